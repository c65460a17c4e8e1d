//! Journals that may go.

use super::finding::Found;
use super::journal::Journal;
use super::session;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A journal that nobody needs any more.
#[derive(Clone, Debug)]
pub enum Unneeded {
    /// One that this program has written.
    Written(Arc<Journal>),
    /// One that was left behind.
    CrashRecovery(Found),
    /// The folder of one that cannot be read here.
    Unreadable(PathBuf),
}

impl Unneeded {
    /// Removes it.
    ///
    /// # Errors
    ///
    /// When it is still there.
    pub fn remove(&self) -> io::Result<()> {
        match self {
            Self::Written(journal) => journal.remove(),
            Self::CrashRecovery(found) => found.remove(),
            Self::Unreadable(folder) => session::remove_unheld(folder),
        }
    }

    /// Its folder, which names it.
    pub fn folder(&self) -> &Path {
        match self {
            Self::Written(journal) => journal.folder(),
            Self::CrashRecovery(found) => found.folder(),
            Self::Unreadable(folder) => folder,
        }
    }
}
