//! Going from record to record and from document to document.

use super::draft;
use crate::document::DocumentId;
use crate::state::{Effect, State};

/// Shows another document.
pub(super) fn select_document(state: &mut State, id: DocumentId) {
    let found = state
        .documents
        .iter()
        .position(|document| document.id() == id);
    if let Some(place) = found.filter(|place| *place != state.active) {
        draft::end(state);
        state.active = place;
        state.effects.push(Effect::ShowCurrentRow);
    }
}

/// Shows the document so many tabs further, round the end.
pub(super) fn step_document(state: &mut State, step: isize) {
    let count = state.documents.len();
    let next = state.active.wrapping_add(count).wrapping_add_signed(step) % count;
    let id = state.documents[next].id();
    select_document(state, id);
}

/// Puts another row on the board.
pub(super) fn select_row(state: &mut State, row: u64) {
    draft::end(state);
    state.document_mut().select_row(row);
    state.effects.push(Effect::ShowCurrentRow);
}

/// Puts the row so many further on the board; stays at the ends.
pub(super) fn step_row(state: &mut State, step: i64) {
    let document = state.document();
    let last = document.rows().len().saturating_sub(1);
    let row = document.row().saturating_add_signed(step).min(last);
    select_row(state, row);
}

/// Moves a row so that it stands at another place.
pub(super) fn move_row(state: &mut State, from: u64, to: u64) {
    draft::end(state);
    state.document_mut().move_row(from, to);
    state.effects.push(Effect::ShowCurrentRow);
}

/// Moves the current row up or down.
pub(super) fn shift_row(state: &mut State, step: i64) {
    let row = state.document().row();
    if let Some(to) = row.checked_add_signed(step) {
        move_row(state, row, to);
    }
}
