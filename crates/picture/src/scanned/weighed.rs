//! Compares the FEN in a file with the position recognised in the picture.
//!
//! A file keeps its FEN when an image editor replaces a bishop by a pawn, and on a small board the two look alike.
//! Therefore the FEN is accepted only where the squares are large enough for recognition and the recognised position is
//! the same, without a serious doubt.

use super::board::FoundBoard;
use tabiya_notation::fen::read_fen;
use tabiya_notation::picture_doubts::Doubt;

/// The minimum side of a square in pixels for a comparison. On smaller squares pieces are confused.
const LEAST_SQUARE: f32 = 20.0;
/// The minimum probability of a reading that agrees with the FEN on a doubtful square.
const LEAST_CHANCE: f32 = 0.85;
/// The maximum confidence of a reading that differs from the FEN in the file.
const MOST_CONFIDENCE: f32 = 0.5;

/// Whether a board with a side of `side` pixels is too small for a comparison.
pub(super) fn is_small(side: f64) -> bool {
    side < f64::from(8.0 * LEAST_SQUARE)
}

/// Removes the board at the place of a recognised board from the list, and returns it.
pub(super) fn taken_at(boards: &mut Vec<FoundBoard>, seen: &FoundBoard) -> Option<FoundBoard> {
    let place = boards
        .iter()
        .position(|board| contains(board, middle(seen)))?;
    Some(boards.remove(place))
}

/// Returns the board of the file where the picture confirms it. Otherwise returns the recognised board, which offers
/// the FEN of the file.
pub(super) fn weighed(mut seen: FoundBoard, written: FoundBoard) -> FoundBoard {
    let differing = is_in_the_same_place(&seen, &written)
        .then(|| differing_squares(&seen, &written))
        .flatten();
    let is_shown = differing.as_ref().is_some_and(Vec::is_empty)
        && square_side(&written) >= LEAST_SQUARE
        && seen.doubts.iter().all(is_slight);
    if is_shown {
        return written;
    }
    for (square, pieces) in differing.unwrap_or_default() {
        doubt(&mut seen, square, pieces);
    }
    seen.doubts.sort_by_key(|doubt| doubt.square);
    seen.confidence = seen.confidence.min(MOST_CONFIDENCE);
    seen.offered = Some(written.fen);
    // The file says that a board is there.
    seen.unlikely = None;
    // Read again, it would lose what the comparison has shown.
    seen.seen = None;
    seen
}

/// Returns the board recognised in a picture that has changed since its FEN was written into it. If the squares are
/// small and the recognised board still agrees with the FEN, the result is marked as uncertain.
pub(super) fn doubted(mut seen: FoundBoard, written: &FoundBoard) -> FoundBoard {
    let differing = differing_squares(&seen, written);
    let is_the_same = differing.is_some_and(|squares| squares.is_empty());
    // The file says that a board was there.
    seen.unlikely = None;
    if is_the_same && square_side(written) < LEAST_SQUARE {
        seen.confidence = seen.confidence.min(MOST_CONFIDENCE);
        seen.offered = Some(written.fen.clone());
        seen.seen = None;
    }
    seen
}

/// Returns a board of the file whose place shows nothing recognisable, with all its squares in doubt.
pub(super) fn in_doubt(written: FoundBoard) -> FoundBoard {
    let squares = squares(&written.fen).unwrap_or(['.'; 64]);
    let doubts = squares.iter().enumerate().map(|(square, piece)| Doubt {
        square,
        alternatives: vec![(*piece, MOST_CONFIDENCE)],
    });
    FoundBoard {
        doubts: doubts.collect(),
        is_written: false,
        below: MOST_CONFIDENCE,
        confidence: 0.0,
        offered: Some(written.fen.clone()),
        ..written
    }
}

/// Whether the best alternative is probable enough to accept, together with the brightness of the squares.
fn is_slight(doubt: &Doubt) -> bool {
    let best = doubt.alternatives.first();
    best.is_some_and(|(_, chance)| *chance >= LEAST_CHANCE)
}

fn doubt(board: &mut FoundBoard, square: usize, [seen, written]: [char; 2]) {
    let known = board.doubts.iter_mut().find(|doubt| doubt.square == square);
    match known {
        Some(doubt) => {
            let is_named = |(piece, _): &(char, f32)| *piece == written;
            if !doubt.alternatives.iter().any(is_named) {
                doubt.alternatives.push((written, 0.0));
            }
        }
        None => board.doubts.push(Doubt {
            square,
            alternatives: vec![(seen, MOST_CONFIDENCE), (written, MOST_CONFIDENCE)],
        }),
    }
}

/// Returns the squares on which two boards differ, counted from a8 as White sees them, with the piece on each board.
/// `None` where the boards are seen from different sides, so that their squares cannot be compared.
fn differing_squares(seen: &FoundBoard, written: &FoundBoard) -> Option<Vec<(usize, [char; 2])>> {
    if seen.is_white_below != written.is_white_below {
        return None;
    }
    let pairs = squares(&seen.fen)?.into_iter().zip(squares(&written.fen)?);
    let differing = pairs.enumerate().filter(|(_, (one, other))| one != other);
    let differing = differing.map(|(square, (one, other))| (square, [one, other]));
    Some(differing.collect())
}

/// Returns the FEN letter for each square from a8, `.` for an empty one.
fn squares(fen: &str) -> Option<[char; 64]> {
    // Only a valid piece placement is split into squares.
    read_fen(fen).ok()?;
    let mut squares = ['.'; 64];
    let mut at = 0;
    for sign in fen.split(' ').next()?.chars().filter(|sign| *sign != '/') {
        if let Some(empty) = sign.to_digit(10) {
            at += empty as usize;
        } else {
            *squares.get_mut(at)? = sign;
            at += 1;
        }
    }
    Some(squares)
}

fn is_in_the_same_place(seen: &FoundBoard, written: &FoundBoard) -> bool {
    let square = square_side(written);
    let corners = seen.corners.as_flattened().iter();
    let mut pairs = corners.zip(written.corners.as_flattened());
    pairs.all(|(one, other)| (one - other).abs() <= square / 2.0)
}

/// The side of a square of a board from a file. Such boards are upright.
fn square_side(written: &FoundBoard) -> f32 {
    let [[left, _], [right, _], ..] = written.corners;
    (right - left) / 8.0
}

fn middle(board: &FoundBoard) -> [f32; 2] {
    let sum = |axis: usize| board.corners.iter().map(|corner| corner[axis]).sum::<f32>();
    [sum(0) / 4.0, sum(1) / 4.0]
}

/// Whether a point lies on a board from a file. Such boards are upright.
fn contains(board: &FoundBoard, [x, y]: [f32; 2]) -> bool {
    let [[left, top], _, [right, bottom], _] = board.corners;
    (left..=right).contains(&x) && (top..=bottom).contains(&y)
}
