//! Too many pieces of one kind, or of one side.

use super::kind::ProblemKind;
use super::problem::{Problem, problem};
use crate::{Board, Color, Piece, Role, SquareSet};

/// The numbers of pieces of a side.
pub(super) struct Men {
    pub(super) all: u32,
    pub(super) pawns: u32,
    /// The least number of pieces that must be promoted pawns.
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
