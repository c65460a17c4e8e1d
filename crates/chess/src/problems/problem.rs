//! One oddity of a position.

use super::kind::ProblemKind;
use crate::{Level, Square, SquareSet};

/// One oddity of a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Problem {
    /// The kind of oddity.
    pub kind: ProblemKind,
    /// The squares concerned, from a1 to h8; empty if the problem concerns no particular square.
    pub squares: Vec<Square>,
}

impl Problem {
    /// The level while the position is edited; see [`ProblemKind::level`].
    pub fn level(&self) -> Level {
        self.kind.level()
    }

    /// The level in a file; see [`ProblemKind::level_in_file`].
    ///
    /// ```
    /// use tabiya_chess::problems::problems;
    /// use tabiya_chess::{Level, Position, Square};
    ///
    /// // White keeps the right to castle with a rook that is gone.
    /// let mut position = Position::start();
    /// position.board.set(Square::H1, None);
    /// let found = problems(&position);
    /// assert_eq!(found[0].squares, [Square::H1]);
    /// assert_eq!(found[0].level(), Level::Note);
    /// assert_eq!(found[0].level_in_file(), Level::Illegal);
    /// ```
    pub fn level_in_file(&self) -> Level {
        self.kind.level_in_file()
    }
}

/// A problem of a kind that concerns these squares.
pub(super) fn problem(kind: ProblemKind, squares: SquareSet) -> Problem {
    let squares = squares.collect();
    Problem { kind, squares }
}
