//! What can be wrong with the moves of a record.

use crate::moves::MoveError;
use std::ops::Range;
use tabiya_chess::Level;
use tabiya_chess::{Color, NoMoves};

/// Something wrong with the moves of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveFault {
    /// The number of the operation, from 0.
    pub row: usize,
    /// The bytes of the tail that it is about.
    pub span: Range<usize>,
    /// What is wrong.
    pub kind: MoveFaultKind,
}

/// What can be wrong with the moves of a record. The wording is done elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveFaultKind {
    /// It is a move, but the standard has another spelling for it.
    Spelling {
        /// What should stand in the place of the span.
        standard: String,
        /// Whether every program reads it as it is: only a sign of check or mate is missing, or more
        /// is said than is needed.
        is_harmless: bool,
    },
    /// It is no move of this position.
    Wrong(MoveError),
    /// It fits several moves, which are written like this.
    Ambiguous(Vec<String>),
    /// It is a move of the side that is not to move.
    OtherSide(Color),
    /// No moves can be given for this position. Told once, at the first operation that has some.
    NoMoves(NoMoves),
    /// Moves to choose among can only be played one after the other: they are a line of play.
    LineOfPlay,
    /// The predicted move is not the first of the predicted variation.
    NotFirstOfVariation,
    /// The moves that are given mate in this many moves, and `dm` says another number.
    MatesIn(u64),
    /// The moves that are given end with the side to move mated, and `dm` says that it mates.
    IsMated,
    /// So many moves are given as `dm` says, and the last does not mate.
    NoMate,
    /// `dm` says that a side mates which has nothing but its king.
    KingAlone,
    /// `dm` says that a side mates which has no move: the game is over.
    GameOver,
}

/// The code of a move with another spelling.
const SPELLING: &str = "move_spelling";
/// The code of what is no move of the position.
const WRONG: &str = "wrong_move";
/// The code of what contradicts `dm`.
const MATE: &str = "mate_differs";

impl MoveFaultKind {
    /// The code in the report of `tabiya check`.
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

    /// How bad it is. What is only a note is told where operations are edited, and not of files.
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
