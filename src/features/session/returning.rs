//! Files that were open the last time come back.

use crate::document::{Document, DocumentId};
use crate::features::files::CollectionFile;
use crate::features::session::model::SessionMemory;
use crate::model::action::Message;
use crate::model::state::{Effect, Shared};
use crate::session::{Change, OpenFile, RecentFile};
use crate::text::{load_error_text, name_text, tr_with};
use std::path::{Path, PathBuf};
use tabiya_lines::LoadError;

/// The file of a task has come to be read: the document with this number is its own.
pub(crate) fn opened(own: &mut SessionMemory, shared: &mut Shared, document: Document) {
    let id = document.id();
    if is_awaited(own, id) {
        show_again(own, shared, document);
    } else {
        shared.show_document(document);
    }
    let Some(file) = own.opened_as.get(&id) else {
        return;
    };
    if let Some(place) = place_among_awaited(own, id) {
        let open = own.awaited.remove(place);
        own.returning.insert(id, open);
        own.returned.push(id);
    } else {
        let path = file.path.clone();
        shared.send(Message::FileUsed(path));
    }
}

/// Whether the file of a task is one that was open the last time.
fn is_awaited(own: &SessionMemory, id: DocumentId) -> bool {
    place_among_awaited(own, id).is_some()
}

/// Whether it was asked for by name, or was in front then, and nothing else has come in front meanwhile.
fn comes_in_front(own: &SessionMemory, shared: &Shared, id: DocumentId) -> bool {
    let Some(place) = place_among_awaited(own, id) else {
        return false;
    };
    let open = &own.awaited[place];
    match &own.wanted {
        Some(wanted) => is_of(open, wanted),
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
    if awaited.iter().any(|open| is_of(open, &file)) {
        for open in awaited {
            open.is_shown = is_of(open, &file);
        }
    }
    own.wanted = Some(file);
}

fn place_among_awaited(own: &SessionMemory, id: DocumentId) -> Option<usize> {
    let file = own.opened_as.get(&id)?;
    let mut awaited = own.awaited.iter();
    awaited.position(|open| is_of(open, file))
}

/// Whether this is the file that was open.
pub(crate) fn is_of(open: &OpenFile, file: &CollectionFile) -> bool {
    open.path == file.path && open.entry == file.entry && open.made == file.made
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
