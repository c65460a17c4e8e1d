//! The choices and the preview in the dialog for pages of diagrams, requests for pages, and their results.

pub mod format;

pub use format::PagesFormat;

use crate::features::files::model::question::Again;
use crate::reach::Reach;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_collection::document::DocumentId;
use tabiya_collection::tree::PlacesByLine;
use tabiya_desktop::tasks::TaskId;
use tabiya_lines::{Expected, ReadError, RowSet, Rows, SaveError};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::moves::PieceNames;
use tabiya_picture::{FolderFault, PageEntry, PageSetup, PageSolutions, PieceSet};
use tabiya_publish::Format;

/// The user's actions in the dialog for pages of diagrams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PagesAction {
    /// Open the dialog as it was left.
    Open(PagesAim),
    /// Set the choices of the dialog.
    Change(Box<PagesForm>),
    /// Choose the style of this name for the diagrams.
    ChooseStyle(String),
    /// Show the next page.
    NextPage,
    /// Show the previous page.
    PreviousPage,
    /// Print the pages.
    Print,
    /// Save the pages.
    Save,
    /// Save the pages at the place chosen in the system's dialog.
    SaveTo(PathBuf),
    /// Show our own dialog, with a proposed name.
    NameFile,
    /// Save the pages at the place chosen in our own dialog. A file there is replaced only after a question.
    SaveNew(PathBuf),
    /// Replace the existing files with pages.
    ReplacePages(Again<PagesOrder>),
    /// Ask for another place for pages.
    SavePagesElsewhere(Again<PagesOrder>),
}

impl PagesAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}

/// The rows to put on pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PagesOf {
    /// The selected rows.
    Selection,
    /// The rows that the list shows.
    Shown,
    /// All rows of the collection.
    #[default]
    All,
}

/// The purpose for which the dialog was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PagesAim {
    /// Saving pages.
    #[default]
    Save,
    /// Printing pages.
    Print,
}

/// The choices for pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PagesForm {
    /// The rows to put on pages.
    pub of: PagesOf,
    /// The layout of the pages.
    pub setup: PageSetup,
    /// The name of the diagram style.
    pub style_name: String,
    /// The file format for saving.
    pub format: PagesFormat,
}

/// The state of the dialog for pages of diagrams.
#[derive(Clone, Debug, Default)]
pub struct PagesDialog {
    /// The purpose for which the dialog was opened.
    pub aim: PagesAim,
    /// The choices. `None` until the dialog is opened for the first time.
    pub form: Option<PagesForm>,
    /// The index of the first row of each page, up to the page in the preview.
    pub begins: Vec<u64>,
    /// The content of the page in the preview, once it is known.
    pub seen: Option<PageSeen>,
    /// The number of diagrams and pages, once it is known.
    pub counted: Option<PagesCounted>,
    /// The document whose name was proposed as the title.
    pub titled_for: Option<DocumentId>,
    /// The task that prepares the preview. Answers of older tasks are ignored.
    pub looking: Option<TaskId>,
    /// The task that counts diagrams and pages.
    pub counting: Option<TaskId>,
    /// The pages for which the user is choosing another destination.
    pub elsewhere: Option<Again<PagesOrder>>,
}

impl PagesDialog {
    /// The number of the page in the preview, counted from zero.
    pub fn page(&self) -> u64 {
        (self.begins.len() as u64).saturating_sub(1)
    }

    /// The text format whose beginning is the preview; `None` for drawn pages. Only drawn pages are printed.
    pub fn text_format(&self) -> Option<Format> {
        let form = self.form.as_ref().filter(|_| self.aim == PagesAim::Save)?;
        form.format.as_text()
    }
}

/// The rows of a document as they were, with everything that pages show of them.
#[derive(Clone, Debug)]
pub struct PagesContent {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The games of records, which are not in their lines.
    pub games: Arc<PlacesByLine>,
    /// The style of written FENs.
    pub fen_style: FenStyle,
    /// The pieces in the moves of games.
    pub names: PieceNames,
}

/// A request to make pages.
#[derive(Clone, Debug)]
pub struct PagesOrder {
    /// The rows of the document.
    pub content: PagesContent,
    /// The rows to put on pages.
    pub selection: RowSet,
    /// The layout of the pages.
    pub setup: PageSetup,
    /// The piece set, if it is loaded.
    pub pieces: Option<Arc<PieceSet>>,
    /// The file format.
    pub format: PagesFormat,
    /// The destination. With one file for each page, it is the first part of the file names.
    pub path: PathBuf,
    /// The file that may be replaced at the destination.
    pub expected: Expected,
}

/// A request for the content of one page.
#[derive(Clone, Debug)]
pub struct PageOrder {
    /// The rows of the document.
    pub content: PagesContent,
    /// The rows to put on pages.
    pub selection: RowSet,
    /// The index of the page's first row among the selected rows.
    pub first: u64,
    /// The number of the page's first diagram.
    pub number: u64,
    /// The maximum number of diagrams on the page.
    pub most: u64,
    /// The text to make instead of a page.
    pub text: Option<TextOrder>,
}

/// A request for the beginning of a text.
#[derive(Clone, Debug)]
pub struct TextOrder {
    /// The format of the text.
    pub format: Format,
    /// The choices of the dialog.
    pub setup: PageSetup,
    /// The piece set, if it is loaded.
    pub pieces: Option<Arc<PieceSet>>,
}

/// The beginning of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextSeen {
    /// What is shown of the text.
    pub text: String,
    /// Whether parts of the text are not shown.
    pub is_cut: bool,
}

/// The content of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageSeen {
    /// The diagrams of the page.
    pub entries: Vec<PageEntry>,
    /// The index of the next page's first row among the selected rows.
    pub next: u64,
    /// The beginning of the text, if that was wanted instead.
    pub text: Option<TextSeen>,
}

/// The totals of a set of pages.
#[derive(Clone, Debug)]
pub struct PagesCounted {
    /// The number of diagrams.
    pub diagrams: u64,
    /// The number of pages, including the pages with solutions.
    pub pages: u64,
    /// The content of the pages with solutions.
    pub solutions: Arc<PageSolutions>,
}

/// The reason why no pages were made.
#[derive(Debug)]
pub enum PagesFault {
    /// The rows contain no position.
    Empty,
    /// The folder of the piece set has a fault.
    Pieces(FolderFault),
    /// The rows could not be read.
    Read(ReadError),
    /// The files could not be written.
    Save(SaveError),
}

impl From<ReadError> for PagesFault {
    fn from(error: ReadError) -> Self {
        Self::Read(error)
    }
}

impl From<SaveError> for PagesFault {
    fn from(error: SaveError) -> Self {
        Self::Save(error)
    }
}
