//! Recent files, which are those opened or saved last, and the files of the last session, which are reopened.

use crate::features::files::CollectionFile;
use crate::features::session::model::SessionMemory;
use crate::features::session::tasks::look_at_recent::look;
use crate::model::action::{FilesAction, RecentAction};
use crate::model::state::{Dialog, Shared, WindowEffect};
use std::mem;
use std::path::{Path, PathBuf};
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::Runner;
use tabiya_lines::LoadError;
use tabiya_settings::session::{RecentFile, SessionChange};
use tabiya_text::{counted, load_error_text, name_text, tr, tr_with};

/// Takes a reopened document, at its place among the awaited files.
pub(super) fn come_back(
    own: &mut SessionMemory,
    shared: &mut Shared,
    document: Document,
    place: usize,
) {
    let id = document.id();
    let path = document.path().map(Path::to_owned);
    show_again(own, shared, document);
    if let Some(games) = path.and_then(|path| own.games.waiting.remove(&path)) {
        shared.send(FilesAction::ReturnGames(id, games));
    }
    let open = own.awaited.remove(place);
    own.returning.insert(id, open);
    own.returned.push(id);
}

/// Whether the document becomes current: it was requested by name or was current before, and the user has not moved to
/// another one.
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

/// Records that the user has moved to a file, so that no reopened file becomes current.
pub(super) fn nothing_comes_in_front(own: &mut SessionMemory) {
    own.wanted = None;
    for open in &mut own.awaited {
        open.is_shown = false;
    }
}

/// Records that a file is requested by name. Among the reopened files only this one becomes current, whether or not the
/// last session has been read already.
pub(super) fn is_wanted(own: &mut SessionMemory, file: CollectionFile) {
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

/// Records that a file could not be read. Returns whether it belongs to the last session, because missing files are
/// reported together.
pub(super) fn could_not_return(
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

/// Handles a file of the last session that no longer exists.
fn is_gone(own: &mut SessionMemory, shared: &mut Shared, path: &Path) {
    let reason = tr_with("recent-gone", &[("file", name_text(path).into())]);
    is_unopenable(own, shared, path.to_owned(), reason);
}

/// Handles a file of the last session that cannot be opened. It stays among the recent files.
fn is_unopenable(own: &mut SessionMemory, shared: &mut Shared, path: PathBuf, reason: String) {
    let is_known = own.recent.iter().any(|recent| recent.path == path);
    if !is_known && shared.settings.remembers_recent_files {
        let file = RecentFile {
            path: path.clone(),
            is_pinned: false,
        };
        own.change_recent(SessionChange::Return(vec![file]));
    }
    own.unopenable.insert(path, reason);
}

/// Adds a reopened document. It becomes the current document if it was the current one in the last session and the user
/// has not moved elsewhere.
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
        shared.effects.push(WindowEffect::ShowCurrentRow);
    }
}

/// Records that a file was opened or saved.
pub(super) fn used(own: &mut SessionMemory, shared: &mut Shared, path: PathBuf) {
    if !shared.settings.remembers_recent_files {
        return;
    }
    own.unopenable.remove(&path);
    if own.file.is_some() {
        own.change_recent(SessionChange::Used(path));
    }
}

/// Handles an action on recent files.
pub(super) fn do_with(
    own: &mut SessionMemory,
    shared: &mut Shared,
    action: RecentAction,
    runner: &mut dyn Runner,
) {
    match action {
        RecentAction::Open(path) => {
            shared.dialog = None;
            shared.send(FilesAction::Open(vec![path]));
        }
        RecentAction::Pin(path, is_pinned) => {
            let id = if is_pinned {
                "announce-pinned"
            } else {
                "announce-unpinned"
            };
            shared.announce(tr_with(id, &[("name", name_of(&path).into())]));
            own.change_recent(SessionChange::Pin(path, is_pinned));
        }
        RecentAction::Forget(path) => forget(own, shared, vec![path]),
        RecentAction::Look => look(own, shared, runner),
    }
}

/// Opens the dialog with all recent files.
pub(super) fn open_dialog(own: &mut SessionMemory, shared: &mut Shared, runner: &mut dyn Runner) {
    look(own, shared, runner);
    shared.dialog = Some(Dialog::RecentFiles);
}

fn name_of(path: &Path) -> String {
    name_text(path.file_name().unwrap_or(path.as_os_str()))
}

/// Removes all recent files that are not pinned.
pub(super) fn clear(own: &mut SessionMemory, shared: &mut Shared) {
    let others = own.recent.iter().filter(|recent| !recent.is_pinned);
    let others = others.map(|recent| recent.path.clone()).collect();
    forget(own, shared, others);
}

fn forget(own: &mut SessionMemory, shared: &mut Shared, paths: Vec<PathBuf>) {
    let recent = own.recent.iter();
    let is_it = |recent: &&RecentFile| paths.contains(&recent.path);
    own.cleared = recent.filter(is_it).cloned().collect();
    let [number, count] = counted(own.cleared.len() as u64);
    own.change_recent(SessionChange::Forget(paths));
    shared.inform(tr_with("message-recent-cleared", &[number, count]));
}

/// Restores the files that were removed last.
pub(super) fn bring_back(own: &mut SessionMemory, shared: &mut Shared, runner: &mut dyn Runner) {
    let cleared = mem::take(&mut own.cleared);
    own.change_recent(SessionChange::Return(cleared));
    shared.inform(tr("message-recent-back"));
    look(own, shared, runner);
}
