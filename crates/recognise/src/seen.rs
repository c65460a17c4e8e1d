//! What is seen on a board. It is kept while a document is read, because the other boards show more about its pieces.

use super::net::Chances;
use tabiya_notation::picture_doubts::{PictureTurn, Unlikely};

/// What is seen on a board, before anything is decided about its pieces: about ten kilobytes. Squares are in the order
/// of the picture, row by row from the upper left of the board.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeenBoard {
    /// The probability of each class on each square, without "no square".
    pub(super) chances: Vec<Chances>,
    /// The look of each square, [`LOOK`] numbers for each.
    pub(super) looks: Vec<u8>,
    /// The squares that something seems to cover, and those that are missing.
    pub(super) covered: Vec<u8>,
    /// The squares of which less than half is in the picture.
    pub(super) missing: Vec<u8>,
    /// The contribution of the coordinates to White being at the bottom, as `ln` of the odds.
    pub(super) said: f32,
    /// The mean probability of "no square".
    pub(super) no_square: f32,
    /// The side to move, where a mark beside the board or a caption shows it.
    pub(super) turn: Option<PictureTurn>,
    /// Why this is hardly a chess board that can be read; `None` for a plausible one.
    pub(super) unlikely: Option<Unlikely>,
}

/// The count of numbers that describe a square.
pub(super) const LOOK: usize = 96;
/// The steps of these numbers for each unit in which the net gives them.
const STEPS: f32 = 16.0;

/// Rounds the looks of squares.
pub(super) fn compact(looks: &[f32]) -> Vec<u8> {
    looks
        .iter()
        .map(|part| (part * STEPS + 0.5) as u8)
        .collect()
}

impl SeenBoard {
    /// Whether every square has its numbers, as boards of the reader have. Other programs may send anything.
    pub fn is_whole(&self) -> bool {
        let numbers = self.chances.as_flattened().iter();
        self.chances.len() == 64
            && self.looks.len() == 64 * LOOK
            && self
                .covered
                .iter()
                .chain(&self.missing)
                .all(|square| *square < 64)
            && numbers
                .chain([&self.said, &self.no_square])
                .all(|number| number.is_finite())
    }

    /// The look of a square.
    pub(super) fn look(&self, square: usize) -> &[u8] {
        &self.looks[square * LOOK..][..LOOK]
    }
}
