//! Squares that a diagram can mark by itself.

use crate::chess::{Position, SquareSet, problems};

/// The squares of the last move, where the position tells it: a pawn that has just moved two.
pub(super) fn last_move(position: &Position) -> SquareSet {
    let Some(target) = position.possible_en_passant() else {
        return SquareSet::EMPTY;
    };
    let forward = position.side_to_move.opposite().forward();
    let squares = [target.offset(0, -forward), target.offset(0, forward)];
    squares.into_iter().flatten().collect()
}

/// The squares of what is odd or cannot arise in a game.
pub(super) fn problem_squares(position: &Position) -> SquareSet {
    let problems = problems::problems(position).into_iter();
    let told = problems.filter(|problem| problem.level() != problems::Level::Note);
    told.flat_map(|problem| problem.squares).collect()
}
