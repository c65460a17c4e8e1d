//! The dialog that goes to a line by its number.

use super::dialog_line::{Buttons, buttons_ui, error_ui};
use crate::model::action::{Action, ListAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::{Bounded, NUMBER};
use crate::widgets::floating::set_width_within;
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{CONTROL_HEIGHT, LINES_DIALOG_WIDTH};
use egui::{Id, Key, RichText, TextEdit, TextStyle, Ui, vec2};
use tabiya_text::{count_text, number_of_text, tr, tr_with};

/// The typed text.
#[derive(Debug, Default)]
struct Typed(String);

/// Shows the dialog.
pub(crate) fn go_to_line_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let last = state.shared.document().rows().len();
    set_width_within(ui, LINES_DIALOG_WIDTH);
    ui.heading(tr("go-to-line"));
    ui.add_space(4.0);
    let range = tr_with("go-to-line-range", &[("last", count_text(last).into())]);
    ui.label(RichText::new(range).weak());
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let text = &mut ui_state.part::<Typed>().0;
    if is_new {
        text.clear();
    }
    let here = count_text(state.shared.document().row() + 1);
    let mut bounded = Bounded::new(ui, text, NUMBER);
    let field = TextEdit::singleline(&mut bounded)
        .id(line_field_id())
        .font(TextStyle::Monospace)
        .hint_text(here)
        .desired_width(f32::INFINITY)
        .min_size(vec2(0.0, CONTROL_HEIGHT))
        .align(egui::Align2::LEFT_CENTER);
    let field = ui.add(field).accessible_name(tr("go-to-line-number"));
    let field = field.field_tip(tr("go-to-line-number"));
    if is_new {
        field.request_focus();
    }
    let line = line_typed(text, last);
    match &line {
        Err(error) if !text.trim().is_empty() => error_ui(ui, error),
        // The dialog keeps its height with and without an error.
        Err(_) | Ok(_) => error_ui(ui, ""),
    }
    let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let clicked = buttons_ui(ui, &tr("go-to-line-go"), line.is_ok());
    if clicked == Buttons::Cancel {
        actions.push(Action::CloseDialog);
    } else if let Ok(line) = line
        && (clicked == Buttons::Go || is_entered)
    {
        actions.push(Action::CloseDialog);
        actions.push(Action::from(ListAction::GoToLine(line)));
    } else if is_entered {
        field.request_focus();
    }
}

/// The id of the field for the number.
pub(crate) fn line_field_id() -> Id {
    Id::unique("line field")
}

/// The line number in the text, or an error.
fn line_typed(text: &str, last: u64) -> Result<u64, String> {
    let line = number_of_text(text).ok_or_else(|| tr("go-to-line-no-number"))?;
    if (1..=last).contains(&line) {
        return Ok(line);
    }
    let variables = [("number", last.into()), ("count", count_text(last).into())];
    Err(tr_with("go-to-line-too-far", &variables))
}
