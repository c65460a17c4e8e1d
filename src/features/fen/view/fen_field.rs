//! The FEN field with its buttons, and notes about a text that is unreadable or will be repaired.

mod buttons;
mod layout_text;
mod note;
mod understood;

pub(crate) use layout_text::{Marked, layout_marked};
pub(crate) use understood::{Understood, fen_field_id};

use crate::command::Command;
use crate::features::help::view::{Help, mark_in_field};
use crate::model::action::{Action, FenAction};
use crate::model::state::State;
use crate::view::shortcuts::tip_with_keys;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::bounded::{Bounded, forget_typing, select_all};
use crate::widgets::labels::Tip as _;
use crate::widgets::line_with_end::line_and_behind_ui;
use crate::widgets::style::{CONTROL_HEIGHT, FEN_WIDTH, palette};
use buttons::buttons_ui;
use egui::text::{CCursor, CharIndex};
use egui::text_edit::TextEditOutput;
use egui::{Id, Key, RichText, Stroke, TextEdit, TextStyle, Ui, vec2};
pub(crate) use note::{marks_ui, note_ui};
use tabiya_collection::document::MAX_TYPED;
use tabiya_notation::record::LineKind;
use tabiya_notation::repair::Understanding;
use tabiya_text::tr;
use understood::{Field, field_of};

/// Shows the field and its buttons, as wide as a FEN needs where there is room.
pub(crate) fn fen_field_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let field = field_of(state);
    ui_state.part::<Understood>().look_at(&field, state);
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
            let label = ui.label(RichText::new(tr("fen")).strong());
            text_ui(ui, state, &field, ui_state, label.id, actions);
        },
        |ui, (ui_state, actions)| buttons_ui(ui, state, ui_state, actions),
    );
}

fn text_ui(
    ui: &mut Ui,
    state: &State,
    field: &Field,
    ui_state: &mut UiState,
    label: Id,
    actions: &mut Actions,
) {
    let id = fen_field_id();
    forget_typing_of_other_text(ui, &field.text, ui_state);
    let mut text = field.text.clone();
    let marked = marked(field, ui_state.part::<Understood>().of(&field.text));
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
fn marked(field: &Field, understanding: Option<&Understanding>) -> Marked {
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
fn mark_missing_end(ui: &Ui, field: &Field, output: &TextEditOutput) {
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
