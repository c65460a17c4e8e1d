//! The value of a position in an engine's report.

use std::cmp::Ordering;
use tabiya_chess::Color;

/// The value of a position for one side; in an engine's report, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// The side mates in this number of its moves.
    Mates(u32),
    /// The side is mated in this number of the opponent's moves; 0 if it is already mated.
    IsMated(u32),
}

/// Whether a score is exact or a bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The score is exact.
    #[default]
    Exact,
    /// The value is this or more.
    AtLeast,
    /// The value is this or less.
    AtMost,
}

/// A score with its kind of bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Value {
    /// The score.
    pub score: Score,
    /// Whether the score is exact or a bound.
    pub bound: Bound,
}

/// The expected results of a side in a thousand games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wdl {
    /// Games won.
    pub win: u16,
    /// Games drawn.
    pub draw: u16,
    /// Games lost.
    pub loss: u16,
}

impl Score {
    /// The same value for the other side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Centipawns(score) => Self::Centipawns(score.saturating_neg()),
            Self::Mates(moves) => Self::IsMated(moves),
            Self::IsMated(moves) => Self::Mates(moves),
        }
    }

    /// Converts a value for the mover into a value for White.
    #[must_use]
    pub fn from_white(self, mover: Color) -> Self {
        match mover {
            Color::White => self,
            Color::Black => self.opposite(),
        }
    }

    /// Whether it is a mate, by or against the side.
    pub const fn is_mate(self) -> bool {
        matches!(self, Self::Mates(_) | Self::IsMated(_))
    }

    /// A key that orders scores: the better a score is for the side, the greater is its key.
    fn rank(self) -> (i8, i64) {
        match self {
            Self::IsMated(moves) => (-1, i64::from(moves)),
            Self::Centipawns(score) => (0, i64::from(score)),
            Self::Mates(moves) => (1, -i64::from(moves)),
        }
    }
}

/// The better score for the side is the greater one.
impl Ord for Score {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Value {
    /// The same value for the other side. A lower bound becomes an upper bound.
    #[must_use]
    pub const fn opposite(self) -> Self {
        let bound = match self.bound {
            Bound::Exact => Bound::Exact,
            Bound::AtLeast => Bound::AtMost,
            Bound::AtMost => Bound::AtLeast,
        };
        let score = self.score.opposite();
        Self { score, bound }
    }

    /// Converts a value for the mover into a value for White.
    #[must_use]
    pub fn from_white(self, mover: Color) -> Self {
        match mover {
            Color::White => self,
            Color::Black => self.opposite(),
        }
    }
}

impl Wdl {
    /// The same results for the other side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self {
            win: self.loss,
            draw: self.draw,
            loss: self.win,
        }
    }

    /// Converts results of the mover into results of White.
    #[must_use]
    pub fn from_white(self, mover: Color) -> Self {
        match mover {
            Color::White => self,
            Color::Black => self.opposite(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sooner_mate_is_better_and_a_later_mate_against_us_too() {
        use Score::{Centipawns, IsMated, Mates};
        let ascending = [
            IsMated(0),
            IsMated(1),
            IsMated(30),
            Centipawns(-2000),
            Centipawns(0),
            Centipawns(15),
            Mates(12),
            Mates(1),
        ];
        assert!(ascending.is_sorted_by(|one, next| one < next));
        let opposite = ascending.map(Score::opposite);
        assert!(opposite.is_sorted_by(|one, next| one > next));
    }

    #[test]
    fn the_view_of_white_negates_scores_of_black_and_exchanges_bounds() {
        let value = Value {
            score: Score::Centipawns(30),
            bound: Bound::AtLeast,
        };
        assert_eq!(value.from_white(Color::White), value);
        let seen = value.from_white(Color::Black);
        assert_eq!(seen.score, Score::Centipawns(-30));
        assert_eq!(seen.bound, Bound::AtMost);
        assert_eq!(Score::Mates(3).from_white(Color::Black), Score::IsMated(3));
        let lowest = Score::Centipawns(i32::MIN).opposite();
        assert_eq!(lowest, Score::Centipawns(i32::MAX));
    }
}
