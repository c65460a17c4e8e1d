//! The panel beside the board: the side to move, the last remark, the field for the move, and, at the end, the
//! solution.

use crate::features::solve::model::shown::{ShownProblem, SolveNote, Tone};
use crate::features::solve::model::{Session, SolveAction};
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::{Bounded, LINE};
use crate::widgets::dialog_foot::plain_button;
use crate::widgets::labels::{Tip as _, announce, caption_ui};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, palette, target};
use egui::{Align2, Id, Key, Label, PointerButton, RichText, TextEdit, Ui, vec2};
use tabiya_chess::Color;
use tabiya_notation::moves::write_san_line;
use tabiya_text::{listed, tr, tr_with};

/// The problem whose panel was drawn last.
#[derive(Debug, Default)]
struct PanelOf(Option<(usize, bool)>);

/// Gives the field the focus when the panel is shown again.
pub(super) fn forget(ui_state: &mut UiState) {
    *ui_state.part::<PanelOf>() = PanelOf::default();
}

/// Shows the panel.
pub(super) fn panel_ui(
    ui: &mut Ui,
    state: &State,
    session: &Session,
    shown: &ShownProblem,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let names = state.shared.move_names();
    let start = &shown.problem.solution.position;
    let side = match start.side_to_move {
        Color::White => "white-to-move",
        Color::Black => "black-to-move",
    };
    ui.heading(tr(side));
    note_ui(ui, shown.note.as_ref());
    ui.add_space(GAP / 2.0);
    field_ui(ui, session, shown, ui_state, actions);
    ui.add_space(GAP / 2.0);
    buttons_ui(ui, shown, ui_state, actions);
    let line = shown.attempt.line();
    if !line.is_empty() && !shown.is_over() {
        ui.add_space(GAP);
        ui.add(Label::new(write_san_line(start, line, names)).wrap());
    }
    if shown.is_over() {
        ui.add_space(GAP);
        caption_ui(ui, &tr("solve-solution"));
        let rest = shown.attempt.rest();
        let whole = [line, rest.as_slice()].concat();
        ui.add(Label::new(write_san_line(start, &whole, names)).wrap());
        about_ui(ui, session, shown);
    }
}

/// Shows the last remark, or what is asked.
fn note_ui(ui: &mut Ui, note: Option<&SolveNote>) {
    let colors = palette(ui.visuals());
    let asked = tr("solve-find");
    let (sign, text, color) = match note {
        None => ("", asked.as_str(), colors.text),
        Some(note) => match note.tone {
            Tone::Good => ("✔ ", note.text.as_str(), colors.good),
            Tone::Bad => ("✖ ", note.text.as_str(), colors.error),
            Tone::Plain => ("", note.text.as_str(), colors.text),
        },
    };
    // Two lines have room, so that the field keeps its place.
    let height = 2.0 * ui.text_style_height(&egui::TextStyle::Body) + ui.spacing().item_spacing.y;
    let top = ui.cursor().top();
    let label = ui.add(Label::new(RichText::new(format!("{sign}{text}")).color(color)).wrap());
    announce(ui, &label, text);
    let used = ui.cursor().top() - top;
    ui.add_space((height - used).max(0.0));
}

/// Shows the field for the move. It has the focus at the beginning and at the end of each problem, so that Enter goes
/// on to the next one.
fn field_ui(
    ui: &mut Ui,
    session: &Session,
    shown: &ShownProblem,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let id = Id::unique("solve field");
    let mut text = shown.text.clone();
    let mut bounded = Bounded::new(ui, &mut text, LINE);
    let hint = if shown.is_over() {
        "solve-field-over"
    } else {
        "solve-field-hint"
    };
    let edit = TextEdit::singleline(&mut bounded)
        .id(id)
        .hint_text(tr(hint))
        .desired_width(f32::INFINITY)
        .min_size(vec2(0.0, target(ui.style(), CONTROL_HEIGHT)))
        .align(Align2::LEFT_CENTER);
    let response = edit.show(ui).response.response;
    let response = response.accessible_name(tr("solve-field"));
    let response = response.field_tip(tr("solve-field-tip"));
    if response.changed() {
        actions.push(Action::from(SolveAction::TextChanged(text)));
    }
    let of = Some((session.at, shown.is_over()));
    if ui_state.part::<PanelOf>().0 != of || std::mem::take(&mut ui_state.modal_focus_wanted) {
        ui_state.part::<PanelOf>().0 = of;
        response.request_focus();
    }
    let is_entered = ui.input(|input| input.key_pressed(Key::Enter));
    if response.lost_focus() && is_entered {
        actions.push(Action::from(SolveAction::TextEntered));
        response.request_focus();
    }
}

fn buttons_ui(ui: &mut Ui, shown: &ShownProblem, ui_state: &mut UiState, actions: &mut Actions) {
    let can_hint = shown.attempt.is_asked();
    let can_show = !shown.is_over() || !shown.attempt.rest().is_empty();
    ui.horizontal_wrapped(|ui| {
        for (id, tip, is_possible, action) in [
            ("solve-hint", "solve-hint-tip", can_hint, SolveAction::Hint),
            (
                "solve-solution",
                "solve-solution-tip",
                can_show,
                SolveAction::Solution,
            ),
        ] {
            let button = ui.add_enabled(is_possible, plain_button(tr(id)));
            let button = button.any_tip(tr(tip));
            if button.clicked() {
                actions.push(Action::from(action));
            }
            // After a click the user types a move, and after a key perhaps the same key again.
            if button.clicked_by(PointerButton::Primary) {
                forget(ui_state);
            }
        }
    });
}

/// Shows what the record says besides, and when the position is due again.
fn about_ui(ui: &mut Ui, session: &Session, shown: &ShownProblem) {
    ui.add_space(GAP / 2.0);
    for text in &shown.problem.texts {
        ui.add(Label::new(text).wrap());
    }
    let themes = &shown.problem.themes;
    if !themes.is_empty() {
        let text = tr_with("solve-themes", &[("themes", listed(themes).into())]);
        ui.add(Label::new(RichText::new(text).weak()).wrap());
    }
    let solved = session.row().and_then(|row| session.results.get(&row));
    if let Some(due) = solved.and_then(|solved| solved.due.as_deref()) {
        let text = tr_with("solve-due-again", &[("day", due.into())]);
        ui.add(Label::new(RichText::new(text).weak()).wrap());
    }
}
