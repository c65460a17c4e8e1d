//! The moves of a record, and their faults.

use super::fault::MoveFault;
use crate::opcodes::Meaning;
use std::ops::Range;
use tabiya_chess::{Move, NoMoves};

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
    pub meaning: Meaning,
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
