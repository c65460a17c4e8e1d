//! What can be said in a question.

use crate::search::castling::CastlingCondition;
use crate::search::ending::{BishopPair, Ending};
use crate::search::moves::MovesCondition;
use crate::search::query::{CheckCondition, Legality};
use tabiya_chess::{Color, Role};

/// What some words say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Saying {
    /// Who moves next.
    Side(Color),
    /// Whether that side is in check.
    Check(CheckCondition),
    /// Whether the position is legal.
    Legality(Legality),
    /// Which castling rights there are.
    Castling(CastlingCondition),
    /// A kind of ending.
    Ending(Ending),
    /// Single bishops on such squares.
    Bishops(BishopPair),
    /// What is wrong with the moves in operations.
    RecordMoves(MovesCondition),
    /// Or with the colours exchanged.
    EitherSide,
    /// The case of letters counts.
    MatchCase,
    /// Mate in as many moves as the number behind it says.
    MateIn,
    /// May stand behind that number.
    Moves,
    /// A number.
    Number(u8),
    /// There are men of the kind behind it.
    With,
    /// There are none of them.
    Without,
    /// Men of a kind, or of all.
    Men(Option<Role>),
}

impl Saying {
    /// What a minus in front of it says.
    pub(super) fn negated(self) -> Option<Self> {
        Some(match self {
            Self::Check(CheckCondition::InCheck) => Self::Check(CheckCondition::NotInCheck),
            Self::Legality(Legality::Legal) => Self::Legality(Legality::Illegal),
            Self::Legality(Legality::Illegal) => Self::Legality(Legality::Legal),
            Self::Castling(CastlingCondition::Any) => Self::Castling(CastlingCondition::NONE),
            _ => return None,
        })
    }
}
