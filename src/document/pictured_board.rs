//! A board of a picture that a row was read from.

use crate::chess::{Square, SquareSet};
use crate::lines::LineId;
use crate::recognise::Doubt;
use std::collections::HashMap;
use std::sync::Arc;

/// A board of a picture, as it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Pictured {
    /// The board as it stands in the picture, not turned: a small picture file, square.
    pub crop: Option<Arc<[u8]>>,
    /// The squares in doubt; they are counted from a8 to h8, then the next rank.
    pub doubts: Vec<Doubt>,
    /// Whether White is below in the picture.
    pub is_white_below: bool,
    /// Whether the file said what stands there: nothing was recognised.
    pub is_written: bool,
    /// How probable it is that all of it is right, from 0 to 1.
    pub confidence: f32,
    /// On which page it stands, from 1.
    pub page: u32,
    /// The how-manieth board of the page it is, from 1.
    pub place: u32,
}

impl Pictured {
    /// The squares in doubt when it was read.
    pub fn squares_in_doubt(&self) -> SquareSet {
        let squares = self
            .doubts
            .iter()
            .filter_map(|doubt| square_of(doubt.square));
        squares.fold(SquareSet::EMPTY, |all, square| all | SquareSet::of(square))
    }

    /// What may stand on a square that was in doubt, the likeliest first, with how probable it is: FEN's letters,
    /// `.` for nothing.
    pub fn alternatives_at(&self, square: Square) -> &[(char, f32)] {
        let mut doubts = self.doubts.iter();
        let doubt = doubts.find(|doubt| square_of(doubt.square) == Some(square));
        doubt.map_or(&[], |doubt| &doubt.alternatives)
    }
}

fn square_of(index: usize) -> Option<Square> {
    Square::all_in_fen_order().nth(index)
}

/// What is known of a row that was read from a picture.
#[derive(Clone, Debug)]
pub(super) struct PicturedRow {
    pub(super) picture: Arc<Pictured>,
    /// The squares of which the user is not sure, as they were when the row was left.
    pub(super) unsure: SquareSet,
}

/// The same by the first form of the rows' lines.
pub(super) type PicturedByLine = HashMap<LineId, PicturedRow>;
