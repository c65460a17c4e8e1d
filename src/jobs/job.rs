//! What can be asked for.

use crate::collection::{Fingerprint, Rows};
use crate::document::{DocumentId, StateId};
use crate::settings::Setting;
use std::path::PathBuf;

/// Names a running job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobId(pub u64);

/// Something that takes longer than a frame.
#[derive(Debug)]
pub enum Job {
    /// Ask with the system's dialog which files to open.
    AskOpen {
        /// The folder to begin in.
        folder: Option<PathBuf>,
    },
    /// Ask with the system's dialog where to save.
    AskSave {
        /// The folder to begin in.
        folder: Option<PathBuf>,
        /// The file name to offer.
        name: String,
    },
    /// Read a file.
    Load {
        /// Which.
        path: PathBuf,
    },
    /// Read standard input to its end.
    ReadStandardInput,
    /// Write a document to a file.
    Save {
        /// Whose rows these are.
        document: DocumentId,
        /// Where to.
        path: PathBuf,
        /// A snapshot of the rows; further edits do not touch it.
        rows: Rows,
        /// What may stand there.
        expected: Expected,
        /// The name of the content that is saved.
        state: StateId,
    },
    /// Read the settings.
    RecallSettings {
        /// The settings file.
        file: PathBuf,
    },
    /// Write choices into the settings.
    RememberSettings {
        /// The settings file.
        file: PathBuf,
        /// The choices.
        settings: Vec<Setting>,
    },
    /// List a folder for the program's own file dialog.
    ListFolder {
        /// Which; `None` for where the program was started.
        folder: Option<PathBuf>,
    },
}

/// What a save may overwrite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Only the file as it was when we last saw it.
    SameAs(Fingerprint),
    /// No file at all.
    Nothing,
    /// Whatever is there: the user has been asked.
    Anything,
}

/// Starts jobs. The window has threads for them; a test may answer at once.
pub trait Runner {
    /// Starts a job. Its event comes with this id.
    fn start(&mut self, id: JobId, job: Job);

    /// Asks a job to stop. It may still finish.
    fn cancel(&mut self, id: JobId);
}
