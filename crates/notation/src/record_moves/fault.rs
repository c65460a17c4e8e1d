//! The faults of the moves of a record.

use crate::moves::MoveError;
use std::ops::Range;
use tabiya_chess::Level;
use tabiya_chess::{Color, NoMoves};

/// A fault of the moves of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveFault {
    /// The number of the operation, from 0.
    pub row: usize,
    /// The bytes of the tail.
    pub span: Range<usize>,
    /// The kind of fault.
    pub kind: MoveFaultKind,
}

/// The kinds of faults of the moves of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveFaultKind {
    /// The move does not have the standard spelling.
    Spelling {
        /// The standard spelling.
        standard: String,
        /// Whether every program reads the move as it is: only a sign of check or mate is missing, or the
        /// origin is superfluous.
        is_harmless: bool,
    },
    /// The word is not a legal move.
    Wrong(MoveError),
    /// The word fits these moves.
    Ambiguous(Vec<String>),
    /// The word is a move of the side that is not to move.
    OtherSide(Color),
    /// The position has no legal moves to compare with. Reported once, for the first operation with moves.
    NoMoves(NoMoves),
    /// The alternative moves are legal only one after the other: they are a variation.
    LineOfPlay,
    /// The predicted move is not the first of the predicted variation.
    NotFirstOfVariation,
    /// The given moves mate in this many moves, but `dm` has another number.
    MatesIn(u64),
    /// The given moves mate the side to move, but `dm` says that it mates.
    IsMated,
    /// There are as many moves as `dm` says, but the last does not mate.
    NoMate,
    /// `dm` says that a side mates that has only its king.
    KingAlone,
    /// `dm` says that a side mates that has no legal move: the game is over.
    GameOver,
}

/// The code of a nonstandard spelling.
const SPELLING: &str = "move_spelling";
/// The code of a word that is not a legal move.
const WRONG: &str = "wrong_move";
/// The code of a contradiction to `dm`.
const MATE: &str = "mate_differs";

impl MoveFaultKind {
    /// The code in reports for programs, such as that of `tabiya check`. It is stable.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Spelling { .. } => SPELLING,
            Self::Wrong(_) | Self::OtherSide(_) => WRONG,
            Self::Ambiguous(_) => "ambiguous_move",
            Self::NoMoves(_) => "no_moves",
            Self::LineOfPlay => "line_of_play",
            Self::NotFirstOfVariation => "not_first_of_variation",
            Self::MatesIn(_) | Self::IsMated | Self::NoMate | Self::KingAlone | Self::GameOver => {
                MATE
            }
        }
    }

    /// The level. Notes are for editors and not for reports about files.
    pub const fn level(&self) -> Level {
        match self {
            Self::Spelling {
                is_harmless: false, ..
            } => Level::Repair,
            Self::Spelling {
                is_harmless: true, ..
            }
            | Self::NotFirstOfVariation => Level::Note,
            Self::Wrong(_)
            | Self::Ambiguous(_)
            | Self::OtherSide(_)
            | Self::NoMoves(_)
            | Self::LineOfPlay
            | Self::MatesIn(_)
            | Self::IsMated
            | Self::NoMate
            | Self::KingAlone
            | Self::GameOver => Level::Warning,
        }
    }
}
