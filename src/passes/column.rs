//! One small thing known of each line of a file.

use crate::collection::{PIECE_LINES, Source};
use std::sync::OnceLock;

/// A value for each line of a file, filled a piece at a time, by any thread, once.
#[derive(Debug)]
pub struct Column<T> {
    pieces: Box<[OnceLock<Box<[T]>>]>,
}

impl<T: Copy> Column<T> {
    /// A column with nothing in it yet, for a file of which all lines are known.
    pub fn new(source: &Source) -> Self {
        Self {
            pieces: (0..source.piece_count()).map(|_| OnceLock::new()).collect(),
        }
    }

    /// The value of a line of the file, once it is known.
    pub fn get(&self, line: u64) -> Option<T> {
        let place = usize::try_from(line % PIECE_LINES).ok()?;
        self.piece(line / PIECE_LINES)?.get(place).copied()
    }

    /// The values of a piece, once they are known.
    pub fn piece(&self, piece: u64) -> Option<&[T]> {
        let piece = self.pieces.get(usize::try_from(piece).ok()?)?;
        piece.get().map(AsRef::as_ref)
    }

    /// Puts in the values of a piece. What is there already stays: it is the same.
    pub fn fill(&self, piece: u64, values: Box<[T]>) {
        let piece = usize::try_from(piece).ok();
        if let Some(piece) = piece.and_then(|piece| self.pieces.get(piece)) {
            piece.get_or_init(|| values);
        }
    }

    /// Whether all is known.
    pub fn is_full(&self) -> bool {
        self.pieces.iter().all(|piece| piece.get().is_some())
    }
}
