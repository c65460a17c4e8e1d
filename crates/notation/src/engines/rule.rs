//! A row of the table of reactions.

use super::given_fen::{BoardSlip, GivenFen};
use super::{Effect, Engine, Reason};
use std::ops::RangeInclusive;
use tabiya_chess::SquareSet;

/// The reaction of a group of programs, and its condition.
pub(super) struct Rule {
    pub(super) reason: Reason,
    pub(super) effect: Effect,
    pub(super) when: When,
    #[cfg_attr(not(test), expect(dead_code, reason = "for who reads the table"))]
    pub(super) evidence: Evidence,
    pub(super) programs: &'static [Engine],
}

/// When programs do so.
pub(super) enum When {
    /// When this is so; it is about no square.
    Is(fn(&GivenFen<'_>) -> bool),
    /// The condition, which gives the squares concerned if it holds.
    At(fn(&GivenFen<'_>) -> Option<SquareSet>),
    /// When this is wrong with the board field.
    Board(BoardSlip),
    /// When the halfmove clock is a number within these.
    HalfmoveClock(RangeInclusive<u64>),
    /// When the move number is a number within these.
    FullmoveNumber(RangeInclusive<u64>),
}

/// How a row is known to be true.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Evidence {
    /// Each of the programs was run.
    Run,
    /// It was read in the source of each.
    Source,
}

pub(super) const fn row(
    reason: Reason,
    effect: Effect,
    when: When,
    evidence: Evidence,
    programs: &'static [Engine],
) -> Rule {
    Rule {
        reason,
        effect,
        when,
        evidence,
        programs,
    }
}

impl When {
    /// The squares it is about when it is so; the empty set when it is about none.
    pub(super) fn squares(&self, fen: &GivenFen<'_>) -> Option<SquareSet> {
        let is_so = match self {
            Self::At(squares) => return squares(fen),
            Self::Is(is_so) => is_so(fen),
            Self::Board(slip) => fen.has_slip(*slip),
            Self::HalfmoveClock(range) => fen.number(4).is_some_and(|it| range.contains(&it)),
            Self::FullmoveNumber(range) => fen.number(5).is_some_and(|it| range.contains(&it)),
        };
        is_so.then_some(SquareSet::EMPTY)
    }
}
