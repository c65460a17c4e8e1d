//! The line of play on the board: its starting position, its moves, and the position shown.
//!
//! Undo and redo restore it together with the rest of the board, and any change of the position
//! other than a move ends it. Operations stay with the position they belong to: returning to a
//! position restores its exact line.
//!
//! # Where it is kept
//!
//! The line of play is in the shown state of a document, next to the position. So each undo step has the line before
//! and after it, and nothing has to keep it in step. Its positions are shared between steps. A change that sets a
//! position other than those of the line ends the line without knowing about it (`Setup::line_of_play`). Each position
//! of the line keeps its record as it was when the user left it; `after_move` of `tabiya_notation::operations` says
//! which operations do not carry over to the position after a move.

use std::sync::Arc;
use tabiya_chess::{Move, Position};

/// A line of play and the current place in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineOfPlay {
    /// The positions, the starting one first. Never empty.
    pub(super) stops: Vec<Arc<Stop>>,
    /// The index of the position shown.
    pub(super) at: usize,
}

/// A position of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    /// The move that led to the position; `None` at the start.
    pub(super) played: Option<Move>,
    pub(super) position: Position,
    /// The record of this position, as it was when the position was last left.
    pub(super) record: Arc<[u8]>,
}

/// A position of a line that is put onto the board as a whole.
#[derive(Clone, Debug)]
pub struct NewStop {
    /// The legal move that leads to the position; `None` at the start.
    pub played: Option<Move>,
    /// The position.
    pub position: Position,
    /// A record of the position whose operations are adopted.
    pub record: Option<String>,
}

impl LineOfPlay {
    /// Returns the starting position.
    pub fn start(&self) -> &Position {
        &self.stop(0).position
    }

    /// Returns the number of moves that lead to the position shown.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Returns the number of moves, including those after the position shown.
    pub fn len(&self) -> usize {
        self.stops.len().saturating_sub(1)
    }

    /// Whether the line has no moves yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the moves.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.stops.iter().filter_map(|stop| stop.played)
    }

    /// Returns the position shown.
    pub(super) fn position(&self) -> &Position {
        &self.stop(self.at).position
    }

    /// Returns the approximate number of bytes kept, if the line shares its positions with the
    /// previous step's line.
    pub(super) fn bytes(&self) -> u64 {
        const POINTER: u64 = 8;
        self.stops.len() as u64 * POINTER + 256
    }

    pub(super) fn stop(&self, place: usize) -> &Stop {
        let last = self.stops.len() - 1;
        #[expect(clippy::indexing_slicing, reason = "there is always a first")]
        &self.stops[place.min(last)]
    }

    /// Stores the record of the position shown.
    pub(super) fn keep_record(&mut self, record: &[u8]) {
        if let Some(stop) = self.stops.get_mut(self.at)
            && *stop.record != *record
        {
            Arc::make_mut(stop).record = Arc::from(record);
        }
    }
}
