//! What comes back from a job.

use super::folder::FolderListing;
use crate::collection::{LoadError, Loaded, NotText, SaveError, Saved, Source};
use crate::document::{DocumentId, StateId};
use crate::settings::{Note, Recalled};
use std::io;
use std::path::PathBuf;

/// The answer of a dialog of the system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer<T> {
    /// The user chose.
    Chosen(T),
    /// The user closed the dialog.
    Cancelled,
    /// The system offers no such dialog.
    NoDialog,
}

/// Something that a job has to say.
#[derive(Debug)]
pub enum JobEvent {
    /// So much is done; more events will come.
    Progress {
        /// Bytes done.
        done: u64,
        /// Bytes in all.
        of: u64,
    },
    /// The job could not be done at all: a fault of ours or of a library, in the words of who noticed.
    Failed(String),
    /// The open dialog was answered.
    OpenAnswered(Answer<Vec<PathBuf>>),
    /// The save dialog was answered.
    SaveAnswered(Answer<PathBuf>),
    /// A file was read, or not.
    Loaded {
        /// Which.
        path: PathBuf,
        /// Its lines.
        result: Result<Loaded, LoadError>,
    },
    /// Standard input was read, or not.
    StandardInputRead(Result<Result<Source, NotText>, io::Error>),
    /// A document was written, or not.
    Saved {
        /// Which.
        document: DocumentId,
        /// Where to.
        path: PathBuf,
        /// The content that was written.
        state: StateId,
        /// What the file is like now.
        result: Result<Saved, SaveError>,
    },
    /// The settings were read, as far as they could be.
    SettingsRecalled(Recalled),
    /// Choices were written into the settings, or not.
    SettingsRemembered(io::Result<Option<Note>>),
    /// A folder was listed, or not.
    FolderListed(Result<FolderListing, (PathBuf, io::Error)>),
}
