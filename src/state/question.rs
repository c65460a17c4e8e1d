//! What must be answered before anything else.

use crate::collection::Expected;
use crate::collection::{NotReplaced, Rows};
use crate::document::DocumentId;
use crate::features::diagram::DiagramOrder;
use crate::features::files::{CollectionFile, FileNow};
use crate::features::pages::PagesOrder;
use crate::notation::repair::Interpretation;
use std::path::PathBuf;
use std::sync::Arc;

/// What is to be done once more as it was asked for, whatever has changed since. It is the same as
/// itself alone.
#[derive(Clone, Debug)]
pub struct Again<T>(pub Arc<T>);

impl<T> Again<T> {
    /// Of this order.
    pub fn new(order: T) -> Self {
        Self(Arc::new(order))
    }
}

impl<T> PartialEq for Again<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Eq for Again<T> {}

/// Positions that were found in a text.
#[derive(Clone, Debug)]
pub struct Positions {
    /// As they were found.
    pub texts: Vec<String>,
    /// As lines of a file, when there are so many that a task has made them.
    pub lines: Option<Rows>,
}

/// A question in the middle of the window. Nothing else can be done until it is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// The document has changes that are not saved.
    SaveBeforeClosing(DocumentId),
    /// Work on the document was recovered, then undone, and is in no file.
    KeepUndone(DocumentId),
    /// Another file stands where the document was to be saved, or its own file is not what it was.
    UnexpectedFile {
        /// Which document.
        document: DocumentId,
        /// Where it was to be saved.
        path: PathBuf,
        /// Whether its own file is not there any more.
        was_removed: bool,
    },
    /// A file can only be overwritten in place, and no copy can be kept meanwhile.
    NoCopy {
        /// Which document.
        document: DocumentId,
        /// Where it is to be saved.
        path: PathBuf,
        /// Why no other file can take its place.
        because: NotReplaced,
        /// Why no copy can be kept.
        reason: String,
        /// What may stand there.
        expected: Expected,
    },
    /// Another file stands where this diagram was to be saved.
    ReplaceDiagram {
        /// Where.
        path: PathBuf,
        /// What was to be saved, whatever the board shows by now.
        order: Again<DiagramOrder>,
    },
    /// Other files stand where these pages with diagrams were to be saved.
    ReplacePages(Again<PagesOrder>),
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
    AddSeveral(Again<Positions>),
    /// The text of the FEN field can be read in several ways.
    ChooseReading {
        /// The text.
        text: String,
        /// The ways.
        readings: Vec<Interpretation>,
    },
}
