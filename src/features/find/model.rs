//! What is looked for, as it stands in the find panel.

use crate::chess::Piece;
use crate::search::{Cell, Pattern};

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
}
