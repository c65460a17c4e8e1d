//! A position that the board is compared with.

use tabiya_chess::{Position, SquareSet};
use tabiya_collection::document::DocumentId;

/// A position that the board is compared with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// The position.
    pub position: Position,
    /// The document and the number of the line, from 1, from which it was taken.
    pub origin: (DocumentId, u64),
}

impl Compared {
    /// The squares on which another position has something else.
    pub fn differing(&self, other: &Position) -> SquareSet {
        self.position.board.differing(&other.board)
    }
}
