//! Comparing the board with another position.

use super::browsing;
use crate::jobs::Runner;
use crate::state::{Compared, State};
use crate::text::tr;

/// The position on the board is what others are compared with from now on.
pub(super) fn remember(state: &mut State) {
    let document = state.document();
    state.compared = Some(Compared {
        position: *document.position(),
        origin: (document.id(), document.row() + 1),
    });
    state.announce(tr("announce-compared"));
}

/// Compares the two selected positions: one is shown, the other is what it is compared with.
pub(super) fn compare_selected(state: &mut State, runner: &mut dyn Runner) {
    let current = state.document().row();
    let rows = state.document().selected_rows();
    let Some(other) = rows.iter().find(|row| *row != current) else {
        return;
    };
    remember(state);
    browsing::select_row(state, other, runner);
}

/// Shows what the board is compared with, and compares it with what was shown.
pub(super) fn exchange(state: &mut State, runner: &mut dyn Runner) {
    let Some(compared) = state.compared.clone() else {
        return;
    };
    let (id, line) = compared.origin;
    if state.document_by_id(id).is_none() {
        return state.complain(tr("message-compared-is-gone"));
    }
    remember(state);
    browsing::select_document(state, id);
    browsing::go_to_line(state, line, runner);
}

/// Ends it.
pub(super) fn stop(state: &mut State) {
    state.compared = None;
}
