//! The FEN field with its buttons, notes about a text that is unreadable or will change, and the line above the board.
//! The line shows why a move was not played, or else the error of the text or the worst problem of the position.
//!
//! The line is always there, so that nothing moves when it changes.

mod note;
mod text;

pub(crate) use note::{marks_ui, note_ui};
pub(crate) use text::{Marked, UnderstoodText, fen_field_id, layout_marked};

use super::advice;
use crate::command::Command;
use crate::features::endgames::view::legend_ui;
use crate::features::fen::view::advice::Advice;
use crate::features::fen::view::copy_as::{form_entries_ui, warnings_ui};
use crate::features::help::view::{Help, mark_in_field};
use crate::features::play::view::refusal_ui;
use crate::model::action::{Action, FenAction};
use crate::model::state::{Message, State};
use crate::view::shortcuts::{command_entry_ui, menu_below_ui, tip_with_keys};
use crate::view::{Actions, Focus, UiState};
use crate::widgets::bounded::{Bounded, forget_typing, select_all};
use crate::widgets::labels::Tip as _;
use crate::widgets::line_with_end::line_and_behind_ui;
use crate::widgets::style::{
    CONTROL_HEIGHT, FEN_WIDTH, GAP, NO_PASTE_WINDOW, PREVIEW_WIDTH, VERDICT_HEIGHT, bold,
    menu_entries_style, palette, target,
};
use egui::text::{CCursor, CharIndex};
use egui::text_edit::TextEditOutput;
use egui::{
    Align, Button, Id, Key, Layout, Rect, RichText, Stroke, TextEdit, TextStyle, Ui, UiBuilder,
    vec2,
};
use std::time::Duration;
use tabiya_collection::document::MAX_TYPED;
use tabiya_notation::record::LineKind;
use tabiya_notation::repair::Understanding;
use tabiya_text::tr;
use text::{FenFieldContents, field_of, shortened};

/// Shows the field and its buttons, as wide as a FEN needs where there is room.
pub(crate) fn fen_field_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let field = field_of(state);
    ui_state.part::<UnderstoodText>().look_at(&field, state);
    let is_position = matches!(field.kind, LineKind::Record | LineKind::Unreadable);
    let is_position = (is_position && !field.is_cut) || field.is_draft;
    ui_state
        .part::<Help>()
        .look_at(&field.text, is_position, state);
    line_and_behind_ui(
        ui,
        Id::unique("fen line"),
        &mut (ui_state, actions),
        |ui, (ui_state, actions)| {
            let label = ui.label(bold(tr("fen")));
            text_ui(ui, state, &field, ui_state, label.id, actions);
        },
        |ui, (ui_state, actions)| buttons_ui(ui, state, ui_state, actions),
    );
}

fn text_ui(
    ui: &mut Ui,
    state: &State,
    field: &FenFieldContents,
    ui_state: &mut UiState,
    label: Id,
    actions: &mut Actions,
) {
    let id = fen_field_id();
    forget_typing_of_other_text(ui, &field.text, ui_state);
    let mut text = field.text.clone();
    let marked = marked(field, ui_state.part::<UnderstoodText>().of(&field.text));
    let mut layouter = |ui: &Ui, text: &dyn egui::TextBuffer, _width: f32| {
        let job = layout_marked(ui, text.as_str(), &marked);
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let mut bounded = Bounded::new(ui, &mut text, MAX_TYPED);
    let output = TextEdit::singleline(&mut bounded)
        .id(id)
        .font(TextStyle::Monospace)
        .desired_width(FEN_WIDTH.min(ui.available_width()))
        .min_size(vec2(0.0, CONTROL_HEIGHT))
        .align(egui::Align2::LEFT_CENTER)
        .layouter(&mut layouter)
        .interactive(!field.is_cut)
        .show(ui);
    mark_missing_end(ui, field, &output);
    mark_in_field(ui, ui_state.part::<Help>(), &field.text, &output);
    let response = output.response.response.labelled_by(label);
    let tip = tip_with_keys(ui, state, &tr("fen-tip"), Command::EditFenText);
    let response = response.field_tip(tip);
    if ui_state.take_focus(Focus::FenField) {
        response.request_focus();
        select_all(ui, fen_field_id());
    }
    if response.changed() {
        actions.push(Action::from(FenAction::DraftChanged(text.clone())));
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
        actions.push(Action::from(FenAction::DraftCancelled));
    } else if response.lost_focus() {
        actions.push(Action::from(FenAction::DraftEnded));
        if ui.input(|input| input.key_pressed(Key::Enter)) {
            ui_state.focus_wanted = Some(Focus::Board);
        }
    } else if field.is_draft && !response.has_focus() && ui_state.focus_wanted.is_none() {
        // A screen reader has set the text without the focus, so the field will not lose it either.
        actions.push(Action::from(FenAction::DraftEnded));
    }
    ui_state.fen_shown = text;
}

fn forget_typing_of_other_text(ui: &Ui, text: &str, ui_state: &mut UiState) {
    if ui_state.fen_shown == text {
        return;
    }
    forget_typing(ui, fen_field_id());
}

/// The places to underline: all repairs, or the first error.
fn marked(field: &FenFieldContents, understanding: Option<&Understanding>) -> Marked {
    let spans = match (understanding, &field.error) {
        (Some(Understanding::One(reading)), Some(_)) => {
            let spans = reading.repairs.iter().map(|repair| repair.span.clone());
            spans.filter(|span| !span.is_empty()).collect()
        }
        (_, Some(error)) if !error.span.is_empty() => vec![error.span.clone()],
        (_, _) => Vec::new(),
    };
    Marked {
        spans,
        is_understood: matches!(understanding, Some(Understanding::One(_))),
    }
}

/// Marks the place of the missing part when the text ends too early, as there is no character to underline.
fn mark_missing_end(ui: &Ui, field: &FenFieldContents, output: &TextEditOutput) {
    let Some(error) = field.error.as_ref().filter(|error| error.span.is_empty()) else {
        return;
    };
    let Some(before) = field.text.get(..error.span.start) else {
        return;
    };
    let cursor = CCursor::new(CharIndex(before.chars().count()));
    let place = output.galley.pos_from_cursor(cursor);
    let place = place.translate(output.galley_pos.to_vec2());
    let from = place.left_bottom();
    let stroke = Stroke::new(2.0, palette(ui.visuals()).error);
    ui.painter_at(output.text_clip_rect.expand(2.0))
        .line_segment([from, from + vec2(8.0, 0.0)], stroke);
}

/// The height of the line.
pub(crate) fn height(ui: &Ui) -> f32 {
    target(ui.style(), VERDICT_HEIGHT)
}

/// Shows the line in its place.
pub(crate) fn verdict_ui(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let rect = legend_ui(ui, rect, state);
    let layout = Layout::left_to_right(Align::Center);
    let builder = UiBuilder::new().max_rect(rect).layout(layout);
    ui.scope_builder(builder, |ui| {
        let spacing = ui.spacing_mut();
        spacing.item_spacing.x = GAP;
        spacing.button_padding.y = 0.0;
        spacing.interact_size.y = spacing.interact_size.y.min(rect.height() - 5.0);
        if !refusal_ui(ui, state) && !note_ui(ui, state, ui_state, actions) {
            advice::verdict_ui(ui, state, ui_state, actions);
            marks_ui(ui, ui_state);
        }
    });
}

/// Shows the buttons.
fn buttons_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        copy_ui(ui, state, ui_state, actions);
    });
    if ui.content_rect().width() >= NO_PASTE_WINDOW {
        paste_ui(ui, state, actions);
    }
    history_ui(ui, state, ui_state, actions);
}

fn paste_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let paste = Button::new(tr("fen-paste")).min_size(vec2(64.0, CONTROL_HEIGHT));
    let tip = tip_with_keys(ui, state, &tr("fen-paste-tip"), Command::Paste);
    if ui.add(paste).on_hover_text(tip).clicked() {
        actions.push(Action::Run(Command::Paste));
    }
}

/// Shows the button that copies the FEN, with a sign if some program would not accept it, and the menu of the other
/// forms.
fn copy_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let has_warnings = ui_state.part::<Advice>().of_copying().next().is_some();
    let last = state.shared.message.as_ref();
    let is_copied = ui_state.part::<CopiedSign>().is_shown(ui, last);
    let copy = if is_copied {
        Button::new("✔")
    } else if has_warnings {
        let sign = RichText::new("⚠").color(palette(ui.visuals()).warning);
        Button::new((sign, tr("fen-copy")))
    } else {
        Button::new(tr("fen-copy"))
    };
    let sign = ui_state.part::<CopiedSign>();
    let width = if is_copied { sign.width } else { 64.0 };
    let copy = ui.add(copy.min_size(vec2(width, CONTROL_HEIGHT)));
    if !is_copied {
        sign.width = copy.rect.width();
    }
    let copy = copy.accessible_name(tr("fen-copy-name"));
    if copy.clicked() {
        sign.ask(last);
        actions.push(Action::Run(Command::CopyFen));
    }
    let below = copy.rect.bottom();
    let tip = tip_with_keys(ui, state, &tr("fen-copy-tip"), Command::CopyFen);
    copy.described(&*tip).on_hover_ui(|ui| {
        ui.set_max_width(PREVIEW_WIDTH);
        ui.label(tip);
        warnings_ui(ui, ui_state.part::<Advice>().of_engines());
    });
    let forms = ui.menu_button("⏷", |ui| {
        menu_below_ui(ui, below, |ui| {
            command_entry_ui(ui, state, Command::CopyPicture, actions);
            command_entry_ui(ui, state, Command::Animation, actions);
            ui.separator();
            form_entries_ui(ui, state, actions);
            ui.separator();
            command_entry_ui(ui, state, Command::CopyAs, actions);
            command_entry_ui(ui, state, Command::FenStyle, actions);
        });
    });
    let forms = forms.response.accessible_name(tr("copy-as-more"));
    let tip = tip_with_keys(ui, state, &tr("copy-as-more"), Command::CopyAs);
    forms.on_hover_text(tip);
}

fn history_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    // The empty menu keeps its place, so that the buttons beside it do not move.
    let has_texts = !state.fen.broken_texts.is_empty();
    let menu = ui.add_enabled_ui(has_texts, |ui| {
        ui.menu_button("⏷", |ui| {
            menu_entries_style(ui.style_mut());
            ui.label(bold(tr("fen-history")));
            for text in state.fen.broken_texts.iter().rev() {
                let shown = RichText::new(shortened(text)).monospace();
                if ui.button(shown).clicked() {
                    actions.push(Action::from(FenAction::DraftEnded));
                    actions.push(Action::from(FenAction::DraftChanged(text.clone())));
                    ui_state.focus_wanted = Some(Focus::FenField);
                }
            }
        })
    });
    menu.inner
        .response
        .accessible_name(tr("fen-history"))
        .any_tip(tr("fen-history-tip"));
}

/// Seconds for which the button that copies the FEN shows a check mark: a confirmation at the place where the user
/// acted.
const COPIED_TIME: f64 = 1.5;

/// A click whose copy is not yet confirmed, with the number of the last message before it.
#[derive(Debug)]
struct Asked(Option<u64>);

/// The state of the button that copies the FEN.
#[derive(Debug, Default)]
struct CopiedSign {
    asked: Option<Asked>,
    shown_until: f64,
    /// The width of the button with its usual text, which it keeps.
    width: f32,
}

impl CopiedSign {
    /// Notices a click on the button.
    fn ask(&mut self, last: Option<&Message>) {
        self.asked = Some(Asked(last.map(|message| message.number)));
    }

    /// Whether the check mark is shown now. It appears with the message that confirms the copy.
    fn is_shown(&mut self, ui: &Ui, last: Option<&Message>) -> bool {
        let now = ui.input(|input| input.time);
        let is_newer = |message: &&Message| {
            let asked = self.asked.as_ref();
            asked.is_some_and(|Asked(before)| *before != Some(message.number))
        };
        let newer = last.filter(is_newer);
        if let Some(message) = newer {
            self.asked = None;
            if !message.is_error {
                self.shown_until = now + COPIED_TIME;
            }
        }
        let left = self.shown_until - now;
        if left > 0.0 {
            ui.request_repaint_after(Duration::from_secs_f64(left));
        }
        left > 0.0
    }
}
