//! What is looked for, as it stands in the find panel.

use tabiya_chess::Piece;
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_collection::search::{Cell, LeftOut, Pattern, Query};

/// What is looked for, as it stands in the find panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindForm {
    /// The words.
    pub text: String,
    /// The drawing.
    pub pattern: Pattern,
    /// What a click on the drawing puts there.
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
    /// What stood in the panel when it was closed.
    pub closed: Option<FindForm>,
    /// What is nearest to the last question that nothing answered.
    pub nearest: Option<Nearest>,
}

/// A question that is near to one that nothing answers, and has answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nearest {
    /// Where nothing answers.
    pub document: DocumentId,
    /// Its content then.
    pub content: StateId,
    /// The question that nothing answers.
    pub asked: Query,
    /// How the other differs from it.
    pub change: NearestChange,
    /// The other, as it is typed.
    pub text: String,
    /// What is drawn for it.
    pub pattern: Option<Pattern>,
    /// How many lines answer it.
    pub count: u64,
}

/// How a question differs from one that nothing answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NearestChange {
    /// One condition is left out.
    Without(LeftOut),
    /// A word is written otherwise.
    Spelled,
}
