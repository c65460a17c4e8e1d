//! The query in the find panel, and the state of the search.

use crate::features::list::model::list_state::RowFilter;
use crate::reach::Reach;
use tabiya_chess::Piece;
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_collection::search::{Cell, LeftOutCondition, Pattern, Query};

/// The actions of the search for rows.
#[derive(Debug)]
pub enum FindAction {
    /// Open the find panel with its last query, or move the keyboard focus there.
    Open,
    /// Set the query in the find panel.
    FindChanged(FindForm),
    /// The find panel was closed.
    CloseFind,
    /// Close the find panel, because something else needs its place.
    PutFindAway,
    /// Show only some rows in the list.
    ShowRows(RowFilter),
    /// Repeat the search for the rows that the list of a document shows.
    RefreshView(DocumentId, RowFilter),
    /// Repeat that search if the list shows lines by their marks.
    RefreshMarks(DocumentId),
}

impl FindAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        match self {
            Self::ShowRows(_) => Reach::Reads,
            _ => Reach::Window,
        }
    }
}

/// The query in the find panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindForm {
    /// The query as text.
    pub text: String,
    /// The board pattern to search for.
    pub pattern: Pattern,
    /// The condition that a click on the drawing sets on a square.
    pub brush: Cell,
}

impl Default for FindForm {
    fn default() -> Self {
        Self {
            text: String::new(),
            pattern: Pattern::EMPTY,
            brush: Cell::Piece(Piece::WhiteKing),
        }
    }
}

/// This feature's part of the state.
#[derive(Clone, Debug, Default)]
pub struct FindState {
    /// The find panel, while it is open.
    pub form: Option<FindForm>,
    /// The query at the time when the panel was last closed.
    pub closed: Option<FindForm>,
    /// The most similar query with matches, if the last query had none.
    pub nearest: Option<Nearest>,
}

/// A query with matches that is similar to a query without matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nearest {
    /// The document that was searched.
    pub document: DocumentId,
    /// The content of the document during the search.
    pub content: StateId,
    /// The query without matches.
    pub asked: Query,
    /// The difference between the two queries.
    pub change: NearestChange,
    /// The similar query as text.
    pub text: String,
    /// The board pattern of the similar query, if it has one.
    pub pattern: Option<Pattern>,
    /// The number of lines that match the similar query.
    pub count: u64,
}

/// The difference between a similar query and the query without matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NearestChange {
    /// One condition is left out.
    Without(LeftOutCondition),
    /// A misspelled word is corrected.
    Spelled,
}
