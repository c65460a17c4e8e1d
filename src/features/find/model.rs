//! The query in the find panel, and the state of the search.

use crate::features::list::model::list_state::RowFilter;
use crate::reach::Reach;
use tabiya_chess::Piece;
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_collection::search::{Cell, LeftOutCondition, Pattern, Query};

/// The actions of the search for rows.
#[derive(Debug)]
pub enum FindAction {
    /// Open the find panel as it was closed, or go there.
    Open,
    /// Something was changed in the find panel.
    FindChanged(FindForm),
    /// The find panel was closed.
    CloseFind,
    /// Something else needs the place of the find panel.
    PutFindAway,
    /// Show only some rows in the list.
    ShowRows(RowFilter),
    /// Find again what the list of a document shows.
    RefreshView(DocumentId, RowFilter),
    /// The same, if it shows lines by their marks.
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

/// The part of the state for finding.
#[derive(Clone, Debug, Default)]
pub struct FindState {
    /// The find panel, while it is open.
    pub form: Option<FindForm>,
    /// The query at the time when the panel was last closed.
    pub closed: Option<FindForm>,
    /// The nearest question with answers, if the last question had none.
    pub nearest: Option<Nearest>,
}

/// A question with answers that is similar to a question without answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nearest {
    /// The document that was searched.
    pub document: DocumentId,
    /// The content of the document during the search.
    pub content: StateId,
    /// The question without answers.
    pub asked: Query,
    /// The difference between the two questions.
    pub change: NearestChange,
    /// The similar question in the query language.
    pub text: String,
    /// The board pattern of the similar question, if it has one.
    pub pattern: Option<Pattern>,
    /// The number of lines that answer the similar question.
    pub count: u64,
}

/// The difference between a similar search and the search without matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NearestChange {
    /// One condition is left out.
    Without(LeftOutCondition),
    /// A misspelled word is corrected.
    Spelled,
}
