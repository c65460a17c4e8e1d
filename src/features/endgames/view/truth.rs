//! The results of endgames in the line above the board: of the position, of the same position with the other side to
//! move, and of the square that is pointed at while a piece is held.

use super::PointedSquare;
use super::signs::shown_outcomes;
use crate::model::state::State;
use crate::view::UiState;
use crate::widgets::labels::announce;
use egui::{Label, Ui};
use tabiya_chess::Mover;
use tabiya_text::{if_to_move_text, outcome_text, tr, tr_with};

/// The least width that is worth using.
const MIN_WIDTH: f32 = 40.0;

/// Shows the result of the endgame on the board once it is known, or that of the square which is pointed at. What
/// precedes it has the space first.
pub(crate) fn truth_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState) {
    if pointed_ui(ui, state, ui_state) {
        return;
    }
    // The result would be a hint.
    if state.solve.session.is_some() {
        return;
    }
    let position = state.shared.document().position();
    // The verdict says that already.
    let is_over = Mover::new(position).is_ok_and(|mover| mover.is_over());
    let own = state.endgames.outcome_of(position).filter(|_| !is_over);
    let own = own.filter(|own| own.truth().is_some());
    let pieces = position.board.occupied().len();
    let is_waiting = own.is_none() && state.endgames.waits_for_disk(pieces);
    let other = state.endgames.outcome_for_other(position);
    let other_side = position.side_to_move.opposite();
    for text in [
        own.as_ref().map(outcome_text),
        is_waiting.then(|| tr("tables-disk-silent")),
        other.map(|other| if_to_move_text(other_side, &other)),
    ] {
        text_ui(ui, text);
    }
}

/// Shows the result with the held piece on the square that is pointed at. Returns whether there is one.
pub(crate) fn pointed_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState) -> bool {
    let square = ui_state.part::<PointedSquare>().0;
    let outcome = shown_outcomes(state).zip(square);
    let outcome = outcome.and_then(|(outcomes, square)| Some((outcomes.on(square)?, square)));
    let text = outcome.map(|(outcome, square)| {
        let result = outcome_text(&outcome);
        let variables = [
            ("square", square.to_string().into()),
            ("result", result.into()),
        ];
        tr_with("outcome-on-square", &variables)
    });
    text_ui(ui, text)
}

fn text_ui(ui: &mut Ui, text: Option<String>) -> bool {
    let Some(text) = text.filter(|_| ui.available_width() > MIN_WIDTH) else {
        return false;
    };
    let label = ui.add(Label::new(format!("· {text}")).truncate());
    announce(ui, &label, &text);
    true
}
