//! The choices for reading, and its progress.

use crate::reach::Reach;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, Pictured};
use tabiya_desktop::tasks::TaskId;

/// The highest page number.
pub const LAST_PAGE: u32 = 99_999;

/// A password. It never appears in logs or fault reports.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Password(pub String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password")
    }
}

/// The choices in the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadForm {
    /// Pictures, PDF files and folders of them.
    pub paths: Vec<PathBuf>,
    /// The first page of a PDF to read, from 1.
    pub first_page: u32,
    /// The last page to read. `None` means the last page of the PDF.
    pub last_page: Option<u32>,
    /// The password of an encrypted PDF.
    pub password: Password,
    /// Whether to save the boards as pictures in a folder.
    pub keeps_crops: bool,
    /// Whether to skip pages that were read before and add the boards to the same collection.
    pub goes_on: bool,
}

impl Default for ReadForm {
    fn default() -> Self {
        Self {
            paths: Vec::new(),
            first_page: 1,
            last_page: None,
            password: Password::default(),
            keeps_crops: false,
            goes_on: true,
        }
    }
}

impl ReadForm {
    /// Whether the choice includes a PDF, or a folder that may contain one.
    pub fn may_have_pdf(&self) -> bool {
        let is_pdf = |path: &PathBuf| {
            let extension = path.extension();
            extension.is_none_or(|extension| extension.eq_ignore_ascii_case("pdf"))
        };
        self.paths.iter().any(is_pdf)
    }
}

/// The place of a page.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PagePlace {
    /// The name of the file in the collection.
    pub source: String,
    /// The page number from 1. For pictures it is their place in the sequence.
    pub page: u32,
}

/// A board found on a page, ready for the collection.
#[derive(Clone, Debug)]
pub struct FoundRecord {
    /// The EPD record of the board.
    pub line: Vec<u8>,
    /// The picture of the board.
    pub picture: Arc<Pictured>,
}

/// The result of reading a page.
#[derive(Clone, Debug)]
pub struct ReadPage {
    /// The place of the page.
    pub place: PagePlace,
    /// The boards found on the page.
    pub found: Vec<FoundRecord>,
    /// The page in words and the number of places on it that resemble a board but are hardly one, if there are any.
    pub left_out: Option<(String, u64)>,
    /// The text of an error, if one occurred.
    pub fault: Option<String>,
}

/// The end of reading.
#[derive(Debug)]
pub enum PagesEnd {
    /// All pages have been read.
    Done,
    /// No unread pages were left.
    NothingLeft,
    /// The user cancelled.
    Cancelled,
    /// Reading could not begin, for this reason.
    Failed(String),
}

/// The progress of reading.
#[derive(Clone, Debug, Default)]
pub struct ReadingState {
    /// The chosen files and folders.
    pub paths: Vec<PathBuf>,
    /// The collection, once it exists.
    pub document: Option<DocumentId>,
    /// The number of pages read.
    pub pages: u64,
    /// The number of boards found.
    pub boards: u64,
    /// The number of boards with doubtful squares.
    pub doubtful: u64,
    /// The number of boards that leave open whose turn it is.
    pub open_turns: u64,
    /// The number of places that were left out because they are hardly boards.
    pub left_out: u64,
    /// The first pages with such places, in words.
    pub left_out_on: Vec<String>,
    /// The first errors on pages, as text.
    pub failed: Vec<String>,
    /// The number of pages that could not be read.
    pub failed_count: u64,
    /// The last page read.
    pub last: Option<PagePlace>,
}

/// An earlier run of reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadBefore {
    /// The chosen files and folders.
    pub paths: Vec<PathBuf>,
    /// The collection.
    pub document: DocumentId,
    /// The last page read.
    pub last: PagePlace,
}

/// This feature's part of the state.
#[derive(Debug, Default)]
pub struct ReadDiagramsState {
    /// The choices in the dialog.
    pub form: ReadForm,
    /// The running task and its progress.
    pub reading: Option<(TaskId, ReadingState)>,
    /// Earlier runs since the start of the program.
    pub(crate) before: Vec<ReadBefore>,
}

/// Actions in the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadDiagramsAction {
    /// Show the dialog as it was left.
    Open,
    /// Set the choices of the dialog.
    Change(Box<ReadForm>),
    /// Ask for files.
    AskFiles,
    /// Ask for a folder.
    AskFolder,
    /// Use these chosen files or folders.
    Take(Vec<PathBuf>),
    /// Begin to read.
    Read,
    /// Read all pages of these files at once.
    ReadFiles(Vec<PathBuf>),
}

impl ReadDiagramsAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}
