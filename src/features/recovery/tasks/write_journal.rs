//! Writes unsaved work to journals, and removes journals that are no longer needed.

use crate::features::recovery::model::Recovery;
use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;
use std::{fs, io};
use tabiya_collection::document::{Document, DocumentId, GamesToKeep, KeptGame, StateId};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::Rows;
use tabiya_lines::recovery::{
    About, JournalNote, NoteBody, RecoveryJournal, Unneeded, is_edited_elsewhere,
};
use tabiya_text::{name_text, tr, tr_with};

/// Writes unsaved work to a journal.
#[derive(Debug)]
pub struct WriteJournal(pub Box<JournalOrder>);

impl Work for WriteJournal {
    type News = Infallible;
    type Answer = io::Result<Journaled>;

    const IS_WAITED_FOR_AT_END: bool = true;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        write_journal(&self.0)
    }
}

/// The task that writes a document's content to its journal.
#[derive(Debug)]
pub struct WritingJournal {
    /// The document that is written.
    pub document: DocumentId,
    /// The content that is written.
    pub content: StateId,
}

impl Task<State> for WritingJournal {
    type Work = WriteJournal;

    fn status(&self) -> String {
        tr("status-journal")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: io::Result<Journaled>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        written(
            &mut state.recovery,
            &mut state.shared,
            self.document,
            self.content,
            result,
        );
    }

    /// The write is tried again after the next change.
    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        let document = state.shared.document_by_id(self.document);
        let content = document.map(Document::state_id);
        let known = state.recovery.journals.entry(self.document).or_default();
        known.is_busy = false;
        known.written = content;
        known.retire();
    }
}

/// Removes a journal that is no longer needed.
#[derive(Debug)]
pub struct EndJournal {
    /// The journal to remove.
    pub journal: Unneeded,
}

impl Work for EndJournal {
    type News = Infallible;
    /// If the removal fails, the next start offers the content of the journal.
    type Answer = io::Result<()>;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        self.journal.remove()
    }
}

/// The task that removes the journal in this folder.
#[derive(Debug)]
pub struct EndingJournal(pub PathBuf);

impl Task<State> for EndingJournal {
    type Work = EndJournal;

    fn status(&self) -> String {
        tr("status-journal")
    }

    fn is_writing(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: io::Result<()>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        if let Err(error) = result {
            let variables = [
                ("folder", self.0.to_string_lossy().into_owned().into()),
                ("reason", error.to_string().into()),
            ];
            state
                .shared
                .report_failure(tr_with("recovery-not-removed", &variables));
        }
    }
}

/// Starts to remove a journal that is no longer needed.
pub(crate) fn end(shared: &mut Shared, journal: Unneeded, runner: &mut dyn Runner) {
    let task = EndingJournal(journal.folder().to_owned());
    start(shared, task, EndJournal { journal }, runner);
}

/// A request to write a journal.
#[derive(Clone, Debug)]
pub struct JournalOrder {
    /// The document to write.
    pub document: DocumentId,
    /// The content to write.
    pub state: StateId,
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The current row.
    pub row: u64,
    /// The games of the rows.
    pub games: GamesToKeep,
    /// The folder that contains all journals.
    pub recovery: PathBuf,
    /// The journal of the document. `None` begins a new one.
    pub journal: Option<Arc<RecoveryJournal>>,
    /// Whether the journal already has this content. Then the task only checks for other programs that change the file.
    pub is_written: bool,
    /// The description of the document for a new journal.
    pub about: About,
    /// The folders of this program's other journals.
    pub own: Vec<PathBuf>,
    /// The time when journals last appeared or disappeared, according to the last check.
    pub looked: Option<SystemTime>,
}

/// The result of writing a journal.
#[derive(Clone, Debug)]
pub struct Journaled {
    /// The journal.
    pub journal: Arc<RecoveryJournal>,
    /// Whether another program has unsaved changes of the same file. `None` if no journal has appeared or disappeared
    /// since the last check.
    pub is_edited_elsewhere: Option<bool>,
    /// The time of the check.
    pub looked: Option<SystemTime>,
}

/// Writes unsaved work to a journal.
///
/// # Errors
///
/// Fails when there is no place for it, or the disk does not take it.
pub fn write_journal(order: &JournalOrder) -> io::Result<Journaled> {
    // Another program may have deleted the folder.
    let known = order.journal.as_ref().filter(|known| !known.is_gone());
    let journal = match known {
        Some(journal) => Arc::clone(journal),
        None => Arc::new(RecoveryJournal::begin(
            &order.recovery,
            &order.about,
            &order.rows,
        )?),
    };
    let is_written = order.is_written && known.is_some();
    let write = || {
        if !is_written {
            let games = order.games.in_rows(&order.rows);
            let notes: Vec<_> = games.iter().map(note_of).collect();
            journal.write_with(&order.rows, order.row, &notes)?;
        }
        journal.write_imprint(order.about.fingerprint.as_ref())
    };
    if let Err(error) = write() {
        if known.is_none() {
            // The new journal is empty and unknown to everyone.
            drop(journal.remove());
        }
        return Err(error);
    }
    let (is_edited_elsewhere, looked) = look(order, journal.folder());
    Ok(Journaled {
        journal,
        is_edited_elsewhere,
        looked,
    })
}

/// The note that keeps a game. The journal writes its tree only when it is another one.
fn note_of(game: &KeptGame) -> JournalNote {
    let tree = Arc::clone(game.play.tree());
    JournalNote {
        head: game.head(),
        body: tree as Arc<dyn NoteBody>,
    }
}

/// Whether another program has unsaved changes of the same file, and the time of this check.
fn look(order: &JournalOrder, own: &Path) -> (Option<bool>, Option<SystemTime>) {
    let Some(path) = &order.about.path else {
        return (None, None);
    };
    let changed = fs::metadata(&order.recovery).and_then(|folder| folder.modified());
    let changed = changed.ok();
    if changed.is_some() && changed == order.looked {
        return (None, changed);
    }
    let mut all_own = order.own.clone();
    all_own.push(own.to_owned());
    let answer = is_edited_elsewhere(&order.recovery, &all_own, path);
    // The check is repeated as long as another program does not say which file it changes.
    (answer, changed.filter(|_| answer.is_some()))
}

/// Takes the result of a write.
fn written(
    own: &mut Recovery,
    shared: &mut Shared,
    id: DocumentId,
    content: StateId,
    result: io::Result<Journaled>,
) {
    let known = own.journals.entry(id).or_default();
    known.is_busy = false;
    // A failed write is not tried again before the next change.
    known.written = Some(content);
    known.is_unprotected = result.is_err();
    match result {
        Ok(journaled) => {
            let is_another = |old: &Arc<RecoveryJournal>| !Arc::ptr_eq(old, &journaled.journal);
            if known.journal.as_ref().is_some_and(is_another) {
                known.retire();
            }
            known.journal = (!own.kept.remove(&id)).then_some(journaled.journal);
            known.looked = journaled.looked;
            if let Some(is_shared) = journaled.is_edited_elsewhere {
                tell_shared(own, shared, id, is_shared);
            }
            tell_protected(own, shared);
        }
        Err(error) => {
            // The old journal is kept until a new one has been written.
            known.retire();
            tell_unprotected(own, shared, &error);
        }
    }
}

/// Informs the user once that another program is changing the file.
fn tell_shared(own: &mut Recovery, shared: &mut Shared, id: DocumentId, is_shared: bool) {
    if !is_shared {
        own.shared.remove(&id);
    } else if own.shared.insert(id)
        && let Some(document) = shared.document_by_id(id)
    {
        let name = Shared::name_of(document);
        shared.report_failure(tr_with("recovery-twice", &[("name", name.into())]));
    }
}

fn tell_unprotected(own: &mut Recovery, shared: &mut Shared, error: &io::Error) {
    if own.unprotected.is_none() {
        let folder = shared.recovery_folder.as_deref().map(name_text);
        let variables = [
            ("folder", folder.unwrap_or_default().into()),
            ("reason", error.to_string().into()),
        ];
        let text = tr_with("recovery-unprotected", &variables);
        own.unprotected = Some(text.clone());
        shared.report_failure(text);
    }
}

fn tell_protected(own: &mut Recovery, shared: &mut Shared) {
    let mut journals = own.journals.values();
    if journals.any(|known| known.is_unprotected) {
        return;
    }
    if let Some(text) = own.unprotected.take() {
        shared.failures.retain(|failure| *failure != text);
        shared.inform(tr("recovery-protected-again"));
    }
}
