//! Offers the work that a crashed program left behind, reads it for the preview, and opens it.
//!
//! No journal is removed before its content is safe in a journal of this program, or the user has discarded it.
//!
//! Only selected or requested entries are read, kept in memory and locked.

use crate::features::files::tasks::load::Loading;
use crate::features::recovery::model::{CrashRecovery, Journaling, Recovery, RestoredWork};
use crate::features::recovery::tasks::find_crash_recovery::{LookingFor, look};
use crate::features::recovery::tasks::restore::{Restoring, read};
use crate::features::recovery::tasks::write_journal::end;
use crate::model::action::FilesAction;
use crate::model::state::{Dialog, Shared};
use crate::model::task_control::stop;
use std::path::{Path, PathBuf};
use tabiya_collection::document::{Document, DocumentId, RecoveredFor};
use tabiya_desktop::tasks::{Runner, TaskId};
use tabiya_lines::recovery::{AbandonedWork, Restored, Unneeded};
use tabiya_text::{counted, tr_with};

/// Begins to write journals in this folder, and searches it for work left behind.
pub(super) fn use_folder(
    own: &mut Recovery,
    shared: &mut Shared,
    folder: PathBuf,
    runner: &mut dyn Runner,
) {
    shared.recovery_folder = Some(folder);
    look(own, shared, LookingFor::Start, None, runner);
}

/// Shows the dialog as soon as no other dialog is open.
pub(super) fn keep_up(
    own: &mut Recovery,
    shared: &mut Shared,
    is_closing: bool,
    runner: &mut dyn Runner,
) {
    let is_waiting = !own.left.is_empty() && !is_closing;
    if is_waiting && shared.dialog.is_none() && shared.question().is_none() {
        show(shared);
        continue_opening(own, shared, runner);
    }
}

/// Shows the dialog, unless another one is open.
pub(super) fn show(shared: &mut Shared) {
    if shared.dialog.is_none() {
        shared.end_draft();
        shared.dialog = Some(Dialog::Recovery);
    }
}

/// Opens the selected entry as soon as it has been read.
pub(super) fn want_chosen(own: &mut Recovery, want: fn(&mut CrashRecovery)) {
    if let Some(left) = own.left.get_mut(own.chosen) {
        want(left);
    }
}

/// Opens all entries, or the newest if there are more than can be opened at once.
pub(super) fn want_newest(own: &mut Recovery) {
    let newest = own.left.iter_mut().take(Recovery::MAX_AT_ONCE);
    newest.for_each(CrashRecovery::want);
}

/// Postpones the decision about all entries. The next search offers them again.
pub(crate) fn put_off(own: &mut Recovery, shared: &mut Shared, runner: &mut dyn Runner) {
    stop_reading(shared, runner, |_| true);
    own.left.clear();
    own.unreadable.clear();
    own.chosen = 0;
}

/// Discards the selected entry.
pub(super) fn discard_chosen(own: &mut Recovery, shared: &mut Shared, runner: &mut dyn Runner) {
    let place = own.chosen;
    let journal = if place < own.left.len() {
        let left = take(own, place);
        let folder = left.found.folder().to_owned();
        stop_reading(shared, runner, |reading| *reading == folder);
        Unneeded::CrashRecovery(left.found)
    } else if place < own.count() {
        let place = place - own.left.len();
        Unneeded::Unreadable(own.unreadable.remove(place))
    } else {
        return;
    };
    end(shared, journal, runner);
}

/// Removes an entry from the list and keeps the selection, or selects the next entry.
fn take(own: &mut Recovery, place: usize) -> CrashRecovery {
    let left = own.left.remove(place);
    if place < own.chosen {
        own.chosen -= 1;
    }
    left
}

/// Opens the requested entries that have been read, and reads those that are requested or selected.
pub(super) fn continue_opening(own: &mut Recovery, shared: &mut Shared, runner: &mut dyn Runner) {
    while let Some(place) = own.left.iter().position(is_ready) {
        let left = take(own, place);
        if let Some(Ok(restored)) = left.restored {
            recover(own, shared, &left.found, *restored, runner);
        }
    }
    let Some(last) = own.count().checked_sub(1) else {
        if shared.dialog == Some(Dialog::Recovery) {
            shared.dialog = None;
        }
        return;
    };
    own.chosen = own.chosen.min(last);
    forget_others(own, shared, runner);
    let mut next = vec![own.chosen];
    // Large journals are read one after the other.
    let is_free = {
        let mut reading = shared.tasks.running::<Restoring>();
        reading.all(|(running, _)| running.is_silent)
    };
    if is_free {
        let wanted = |left: &CrashRecovery| left.is_wanted && left.restored.is_none();
        next.extend(own.left.iter().position(wanted));
    }
    for place in next {
        read(own, shared, place, runner);
    }
}

fn is_ready(left: &CrashRecovery) -> bool {
    left.is_wanted && matches!(left.restored, Some(Ok(_)))
}

/// Opens an entry as a document with unsaved changes. If the unchanged file is open, the document replaces it. The
/// entry's journal is removed when the document has its own.
fn recover(
    own: &mut Recovery,
    shared: &mut Shared,
    found: &AbandonedWork,
    restored: RestoredWork,
    runner: &mut dyn Runner,
) {
    let id = DocumentId(shared.next_number());
    let RestoredWork {
        rows: restored,
        games,
        lost_games,
    } = restored;
    let goes_to = match restored.file {
        Some((path, seen)) => RecoveredFor::File {
            path,
            seen,
            holds_rows: restored.is_in_file,
        },
        None if restored.is_part => {
            RecoveredFor::NoFile(found.head.path.as_deref().map(name_of_a_part))
        }
        None => RecoveredFor::NoFile(found.head.path.clone()),
    };
    let Restored {
        rows,
        spans,
        row,
        is_damaged,
        ..
    } = restored;
    let document = Document::recovered(id, rows, spans, row, goes_to, games);
    // More may be recovered later from a damaged journal, or from one whose file is missing. It is kept until the user
    // discards it.
    let is_whole = !is_damaged && !restored.is_part && lost_games == 0;
    let outdated = is_whole.then_some(Unneeded::CrashRecovery(found.taken()));
    let journaling = Journaling {
        outdated: outdated.into_iter().collect(),
        ..Journaling::default()
    };
    own.journals.insert(id, journaling);
    shared.end_draft();
    if let Some(path) = document.path() {
        stop_opening(shared, path, runner);
    }
    let name = Shared::name_of(&document);
    match same_file(shared, &document) {
        Some(place) => shared.documents[place] = document,
        None => shared.show_document(document),
    }
    let mut documents = shared.documents.iter();
    if let Some(place) = documents.position(|document| document.id() == id) {
        shared.active = place;
    }
    shared.inform(tr_with(
        "recovery-recovered",
        &[("name", name.clone().into())],
    ));
    if lost_games > 0 {
        let [number, count] = counted(lost_games as u64);
        let variables = [("name", name.into()), number, count];
        shared.report_failure(tr_with("recovery-games-lost", &variables));
    }
}

/// The proposed file name for a partial document. It differs from the original, so that a few lines never overwrite the
/// large file that they came from.
fn name_of_a_part(path: &Path) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push("-recovered");
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

/// The index of the open document with the same file and without changes.
fn same_file(shared: &Shared, recovered: &Document) -> Option<usize> {
    let is_one = |document: &Document| {
        let has_path = document.path().is_some() && document.path() == recovered.path();
        let seen = document.fingerprint().zip(recovered.fingerprint());
        has_path || seen.is_some_and(|(one, other)| one.is_surely_of_same_file(other))
    };
    let mut documents = shared.documents.iter();
    documents.position(|document| !document.has_unsaved_work() && is_one(document))
}

/// Stops the opening of the file, which would otherwise be open twice.
fn stop_opening(shared: &mut Shared, path: &Path, runner: &mut dyn Runner) {
    let loading = shared.tasks.running::<Loading>();
    let stopped = loading.filter(|(_, loading)| loading.name == path);
    let stopped: Vec<TaskId> = stopped.map(|(running, _)| running.id).collect();
    shared.send(FilesAction::ForgetToOpen(path.to_owned()));
    for id in stopped {
        runner.cancel(id);
        let is_open = |document: &Document| document.id() == DocumentId(id.0);
        if !shared.documents.iter().any(is_open) {
            shared.tasks.remove(id);
        }
    }
    shared.send(FilesAction::ContinueOpening);
}

/// Stops the running reads of these entries.
fn stop_reading(shared: &mut Shared, runner: &mut dyn Runner, is_meant: impl Fn(&PathBuf) -> bool) {
    stop(shared, runner, |Restoring(folder)| is_meant(folder));
}

/// Stops reading entries that are neither selected nor requested, and releases their content and locks.
fn forget_others(own: &mut Recovery, shared: &mut Shared, runner: &mut dyn Runner) {
    let chosen = own.chosen;
    let mut others = Vec::new();
    for (place, left) in own.left.iter_mut().enumerate() {
        if place != chosen && !left.is_wanted {
            left.forget_restored();
            others.push(left.found.folder().to_owned());
        }
    }
    if shared.tasks.has::<Restoring>() {
        stop_reading(shared, runner, |folder| others.contains(folder));
    }
}
