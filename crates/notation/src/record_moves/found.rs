//! The moves of a record, and their faults.

use crate::moves::MoveError;
use crate::opcodes::OpcodeMeaning;
use std::ops::Range;
use tabiya_chess::{Color, Level, Move, NoMoves};

/// The moves of a record, and their faults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordMoves {
    /// The operations that name moves, in their order.
    pub operations: Vec<MoveOperation>,
    /// The faults, in the order of the operations and of the bytes.
    pub faults: Vec<MoveFault>,
    /// The reason why the position has no legal moves to compare with, if an operation names moves.
    pub no_moves: Option<NoMoves>,
}

/// An operation that names moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveOperation {
    /// The number of the operation, from 0.
    pub row: usize,
    /// The meaning of its opcode.
    pub meaning: OpcodeMeaning,
    /// Whether its moves are successive. Otherwise each is a move of the position.
    pub is_line: bool,
    /// Its moves.
    pub words: Vec<MoveWord>,
    /// Whether it also names a mate: `bm Qh7+ #2`.
    pub names_mate: bool,
}

/// A word for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveWord {
    /// The bytes of the tail.
    pub span: Range<usize>,
    /// The legal move; `None` if it is not legal, or if an earlier move of a variation is not legal.
    pub played: Option<Move>,
}

impl MoveOperation {
    /// The legal moves in their order; of a variation those before the first illegal one.
    pub fn played(&self) -> impl Iterator<Item = Move> {
        self.words.iter().filter_map(|word| word.played)
    }

    /// Whether the operation names only moves, and all of them are legal.
    pub fn is_whole(&self) -> bool {
        !self.names_mate && self.words.iter().all(|word| word.played.is_some())
    }
}

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
/// The code of a contradiction with `dm`.
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
