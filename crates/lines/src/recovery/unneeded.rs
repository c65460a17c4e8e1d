//! Journals that can be removed.

use super::finding::Found;
use super::journal::Journal;
use super::session;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A journal that is no longer needed.
#[derive(Clone, Debug)]
pub enum Unneeded {
    /// A journal that this program has written.
    Written(Arc<Journal>),
    /// An abandoned journal.
    CrashRecovery(Found),
    /// The folder of an unreadable journal.
    Unreadable(PathBuf),
}

impl Unneeded {
    /// Removes the journal.
    ///
    /// # Errors
    ///
    /// When it still exists.
    pub fn remove(&self) -> io::Result<()> {
        match self {
            Self::Written(journal) => journal.remove(),
            Self::CrashRecovery(found) => found.remove(),
            Self::Unreadable(folder) => session::remove_unheld(folder),
        }
    }

    /// The folder of the journal, which identifies it.
    pub fn folder(&self) -> &Path {
        match self {
            Self::Written(journal) => journal.folder(),
            Self::CrashRecovery(found) => found.folder(),
            Self::Unreadable(folder) => folder,
        }
    }
}
