//! Reads the position on a board of a picture, with its certainty.

use super::below::{SeenSquares, said_by_coordinates, white_below};
use super::captions::{self, TextLine};
use super::contents::Contents;
use super::covered;
use super::finder;
use super::lattice::Lattice;
use super::marked;
use super::net::{CLASSES, Chances, NO_SQUARE, Net, best};
use super::picture::Pyramid;
use super::plausible;
use super::rectified::Rectified;
use super::seen::{SeenBoard, compact};
use super::turn;
use super::upright::{self, Upright};
use super::usual;
use tabiya_notation::picture_doubts::{Doubt, PictureTurn, Unlikely};

/// The minimum probability of a square's best reading. Below it the square is in doubt.
const SURE: f32 = 0.98;
/// The minimum probability of alternatives that are reported.
const LEAST_TOLD: f32 = 0.01;
/// The maximum certainty of the side at the bottom where it was recognised.
const MOST_SURE: f32 = 0.999;
/// The maximum mean probability of "no square". Above it the lattice is not a board.
const MOST_NO_SQUARE: f32 = 0.5;
/// The same limit where only a frame was found.
const MOST_IN_FRAME: f32 = 0.12;
/// The minimum mean certainty of the squares where only a frame was found.
const LEAST_IN_FRAME: f32 = 0.9;

/// A board of a picture.
#[derive(Clone, Debug)]
pub struct RecognisedBoard {
    /// The place of the board, with the origin at its own upper left.
    pub board: Lattice,
    /// Whether light and dark are exchanged in the picture.
    pub is_negative: bool,
    /// The position, as far as this picture shows it.
    pub reading: Reading,
    /// The observations that the reading is based on.
    pub seen: SeenBoard,
}

/// The result of reading a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The piece on each square: FEN letters, `.` for an empty square; from a8 to h8, then the next rank.
    pub squares: [char; 64],
    /// Whether White is at the bottom of the picture.
    pub is_white_below: bool,
    /// The probability that `is_white_below` is right.
    pub below: f32,
    /// The side to move, where a mark near the board, a caption or the highlighted last move shows it.
    pub turn: Option<PictureTurn>,
    /// The doubtful squares, in the same order as `squares`.
    pub doubts: Vec<Doubt>,
    /// The squares of which less than half is in the picture, in the same order as `squares`. They are given as empty,
    /// and each is in doubt.
    pub missing: Vec<usize>,
    /// The probability that every square and the side at the bottom are right.
    pub confidence: f32,
    /// Why this is hardly a chess board that can be read; `None` for a plausible one.
    pub unlikely: Option<Unlikely>,
}

impl Reading {
    /// The piece placement: the first field of the FEN.
    pub fn placement(&self) -> String {
        let mut placement = String::new();
        for (row, squares) in self.squares.chunks_exact(8).enumerate() {
            if row > 0 {
                placement.push('/');
            }
            let mut empty = 0;
            for man in squares {
                if *man == '.' {
                    empty += 1;
                    continue;
                }
                push_count(&mut placement, std::mem::take(&mut empty));
                placement.push(*man);
            }
            push_count(&mut placement, empty);
        }
        placement
    }
}

fn push_count(placement: &mut String, empty: u32) {
    if empty > 0 {
        placement.extend(char::from_digit(empty, 10));
    }
}

/// Reads every board of a picture, in reading order.
pub fn read(pyramid: &Pyramid, net: &Net) -> Vec<RecognisedBoard> {
    read_with_texts(pyramid, net, Vec::new)
}

/// The same for a picture with lines of known text. `texts` is called only if there is a board.
pub fn read_with_texts(
    pyramid: &Pyramid,
    net: &Net,
    texts: impl FnOnce() -> Vec<TextLine>,
) -> Vec<RecognisedBoard> {
    let boards = finder::boards(pyramid).into_iter();
    let readings = boards.filter_map(|board| read_board(pyramid, net, board));
    let mut readings = without_overlaps(readings.collect());
    if readings.is_empty() {
        return readings;
    }
    let boards: Vec<&Lattice> = readings.iter().map(|reading| &reading.board).collect();
    let marks: Vec<Option<PictureTurn>> = readings.iter().map(|board| board.seen.turn).collect();
    let turns = captions::turns(pyramid, &boards, &marks, &texts());
    for (reading, turn) in readings.iter_mut().zip(turns) {
        reading.seen.turn = turn;
        reading.reading.turn = turn;
    }
    readings
}

/// Where boards overlap, only one of them is a board: the likelier one.
fn without_overlaps(boards: Vec<RecognisedBoard>) -> Vec<RecognisedBoard> {
    let is_worse = |one: usize, other: usize| {
        let (one, other, is_earlier) = (&boards[one], &boards[other], other < one);
        let likely = |board: &RecognisedBoard| board.reading.unlikely.is_none();
        let by_look = likely(one).cmp(&likely(other));
        let order = by_look.then(one.reading.confidence.total_cmp(&other.reading.confidence));
        one.board.overlaps(&other.board) && (order.is_lt() || order.is_eq() && is_earlier)
    };
    let is_best = |one: usize| (0..boards.len()).all(|other| one == other || !is_worse(one, other));
    let best: Vec<bool> = (0..boards.len()).map(is_best).collect();
    let kept = boards.into_iter().zip(best);
    kept.filter_map(|(board, is_best)| is_best.then_some(board))
        .collect()
}

/// Reads a board; `None` where the net sees no board.
fn read_board(pyramid: &Pyramid, net: &Net, board: Lattice) -> Option<RecognisedBoard> {
    let Upright {
        board,
        is_negative,
        look,
    } = upright::of(pyramid, net, board);
    let no_square = look
        .chances
        .iter()
        .map(|chances| chances[NO_SQUARE])
        .sum::<f32>()
        / 64.0;
    let mut chances: Vec<Chances> = look.chances.iter().map(without_no_square).collect();
    let likeliest: f32 = chances.iter().map(|chances| best(chances).1).sum();
    let is_board = if board.agreement > 0.0 {
        no_square <= MOST_NO_SQUARE
    } else {
        no_square <= MOST_IN_FRAME && likeliest >= 64.0 * LEAST_IN_FRAME
    };
    if !is_board {
        return None;
    }
    let rectified = Rectified::of(pyramid, &board);
    let contents = Contents::of(&rectified);
    marked::empty_marked(&contents, &mut chances);
    let mut covered = covered::covered(&rectified, &chances);
    let missing = covered::missing(pyramid, &board);
    covered::empty(&missing, &mut chances);
    covered.extend(&missing);
    let weighed = weighed(&covered, chances.clone());
    let seen = SeenBoard {
        covered,
        missing,
        looks: compact(&look.looks),
        chances,
        said: said_by_coordinates(pyramid, &board),
        no_square,
        turn: turn::of(pyramid, &board, is_negative),
        unlikely: plausible::unlikely(&board, &rectified, &contents, &weighed, no_square),
    };
    Some(RecognisedBoard {
        reading: Reading::of_weighed(&seen, &weighed),
        seen,
        is_negative,
        board,
    })
}

/// Converts the number of a square from the order of the picture, row by row from the upper left, to that of White's
/// side, from a8 to h8 and then the next rank; or back.
pub fn in_other_order(square: usize, is_white_below: bool) -> usize {
    if is_white_below { square } else { 63 - square }
}

/// The probabilities of squares in view of the usual positions and of what covers the board.
fn weighed(covered: &[u8], mut chances: Vec<Chances>) -> Vec<Chances> {
    usual::prefer(&mut chances);
    covered::doubt(covered, &mut chances);
    chances
}

impl Reading {
    /// The reading of a board whose squares have these probabilities.
    pub(super) fn of(board: &SeenBoard, chances: Vec<Chances>) -> Self {
        Self::of_weighed(board, &weighed(&board.covered, chances))
    }

    fn of_weighed(board: &SeenBoard, chances: &[Chances]) -> Self {
        let mut seen: SeenSquares = ['.'; 64];
        for (square, chances) in seen.iter_mut().zip(chances) {
            *square = CLASSES[best(chances).0];
        }
        let white_below = white_below(&seen, board.said);
        let is_white_below = white_below >= 0.5;
        let below = white_below.max(1.0 - white_below).min(MOST_SURE);
        let place = |square: usize| in_other_order(square, is_white_below);
        let mut squares = seen;
        for (square, man) in squares.iter_mut().enumerate() {
            *man = seen[place(square)];
        }
        let doubts = (0..64).filter_map(|square| doubt(square, &chances[place(square)]));
        let is_missing = |square: &usize| board.missing.contains(&(place(*square) as u8));
        Self {
            doubts: doubts.collect(),
            missing: (0..64).filter(is_missing).collect(),
            unlikely: board.unlikely,
            squares,
            is_white_below,
            below,
            turn: board.turn,
            confidence: upright::confidence(chances) * below * (1.0 - board.no_square),
        }
    }
}

/// The probabilities of a square's contents, given that it is a square.
fn without_no_square(chances: &Chances) -> Chances {
    let rest = (1.0 - chances[NO_SQUARE]).max(1e-6);
    let mut chances = chances.map(|chance| chance / rest);
    chances[NO_SQUARE] = 0.0;
    chances
}

fn doubt(square: usize, chances: &Chances) -> Option<Doubt> {
    if best(chances).1 >= SURE {
        return None;
    }
    let told = chances
        .iter()
        .zip(CLASSES)
        .filter(|(chance, _)| **chance >= LEAST_TOLD);
    let mut alternatives: Vec<(char, f32)> = told.map(|(chance, class)| (class, *chance)).collect();
    alternatives.sort_by(|one, other| other.1.total_cmp(&one.1));
    Some(Doubt {
        square,
        alternatives,
    })
}
