//! A board of a picture that a row was read from.

use super::unsure::Unsure;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use tabiya_chess::{Square, SquareSet};
use tabiya_lines::LineId;
use tabiya_notation::picture_doubts::{Doubt, Turn};
use tabiya_notation::picture_questions::Questions;

/// A board of a picture, as it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Pictured {
    /// The board as it stands in the picture, not turned: a small picture file, square.
    pub crop: Option<Arc<[u8]>>,
    /// The squares in doubt; they are counted from a8 to h8, then the next rank.
    pub doubts: Vec<Doubt>,
    /// Whether White is below in the picture.
    pub is_white_below: bool,
    /// How probable it is that this side is below, if that is known, from 0 to 1.
    pub below: Option<f32>,
    /// What says whose turn it is, if anything does.
    pub turn: Option<Turn>,
    /// What it leaves open beside its squares.
    pub questions: Questions,
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

    /// What was not sure when it was read.
    pub(super) fn unsure(&self) -> Unsure {
        Unsure {
            squares: self.squares_in_doubt(),
            questions: self.questions,
            is_turned: false,
        }
    }

    /// What may stand on a square that was in doubt, the likeliest first, with how probable it is: FEN's letters,
    /// `.` for nothing.
    pub fn alternatives_at(&self, square: Square) -> &[(char, f32)] {
        let mut doubts = self.doubts.iter();
        let doubt = doubts.find(|doubt| square_of(doubt.square) == Some(square));
        doubt.map_or(&[], |doubt| &doubt.alternatives)
    }
}

impl Pictured {
    /// The same with the other side below.
    fn turned(&self) -> Self {
        let mut turned = self.clone();
        turned.is_white_below = !self.is_white_below;
        // Somebody has said so.
        turned.below = None;
        for doubt in &mut turned.doubts {
            doubt.square = 63 - doubt.square.min(63);
        }
        turned
    }
}

fn square_of(index: usize) -> Option<Square> {
    Square::all_in_fen_order().nth(index)
}

/// What is known of a row that was read from a picture.
#[derive(Clone, Debug)]
pub(super) struct PicturedRow {
    picture: Arc<Pictured>,
    /// The same with the other side below, once it is asked for.
    turned: OnceLock<Arc<Pictured>>,
    /// What the user is not sure of, as it was when the row was left.
    pub(super) unsure: Unsure,
}

impl PicturedRow {
    /// A row as it was read.
    pub(super) fn new(picture: Arc<Pictured>) -> Self {
        Self {
            unsure: picture.unsure(),
            turned: OnceLock::new(),
            picture,
        }
    }

    /// The board, seen from the side that the user has chosen.
    pub(super) fn seen(&self, is_turned: bool) -> &Arc<Pictured> {
        if is_turned {
            self.turned.get_or_init(|| Arc::new(self.picture.turned()))
        } else {
            &self.picture
        }
    }
}

/// The same by the first form of the rows' lines.
pub(super) type PicturedByLine = HashMap<LineId, PicturedRow>;
