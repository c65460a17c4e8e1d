//! The meanings of words in queries.

use crate::search::castling::CastlingCondition;
use crate::search::ending::{BishopPair, Ending};
use crate::search::moves::MovesCondition;
use crate::search::query::{CheckCondition, Legality};
use tabiya_chess::{Color, Role};

/// The meaning of some words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Saying {
    /// The side to move.
    Side(Color),
    /// Whether the side to move is in check.
    Check(CheckCondition),
    /// Whether the position is legal.
    Legality(Legality),
    /// The castling rights.
    Castling(CastlingCondition),
    /// A kind of ending.
    Ending(Ending),
    /// Single bishops on squares of such colours.
    Bishops(BishopPair),
    /// The state of the moves in operations.
    RecordMoves(MovesCondition),
    /// The colours may be exchanged.
    EitherSide,
    /// The case of letters matters.
    MatchCase,
    /// Mate in the number of moves that follows.
    MateIn,
    /// An optional word after that number.
    Moves,
    /// A number.
    Number(u8),
    /// There are pieces of the kind that follows.
    With,
    /// There are no pieces of the kind that follows.
    Without,
    /// Pieces of a kind, or of all kinds.
    Men(Option<Role>),
}

impl Saying {
    /// Returns the meaning with a minus before it.
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
