//! The dialog for solving: the choice of the problems, the problem that is asked, and the score.
//!
//! While it is open, nothing else of the window is drawn: the list, the FEN field, the operations and the engines show
//! the solution, and so does the accessibility tree that screen readers read. The board is one of its own, so that
//! solving never touches the document, and nothing has to be undone or dropped at the end.

mod board;
mod choose;
mod panel;
mod problem;
mod score;

use crate::model::state::State;
use crate::view::{Actions, UiState};
use egui::Ui;

pub(crate) use board::puts_down;

/// Shows the dialog.
pub(crate) fn solve_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let own = &state.solve;
    match &own.session {
        Some(session) if own.shows_score => score::score_ui(ui, state, session, ui_state, actions),
        Some(session) => problem::problem_ui(ui, state, session, ui_state, actions),
        None => choose::choose_ui(ui, state, ui_state, actions),
    }
}
