//! Comparing the board with another position.

use crate::app::state::State;
use crate::document::Document;
use crate::features::board::model::compared::Compared;
use crate::features::files::shown;
use crate::features::list::update::browsing;
use crate::lines::NoLine;
use crate::notation::record::read_record;
use crate::tasks::Runner;
use crate::text::{tr, tr_with};

/// The position on the board is what others are compared with from now on.
pub(crate) fn remember(state: &mut State) {
    let document = state.shared.document();
    state.board.compared = Some(Compared {
        position: *document.position(),
        origin: (document.id(), document.row() + 1),
    });
    state.shared.announce(tr("announce-compared"));
}

/// Compares the two selected positions: one is shown, the other is what it is compared with.
pub(crate) fn compare_selected(state: &mut State, runner: &mut dyn Runner) {
    let current = state.shared.document().row();
    let rows = state.shared.document().selected_rows();
    let Some(other) = rows.iter().find(|row| *row != current) else {
        return;
    };
    remember(state);
    browsing::select_row(state, other, runner);
}

/// Shows what the board is compared with, and compares it with what was shown. When its line is not
/// there any more, or says something else now, nothing changes.
pub(crate) fn exchange(state: &mut State, runner: &mut dyn Runner) {
    let Some(compared) = state.board.compared.clone() else {
        return;
    };
    let (id, line) = compared.origin;
    let Some(document) = state.shared.document_by_id(id) else {
        return state.shared.complain(tr("message-compared-is-gone"));
    };
    if !is_still_in_line(document, &compared) {
        let variables = [("line", line.into())];
        return state
            .shared
            .complain(tr_with("message-compared-has-changed", &variables));
    }
    remember(state);
    shown::select_document(state, id);
    browsing::go_to_line(state, line, runner);
}

/// Whether the line from which a position was taken still holds it.
fn is_still_in_line(document: &Document, compared: &Compared) -> bool {
    let Some(row) = compared.origin.1.checked_sub(1) else {
        return false;
    };
    let wanted = compared.position.only_possible();
    if row == document.row() {
        return document.position().only_possible() == wanted;
    }
    match document.rows().line(row) {
        Ok(line) => read_record(&line)
            .is_ok_and(|record| record.position.only_possible().board == wanted.board),
        // It has to be read first; then it is shown as it is.
        Err(NoLine::NotReady) => true,
        Err(_) => false,
    }
}

/// Ends it.
pub(crate) fn stop(state: &mut State) {
    state.board.compared = None;
    state.shared.announce(tr("announce-comparing-ended"));
}
