//! Which pages are made, and what comes of it.

use std::path::PathBuf;
use std::sync::Arc;
use tabiya_lines::{Expected, ReadError, RowSet, Rows, SaveError};
use tabiya_notation::fen::FenStyle;
use tabiya_picture::{FolderFault, PageEntry, PageSetup, PageSolutions, PieceSet};
use tabiya_publish::PageFormat;

/// Rows to be put on pages.
#[derive(Clone, Debug)]
pub struct PagesOrder {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// Which of them.
    pub selection: RowSet,
    /// How pages look.
    pub setup: PageSetup,
    /// How FENs are written.
    pub fen_style: FenStyle,
    /// The pieces, if they are at hand.
    pub pieces: Option<Arc<PieceSet>>,
    /// As what.
    pub format: PageFormat,
    /// Where. Of pages in a file each this is the first part of the names.
    pub path: PathBuf,
    /// What may stand there.
    pub expected: Expected,
}

/// A page to be looked at.
#[derive(Clone, Debug)]
pub struct PageOrder {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// Which of them.
    pub selection: RowSet,
    /// How FENs are written.
    pub fen_style: FenStyle,
    /// The place among the selected rows at which the page begins.
    pub first: u64,
    /// The number of its first diagram.
    pub number: u64,
    /// How many diagrams it can have.
    pub most: u64,
}

/// What a page shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageSeen {
    /// Its diagrams.
    pub entries: Vec<PageEntry>,
    /// The place among the selected rows at which the next page begins.
    pub next: u64,
}

/// How many there are.
#[derive(Clone, Debug)]
pub struct PagesCounted {
    /// Diagrams.
    pub diagrams: u64,
    /// Pages, with those for the solutions.
    pub pages: u64,
    /// What stands on those.
    pub solutions: Arc<PageSolutions>,
}

/// Why no pages were made.
#[derive(Debug)]
pub enum PagesFault {
    /// There is no position in these rows.
    Empty,
    /// The folder has no pieces.
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
