//! The reasons why a text is no recipe.

use std::error::Error;
use std::fmt;
use std::ops::Range;

/// A fault of a recipe, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecipeError {
    /// The kind.
    pub kind: RecipeErrorKind,
    /// The bytes of the text that are wrong.
    pub span: Range<usize>,
}

/// The kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecipeErrorKind {
    /// The recipe is of a version that this program does not know.
    Version,
    /// The first condition does not list pieces such as `KRP v KR`.
    Pieces,
    /// A position has more than 16 pieces.
    TooManyPieces,
    /// No such condition is known.
    UnknownCondition,
    /// A condition is given twice.
    Twice,
    /// The text does not describe squares.
    Squares,
    /// The pieces have too few squares.
    TooFewSquares,
    /// No position has the piece of this region.
    NoSuchPiece,
    /// The text is no number, or not a range such as `10-30` or `2+`.
    Number,
    /// The number of positions is 0 or above a million.
    Count,
    /// The distance to mate is known for up to four pieces only.
    MateOfTooManyPieces,
    /// Two conditions contradict each other.
    Contradiction,
}

impl RecipeErrorKind {
    /// All kinds.
    pub const ALL: [Self; 12] = [
        Self::Version,
        Self::Pieces,
        Self::TooManyPieces,
        Self::UnknownCondition,
        Self::Twice,
        Self::Squares,
        Self::TooFewSquares,
        Self::NoSuchPiece,
        Self::Number,
        Self::Count,
        Self::MateOfTooManyPieces,
        Self::Contradiction,
    ];
}

impl fmt::Display for RecipeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Range { start, end } = self.span;
        write!(f, "{:?} at {start}..{end}", self.kind)
    }
}

impl Error for RecipeError {}
