//! What is chosen to be read, and how far reading is.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, Pictured};
use tabiya_desktop::tasks::TaskId;

/// No page has a higher number.
pub const LAST_PAGE: u32 = 99_999;

/// A password. It stands in no report of a fault.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Password(pub String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password")
    }
}

/// What is chosen in the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadForm {
    /// Pictures, PDFs and folders of them.
    pub paths: Vec<PathBuf>,
    /// The first page of a PDF that is read, from 1.
    pub first_page: u32,
    /// The last one; none: up to the end.
    pub last_page: Option<u32>,
    /// What opens a PDF that is encrypted.
    pub password: Password,
    /// Whether the boards are kept as pictures in a folder.
    pub keeps_crops: bool,
    /// Whether pages are left out that were read before, and what is found goes to the same collection.
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
    /// Whether a PDF is among what is chosen, or a folder, in which one may be.
    pub fn may_have_pdf(&self) -> bool {
        let is_pdf = |path: &PathBuf| {
            let extension = path.extension();
            extension.is_none_or(|extension| extension.eq_ignore_ascii_case("pdf"))
        };
        self.paths.iter().any(is_pdf)
    }
}

/// A page of what is read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PagePlace {
    /// What the file is called in the collection.
    pub source: String,
    /// The number of the page: in a PDF its own, of pictures their place in the row; from 1.
    pub page: u32,
}

/// A board that was found, ready for the collection.
#[derive(Clone, Debug)]
pub struct FoundRecord {
    /// Its line.
    pub line: Vec<u8>,
    /// The board as it was seen.
    pub picture: Arc<Pictured>,
}

/// A page that was read.
#[derive(Clone, Debug)]
pub struct ReadPage {
    /// Which.
    pub place: PagePlace,
    /// What was found on it.
    pub found: Vec<FoundRecord>,
    /// What went wrong, in words.
    pub fault: Option<String>,
}

/// How reading has ended.
#[derive(Debug)]
pub enum PagesEnd {
    /// All pages have been read.
    Done,
    /// There was nothing left to be read.
    NothingLeft,
    /// It was cancelled.
    Cancelled,
    /// It could not begin.
    Failed(String),
}

/// How far reading is.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// What was chosen.
    pub paths: Vec<PathBuf>,
    /// The collection, once there is one.
    pub document: Option<DocumentId>,
    /// How many pages have been read.
    pub pages: u64,
    /// How many boards were found.
    pub boards: u64,
    /// How many of them have squares in doubt.
    pub doubtful: u64,
    /// Why pages could not be read, in words: the first ones.
    pub failed: Vec<String>,
    /// How many could not be read.
    pub failed_count: u64,
    /// The last page that was read.
    pub last: Option<PagePlace>,
}

/// What was read, as far as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadBefore {
    /// What was chosen.
    pub paths: Vec<PathBuf>,
    /// The collection.
    pub document: DocumentId,
    /// The last page that was read.
    pub last: PagePlace,
}

/// The part of the state about reading many diagrams.
#[derive(Debug, Default)]
pub struct ReadDiagramsState {
    /// What is chosen in the dialog.
    pub form: ReadForm,
    /// What is being read, and by which task.
    pub reading: Option<(TaskId, Reading)>,
    /// What was read since the program has started.
    pub(crate) before: Vec<ReadBefore>,
}

/// What happens to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadDiagramsAction {
    /// Something was chosen in the dialog.
    Change(Box<ReadForm>),
    /// Files are to be chosen.
    AskFiles,
    /// A folder is to be chosen.
    AskFolder,
    /// These were chosen.
    Take(Vec<PathBuf>),
    /// Read them.
    Read,
}
