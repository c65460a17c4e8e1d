//! A position that the board is compared with.

use tabiya_chess::{Position, SquareSet};
use tabiya_collection::document::DocumentId;

/// A position that the board is compared with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// The position.
    pub position: Position,
    /// The document and the line number, from 1, that the position was taken from.
    pub origin: (DocumentId, u64),
}

impl Compared {
    /// The squares whose contents differ in another position.
    pub fn differing(&self, other: &Position) -> SquareSet {
        self.position.board.differing(&other.board)
    }
}
