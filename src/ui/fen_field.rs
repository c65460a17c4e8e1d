//! The FEN field, its buttons, and the line below that says what cannot be read.

use super::announce::announce;
use super::copy_as::{form_entries_ui, warnings_ui};
use super::style::{CONTROL_HEIGHT, GAP, NOTE_HEIGHT, PREVIEW_WIDTH, palette};
use super::{Actions, Focus, UiState};
use crate::action::Action;
use crate::command::Command;
use crate::notation::fen::{FenError, mend};
use crate::notation::line_text::text_of_line;
use crate::notation::record::{LineKind, read_record};
use crate::state::State;
use crate::text::{fen_error_text, tr, tr_with};
use egui::text::{CCursor, CCursorRange, CharIndex, LayoutJob, TextFormat};
use egui::text_edit::{TextEditOutput, TextEditState};
use egui::{
    Align, Button, FontId, Id, Key, Layout, RichText, Stroke, TextEdit, TextStyle, Ui, vec2,
};
use std::ops::Range;

/// The id of the text field.
pub(super) fn fen_field_id() -> Id {
    Id::unique("fen field")
}

/// What stands in the field: the draft, or what the document says.
struct Field {
    text: String,
    kind: LineKind,
    error: Option<FenError>,
    is_cut: bool,
    is_draft: bool,
}

fn field_of(state: &State) -> Field {
    let shown = state.document().field_text(state.settings.fen_style);
    match &state.draft {
        None => Field {
            text: shown.text,
            kind: shown.kind,
            error: shown.error,
            is_cut: shown.is_cut,
            is_draft: false,
        },
        Some(draft) => Field {
            text: draft.text.clone(),
            kind: shown.kind,
            error: draft.error.clone(),
            is_cut: false,
            is_draft: true,
        },
    }
}

/// Shows the field and what belongs to it, over the full width.
pub(super) fn fen_field_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let field = field_of(state);
    ui.horizontal(|ui| {
        let label = ui.label(RichText::new(tr("fen")).strong());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            buttons_ui(ui, state, ui_state, actions);
            text_ui(ui, &field, ui_state, label.id, actions);
        });
    });
    ui.horizontal(|ui| {
        ui.set_height(NOTE_HEIGHT);
        ui.spacing_mut().interact_size.y = NOTE_HEIGHT;
        note_ui(ui, state, &field, actions);
    });
}

fn buttons_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    history_ui(ui, state, ui_state, actions);
    let paste = Button::new(tr("fen-paste")).min_size(vec2(64.0, CONTROL_HEIGHT));
    if ui.add(paste).on_hover_text(tr("fen-paste-tip")).clicked() {
        actions.push(Action::Run(Command::Paste));
    }
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        copy_ui(ui, state, ui_state, actions);
    });
}

/// The button that copies the FEN, with a sign when some program would not take it, and behind it
/// the other forms.
fn copy_ui(ui: &mut Ui, state: &State, ui_state: &UiState, actions: &mut Actions) {
    let forms = ui.menu_button("⏷", |ui| form_entries_ui(ui, state, actions));
    let forms = forms.response.accessible_name(tr("copy-as-more"));
    forms.on_hover_text(tr("copy-as-more"));
    let has_warnings = ui_state.advice.of_copying().next().is_some();
    let copy = if has_warnings {
        let sign = RichText::new("⚠").color(palette(ui.visuals()).warning);
        Button::new((sign, tr("fen-copy")))
    } else {
        Button::new(tr("fen-copy"))
    };
    let copy = ui.add(copy.min_size(vec2(64.0, CONTROL_HEIGHT)));
    let copy = copy.accessible_name(tr("fen-copy-name"));
    if copy.clicked() {
        actions.push(Action::Run(Command::CopyFen));
    }
    copy.on_hover_ui(|ui| {
        ui.set_max_width(PREVIEW_WIDTH);
        ui.label(tr("fen-copy-tip"));
        warnings_ui(ui, ui_state.advice.of_copying());
    });
}

fn history_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    // Its place is kept also while there is nothing in it, so that the buttons beside it stay.
    let has_texts = !state.broken_texts.is_empty();
    let menu = ui.add_enabled_ui(has_texts, |ui| {
        ui.menu_button("⏷", |ui| {
            ui.label(RichText::new(tr("fen-history")).strong());
            for text in state.broken_texts.iter().rev() {
                let shown = RichText::new(shortened(text)).monospace();
                if ui.button(shown).clicked() {
                    actions.push(Action::DraftEnded);
                    actions.push(Action::DraftChanged(text.clone()));
                    ui_state.focus_wanted = Some(Focus::FenField);
                }
            }
        })
    });
    menu.inner
        .response
        .accessible_name(tr("fen-history"))
        .on_hover_text(tr("fen-history-tip"));
}

fn shortened(text: &str) -> String {
    const MOST_CHARS: usize = 80;
    match text.char_indices().nth(MOST_CHARS) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

fn text_ui(ui: &mut Ui, field: &Field, ui_state: &mut UiState, label: Id, actions: &mut Actions) {
    let id = fen_field_id();
    forget_typing_of_other_text(ui, &field.text, ui_state);
    let mut text = field.text.clone();
    let bad = field.error.as_ref().map(|error| error.span.clone());
    let mut layouter = |ui: &Ui, text: &dyn egui::TextBuffer, _width: f32| {
        let job = layout_with_error(ui, text.as_str(), bad.clone());
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let output = TextEdit::singleline(&mut text)
        .id(id)
        .font(TextStyle::Monospace)
        .desired_width(f32::INFINITY)
        .min_size(vec2(0.0, CONTROL_HEIGHT))
        .align(egui::Align2::LEFT_CENTER)
        .layouter(&mut layouter)
        .interactive(!field.is_cut)
        .show(ui);
    mark_missing_end(ui, field, &output);
    let response = output.response.response.labelled_by(label);
    if ui_state.take_focus(Focus::FenField) {
        response.request_focus();
        select_all(ui);
    }
    if response.changed() {
        actions.push(Action::DraftChanged(text.clone()));
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
        actions.push(Action::DraftCancelled);
    } else if response.lost_focus() {
        actions.push(Action::DraftEnded);
        if ui.input(|input| input.key_pressed(Key::Enter)) {
            ui_state.focus_wanted = Some(Focus::Board);
        }
    } else if field.is_draft && !response.has_focus() && ui_state.focus_wanted.is_none() {
        // Set without the keyboard, by a screen reader: nobody will leave the field.
        actions.push(Action::DraftEnded);
    }
    ui_state.fen_shown = text;
}

/// The field's own undo remembers every text that it has shown. When the text came from elsewhere
/// that memory would bring back an old position, so it is dropped; the caret stays.
fn forget_typing_of_other_text(ui: &Ui, text: &str, ui_state: &UiState) {
    if ui_state.fen_shown == text {
        return;
    }
    if let Some(old) = TextEdit::load_state(ui.ctx(), fen_field_id()) {
        let mut fresh = TextEditState::default();
        fresh.cursor = old.cursor;
        fresh.store(ui.ctx(), fen_field_id());
    }
}

fn select_all(ui: &Ui) {
    let mut state = TextEdit::load_state(ui.ctx(), fen_field_id()).unwrap_or_default();
    // Beyond any end: the text may be another one in the next frame.
    let end = CCursor::new(CharIndex(usize::from(u16::MAX)));
    let begin = CCursor::new(CharIndex(0));
    state
        .cursor
        .set_char_range(Some(CCursorRange::two(begin, end)));
    state.store(ui.ctx(), fen_field_id());
}

/// The text with the wrong place underlined.
fn layout_with_error(ui: &Ui, text: &str, bad: Option<Range<usize>>) -> LayoutJob {
    let font = TextStyle::Monospace.resolve(ui.style());
    let plain = TextFormat::simple(font.clone(), ui.visuals().text_color());
    let mut job = LayoutJob {
        break_on_newline: false,
        // Or the caret behind a blank at the end would stand before it.
        keep_trailing_whitespace: true,
        ..LayoutJob::default()
    };
    job.wrap.max_width = f32::INFINITY;
    let bad = bad.filter(|bad| text.get(bad.clone()).is_some_and(|bad| !bad.is_empty()));
    let Some(bad) = bad else {
        job.append(text, 0.0, plain);
        return job;
    };
    job.append(&text[..bad.start], 0.0, plain.clone());
    job.append(&text[bad.clone()], 0.0, bad_format(ui, font));
    job.append(&text[bad.end..], 0.0, plain);
    job
}

fn bad_format(ui: &Ui, font: FontId) -> TextFormat {
    let error = palette(ui.visuals()).error;
    TextFormat {
        underline: Stroke::new(2.0, error),
        ..TextFormat::simple(font, error)
    }
}

/// When the text ended too early there is no character to underline: a mark stands where the
/// missing part belongs.
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

fn note_ui(ui: &mut Ui, state: &State, field: &Field, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.x = GAP;
    match (&field.error, field.kind) {
        _ if field.is_cut => weak(ui, &tr("fen-long-line")),
        (Some(error), _) => error_ui(ui, field, error, actions),
        (None, LineKind::Comment) => weak(ui, &tr("fen-comment-line")),
        (None, LineKind::Blank) => weak(ui, &tr("fen-blank-line")),
        (None, LineKind::Record | LineKind::Unreadable) => {
            if let Some(operations) = operations(state) {
                weak(
                    ui,
                    &tr_with("fen-operations", &[("text", operations.into())]),
                );
            }
        }
    }
}

/// What the repair does, in a few words.
fn change_text(old: &str, new: &str) -> String {
    let variables = [
        ("old", shortened(old).into()),
        ("new", shortened(new).into()),
    ];
    match (old.is_empty(), new.is_empty()) {
        (true, _) => tr_with("fen-mend-insert", &variables),
        (false, true) => tr_with("fen-mend-remove", &variables),
        (false, false) => tr_with("fen-mend-change", &variables),
    }
}

fn weak(ui: &mut Ui, text: &str) {
    ui.add(egui::Label::new(RichText::new(text).weak()).truncate());
}

fn operations(state: &State) -> Option<String> {
    let line = state.document().line();
    let record = read_record(line).ok()?;
    let tail = text_of_line(line.get(record.tail)?).into_owned();
    (!tail.trim().is_empty()).then_some(tail)
}

fn error_ui(ui: &mut Ui, field: &Field, error: &FenError, actions: &mut Actions) {
    let color = palette(ui.visuals()).error;
    let text = format!("⚠ {}", fen_error_text(error));
    let label = ui.label(RichText::new(&text).color(color));
    announce(ui, &label, &text);
    let Some(mend) = mend(&field.text, error) else {
        return;
    };
    let mended = mend.apply(&field.text);
    ui.spacing_mut().button_padding.y = 1.0;
    let old = field.text.get(mend.span.clone()).unwrap_or_default().trim();
    let button = Button::new(change_text(old, mend.replacement.trim())).truncate();
    let name = tr_with("fen-mend-name", &[("text", mended.clone().into())]);
    if ui.add(button).accessible_name(name).clicked() {
        actions.push(Action::MendFenText);
    }
}
