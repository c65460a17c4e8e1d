//! Restores the session at the start of the program, and writes it in a task.
//!
//! Files that are open in another running program are not reopened. A list that the user has scrolled in the meantime
//! stays where it is. Files that cannot be reopened are reported once, together.

mod returning;

use crate::features::files::CollectionFile;
use crate::features::files::model::action::FilesAction;
use crate::features::files::model::files_state::FilesState;
use crate::features::files::tasks::load::{Loading, broken_off, drop_part};
use crate::features::session::model::{SessionAction, SessionMemory};
use crate::features::session::tasks::session::{RecallSession, RecallingSession, write};
use crate::model::action::ListAction;
use crate::model::state::{Shared, WindowEffect};
use crate::model::task_control::start;
use std::collections::VecDeque;
use std::mem;
use std::path::{Path, PathBuf};
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::Runner;
use tabiya_lines::LoadError;
use tabiya_text::{listed_apart, name_text, tr_with};

/// The maximum number of files listed that could not be reopened.
const MAX_GONE: usize = 6;

/// Handles an action on the session.
pub(crate) fn apply(
    own: &mut SessionMemory,
    shared: &mut Shared,
    action: SessionAction,
    runner: &mut dyn Runner,
) {
    match action {
        SessionAction::Use(file) => use_file(own, shared, file, runner),
        SessionAction::Keep => write(own, shared, runner),
        SessionAction::WindowPlaced(place) => own.window = Some(place),
        SessionAction::ListScrolled(id, top) => scrolled(own, shared, id, top),
        SessionAction::Opening(id, file) => {
            own.opened_as.insert(id, file);
        }
        SessionAction::Read(document) => opened(own, shared, *document),
        SessionAction::NotRead(id, path, error) => not_read(own, shared, id, &path, &error),
        SessionAction::WantedInFront(file) => returning::is_wanted(own, file),
        SessionAction::NothingInFront => returning::nothing_comes_in_front(own),
        SessionAction::FileUsed(path) => returning::used(own, shared, path),
        SessionAction::OpenRecent => returning::open_dialog(own, shared, runner),
        SessionAction::ClearRecent => returning::clear(own, shared),
        SessionAction::BringBackRecent => returning::bring_back(own, shared, runner),
        SessionAction::Recent(action) => returning::do_with(own, shared, action, runner),
    }
}

/// Takes a document whose first rows have been read. It becomes the current document, unless it was open in the last
/// session: then it takes its former place.
fn opened(own: &mut SessionMemory, shared: &mut Shared, document: Document) {
    let id = document.id();
    if let Some(path) = document.path() {
        shared.forget_unopened(path);
    }
    if let Some(place) = returning::place_among_awaited(own, id) {
        return returning::come_back(own, shared, document, place);
    }
    shared.show_document(document);
    if let Some(file) = own.opened_as.get(&id) {
        shared.send(SessionAction::FileUsed(file.path.clone()));
    }
}

/// Handles a file that could not be read.
fn not_read(
    own: &mut SessionMemory,
    shared: &mut Shared,
    id: DocumentId,
    path: &Path,
    error: &LoadError,
) {
    if returning::could_not_return(own, shared, id, error) {
        drop_part(shared, id);
    } else {
        broken_off(shared, id, path, error);
    }
    shared.send(FilesAction::ContinueOpening);
}

/// Sets the session file and restores the session in it.
fn use_file(own: &mut SessionMemory, shared: &mut Shared, file: PathBuf, runner: &mut dyn Runner) {
    own.file = Some(file.clone());
    start(shared, RecallingSession, RecallSession { file }, runner);
}

/// Restores the former rows, reports missing files, and writes the open files when the window closes.
pub(crate) fn keep_up(
    own: &mut SessionMemory,
    shared: &mut Shared,
    runner: &mut dyn Runner,
    files: &FilesState,
) {
    forget_not_opened(own, shared, &files.to_open);
    if own.file.is_none() {
        return;
    }
    return_to_row(own, shared);
    if own.awaited.is_empty() && !own.gone.is_empty() {
        tell_gone(own, shared);
    }
    if !own.is_ending && shared.effects.contains(&WindowEffect::Quit) {
        own.is_ending = true;
        own.games.are_unwritten = true;
        // By now the file may have become writable, or another program may have released the lock.
        let has_failed = mem::take(&mut own.is_unwritable);
        if has_failed || own.keeper.is_none() {
            own.written = None;
        }
    }
    if own.is_ending {
        write(own, shared, runner);
    }
}

/// Drops data about closed documents.
pub(crate) fn document_closed(
    own: &mut SessionMemory,
    _shared: &mut Shared,
    id: DocumentId,
    _runner: &mut dyn Runner,
) {
    own.returning.remove(&id);
    own.returned.retain(|returned| *returned != id);
    own.tops.remove(&id);
}

/// Drops data about files that are neither open nor being opened.
fn forget_not_opened(own: &mut SessionMemory, shared: &Shared, to_open: &VecDeque<CollectionFile>) {
    let is_open = |id: &DocumentId| shared.document_by_id(*id).is_some();
    let loads = |id: &DocumentId| {
        let mut loading = shared.tasks.running::<Loading>();
        loading.any(|(running, _)| running.id.0 == id.0)
    };
    own.opened_as.retain(|id, _| is_open(id) || loads(id));
    let opened_as = &own.opened_as;
    own.awaited.retain(|open| {
        let is_it = |file: &CollectionFile| file.is_that_of(open);
        let mut loading = opened_as.iter().filter(|(id, _)| loads(id));
        to_open.iter().any(is_it) || loading.any(|(_, file)| is_it(file))
    });
}

/// Puts the former row on the board once it has been read, unless the user has moved elsewhere.
fn return_to_row(own: &mut SessionMemory, shared: &mut Shared) {
    let document = shared.document();
    let id = document.id();
    let Some(open) = own.returning.get(&id) else {
        return;
    };
    let last = document.rows().len().saturating_sub(1);
    // A user who answers a dialog has not touched the file yet.
    if shared.is_user_busy() {
        return;
    }
    // A file opens at its first position, which may not be its first line.
    let is_elsewhere = document.row() != 0 && document.row() != document.first_record_row();
    let is_touched = is_elsewhere || document.can_undo();
    if !is_touched
        && (shared.waiting.contains_key(&id) || (last < open.row && !document.is_whole()))
    {
        return;
    }
    let (row, top, shown) = (open.row.min(last), open.top, document.row());
    own.returning.remove(&id);
    if is_touched {
        return;
    }
    if row != shown {
        shared.send(ListAction::SelectRow(row));
    }
    shared.send(ListAction::ShowFrom(id, top));
}

fn tell_gone(own: &mut SessionMemory, shared: &mut Shared) {
    let gone = mem::take(&mut own.gone);
    let more = gone.len().saturating_sub(MAX_GONE);
    let files: Vec<_> = gone.iter().take(MAX_GONE).map(name_text).collect();
    let files = ("files", listed_apart(&files).into());
    let variables = [files, ("count", gone.len().into()), ("more", more.into())];
    let id = if more == 0 {
        "session-gone"
    } else {
        "session-gone-many"
    };
    shared.report_failure(tr_with(id, &variables));
}

/// Records the first visible row of a document's list.
fn scrolled(own: &mut SessionMemory, shared: &mut Shared, id: DocumentId, top: u64) {
    if shared
        .document_by_id(id)
        .is_some_and(|document: &Document| document.view().is_none())
    {
        own.tops.insert(id, top);
    }
}
