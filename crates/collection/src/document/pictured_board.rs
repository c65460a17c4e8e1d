//! The board of a picture that a row was read from.

use super::shown::Unsure;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use tabiya_chess::{Square, SquareSet};
use tabiya_lines::LineId;
use tabiya_notation::picture_doubts::{Doubt, PictureTurn};
use tabiya_notation::picture_questions::Questions;
use tabiya_recognise::SeenBoard;

/// A board of a picture, as it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Pictured {
    /// The board as it appears in the picture, not turned: a small square picture file.
    pub crop: Option<Arc<[u8]>>,
    /// The squares in doubt, counted from a8 to h8, then the next rank.
    pub doubts: Vec<Doubt>,
    /// Whether White is at the bottom of the picture.
    pub is_white_below: bool,
    /// The probability, from 0 to 1, that this side is at the bottom, if known.
    pub below: Option<f32>,
    /// The evidence of the side to move, if there is any.
    pub turn: Option<PictureTurn>,
    /// The questions that the picture leaves open apart from its squares.
    pub questions: Questions,
    /// Whether the file gave the position as text, so that nothing was recognised.
    pub is_written: bool,
    /// The probability, from 0 to 1, that the whole reading is right.
    pub confidence: f32,
    /// Whether it is the only board of its picture.
    pub is_alone: bool,
    /// The page with the board, from 1.
    pub page: u32,
    /// The number of the board on its page, from 1.
    pub place: u32,
    /// What was seen on the board, to read it again when other boards have shown more about the pieces. `None` where
    /// the file gave the position, or where the picture was read by an earlier start of the program.
    pub seen: Option<Arc<SeenBoard>>,
}

impl Pictured {
    /// Returns the squares that were in doubt at the reading.
    pub fn squares_in_doubt(&self) -> SquareSet {
        let squares = self
            .doubts
            .iter()
            .filter_map(|doubt| square_of(doubt.square));
        squares.fold(SquareSet::EMPTY, |all, square| all | SquareSet::of(square))
    }

    /// Returns everything that was unsure at the reading.
    pub(super) fn unsure(&self) -> Unsure {
        Unsure {
            squares: self.squares_in_doubt(),
            questions: self.questions,
            is_turned: false,
        }
    }

    /// Returns the possible contents of a square in doubt with their probabilities, the likeliest
    /// first: FEN letters, `.` for an empty square.
    pub fn alternatives_at(&self, square: Square) -> &[(char, f32)] {
        let mut doubts = self.doubts.iter();
        let doubt = doubts.find(|doubt| square_of(doubt.square) == Some(square));
        doubt.map_or(&[], |doubt| &doubt.alternatives)
    }
}

impl Pictured {
    /// Returns the same board with the other side at the bottom.
    fn turned(&self) -> Self {
        let mut turned = self.clone();
        turned.is_white_below = !self.is_white_below;
        // The user has decided it, so it is no longer a matter of probability.
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

/// The picture of a row and its state.
#[derive(Clone, Debug)]
pub(super) struct PicturedRow {
    picture: Arc<Pictured>,
    /// The picture with the other side at the bottom, made on first use.
    turned: OnceLock<Arc<Pictured>>,
    /// The user's doubts when the row was left.
    pub(super) unsure: Unsure,
    /// The line with the position as it was read.
    pub(super) line: LineId,
    /// The earlier reading, to which undo leads back if the board was read again.
    earlier: Option<Box<PicturedRow>>,
}

impl PicturedRow {
    /// Creates the state of a row that was just read.
    pub(super) fn new(picture: Arc<Pictured>, line: LineId) -> Self {
        Self {
            line,
            earlier: None,
            unsure: picture.unsure(),
            turned: OnceLock::new(),
            picture,
        }
    }

    /// Adds the earlier reading of the same row.
    pub(super) fn after(self, earlier: Option<Self>) -> Self {
        let earlier = earlier.filter(|earlier| earlier.line < self.line);
        Self {
            earlier: earlier.map(Box::new),
            ..self
        }
    }

    /// Returns the reading from which a line was made: the newest that is not newer than the line. (Lines are numbered in
    /// the order in which they are made, after those of the file.)
    pub(super) fn of(&self, line: LineId) -> &Self {
        match &self.earlier {
            Some(earlier) if line < self.line => earlier.of(line),
            _ => self,
        }
    }

    /// Stores what is unsure in a line, with the reading from which it was made.
    pub(super) fn keep_unsure(&mut self, line: LineId, unsure: Unsure) {
        match &mut self.earlier {
            Some(earlier) if line < self.line => earlier.keep_unsure(line, unsure),
            _ => self.unsure = unsure,
        }
    }

    /// Returns the board, seen from the side that the user has chosen.
    pub(super) fn seen(&self, is_turned: bool) -> &Arc<Pictured> {
        if is_turned {
            self.turned.get_or_init(|| Arc::new(self.picture.turned()))
        } else {
            &self.picture
        }
    }
}

/// Pictured rows by the first form of their lines.
pub(super) type PicturedByLine = HashMap<LineId, PicturedRow>;
