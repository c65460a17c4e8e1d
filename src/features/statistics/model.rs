//! The statistics of a document, and the part of them that is shown.

pub(crate) mod arrangement;
pub(crate) mod picture;
pub(crate) mod plots;

use crate::features::list::model::list_state::{RowFilter, Scope};
use crate::reach::Reach;
use std::sync::Arc;
use tabiya_chess::Piece;
use tabiya_collection::document::{Document, DocumentId, StateId};
use tabiya_collection::passes::{Bar, Plot, Repeated, SameFields, Sameness, Statistics};
use tabiya_lines::RowSet;

/// Actions on statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsAction {
    /// Show the statistics of the document that is shown.
    Open,
    /// Count again.
    Count,
    /// Show the squares of this piece.
    ShowPiece(Piece),
    /// Show the positions of a bar in the list.
    Filter(Bar),
    /// Copy a part as text.
    CopyText(StatisticsPart),
    /// Copy a part as a picture.
    CopyPicture(StatisticsPart),
}

impl StatisticsAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        match self {
            Self::Filter(_) => Reach::Reads,
            _ => Reach::Window,
        }
    }
}

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StatisticsPart {
    /// All of it.
    Page,
    /// One plot.
    Plot(Plot),
    /// The squares of the chosen piece.
    Squares,
}

/// This feature's part of the state.
#[derive(Clone, Debug)]
pub struct StatisticsState {
    /// The last count.
    pub counted: Option<Arc<CountedRows>>,
    /// The piece whose squares are shown.
    pub piece: Piece,
}

impl Default for StatisticsState {
    fn default() -> Self {
        Self {
            counted: None,
            piece: Piece::WhiteKing,
        }
    }
}

/// The statistics of some rows of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedRows {
    /// The document.
    pub document: DocumentId,
    /// The content of the document when it was counted.
    pub content: StateId,
    /// The rows that were counted.
    pub scope: Scope,
    /// The rows that were counted; `None` for all.
    pub only: Option<RowSet>,
    /// The name of the document.
    pub name: String,
    /// The numbers.
    pub statistics: Statistics,
}

impl CountedRows {
    /// Whether the numbers are those of the document as it is.
    pub fn is_current(&self, document: &Document) -> bool {
        self.document == document.id() && self.content == document.state_id()
    }

    /// Whether the numbers are those of the rows that would be counted now.
    pub fn is_of(&self, document: &Document) -> bool {
        let scope = Scope::of(document);
        self.is_current(document) && self.scope == scope && self.only == scope.rows(document)
    }
}

/// The filter of the list that shows the rows of a bar.
pub(crate) fn filter_of(bar: Bar) -> RowFilter {
    let same = |fields| {
        RowFilter::Duplicates(Sameness {
            fields,
            mirrored: false,
            colours_swapped: false,
        })
    };
    match (bar, bar.query()) {
        (Bar::Mark(mark), _) => RowFilter::Marks(vec![mark]),
        (Bar::Repeated(Repeated::Position), _) => same(SameFields::Four),
        (Bar::Repeated(Repeated::Line), _) => same(SameFields::Line),
        (_, Some(query)) => RowFilter::Found(Box::new(query)),
        (_, None) => RowFilter::All,
    }
}
