//! Navigates between records and between documents.

use crate::model::action::{Action, FindAction, ListAction, RowFilter, SelectionStep};
use crate::model::state::{Shared, WindowEffect};
use tabiya_collection::document::DocumentId;
use tabiya_text::{count_text, counted, tr, tr_with};

/// Shows the document `step` tabs further, with wrap-around.
pub(crate) fn step_document(shared: &mut Shared, step: isize) {
    let count = shared.documents.len();
    let next = shared.active.wrapping_add(count).wrapping_add_signed(step) % count;
    let id = shared.documents[next].id();
    shared.select_document(id);
}

/// Puts another row on the board.
pub(crate) fn select_row(shared: &mut Shared, row: u64) {
    shared.end_draft();
    match shared.document_mut().select_row(row) {
        Ok(()) => shared.effects.push(WindowEffect::ShowCurrentRow),
        Err(why) => shared.send(Action::WaitForRow {
            why,
            row,
            action: Box::new(Action::from(ListAction::SelectRow(row))),
        }),
    }
}

/// Puts the row `step` places further in the list on the board. It stops at the ends.
pub(crate) fn step_row(shared: &mut Shared, step: i64) {
    let document = shared.document();
    let last = document.shown_count().saturating_sub(1);
    let place = match document.place_of(document.row()) {
        Some(place) => place.saturating_add_signed(step),
        // A hidden current row counts as just before its place in the list.
        None if step > 0 => document.current_place().saturating_add_signed(step - 1),
        None => document.current_place().saturating_add_signed(step),
    };
    select_place(shared, place.min(last));
}

/// Puts the row at a place of the list on the board.
pub(crate) fn select_place(shared: &mut Shared, place: u64) {
    if let Some(row) = shared.document().row_at(place) {
        select_row(shared, row);
    }
}

/// Puts the last row of the list on the board.
pub(super) fn select_last_place(shared: &mut Shared) {
    select_place(shared, shared.document().shown_count().saturating_sub(1));
}

/// Puts the line with this number, counted from 1, on the board. If the list does not contain it, the list shows all
/// rows.
pub(crate) fn go_to_line(shared: &mut Shared, number: u64) {
    let count = shared.document().rows().len();
    let Some(row) = number.checked_sub(1).filter(|row| *row < count) else {
        return shared.complain(tr_with("message-no-such-line", &counted(count)));
    };
    shared.dialog = None;
    if shared.document().place_of(row).is_none() {
        shared.send(FindAction::ShowRows(RowFilter::All));
    }
    shared.send(ListAction::SelectRow(row));
    let said = tr_with("announce-line", &[("number", count_text(number).into())]);
    shared.send(Action::Announce(said));
}

/// Changes the selection in the list.
pub(crate) fn select_rows(shared: &mut Shared, selecting: SelectionStep) {
    let document = shared.document_mut();
    match selecting {
        SelectionStep::Toggle(row) => document.toggle_row(row),
        SelectionStep::ExtendTo(row) => document.extend_selection_to(row),
        SelectionStep::All => document.select_all(),
        SelectionStep::None => document.select_current_row(),
        SelectionStep::Invert => document.invert_selection(),
    }
    let text = match document.selected_count() {
        0 => tr("announce-nothing-selected"),
        count => tr_with("announce-selected", &counted(count)),
    };
    shared.announce(text);
}

/// Puts the first row of the view on the board if the current row is not in the view.
pub(crate) fn show_first_if_hidden(shared: &mut Shared, id: DocumentId) {
    if shared.document().id() != id {
        return;
    }
    let document = shared.document();
    match document.row_at(0) {
        Some(first) if document.place_of(document.row()).is_none() => {
            let announcement = std::mem::take(&mut shared.announcement);
            select_row(shared, first);
            shared.announcement = announcement;
        }
        _ => shared.effects.push(WindowEffect::ShowCurrentRow),
    }
}
