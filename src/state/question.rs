//! What must be answered before anything else.

use crate::document::DocumentId;
use crate::jobs::{CollectionFile, FileNow};
use crate::notation::repair::Interpretation;
use std::path::PathBuf;

/// A question in the middle of the window. Nothing else can be done until it is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// The document has changes that are not saved.
    SaveBeforeClosing(DocumentId),
    /// Another file stands where the document was to be saved, or its own file is not what it was.
    UnexpectedFile {
        /// Which document.
        document: DocumentId,
        /// Where it was to be saved.
        path: PathBuf,
        /// Whether its own file is not there any more.
        was_removed: bool,
    },
    /// Another file stands where a diagram was to be saved.
    ReplaceDiagram(PathBuf),
    /// Other files stand where pages with diagrams were to be saved.
    ReplacePages(PathBuf),
    /// A folder or an archive with several files is to be opened.
    OpenFolder {
        /// Which.
        folder: PathBuf,
        /// The files in it.
        files: Vec<CollectionFile>,
        /// How many bytes they have together.
        bytes: u64,
        /// How many folders in it could not be read.
        unreadable: usize,
    },
    /// Another program has done something to the file of a document.
    FileChanged {
        /// Which document.
        document: DocumentId,
        /// Its file.
        path: PathBuf,
        /// What became of the file.
        now: FileNow,
        /// Whether all lines can still be had; not so if the file was overwritten under us.
        can_keep: bool,
        /// Whether the user has changed something that is not saved.
        has_edits: bool,
    },
    /// Several positions were pasted.
    AddSeveral(Vec<String>),
    /// The text of the FEN field can be read in several ways.
    ChooseReading {
        /// The text.
        text: String,
        /// The ways.
        readings: Vec<Interpretation>,
    },
}
