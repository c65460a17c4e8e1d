//! Keeps the journals up to date with the unsaved work, and keeps recovered work that was undone, which exists only in
//! its journal.
//!
//! A document that differs from its file has a journal, and so has one with games that no file has. Other documents have
//! none, unless recovered work was undone. No journal is removed before its content is safe in another journal or in a file, or the user has
//! discarded it.
//!
//! The document's journal is left alone as long as the work can be redone. When the user makes another change instead,
//! that change gets a new journal, and the old one is set aside until the user decides about it.

mod crash_recovery;

pub(crate) use crash_recovery::put_off;

use crate::features::files::model::files_state::FilesState;
use crate::features::recovery::model::{
    CrashRecovery, GamesCounted, Journaling, Recovery, RecoveryAction,
};
use crate::features::recovery::tasks::find_crash_recovery::{ask, look_for_files};
use crate::features::recovery::tasks::write_journal::{
    EndingJournal, JournalOrder, WriteJournal, WritingJournal, end,
};
use crate::model::state::Shared;
use crate::model::task_control::start;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use tabiya_collection::document::{Document, DocumentId, OnDisk};
use tabiya_desktop::tasks::Runner;
use tabiya_lines::recovery::{About, BaseOf, Unneeded};
use tabiya_text::tr_with;

/// Handles actions on unsaved work.
pub(crate) fn apply(
    own: &mut Recovery,
    shared: &mut Shared,
    action: RecoveryAction,
    runner: &mut dyn Runner,
) {
    match action {
        RecoveryAction::UseRecovery(folder) => {
            return crash_recovery::use_folder(own, shared, folder, runner);
        }
        RecoveryAction::LookForLeft(files) => return look_for_files(own, shared, files, runner),
        RecoveryAction::Ask => return ask(own, shared, runner),
        RecoveryAction::LookAgain => return look_again(own),
        RecoveryAction::SayUndone => return say_undone(shared),
        RecoveryAction::KeepUndone(id) => return keep(own, shared, id),
        RecoveryAction::EndRecovery => return own.is_done = true,
        RecoveryAction::Later => {
            shared.dialog = None;
            return put_off(own, shared, runner);
        }
        RecoveryAction::Choose(place) => own.chosen = place,
        RecoveryAction::Recover => crash_recovery::want_chosen(own, CrashRecovery::want),
        RecoveryAction::RecoverAllTheSame => {
            crash_recovery::want_chosen(own, CrashRecovery::want_all_the_same);
        }
        RecoveryAction::RecoverAll => crash_recovery::want_newest(own),
        RecoveryAction::Discard => crash_recovery::discard_chosen(own, shared, runner),
        RecoveryAction::Show => crash_recovery::show(shared),
        RecoveryAction::ContinueOpening => {}
    }
    crash_recovery::continue_opening(own, shared, runner);
}

/// Offers work that was left behind as soon as no other dialog is open, writes contents that are in no journal yet, and
/// removes journals that are no longer needed.
pub(crate) fn keep_up(
    own: &mut Recovery,
    shared: &mut Shared,
    runner: &mut dyn Runner,
    files: &FilesState,
) {
    crash_recovery::keep_up(own, shared, files.closing.is_some(), runner);
    write_down(own, shared, runner);
}

fn write_down(own: &mut Recovery, shared: &mut Shared, runner: &mut dyn Runner) {
    if shared.recovery_folder.is_none() {
        return;
    }
    count_games(own, shared);
    set_aside(own, shared);
    if !own.is_done {
        for order in orders(own, shared, WhenBusy::Wait) {
            write(own, shared, order, runner);
        }
    }
    for journal in take_unneeded(own, shared) {
        end(shared, journal, runner);
    }
}

/// Prepares the checks after the user returned to the window: failed writes are tried again, and the task looks for
/// other programs that change the files.
fn look_again(own: &mut Recovery) {
    for known in own.journals.values_mut() {
        known.looks_again = true;
    }
}

/// The handling of a document while an older content of it is being written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WhenBusy {
    /// Writes the newest content afterwards.
    Wait,
    /// Writes the newest content now, because the program is ending.
    WriteAnyway,
}

/// The requests for all contents that are not in a journal yet.
pub(crate) fn orders(own: &Recovery, shared: &Shared, when_busy: WhenBusy) -> Vec<JournalOrder> {
    let Some(recovery) = &shared.recovery_folder else {
        return Vec::new();
    };
    let documents = shared.documents.iter();
    documents
        .filter_map(|document| order(own, shared, document, recovery.clone(), when_busy))
        .collect()
}

fn order(
    own: &Recovery,
    shared: &Shared,
    document: &Document,
    recovery: PathBuf,
    when_busy: WhenBusy,
) -> Option<JournalOrder> {
    let known = own.journals.get(&document.id());
    let is_done = |known: &Journaling| {
        (known.is_busy && when_busy == WhenBusy::Wait)
            || (!known.is_busy
                && !known.looks_again
                && !lacks_imprint(known, document)
                && known.written == Some(document.state_id())
                && is_about(known, document))
    };
    if !has_work(own, document) || known.is_some_and(is_done) {
        return None;
    }
    // The journal has more than the current content.
    let is_set_aside = is_to_be_set_aside(known, document);
    if is_only_in_journal(document) || (is_set_aside && when_busy == WhenBusy::Wait) {
        return None;
    }
    let about = about(document);
    // The rest of the document is still being read, and cannot be saved yet.
    if !matches!(about.base, BaseOf::FileAsRead) && !document.is_whole() {
        return None;
    }
    let own = own_journals(own, shared, document.id());
    let known = known.filter(|known| is_about(known, document) && !is_set_aside);
    Some(JournalOrder {
        document: document.id(),
        state: document.state_id(),
        rows: document.rows().clone(),
        row: document.row(),
        games: document.games_to_keep(),
        recovery,
        journal: known.and_then(|known| known.journal.clone()),
        is_written: known.is_some_and(|known| known.written == Some(document.state_id())),
        about,
        own,
        looked: known.and_then(|known| known.looked),
    })
}

/// Whether the document has changes or games that no file has.
fn has_work(own: &Recovery, document: &Document) -> bool {
    has_changes_or_games(&own.games, document)
}

fn has_changes_or_games(games: &BTreeMap<DocumentId, GamesCounted>, document: &Document) -> bool {
    let counted = games.get(&document.id());
    document.is_modified() || counted.is_some_and(|counted| counted.has_any)
}

/// Finds out which documents without other changes have unsaved games. To count them takes a look at every row, so it
/// is done once for each content.
fn count_games(own: &mut Recovery, shared: &Shared) {
    let documents = shared.documents.iter();
    let known = documents.filter(|document| !document.is_modified() && document.has_games());
    let counted = known.map(|document| {
        let (state, saved) = (document.state_id(), document.saved_game_count());
        let before = own.games.get(&document.id());
        let is_same = |before: &&GamesCounted| before.state == state && before.saved == saved;
        let counted = before.filter(is_same).copied();
        let counted = counted.unwrap_or_else(|| GamesCounted {
            state,
            saved,
            has_any: document.unsaved_games() > 0,
        });
        (document.id(), counted)
    });
    own.games = counted.collect();
}

/// The folders of journals that only this program writes, for this document.
fn own_journals(own: &Recovery, shared: &Shared, id: DocumentId) -> Vec<PathBuf> {
    let known = own.journals.get(&id);
    let written = known.into_iter().flat_map(Journaling::folders);
    let left = own.left.iter().map(|left| left.found.folder());
    let ending = shared
        .tasks
        .all()
        .map(|EndingJournal(folder)| folder.as_path());
    let all = written.chain(left).chain(ending);
    all.map(Path::to_owned).collect()
}

/// Whether the imprint of the document's file became known only after the journal was begun.
fn lacks_imprint(known: &Journaling, document: &Document) -> bool {
    let seen = document.fingerprint();
    let is_known = seen.is_some_and(|seen| seen.imprint().is_some());
    is_known
        && known
            .journal
            .as_ref()
            .is_some_and(|journal| !journal.has_imprint())
}

/// Whether the journal was begun for the current file of the document.
fn is_about(known: &Journaling, document: &Document) -> bool {
    known.file.as_ref().is_some_and(|(path, seen)| {
        path.as_deref() == document.path() && seen.as_ref() == document.fingerprint()
    })
}

fn about(document: &Document) -> About {
    let is_on_disk = document.rows().source().is_on_disk();
    let base = match document.on_disk() {
        OnDisk::AsRead if is_on_disk => BaseOf::FileAsRead,
        OnDisk::AsRead => BaseOf::FileKept,
        OnDisk::AsSaved(rows) if is_on_disk => BaseOf::FileAsSaved(rows.clone()),
        OnDisk::AsSaved(rows) => BaseOf::SavedKept(rows.clone()),
        OnDisk::Other => BaseOf::Kept,
    };
    About {
        path: document.path().or(document.meant_for()).map(Path::to_owned),
        name: Shared::name_of(document),
        fingerprint: document.fingerprint().cloned(),
        base,
    }
}

fn write(own: &mut Recovery, shared: &mut Shared, order: JournalOrder, runner: &mut dyn Runner) {
    let id = order.document;
    let Some(document) = shared.document_by_id(id) else {
        return;
    };
    let file = (
        document.path().map(ToOwned::to_owned),
        document.fingerprint().cloned(),
    );
    let known = own.journals.entry(id).or_default();
    if order.journal.is_none() {
        known.retire();
    }
    known.file = Some(file);
    known.is_busy = true;
    known.looks_again = false;
    let task = WritingJournal {
        document: id,
        content: order.state,
    };
    start(shared, task, WriteJournal(Box::new(order)), runner);
}

/// Takes the journals of saved or closed documents, and those replaced by newer ones.
fn take_unneeded(own: &mut Recovery, shared: &mut Shared) -> Vec<Unneeded> {
    // Lines may be moving from one document to another.
    if own.is_busy() {
        return Vec::new();
    }
    let documents = &shared.documents;
    let (is_done, games) = (own.is_done, &own.games);
    let mut unneeded = Vec::new();
    own.journals.retain(|id, known| {
        let document = documents.iter().find(|document| document.id() == *id);
        let document = document.filter(|_| !is_done);
        let has_undone = document.is_some_and(Document::has_undone_recovered);
        let has_work = |document| has_changes_or_games(games, document);
        let is_needed = document.is_some_and(is_only_in_journal) || document.is_some_and(has_work);
        let is_replaced = known.journal.is_some();
        if is_replaced || !is_needed {
            unneeded.append(&mut known.outdated);
        }
        if !has_undone && (is_replaced || !is_needed) {
            unneeded.append(&mut known.undone);
        }
        if !is_needed {
            unneeded.extend(known.journal.take().map(Unneeded::Written));
        }
        is_needed || has_undone
    });
    unneeded
}

/// Reports that recovered work was undone as a whole, which takes a single key, and how to redo it.
fn say_undone(shared: &mut Shared) {
    let document = shared.document();
    let id = if document.is_modified() {
        "recovery-undone"
    } else {
        "recovery-undone-as-file"
    };
    let name = Shared::name_of(document);
    let text = tr_with(id, &[("name", name.into())]);
    shared.inform(text);
}

/// Sets aside the journals that must not be overwritten.
fn set_aside(own: &mut Recovery, shared: &mut Shared) {
    for document in &shared.documents {
        let known = own.journals.get_mut(&document.id());
        let Some(known) = known.filter(|known| is_to_be_set_aside(Some(known), document)) else {
            continue;
        };
        // A write in progress still goes to this journal.
        if !known.is_busy {
            known.retire();
            known.undone.append(&mut known.outdated);
            known.written = None;
        }
    }
}

/// Whether the document is in the state before the recovered work, and the work can be redone.
fn is_only_in_journal(document: &Document) -> bool {
    document.has_undone_recovered() && document.can_redo_recovered()
}

/// Whether the journal has work that can no longer be redone, and is not set aside yet.
fn is_to_be_set_aside(known: Option<&Journaling>, document: &Document) -> bool {
    let has_any = |known: &Journaling| known.journal.is_some() || !known.outdated.is_empty();
    document.has_undone_recovered()
        && !document.can_redo_recovered()
        && known.is_some_and(|known| known.undone.is_empty() && (known.is_busy || has_any(known)))
}

/// Leaves the journal for the next start, which finds it as soon as its lock is released here.
pub(crate) fn keep(own: &mut Recovery, shared: &mut Shared, id: DocumentId) {
    let is_only_there = shared.document_by_id(id).is_some_and(is_only_in_journal);
    if let Some(known) = own.journals.get_mut(&id) {
        known.undone.clear();
        if is_only_there {
            known.outdated.clear();
            known.journal = None;
            if known.is_busy {
                own.kept.insert(id);
            }
        }
    }
}
