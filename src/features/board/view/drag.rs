//! A piece dragged by the pointer.

use tabiya_chess::{Piece, Square};

/// The origin of a dragged piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A square of the board.
    Square(Square),
    /// The spare pieces.
    Spare,
}

/// A piece that is being dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drag {
    /// The piece.
    pub piece: Piece,
    /// Its origin.
    pub origin: Origin,
}

impl Drag {
    /// The square that it comes from; `None` for a spare piece.
    pub fn from_square(self) -> Option<Square> {
        match self.origin {
            Origin::Square(square) => Some(square),
            Origin::Spare => None,
        }
    }
}
