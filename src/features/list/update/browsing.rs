//! Going from record to record and from document to document.

use super::showing;
use crate::app::action::{Action, Selecting};
use crate::app::state::{Effect, State};
use crate::app::update::waiting;
use crate::document::DocumentId;
use crate::features::fen::update::draft;
use crate::features::files::shown;
use crate::tasks::Runner;
use crate::text::{count_text, counted, tr, tr_with};

/// Shows the document so many tabs further, round the end.
pub(crate) fn step_document(state: &mut State, step: isize) {
    let count = state.shared.documents.len();
    let next = state
        .shared
        .active
        .wrapping_add(count)
        .wrapping_add_signed(step)
        % count;
    let id = state.shared.documents[next].id();
    shown::select_document(state, id);
}

/// Puts another row on the board.
pub(crate) fn select_row(state: &mut State, row: u64, runner: &mut dyn Runner) {
    draft::end(state);
    match state.shared.document_mut().select_row(row) {
        Ok(()) => state.shared.effects.push(Effect::ShowCurrentRow),
        Err(why) => waiting::wait(state, why, row, Action::SelectRow(row), runner),
    }
}

/// Puts a row of a document on its board, if it is at hand.
pub(crate) fn return_to_row(state: &mut State, id: DocumentId, row: u64) {
    if state.shared.document().id() == id {
        draft::end(state);
        state.shared.effects.push(Effect::ShowCurrentRow);
    }
    if let Some(document) = state.shared.document_mut_by_id(id) {
        // Else another row stays where it is.
        let _is_at_hand = document.select_row(row).is_ok();
    }
}

/// Puts the row so many places further in the list on the board; stays at the ends.
pub(crate) fn step_row(state: &mut State, step: i64, runner: &mut dyn Runner) {
    let document = state.shared.document();
    let last = document.shown_count().saturating_sub(1);
    let place = match document.place_of(document.row()) {
        Some(place) => place.saturating_add_signed(step),
        // It would stand in front of this one.
        None if step > 0 => document.current_place().saturating_add_signed(step - 1),
        None => document.current_place().saturating_add_signed(step),
    };
    select_place(state, place.min(last), runner);
}

/// Puts the row at a place of the list on the board.
pub(crate) fn select_place(state: &mut State, place: u64, runner: &mut dyn Runner) {
    if let Some(row) = state.shared.document().row_at(place) {
        select_row(state, row, runner);
    }
}

/// Puts the line with this number, from 1, on the board; shows all rows if it is not among those that
/// are shown.
pub(crate) fn go_to_line(state: &mut State, number: u64, runner: &mut dyn Runner) {
    let count = state.shared.document().rows().len();
    let Some(row) = number.checked_sub(1).filter(|row| *row < count) else {
        return state
            .shared
            .complain(tr_with("message-no-such-line", &counted(count)));
    };
    state.shared.sheet = None;
    if state.shared.document().place_of(row).is_none() {
        showing::show(
            state,
            crate::features::list::model::row_filter::RowFilter::All,
            runner,
        );
    }
    select_row(state, row, runner);
    state.shared.announce(tr_with(
        "announce-line",
        &[("number", count_text(number).into())],
    ));
}

/// Changes the selection in the list.
pub(crate) fn select_rows(state: &mut State, selecting: Selecting) {
    let document = state.shared.document_mut();
    match selecting {
        Selecting::Toggle(row) => document.toggle_row(row),
        Selecting::ExtendTo(row) => document.extend_selection_to(row),
        Selecting::All => document.select_all(),
        Selecting::None => document.select_current_row(),
        Selecting::Invert => document.invert_selection(),
    }
    let text = match document.selected_count() {
        0 => tr("announce-nothing-selected"),
        count => tr_with("announce-selected", &counted(count)),
    };
    state.shared.announce(text);
}

/// A row of the view comes onto the board, if the one that is there is not among them.
pub(crate) fn show_first_if_hidden(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    if state.shared.document().id() != id {
        return;
    }
    let document = state.shared.document();
    match document.row_at(0) {
        Some(first) if document.place_of(document.row()).is_none() => {
            let announcement = std::mem::take(&mut state.shared.announcement);
            select_row(state, first, runner);
            state.shared.announcement = announcement;
        }
        _ => state.shared.effects.push(Effect::ShowCurrentRow),
    }
}
