//! Questions that must be answered before anything else.

pub use super::saving::Again;

use crate::features::diagram::DiagramOrder;
use crate::features::files::model::saving::Lossy;
use crate::features::files::{CollectionFile, FileNow, OtherOrder};
use crate::features::games::model::GamesFile;
use crate::features::pages::PagesOrder;
use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_collection::document::DocumentId;
use tabiya_collection::games::{Conversion, LeftOutOfTable};
use tabiya_collection::passes::LostOperations;
use tabiya_lines::{Expected, NotReplaced, Rows};
use tabiya_notation::repair::Interpretation;

/// Positions found in a text.
#[derive(Clone, Debug)]
pub struct Positions {
    /// The texts as they were found; only the first one, if there are `lines`.
    pub texts: Vec<String>,
    /// The positions as lines of a file, if there are so many that a task has prepared them.
    pub lines: Option<Rows>,
}

impl Positions {
    /// The number of positions.
    pub fn count(&self) -> usize {
        match &self.lines {
            Some(lines) => usize::try_from(lines.len()).unwrap_or(usize::MAX),
            None => self.texts.len(),
        }
    }

    /// The text of one position, to display. Empty if it cannot be read.
    pub fn shown(&self, at: usize) -> Cow<'_, str> {
        let Some(lines) = &self.lines else {
            return self
                .texts
                .get(at)
                .map(String::as_str)
                .unwrap_or_default()
                .into();
        };
        let line = lines.line(at as u64).unwrap_or_default();
        String::from_utf8_lossy(&line).into_owned().into()
    }
}

/// A question in the middle of the window. Nothing else can be done until it is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WindowQuestion {
    /// The document has unsaved changes, and this number of its rows have games that are in no file.
    SaveBeforeClosing(DocumentId, usize),
    /// The document is saved, but its file has no place for the games of this number of rows.
    GamesBeforeClosing(DocumentId, usize),
    /// Work on the document was recovered, then undone, and is in no file.
    KeepUndone(DocumentId),
    /// Another file is at the place where the document was to be saved, or the document's own file has changed.
    UnexpectedFile {
        /// The document.
        document: DocumentId,
        /// The target file.
        path: PathBuf,
        /// Whether the document's own file no longer exists.
        was_removed: bool,
    },
    /// A file can only be overwritten in place, and no copy can be kept meanwhile.
    NoCopy {
        /// The document.
        document: DocumentId,
        /// The target file.
        path: PathBuf,
        /// The reason why no other file can take its place.
        because: NotReplaced,
        /// The reason why no copy can be kept.
        reason: String,
        /// The file that may be overwritten, if any.
        expected: Expected,
    },
    /// Another file is at the place where this diagram was to be saved.
    ReplaceDiagram {
        /// The target file.
        path: PathBuf,
        /// The diagram to save, whatever the board shows by now.
        order: Again<DiagramOrder>,
    },
    /// Other files are at the places where these pages with diagrams were to be saved.
    ReplacePages(Again<PagesOrder>),
    /// Another file is at the place where these positions were to be saved in another form.
    ReplaceOther(Again<OtherOrder>),
    /// The table has no place for this part of the positions to save.
    LeavesOut(Again<OtherOrder>, LeftOutOfTable),
    /// A `.fen` file has no place for the operations of the positions to save.
    LosesOperations(Lossy, LostOperations),
    /// A folder or an archive with several files is to be opened.
    OpenFolder {
        /// The folder or the archive.
        folder: PathBuf,
        /// The files in it.
        files: Arc<Vec<CollectionFile>>,
        /// Their total size in bytes.
        bytes: u64,
        /// The number of folders in it that could not be read.
        unreadable: usize,
    },
    /// The positions to make of games or of a table.
    OpenGames(Box<GamesFile>),
    /// Another program has changed the file of a document.
    FileChanged {
        /// The document.
        document: DocumentId,
        /// Its file.
        path: PathBuf,
        /// The state of the file.
        now: FileNow,
        /// Whether all lines are still available. They are not if the file was overwritten in place.
        can_keep: bool,
        /// Whether the user has unsaved changes.
        has_edits: bool,
    },
    /// Several positions were pasted.
    AddSeveral(Again<Positions>),
    /// The text of the FEN field can be read in several ways.
    ChooseReading {
        /// The text.
        text: String,
        /// The possible readings.
        readings: Vec<Interpretation>,
        /// The operations that the text replaced when it was pasted.
        replaced: Vec<String>,
    },
}

/// The answer to the question in the middle of the window.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the buttons")]
pub enum Reply {
    Cancel,
    SaveAndClose,
    CloseWithoutSaving,
    SaveGames,
    CloseWithoutGames,
    ShowChanges,
    Overwrite,
    SaveElsewhere,
    SaveAsEpd,
    AddAll,
    UseFirst,
    TakeReading(usize),
    OpenAll,
    OpenTogether,
    OpenGames(Conversion),
    Reload,
    KeepMine,
    TakeEdits,
    KeepForNextStart,
    Discard,
}
