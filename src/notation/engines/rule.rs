//! One row of a table: what some programs do, why, and when.

use super::case::Case;
use super::{Effect, Engine, Reason};
use crate::chess::SquareSet;

/// What a group of programs does in one case.
pub(super) struct Rule {
    pub(super) reason: Reason,
    pub(super) effect: Effect,
    pub(super) engines: &'static [Engine],
    /// The squares it is about when it is so; the empty set when it is so and about no square.
    pub(super) applies: Applies,
}

pub(super) type Applies = fn(&Case<'_>) -> Option<SquareSet>;

pub(super) const fn rule(
    reason: Reason,
    effect: Effect,
    engines: &'static [Engine],
    applies: Applies,
) -> Rule {
    Rule {
        reason,
        effect,
        engines,
        applies,
    }
}

/// For what is about no square.
pub(super) fn no_square(is_so: bool) -> Option<SquareSet> {
    is_so.then_some(SquareSet::EMPTY)
}

/// For what is so when there are squares.
pub(super) fn some_squares(squares: SquareSet) -> Option<SquareSet> {
    (!squares.is_empty()).then_some(squares)
}
