//! The field for pieces by name, such as `Kg1 Qd1 a2 b2`, the option that places pieces for both sides, and the number
//! of pieces.

use crate::command::Command;
use crate::features::fen::view::fen_field::{Marked, layout_marked};
use crate::features::setup::model::PieceListDraft;
use crate::model::action::{Action, SetupAction};
use crate::model::state::State;
use crate::view::shortcuts::tip_with_keys;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::bounded::{Bounded, forget_typing, select_all};
use crate::widgets::labels::{Tip as _, announce};
use crate::widgets::line_with_end::line_with_end_ui;
use crate::widgets::style::{CONTROL_HEIGHT, PREVIEW_WIDTH, palette, target};
use egui::{
    Align2, Area, Checkbox, Event, Frame, Id, Key, Label, Order, Response, RichText, Role,
    TextEdit, TextStyle, Ui, WidgetInfo, vec2,
};
use tabiya_chess::{Color, Position};
use tabiya_notation::piece_letters::Language;
use tabiya_notation::piece_list::PieceListRemark;
use tabiya_text::{listed, piece_list_text, tr, tr_with};

/// The maximum length of the text, longer than any list of pieces.
const MAX_CHARS: usize = 2000;

/// The maximum number of characters quoted from the text in a message.
const MAX_REPEATED_CHARS: usize = 30;

/// The id of the field.
pub(crate) fn piece_list_id() -> Id {
    Id::unique("piece list")
}

/// Shows the field with this width, and below it an error or a note.
fn piece_list_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    width: f32,
    actions: &mut Actions,
) {
    let draft = state.shared.piece_list.as_ref();
    let remark = draft.and_then(PieceListDraft::remark);
    let sentence = draft
        .zip(remark.as_ref())
        .map(|(draft, remark)| sentence(&draft.text, remark));
    let response = text_ui(ui, draft, ui_state, width, actions);
    let response = response.accessible_name(tr("piece-list"));
    let selects = ui_state.take_focus(Focus::AllOfPieceList);
    if selects || ui_state.take_focus(Focus::PieceList) {
        response.request_focus();
    }
    if selects {
        select_all(ui, piece_list_id());
    }
    leave_ui(ui, draft, &response, ui_state, actions);
    let Some((sentence, remark)) = sentence.zip(remark) else {
        let tip = tip_with_keys(ui, state, &tip(), Command::PieceList);
        response.field_tip(tip);
        return;
    };
    if response.has_focus() {
        sentence_ui(ui, &response, &sentence, remark.kind.is_note());
    }
    response.field_tip(sentence);
}

fn tip() -> String {
    let name = |language: Language| tr(&format!("language-{}", language.code()));
    let languages = listed(&Language::ALL.map(name));
    tr_with("piece-list-tip", &[("languages", languages.into())])
}

fn text_ui(
    ui: &mut Ui,
    draft: Option<&PieceListDraft>,
    ui_state: &mut UiState,
    width: f32,
    actions: &mut Actions,
) -> Response {
    let id = piece_list_id();
    let mut text = draft.map_or_else(String::new, |draft| draft.text.clone());
    if ui_state.piece_list_shown != text {
        forget_typing(ui, id);
    }
    if ui.memory(|memory| memory.has_focus(id)) {
        put_pasted_lines_together(ui);
    }
    let marked = marked(draft, &text);
    let mut layouter = |ui: &Ui, text: &dyn egui::TextBuffer, _width: f32| {
        let job = layout_marked(ui, text.as_str(), &marked);
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let height = target(ui.style(), CONTROL_HEIGHT);
    let mut bounded = Bounded::new(ui, &mut text, MAX_CHARS);
    let edit = TextEdit::singleline(&mut bounded)
        .id(id)
        .font(TextStyle::Monospace)
        .hint_text(tr("piece-list-hint"))
        .desired_width(width)
        .min_size(vec2(0.0, height))
        .align(Align2::LEFT_CENTER)
        .layouter(&mut layouter);
    let response = edit.show(ui).response.response;
    if response.changed() {
        actions.push(Action::from(SetupAction::PieceListChanged(text.clone())));
    }
    ui_state.piece_list_shown = text;
    response
}

/// Handles the loss of the keyboard focus.
fn leave_ui(
    ui: &Ui,
    draft: Option<&PieceListDraft>,
    response: &Response,
    ui_state: &UiState,
    actions: &mut Actions,
) {
    let is_pressed = |key| ui.input(|input| input.key_pressed(key));
    let is_draft = draft.is_some_and(|draft| !draft.is_left);
    if response.lost_focus() {
        actions.push(if is_pressed(Key::Escape) {
            Action::from(SetupAction::PieceListCancelled)
        } else if is_pressed(Key::Enter) {
            Action::from(SetupAction::PieceListEntered)
        } else {
            Action::from(SetupAction::PieceListEnded)
        });
    } else if is_draft && !response.has_focus() && ui_state.focus_wanted.is_none() {
        // A screen reader has set the text without the keyboard focus, so the field will never lose it.
        actions.push(Action::from(SetupAction::PieceListEnded));
    }
}

/// Joins pasted lines. In a list that a book prints on several lines, a line break may separate the sides; the text
/// field itself would turn it into a space.
fn put_pasted_lines_together(ui: &Ui) {
    ui.input_mut(|input| {
        for event in &mut input.events {
            if let Event::Paste(text) = event {
                *text = one_line(text);
            }
        }
    });
}

fn one_line(text: &str) -> String {
    let mut joined = String::new();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    for line in lines {
        joined.push_str(match joined.chars().next_back() {
            None => "",
            Some(',' | ';' | '/' | '|') => " ",
            Some(_) => "; ",
        });
        joined.push_str(line);
    }
    if text.contains(['\n', '\r']) {
        joined
    } else {
        text.to_owned()
    }
}

/// The underlined parts of the text. Notes are not underlined.
fn marked(draft: Option<&PieceListDraft>, text: &str) -> Marked {
    let Some(draft) = draft.filter(|draft| draft.text == text) else {
        return Marked::default();
    };
    let faults = draft.list.remarks.iter();
    let faults = faults.filter(|remark| !remark.kind.is_note());
    let mut spans: Vec<_> = faults.map(|remark| remark.span.clone()).collect();
    if draft.is_left {
        spans.extend(draft.list.unfinished.clone());
    }
    if spans.is_empty() {
        let notes = draft.list.remarks.iter();
        return Marked {
            spans: notes.map(|remark| remark.span.clone()).collect(),
            is_understood: true,
        };
    }
    Marked {
        spans,
        is_understood: false,
    }
}

fn sentence(text: &str, remark: &PieceListRemark) -> String {
    let found = text.get(remark.span.clone()).unwrap_or_default().trim();
    let found = match found.char_indices().nth(MAX_REPEATED_CHARS) {
        None => found.to_owned(),
        Some((end, _)) => format!("{}…", &found[..end]),
    };
    piece_list_text(remark.kind, &found)
}

/// Shows the message below the field, over other widgets, so that nothing moves while the user types.
fn sentence_ui(ui: &Ui, field: &Response, sentence: &str, is_note: bool) {
    let colors = palette(ui.visuals());
    let color = if is_note {
        colors.warning
    } else {
        colors.error
    };
    let area = Area::new(piece_list_id().with("sentence"))
        .order(Order::Foreground)
        .fixed_pos(field.rect.left_bottom() + vec2(0.0, 2.0))
        .constrain(true)
        .interactable(false);
    area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            ui.set_max_width(PREVIEW_WIDTH);
            let text = format!("⚠ {sentence}");
            let label = ui.label(RichText::new(&text).color(color));
            announce(ui, &label, &text);
        });
    });
}

/// The width of `16+16` in digits.
const MAX_DIGITS: f32 = 5.5;

/// Shows the field, the option and the number of pieces.
pub(super) fn pieces_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let height = target(ui.style(), CONTROL_HEIGHT);
    line_with_end_ui(
        ui,
        Id::unique("pieces"),
        height,
        &mut (&mut *ui_state, &mut *actions),
        |ui, (ui_state, actions)| {
            let width = ui.available_width();
            piece_list_ui(ui, state, ui_state, width, actions);
        },
        |ui, (ui_state, _)| {
            let shown = ui_state.preview.as_ref();
            men_ui(ui, shown.unwrap_or(state.shared.document().position()));
        },
    );
    symmetric_ui(ui, state, actions);
}

/// Shows the number of pieces of each side as in printed problems, with White's first.
fn men_ui(ui: &mut Ui, position: &Position) {
    let [white, black] = Color::ALL.map(|color| position.board.count_men(color));
    let name = tr_with(
        "men-name",
        &[("white", white.into()), ("black", black.into())],
    );
    let text = RichText::new(format!("{white}+{black}")).monospace();
    // The width is the same for any number of pieces, so that nothing beside it moves.
    let font = TextStyle::Monospace.resolve(ui.style());
    let digit = ui.fonts_mut(|fonts| fonts.glyph_width(&font, '0'));
    let size = vec2(digit * MAX_DIGITS, CONTROL_HEIGHT);
    let label = ui.add_sized(size, Label::new(text).selectable(false));
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    label.on_hover_text(name);
}

fn symmetric_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let mut is_on = state.board.symmetric;
    let name = tr("command-symmetric-placement");
    let response = ui.add(Checkbox::new(&mut is_on, &name));
    if response.changed() {
        actions.push(Action::Run(Command::SymmetricPlacement));
    }
    let tip = tip_with_keys(ui, state, &name, Command::SymmetricPlacement);
    response.on_hover_text(format!("{tip}\n{}", tr("symmetric-tip")));
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn pasted_lines_are_joined_and_the_sides_stay_separate() {
        assert_eq!(one_line("Kg1, a2\r\nKg8, a7\n"), "Kg1, a2; Kg8, a7");
        assert_eq!(one_line("Kg1,\n a2 /\nKg8"), "Kg1, a2 / Kg8");
        assert_eq!(one_line(" Kg1 "), " Kg1 ");
    }
}
