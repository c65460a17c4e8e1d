//! Requests for pages, and their results.

use std::path::PathBuf;
use std::sync::Arc;
use tabiya_lines::{Expected, ReadError, RowSet, Rows, SaveError};
use tabiya_notation::fen::FenStyle;
use tabiya_picture::{FolderFault, PageEntry, PageSetup, PageSolutions, PieceSet};
use tabiya_publish::PageFormat;

/// A request to make pages.
#[derive(Clone, Debug)]
pub struct PagesOrder {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The rows to put on pages.
    pub selection: RowSet,
    /// The layout of the pages.
    pub setup: PageSetup,
    /// The style of written FENs.
    pub fen_style: FenStyle,
    /// The piece set, if it is loaded.
    pub pieces: Option<Arc<PieceSet>>,
    /// The file format.
    pub format: PageFormat,
    /// The destination. With one file for each page, it is the first part of the file names.
    pub path: PathBuf,
    /// The file that may be replaced at the destination.
    pub expected: Expected,
}

/// A request for the content of one page.
#[derive(Clone, Debug)]
pub struct PageOrder {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The rows to put on pages.
    pub selection: RowSet,
    /// The style of written FENs.
    pub fen_style: FenStyle,
    /// The index of the page's first row among the selected rows.
    pub first: u64,
    /// The number of the page's first diagram.
    pub number: u64,
    /// The maximum number of diagrams on the page.
    pub most: u64,
}

/// The content of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageSeen {
    /// The diagrams of the page.
    pub entries: Vec<PageEntry>,
    /// The index of the next page's first row among the selected rows.
    pub next: u64,
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
