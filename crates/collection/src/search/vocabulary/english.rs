//! The meanings of words in queries, and the English phrases, which are read whatever the language of the window.

use crate::search::castling::CastlingCondition;
use crate::search::operation::MovesCondition;
use crate::search::query::{BishopPair, CheckCondition, Ending, Legality};
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
    /// Whether the single bishops are on squares of the same colour.
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

/// Meanings and their phrases; the first phrase of each is the one that is written.
pub(super) const PHRASES: &[(Saying, &str)] = {
    use Saying::{Bishops, Castling, Check, Ending as Only, Legality as Is, Men, Number, Side};
    &[
        (
            Side(Color::White),
            "white to move, white moves, white, w to move, w",
        ),
        (
            Side(Color::Black),
            "black to move, black moves, black, b to move, b",
        ),
        (Check(CheckCondition::InCheck), "check, in check"),
        (Check(CheckCondition::NotInCheck), "no check, not in check"),
        (Is(Legality::Legal), "legal"),
        (Is(Legality::Illegal), "illegal, not legal"),
        (Castling(CastlingCondition::Any), "castling"),
        (Castling(CastlingCondition::NONE), "no castling"),
        (
            Only(Ending::Pawns),
            "pawn endings, pawn ending, pawn endgame, pawn endgames",
        ),
        (
            Only(Ending::MinorPieces),
            "minor piece endings, minor piece ending, minor piece endgame, minor piece endgames",
        ),
        (
            Only(Ending::Knights),
            "knight endings, knight ending, knight endgame, knight endgames",
        ),
        (
            Only(Ending::Bishops),
            "bishop endings, bishop ending, bishop endgame, bishop endgames",
        ),
        (
            Only(Ending::Rooks),
            "rook endings, rook ending, rook endgame, rook endgames",
        ),
        (
            Only(Ending::Queens),
            "queen endings, queen ending, queen endgame, queen endgames",
        ),
        (
            Bishops(BishopPair::OppositeColors),
            "opposite bishops, opposite coloured bishops, opposite colored bishops, \
             opposite colour bishops, opposite color bishops, bishops of opposite colour, \
             bishops of opposite color, bishops of opposite colours, bishops of opposite colors",
        ),
        (
            Bishops(BishopPair::SameColor),
            "same bishops, same coloured bishops, same colored bishops, same colour bishops, \
             same color bishops, bishops of the same colour, bishops of the same color",
        ),
        (
            Saying::RecordMoves(MovesCondition::Wrong),
            "wrong moves, wrong move, unplayable moves, impossible moves, wrong solutions",
        ),
        (
            Saying::RecordMoves(MovesCondition::Nonstandard),
            "nonstandard moves, nonstandard move, non-standard moves, misspelled moves",
        ),
        (Saying::RecordMoves(MovesCondition::Solved), "solved"),
        (
            Saying::RecordMoves(MovesCondition::Missed),
            "missed, unsolved, not solved",
        ),
        (
            Saying::EitherSide,
            "either side, either colour, either color, either way",
        ),
        (Saying::MatchCase, "match case"),
        (Saying::MateIn, "mate in, checkmate in"),
        (Saying::Moves, "moves, move"),
        (Number(1), "one"),
        (Number(2), "two"),
        (Number(3), "three"),
        (Number(4), "four"),
        (Number(5), "five"),
        (Number(6), "six"),
        (Number(7), "seven"),
        (Number(8), "eight"),
        (Saying::With, "with"),
        (Saying::Without, "no, without"),
        (Men(None), "men"),
        (Men(Some(Role::King)), "kings, king"),
        (Men(Some(Role::Queen)), "queens, queen"),
        (Men(Some(Role::Rook)), "rooks, rook"),
        (Men(Some(Role::Bishop)), "bishops, bishop"),
        (Men(Some(Role::Knight)), "knights, knight"),
        (Men(Some(Role::Pawn)), "pawns, pawn"),
    ]
};
