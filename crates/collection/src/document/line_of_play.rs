//! The line of play on the board: where it began, its moves, and which of its positions is shown.
//!
//! It is a part of what is shown, so undo and redo bring it back as it was, and whatever changes the
//! position in another way than by a move ends it. Operations stay with the position to which they
//! belong: going back to a position gives back the very line that it had.

use std::sync::Arc;
use tabiya_chess::{Move, Position};

/// A line of play, and where in it one is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineOfPlay {
    /// Its positions, of which the first is where it began. Never empty.
    pub(super) stops: Vec<Arc<Stop>>,
    /// Which of them is shown.
    pub(super) at: usize,
}

/// A position of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    /// The move that led to it; `None` where the line begins.
    pub(super) played: Option<Move>,
    pub(super) position: Position,
    /// The record of this position, as it was when it was last left.
    pub(super) record: Arc<[u8]>,
}

/// A position of a line that is put onto the board as a whole.
#[derive(Clone, Debug)]
pub struct NewStop {
    /// The legal move that leads to it; `None` where the line begins.
    pub played: Option<Move>,
    /// The position.
    pub position: Position,
    /// A record of it, of which the operations are taken over.
    pub record: Option<String>,
}

impl LineOfPlay {
    /// The position in which it began.
    pub fn start(&self) -> &Position {
        &self.stop(0).position
    }

    /// How many moves lead to the position that is shown.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many moves it has, with those behind the position that is shown.
    pub fn len(&self) -> usize {
        self.stops.len().saturating_sub(1)
    }

    /// Whether it has no move yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Its moves.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.stops.iter().filter_map(|stop| stop.played)
    }

    /// The position that is shown.
    pub(super) fn position(&self) -> &Position {
        &self.stop(self.at).position
    }

    /// How many bytes it keeps, about, if it shares its positions with the line of the step before.
    pub(super) fn bytes(&self) -> u64 {
        const POINTER: u64 = 8;
        self.stops.len() as u64 * POINTER + 256
    }

    pub(super) fn stop(&self, place: usize) -> &Stop {
        let last = self.stops.len() - 1;
        #[expect(clippy::indexing_slicing, reason = "there is always a first")]
        &self.stops[place.min(last)]
    }

    /// Remembers the record of the position that is shown.
    pub(super) fn keep_record(&mut self, record: &[u8]) {
        if let Some(stop) = self.stops.get_mut(self.at)
            && *stop.record != *record
        {
            Arc::make_mut(stop).record = Arc::from(record);
        }
    }
}
