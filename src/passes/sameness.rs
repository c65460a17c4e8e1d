//! When two positions count as the same.

/// How much of two positions must be equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SameFields {
    /// All six fields.
    All,
    /// Board, side to move, castling and en passant.
    Four,
    /// The board alone.
    Board,
}

/// When two positions count as the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sameness {
    /// How much must be equal.
    pub fields: SameFields,
    /// Also with left and right exchanged.
    pub mirrored: bool,
    /// Also with the colours exchanged and the ranks turned over.
    pub colours_swapped: bool,
}
