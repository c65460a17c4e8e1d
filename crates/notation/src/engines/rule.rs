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

/// The condition of a rule.
pub(super) enum When {
    /// A condition that concerns no square.
    Is(fn(&GivenFen<'_>) -> bool),
    /// The condition, which gives the squares concerned if it holds.
    At(fn(&GivenFen<'_>) -> Option<SquareSet>),
    /// A certain oddity of the board field.
    Board(BoardSlip),
    /// A halfmove clock in this range.
    HalfmoveClock(RangeInclusive<u64>),
    /// A move number in this range.
    FullmoveNumber(RangeInclusive<u64>),
}

/// The evidence for a row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Evidence {
    /// Each of the programs was run.
    Run,
    /// The source of each program was read.
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
    /// The squares concerned if the condition holds; the empty set if it concerns no square.
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
