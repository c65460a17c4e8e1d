//! What is not saved yet is written down, and removed when it is not needed any more.

use crate::features::recovery::model::Recovery;
use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;
use std::{fs, io};
use tabiya_collection::document::{Document, DocumentId, StateId};
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_lines::Rows;
use tabiya_lines::recovery::{About, Journal, Unneeded, is_edited_elsewhere};
use tabiya_text::{name_text, tr, tr_with};

/// Write down what is not saved yet.
#[derive(Debug)]
pub struct WriteJournal(pub Box<JournalOrder>);

impl Work for WriteJournal {
    type News = Infallible;
    type Answer = io::Result<Journaled>;

    const IS_WAITED_FOR_AT_END: bool = true;

    fn perform(self, _report: &mut Report<'_, Infallible>) -> Self::Answer {
        write_journal(&self.0)
    }
}

/// What a document is now is being written into its journal.
#[derive(Debug)]
pub struct WritingJournal {
    /// Which document.
    pub document: DocumentId,
    /// Its content.
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

    /// It is tried again when something else is done.
    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        let document = state.shared.document_by_id(self.document);
        let content = document.map(Document::state_id);
        let known = state.recovery.journals.entry(self.document).or_default();
        known.is_busy = false;
        known.written = content;
        known.retire();
    }
}

/// Remove a journal that is not needed any more.
#[derive(Debug)]
pub struct EndJournal {
    /// Which.
    pub journal: Unneeded,
}

impl Work for EndJournal {
    type News = Infallible;
    /// Where it could not be removed the next start offers what is in it.
    type Answer = io::Result<()>;

    fn perform(self, _report: &mut Report<'_, Infallible>) -> Self::Answer {
        self.journal.remove()
    }
}

/// The journal in this folder is being removed.
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

/// Removes a journal that nobody needs.
pub(crate) fn end(shared: &mut Shared, journal: Unneeded, runner: &mut dyn Runner) {
    let task = EndingJournal(journal.folder().to_owned());
    start(shared, task, EndJournal { journal }, runner);
}

/// What is to be written down.
#[derive(Clone, Debug)]
pub struct JournalOrder {
    /// Whose rows these are.
    pub document: DocumentId,
    /// The name of the content.
    pub state: StateId,
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The row that is on the board.
    pub row: u64,
    /// The folder where all journals are.
    pub recovery: PathBuf,
    /// The journal of the document; if it has none yet, one is begun.
    pub journal: Option<Arc<Journal>>,
    /// Whether the journal holds it already, so that it is only looked who else changes the file.
    pub is_written: bool,
    /// What a new journal is about.
    pub about: About,
    /// Folders of journals that are nobody else's, beside that one.
    pub own: Vec<PathBuf>,
    /// When journals had last come or gone, as far as it was looked at.
    pub looked: Option<SystemTime>,
}

/// What was written down.
#[derive(Clone, Debug)]
pub struct Journaled {
    /// The journal.
    pub journal: Arc<Journal>,
    /// Whether somebody else has changed the same file and not saved it; `None` if nobody has come
    /// or gone since it was looked.
    pub is_edited_elsewhere: Option<bool>,
    /// When it was looked.
    pub looked: Option<SystemTime>,
}

/// Writes down what is not saved yet.
///
/// # Errors
///
/// When there is no place for it, or the disk does not take it.
pub fn write_journal(order: &JournalOrder) -> io::Result<Journaled> {
    // Somebody may have tidied up below us.
    let known = order.journal.as_ref().filter(|known| !known.is_gone());
    let journal = match known {
        Some(journal) => Arc::clone(journal),
        None => Arc::new(Journal::begin(&order.recovery, &order.about, &order.rows)?),
    };
    let is_written = order.is_written && known.is_some();
    let write = || {
        if !is_written {
            journal.write(&order.rows, order.row)?;
        }
        journal.write_imprint(order.about.fingerprint.as_ref())
    };
    if let Err(error) = write() {
        if known.is_none() {
            // Nothing is in it yet, and nobody will know of it.
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

/// Whether somebody else has changes of the same file, and when that was looked at.
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
    // As long as somebody does not say what they are changing, it is looked again.
    (answer, changed.filter(|_| answer.is_some()))
}

/// Something was written down, or not.
fn written(
    own: &mut Recovery,
    shared: &mut Shared,
    id: DocumentId,
    content: StateId,
    result: io::Result<Journaled>,
) {
    let known = own.journals.entry(id).or_default();
    known.is_busy = false;
    // What could not be written is not tried again before something else is done.
    known.written = Some(content);
    known.is_unprotected = result.is_err();
    match result {
        Ok(journaled) => {
            let is_another = |old: &Arc<Journal>| !Arc::ptr_eq(old, &journaled.journal);
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
            // Whatever it has is kept until a new one has been written.
            known.retire();
            tell_unprotected(own, shared, &error);
        }
    }
}

/// The user is told once that somebody else changes the file.
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
