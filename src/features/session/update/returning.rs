//! Files that were open the last time come back.

use crate::features::files::CollectionFile;
use crate::features::session::model::SessionMemory;
use crate::model::state::{Effect, Shared};
use std::path::{Path, PathBuf};
use tabiya_collection::document::{Document, DocumentId};
use tabiya_lines::LoadError;
use tabiya_settings::session::{Change, RecentFile};
use tabiya_text::{load_error_text, name_text, tr_with};

/// Takes up a document that was open the last time, at this place among those that are awaited.
pub(super) fn come_back(
    own: &mut SessionMemory,
    shared: &mut Shared,
    document: Document,
    place: usize,
) {
    let id = document.id();
    show_again(own, shared, document);
    let open = own.awaited.remove(place);
    own.returning.insert(id, open);
    own.returned.push(id);
}

/// Whether it was asked for by name, or was in front then, and nothing else has come in front meanwhile.
fn comes_in_front(own: &SessionMemory, shared: &Shared, id: DocumentId) -> bool {
    let Some(place) = place_among_awaited(own, id) else {
        return false;
    };
    let open = &own.awaited[place];
    match &own.wanted {
        Some(wanted) => wanted.is_that_of(open),
        None => open.is_shown && own.returned.contains(&shared.document().id()),
    }
}

/// Somebody has gone to a file: none that is opened again later comes in front of it.
pub(crate) fn nothing_comes_in_front(own: &mut SessionMemory) {
    own.wanted = None;
    for open in &mut own.awaited {
        open.is_shown = false;
    }
}

/// A file is asked for by name: of those that are opened again only this one comes in front, whether the last
/// session has been read already or not.
pub(crate) fn is_wanted(own: &mut SessionMemory, file: CollectionFile) {
    let awaited = &mut own.awaited;
    if awaited.iter().any(|open| file.is_that_of(open)) {
        for open in awaited {
            open.is_shown = file.is_that_of(open);
        }
    }
    own.wanted = Some(file);
}

pub(super) fn place_among_awaited(own: &SessionMemory, id: DocumentId) -> Option<usize> {
    let file = own.opened_as.get(&id)?;
    let mut awaited = own.awaited.iter();
    awaited.position(|open| file.is_that_of(open))
}

/// A file could not be read. Returns whether it was one of the last time: what is not there any more
/// is told together.
pub(crate) fn could_not_return(
    own: &mut SessionMemory,
    shared: &mut Shared,
    id: DocumentId,
    error: &LoadError,
) -> bool {
    let Some(place) = place_among_awaited(own, id) else {
        return false;
    };
    let open = own.awaited.remove(place);
    if matches!(error, LoadError::Cancelled) {
        return false;
    }
    if matches!(error, LoadError::NotFound) {
        is_gone(own, shared, &open.path);
        own.gone.push(open.path);
    } else {
        let text = load_error_text(&open.path, error);
        is_unopenable(own, shared, open.path, text.clone());
        shared.report_failure(text);
    }
    true
}

/// A file that was open the last time is not there any more.
fn is_gone(own: &mut SessionMemory, shared: &mut Shared, path: &Path) {
    let reason = tr_with("recent-gone", &[("file", name_text(path).into())]);
    is_unopenable(own, shared, path.to_owned(), reason);
}

/// A file that was open the last time cannot be opened. It stays among the others.
fn is_unopenable(own: &mut SessionMemory, shared: &mut Shared, path: PathBuf, reason: String) {
    let is_known = own.recent.iter().any(|recent| recent.path == path);
    if !is_known && shared.settings.remembers_recent_files {
        let file = RecentFile {
            path: path.clone(),
            is_pinned: false,
        };
        own.change_recent(Change::Return(vec![file]));
    }
    own.unopenable.insert(path, reason);
}

/// Adds a document that was open the last time. It comes in front if it was there then, and nobody
/// has gone elsewhere meanwhile.
fn show_again(own: &mut SessionMemory, shared: &mut Shared, document: Document) {
    if shared.is_untouched() {
        return shared.show_document(document);
    }
    let id = document.id();
    let comes_in_front = comes_in_front(own, shared, id) && !shared.is_user_busy();
    let place = shared.documents.partition_point(|other| other.id() < id);
    shared.documents.insert(place, document);
    shared.active += usize::from(place <= shared.active);
    if comes_in_front {
        shared.active = place;
        shared.effects.push(Effect::ShowCurrentRow);
    }
}
