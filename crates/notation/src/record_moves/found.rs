//! What is found in a record: its moves, and what is wrong with them.

use super::fault::MoveFault;
use crate::opcodes::Meaning;
use std::ops::Range;
use tabiya_chess::{Move, NoMoves};

/// The moves of a record, and what is wrong with them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordMoves {
    /// The operations that name moves, in their order.
    pub operations: Vec<MoveOperation>,
    /// What is wrong, in the order of the rows and of the bytes.
    pub faults: Vec<MoveFault>,
    /// Why no moves can be given, where they would be needed.
    pub no_moves: Option<NoMoves>,
}

/// An operation that names moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveOperation {
    /// The number of the operation, from 0.
    pub row: usize,
    /// What its opcode stands for.
    pub meaning: Meaning,
    /// Whether its moves are played one after the other. Else each is a move of the position.
    pub is_line: bool,
    /// Its moves, one by one.
    pub words: Vec<MoveWord>,
    /// Whether it names a mate beside them: `bm Qh7+ #2`.
    pub names_mate: bool,
}

/// A word that stands for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveWord {
    /// The bytes of the tail.
    pub span: Range<usize>,
    /// The move; `None` when it is none, or stands behind one that is none in a line of play.
    pub played: Option<Move>,
}

impl MoveOperation {
    /// The moves that can be played, in their order; of a line of play those before the first that cannot.
    pub fn played(&self) -> impl Iterator<Item = Move> {
        self.words.iter().filter_map(|word| word.played)
    }

    /// Whether its moves are all that it says, and each can be played.
    pub fn is_whole(&self) -> bool {
        !self.names_mate && self.words.iter().all(|word| word.played.is_some())
    }
}
