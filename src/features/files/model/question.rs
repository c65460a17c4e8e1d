//! What must be answered before anything else.

pub use super::again::Again;

use crate::features::diagram::DiagramOrder;
use crate::features::files::{CollectionFile, FileNow, OtherOrder};
use crate::features::games::model::GamesFile;
use crate::features::pages::PagesOrder;
use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_collection::document::DocumentId;
use tabiya_collection::games::LeftOut;
use tabiya_lines::Expected;
use tabiya_lines::{NotReplaced, Rows};
use tabiya_notation::repair::Interpretation;

/// Positions that were found in a text.
#[derive(Clone, Debug)]
pub struct Positions {
    /// As they were found; only the first, if there are lines.
    pub texts: Vec<String>,
    /// As lines of a file, when there are so many that a task has made them.
    pub lines: Option<Rows>,
}

impl Positions {
    /// How many there are.
    pub fn count(&self) -> usize {
        match &self.lines {
            Some(lines) => usize::try_from(lines.len()).unwrap_or(usize::MAX),
            None => self.texts.len(),
        }
    }

    /// One of them, for people.
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
    /// Another file stands where this was to be saved in a form of its own.
    ReplaceOther(Again<OtherOrder>),
    /// Of what is to be saved a table has no place for this.
    LeavesOut(Again<OtherOrder>, LeftOut),
    /// A folder or an archive with several files is to be opened.
    OpenFolder {
        /// Which.
        folder: PathBuf,
        /// The files in it.
        files: Arc<Vec<CollectionFile>>,
        /// How many bytes they have together.
        bytes: u64,
        /// How many folders in it could not be read.
        unreadable: usize,
    },
    /// Which positions of games, or of a table, are to be opened.
    OpenGames(Box<GamesFile>),
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
