//! A piece that the pointer drags.

use tabiya_chess::{Piece, Square};

/// Where a dragged piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It stands on the board.
    Square(Square),
    /// It is a new one.
    Spare,
}

/// A piece that is being dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drag {
    /// The piece.
    pub piece: Piece,
    /// Where it comes from.
    pub origin: Origin,
}

impl Drag {
    /// The square from which it comes, unless it is a new one.
    pub fn from_square(self) -> Option<Square> {
        match self.origin {
            Origin::Square(square) => Some(square),
            Origin::Spare => None,
        }
    }
}
