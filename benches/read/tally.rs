//! Compares readings with the truth, and counts.

use super::truth::{KnownPicture, TrueBoard, squares};
use std::time::Duration;
use tabiya_notation::picture_questions::PictureQuestion;
use tabiya_picture::scanned::FoundBoard;

/// The smallest overlap of two boards that are the same: the shared area as a part of the whole.
const LEAST_OVERLAP: f32 = 0.5;
/// The smallest number of equal squares of two boards that are the same, where the place is not known.
const LEAST_EQUAL: usize = 20;
/// The confidence from which a board counts as sure.
const SURE: f32 = 0.9;

/// The counts of a kind of pictures.
#[derive(Default)]
pub(super) struct Tally {
    pictures: usize,
    boards: usize,
    exact: usize,
    found: usize,
    invented: usize,
    wrong_and_sure: usize,
    turn: TurnTally,
    times: Vec<Duration>,
}

/// The counts of boards whose page says whose turn it is.
#[derive(Default)]
struct TurnTally {
    right: usize,
    wrong: usize,
    asked: usize,
    unasked: usize,
}

impl Tally {
    /// Adds a picture, and what was read in it.
    pub(super) fn add(&mut self, known: &KnownPicture, found: &[FoundBoard], time: Duration) {
        self.pictures += 1;
        self.boards += known.boards.len();
        self.times.push(time);
        let mut left: Vec<&FoundBoard> = found.iter().collect();
        for board in &known.boards {
            let best = (0..left.len()).max_by(|one, other| {
                likeness(board, left[*one]).total_cmp(&likeness(board, left[*other]))
            });
            if let Some(place) = best.filter(|place| is_same(board, left[*place])) {
                self.add_found(board, left.remove(place));
            }
        }
        self.invented += left.len();
    }

    fn add_found(&mut self, board: &TrueBoard, found: &FoundBoard) {
        self.found += 1;
        let wrong = wrong_squares(board, found);
        self.exact += usize::from(wrong.is_empty());
        let is_doubted = |square: &usize| found.doubts.iter().any(|doubt| doubt.square == *square);
        let is_sure = found.confidence >= SURE && !wrong.iter().any(is_doubted);
        self.wrong_and_sure += usize::from(is_sure && !wrong.is_empty());
        if let Some(is_white) = board.is_white_to_move {
            let turn = &mut self.turn;
            let count = match found.turn {
                _ if found.questions.contains(PictureQuestion::Turn) => &mut turn.asked,
                Some(read) if read.is_white == is_white => &mut turn.right,
                Some(_) => &mut turn.wrong,
                None => &mut turn.unasked,
            };
            *count += 1;
        }
    }

    /// The headings of [`Self::line`].
    pub(super) fn heading() -> String {
        format!(
            "{:12}{:>9}{:>8}{:>8}{:>8}{:>10}{:>16}{:>28}{:>10}",
            "kind",
            "pictures",
            "boards",
            "exact",
            "found",
            "invented",
            "wrong and sure",
            "turn right/wrong/asked/not",
            "seconds",
        )
    }

    /// The counts and the median of the times.
    pub(super) fn line(&self, kind: &str) -> String {
        let mut times = self.times.clone();
        times.sort_unstable();
        let median = times.get(times.len() / 2).copied().unwrap_or_default();
        let TurnTally {
            right,
            wrong,
            asked,
            unasked,
        } = self.turn;
        format!(
            "{kind:12}{:>9}{:>8}{:>8}{:>8}{:>10}{:>16}{:>28}{:>10.3}",
            self.pictures,
            self.boards,
            self.exact,
            self.found,
            self.invented,
            self.wrong_and_sure,
            format!("{right}/{wrong}/{asked}/{unasked}"),
            median.as_secs_f64(),
        )
    }
}

/// Whether a board that was read is this one.
fn is_same(board: &TrueBoard, found: &FoundBoard) -> bool {
    if board.corners.is_some() {
        likeness(board, found) >= LEAST_OVERLAP
    } else {
        likeness(board, found) >= LEAST_EQUAL as f32
    }
}

/// The overlap of a board with one that was read or, where its place is not known, the number of equal squares; 0 on
/// another page.
fn likeness(board: &TrueBoard, found: &FoundBoard) -> f32 {
    if board.page != found.page {
        return 0.0;
    }
    match board.corners {
        Some(corners) => overlap(corners, found.corners),
        None => 64.0 - wrong_squares(board, found).len() as f32,
    }
}

/// The squares, from a8, on which another piece was read.
fn wrong_squares(board: &TrueBoard, found: &FoundBoard) -> Vec<usize> {
    let placement = found.fen.split(' ').next().unwrap_or_default();
    let read = squares(placement);
    let turned: Vec<char> = read.iter().rev().copied().collect();
    let wrong = |read: &[char]| -> Vec<usize> {
        (0..64)
            .filter(|square| read.get(*square) != board.squares.get(*square))
            .collect()
    };
    let (as_read, turned) = (wrong(&read), wrong(&turned));
    if board.is_either_way && turned.len() < as_read.len() {
        turned
    } else {
        as_read
    }
}

/// The area that two boards share, as a part of the area of both together, by points spread over each.
fn overlap(one: [[f32; 2]; 4], other: [[f32; 2]; 4]) -> f32 {
    let [first, second] = [share_within(one, other), share_within(other, one)];
    if first == 0.0 || second == 0.0 {
        return 0.0;
    }
    1.0 / (1.0 / first + 1.0 / second - 1.0)
}

/// The share of a board that is on another one.
fn share_within(one: [[f32; 2]; 4], other: [[f32; 2]; 4]) -> f32 {
    const STEPS: u8 = 24;
    let part = |step: u8| (f32::from(step) + 0.5) / f32::from(STEPS);
    let between = |[from, to]: [[f32; 2]; 2], part: f32| {
        [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * part)
    };
    let places =
        (0..STEPS).flat_map(|down| (0..STEPS).map(move |across| (part(across), part(down))));
    let is_within = |(across, down): &(f32, f32)| {
        let upper = between([one[0], one[1]], *across);
        let lower = between([one[3], one[2]], *across);
        contains(other, between([upper, lower], *down))
    };
    let count = f32::from(STEPS) * f32::from(STEPS);
    places.filter(is_within).count() as f32 / count
}

fn contains(corners: [[f32; 2]; 4], [x, y]: [f32; 2]) -> bool {
    (0..4).all(|index| {
        let ([from_x, from_y], [to_x, to_y]) = (corners[index], corners[(index + 1) % 4]);
        (to_x - from_x) * (y - from_y) - (to_y - from_y) * (x - from_x) >= 0.0
    })
}
