//! Writing down what is not saved yet, and finding what was left behind.

use crate::collection::Rows;
use crate::document::{DocumentId, StateId};
use crate::recovery::{
    About, Effort, Found, Journal, RestoreError, Restored, is_edited_elsewhere, restore_with,
};
use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

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

/// Reads what was left behind, and holds it from now on: what may be opened here is opened nowhere else.
pub(super) fn restore_held(
    found: Found,
    effort: Effort,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> (Found, Result<Restored, RestoreError>) {
    match found.hold() {
        Ok(Some(held)) => {
            let result = restore_with(&held, effort, progress);
            (held, result)
        }
        Ok(None) => (found, Err(RestoreError::Taken)),
        Err(error) => (found, Err(RestoreError::Journal(error))),
    }
}
