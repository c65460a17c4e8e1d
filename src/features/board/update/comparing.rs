//! Compares the board with another position.

use crate::features::board::model::board_state::{BoardState, ComparedPosition};
use crate::model::action::ListAction;
use crate::model::state::Shared;
use tabiya_collection::document::Document;
use tabiya_lines::NoLine;
use tabiya_notation::record::read_record;
use tabiya_text::{tr, tr_with};

/// Makes the position on the board the one that others are compared with.
pub(crate) fn remember(own: &mut BoardState, shared: &mut Shared) {
    let document = shared.document();
    own.compared = Some(ComparedPosition {
        position: *document.position(),
        origin: (document.id(), document.row() + 1),
    });
    shared.announce(tr("announce-compared"));
}

/// Compares the two selected positions: shows one, and compares it with the other.
pub(crate) fn compare_selected(own: &mut BoardState, shared: &mut Shared) {
    let current = shared.document().row();
    let rows = shared.document().selected_rows();
    let Some(other) = rows.iter().find(|row| *row != current) else {
        return;
    };
    remember(own, shared);
    shared.send(ListAction::SelectRow(other));
}

/// Exchanges the position shown and the one it is compared with. Nothing changes if the line of the compared position
/// no longer exists or has changed.
pub(crate) fn exchange(own: &mut BoardState, shared: &mut Shared) {
    let Some(compared) = own.compared.clone() else {
        return;
    };
    let (id, line) = compared.origin;
    let Some(document) = shared.document_by_id(id) else {
        return shared.complain(tr("message-compared-is-gone"));
    };
    if !is_still_in_line(document, &compared) {
        let variables = [("line", line.into())];
        return shared.complain(tr_with("message-compared-has-changed", &variables));
    }
    remember(own, shared);
    shared.select_document(id);
    shared.send(ListAction::GoToLine(line));
}

/// Whether the line from which a position was taken still has that position.
fn is_still_in_line(document: &Document, compared: &ComparedPosition) -> bool {
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
        // The line has to be read first, and is then shown as it is.
        Err(NoLine::NotReady) => true,
        Err(_) => false,
    }
}

/// Ends the comparison.
pub(crate) fn stop(own: &mut BoardState, shared: &mut Shared) {
    own.compared = None;
    shared.announce(tr("announce-comparing-ended"));
}
