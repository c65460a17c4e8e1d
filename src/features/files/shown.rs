//! Which documents are open, and which of them is in front.

use crate::app::state::{Effect, State};
use crate::document::{Document, DocumentId};
use crate::features::fen::update::draft;
use crate::features::session::returning;

/// Shows another document.
pub(crate) fn select_document(state: &mut State, id: DocumentId) {
    returning::nothing_comes_in_front(state);
    let found = state
        .shared
        .documents
        .iter()
        .position(|document| document.id() == id);
    if let Some(place) = found.filter(|place| *place != state.shared.active) {
        draft::end(state);
        state.shared.active = place;
        state.shared.effects.push(Effect::ShowCurrentRow);
    }
}

/// Whether there is only the document that the program began with, and nobody touched it.
pub(crate) fn is_untouched(state: &State) -> bool {
    let document = state.shared.document();
    state.shared.documents.len() == 1
        && state.shared.draft.is_none()
        && state.shared.piece_list.is_none()
        && document.path().is_none()
        && document.origin().is_none()
        && document.is_whole()
        && !document.is_modified()
        && !document.can_undo()
        && !document.can_redo()
        && document.rows().len() == 1
        && document.position() == &crate::chess::Position::start()
}

/// Shows a document, in the place of the one that the program began with if nobody touched that.
pub(crate) fn show_document(state: &mut State, document: Document) {
    if is_untouched(state) {
        state.shared.documents[0] = document;
        state.shared.effects.push(Effect::ShowCurrentRow);
    } else {
        add_document(state, document);
    }
}

/// Adds a document that was open the last time. It comes in front if it was there then, and nobody
/// has gone elsewhere meanwhile.
pub(crate) fn show_again(state: &mut State, document: Document) {
    if is_untouched(state) {
        return show_document(state, document);
    }
    let id = document.id();
    let comes_in_front = returning::comes_in_front(state, id) && !is_user_busy(state);
    let place = state
        .shared
        .documents
        .partition_point(|other| other.id() < id);
    state.shared.documents.insert(place, document);
    state.shared.active += usize::from(place <= state.shared.active);
    if comes_in_front {
        state.shared.active = place;
        state.shared.effects.push(Effect::ShowCurrentRow);
    }
}

/// Whether the user types, or is asked something: then nothing else comes in front.
pub(crate) fn is_user_busy(state: &State) -> bool {
    let is_listing = state
        .shared
        .piece_list
        .as_ref()
        .is_some_and(|list| !list.is_left);
    state.shared.draft.is_some() || is_listing || state.shared.question().is_some()
}

/// Adds a document among the others in the order in which they were asked for, and shows it, unless
/// the user's hands are somewhere else just now or a later one is shown already.
pub(crate) fn add_document(state: &mut State, document: Document) {
    let id = document.id();
    let is_busy = is_user_busy(state);
    let shown = state.shared.document().id();
    let place = state
        .shared
        .documents
        .partition_point(|other| other.id() < id);
    state.shared.documents.insert(place, document);
    if is_busy || id < shown {
        state.shared.active += usize::from(place <= state.shared.active);
    } else {
        state.shared.active = place;
        state.shared.effects.push(Effect::ShowCurrentRow);
    }
}

/// Takes a document away. The last one leaves an empty new one behind.
pub(crate) fn remove(state: &mut State, id: DocumentId) {
    let is_it = |document: &Document| document.id() == id;
    let Some(place) = state.shared.documents.iter().position(is_it) else {
        return;
    };
    state.shared.documents.remove(place);
    if state.shared.documents.is_empty() {
        let document = state.shared.new_document();
        state.shared.documents.push(document);
    }
    if state.shared.active > place || state.shared.active == state.shared.documents.len() {
        state.shared.active -= 1;
    }
    state.shared.effects.push(Effect::ShowCurrentRow);
}

/// Files that wait to be read are not read after all, but for those that were open the last time: if
/// they were not read they would be forgotten, with the place in each.
pub(crate) fn forget_others(state: &mut State) {
    let awaited = &state.session.awaited;
    state.files.to_open.retain(|file| {
        let mut awaited = awaited.iter();
        awaited.any(|open| returning::is_of(open, file))
    });
}
