//! Files that were open the last time come back.

use crate::app::action::Message;
use crate::app::state::State;
use crate::document::DocumentId;
use crate::features::files::CollectionFile;
use crate::lines::LoadError;
use crate::session::{Change, OpenFile, RecentFile};
use crate::text::{load_error_text, name_text, tr_with};
use std::path::{Path, PathBuf};

/// The file of a task has come to be read: the document with this number is its own.
pub(crate) fn opened(state: &mut State, id: DocumentId) {
    let Some(file) = state.session.opened_as.get(&id) else {
        return;
    };
    if let Some(place) = place_among_awaited(state, id) {
        let open = state.session.awaited.remove(place);
        state.session.returning.insert(id, open);
        state.session.returned.push(id);
    } else {
        let path = file.path.clone();
        state.shared.send(Message::FileUsed(path));
    }
}

/// Whether the file of a task is one that was open the last time.
pub(crate) fn is_awaited(state: &State, id: DocumentId) -> bool {
    place_among_awaited(state, id).is_some()
}

/// Whether it was in front then, and nothing else has come in front meanwhile.
pub(crate) fn comes_in_front(state: &State, id: DocumentId) -> bool {
    let place = place_among_awaited(state, id);
    let was_shown = place.is_some_and(|place| state.session.awaited[place].is_shown);
    was_shown
        && state
            .session
            .returned
            .contains(&state.shared.document().id())
}

/// Somebody has gone to a file: none that is opened again later comes in front of it.
pub(crate) fn nothing_comes_in_front(state: &mut State) {
    for open in &mut state.session.awaited {
        open.is_shown = false;
    }
}

/// A file that is being opened again is asked for by name: it is the one to come in front.
pub(crate) fn is_wanted(state: &mut State, file: &CollectionFile) {
    let awaited = &mut state.session.awaited;
    if awaited.iter().any(|open| is_of(open, file)) {
        for open in awaited {
            open.is_shown = is_of(open, file);
        }
    }
}

fn place_among_awaited(state: &State, id: DocumentId) -> Option<usize> {
    let file = state.session.opened_as.get(&id)?;
    let mut awaited = state.session.awaited.iter();
    awaited.position(|open| is_of(open, file))
}

/// Whether this is the file that was open.
pub(crate) fn is_of(open: &OpenFile, file: &CollectionFile) -> bool {
    open.path == file.path && open.entry == file.entry
}

/// A file could not be read. Returns whether it was one of the last time: what is not there any more
/// is told together.
pub(crate) fn could_not_return(state: &mut State, id: DocumentId, error: &LoadError) -> bool {
    let Some(place) = place_among_awaited(state, id) else {
        return false;
    };
    let open = state.session.awaited.remove(place);
    if matches!(error, LoadError::Cancelled) {
        return false;
    }
    if matches!(error, LoadError::NotFound) {
        is_gone(state, &open.path);
        state.session.gone.push(open.path);
    } else {
        let text = load_error_text(&open.path, error);
        is_unopenable(state, open.path, text.clone());
        state.shared.report_failure(text);
    }
    true
}

/// A file that was open the last time is not there any more.
fn is_gone(state: &mut State, path: &Path) {
    let reason = tr_with("recent-gone", &[("file", name_text(path).into())]);
    is_unopenable(state, path.to_owned(), reason);
}

/// A file that was open the last time cannot be opened. It stays among the others.
fn is_unopenable(state: &mut State, path: PathBuf, reason: String) {
    let is_known = state
        .session
        .recent
        .iter()
        .any(|recent| recent.path == path);
    if !is_known && state.shared.settings.remembers_recent_files {
        let file = RecentFile {
            path: path.clone(),
            is_pinned: false,
        };
        state.session.change_recent(Change::Return(vec![file]));
    }
    state.session.unopenable.insert(path, reason);
}
