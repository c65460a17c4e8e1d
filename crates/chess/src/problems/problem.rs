//! One oddity of a position; and too many pieces of one kind, or of one side.

use super::kind::ProblemKind;
use crate::{Board, Color, Level, Piece, Role, Square, SquareSet};

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

/// A problem of a certain kind that concerns these squares.
pub(super) fn problem(kind: ProblemKind, squares: SquareSet) -> Problem {
    let squares = squares.collect();
    Problem { kind, squares }
}

/// The numbers of pieces of a side.
pub(super) struct Men {
    pub(super) all: u32,
    pub(super) pawns: u32,
    /// The minimum number of pieces that must be promoted pawns.
    pub(super) promoted: u32,
}

impl Men {
    pub(super) fn of(board: &Board, color: Color) -> Self {
        let men = board.men(color);
        let surplus =
            |(at_the_start, kind): (u32, SquareSet)| kind.len().saturating_sub(at_the_start);
        Self {
            all: men.len(),
            pawns: (men & board.role(Role::Pawn)).len(),
            promoted: kinds(board, color).map(surplus).iter().sum(),
        }
    }
}

/// The kinds of pieces that pawns become: the number with which a side starts, and those that it has.
/// Bishops on light and on dark squares are separate kinds.
fn kinds(board: &Board, color: Color) -> [(u32, SquareSet); 5] {
    let of = |role| board.squares_of(Piece::new(color, role));
    let bishops = of(Role::Bishop);
    [
        (1, of(Role::Queen)),
        (2, of(Role::Rook)),
        (2, of(Role::Knight)),
        (1, bishops & SquareSet::LIGHT),
        (1, bishops - SquareSet::LIGHT),
    ]
}

pub(super) fn material_problems(board: &Board, color: Color, found: &mut Vec<Problem>) {
    let men = Men::of(board, color);
    if men.pawns > 8 {
        let pawns = board.squares_of(Piece::new(color, Role::Pawn));
        found.push(problem(ProblemKind::TooManyPawns(color), pawns));
    }
    if men.all > 16 {
        found.push(problem(ProblemKind::TooManyMen(color), board.men(color)));
    }
    if men.promoted > 8_u32.saturating_sub(men.pawns) {
        let is_more = |(at_the_start, kind): &(u32, SquareSet)| kind.len() > *at_the_start;
        let kinds = kinds(board, color).into_iter().filter(is_more);
        let squares = kinds.fold(SquareSet::EMPTY, |all, (_, kind)| all | kind);
        found.push(problem(ProblemKind::TooManyPromoted(color), squares));
    }
}
