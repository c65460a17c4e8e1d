//! Finds the side to move by a mark near the board: a disc, a square or a triangle, filled for Black and hollow for
//! White.
//!
//! Most marks are beside the board, at the height of the last rank or the first one, even beyond the coordinates; some
//! are triangles below it. A mark has space to its left and right, so letters of a text are none.

use super::glyphs::{Bounds, RectifiedPatch};
use super::lattice::Lattice;
use super::mark_shapes::{Ink, Mark, MarkShape};
use super::picture::Pyramid;
use tabiya_notation::picture_doubts::PictureTurn;
use tabiya_notation::picture_questions::TurnSign;

/// The places of marks: to the right of the board, to its left, and below it (left, top, right, bottom, in squares).
const PLACES: [[f32; 4]; 3] = [
    [8.04, -0.5, 9.6, 8.5],
    [-1.8, -0.5, -0.04, 8.5],
    [-0.1, 8.04, 8.1, 9.6],
];
/// The index of the place below the board, where only triangles are marks.
const BELOW: usize = 2;
/// The number of pixels of a patch per square.
const SQUARE: f32 = 56.0;
/// The allowed sides of a mark, in pixels of a patch.
const SIDES: std::ops::RangeInclusive<usize> = 8..=44;
/// The minimum side of a mark that is not at the height of the last rank or the first one, in pixels of a patch.
const LEAST_ELSEWHERE: usize = 11;
/// The maximum number of other pieces beside a mark that is not at the height of these ranks.
const MOST_PIECES: usize = 3;
/// The minimum side of a mark in pixels of the picture. Smaller ones have no recognisable shape.
const LEAST_SEEN: f32 = 4.0;
/// The minimum distance between a mark and any other piece of its line, in pixels of a patch.
const SPACE: usize = 14;
/// The number of coordinates in a row or a column that identify it.
const COORDINATES: usize = 6;
/// The maximum distance of a coordinate from the middle of its rank or file, in pixels of a patch.
const OFF_MIDDLE: f32 = 14.0;
/// The factors by which the contrast is raised, until there is a mark. The thin lines of hollow marks are pale, and with
/// more contrast they are whole; but then other marks touch what is beside them.
const CONTRASTS: [f32; 2] = [1.3, 1.8];
/// The certainty of a plain mark. It is only an estimate that nobody has verified by counting, since books differ in
/// their conventions.
const CERTAINTY: f32 = 0.9;
/// The certainty of a triangle whose direction and colour belong to different sides.
const IN_DOUBT: f32 = 0.5;

/// Returns the side to move according to the mark near a board; `None` without a mark or with different ones. With
/// `is_negative`, light and dark are exchanged in the picture.
pub(super) fn of(pyramid: &Pyramid, board: &Lattice, is_negative: bool) -> Option<PictureTurn> {
    let all = PLACES.iter().enumerate().flat_map(|(place, bounds)| {
        let strip = RectifiedPatch::of(pyramid, board, *bounds);
        let least = LEAST_SEEN * SQUARE / board.side();
        let marks = |contrast| marks_in(&strip, place, least, contrast);
        let mut tries = CONTRASTS.into_iter().map(marks);
        tries.find(|marks| !marks.is_empty()).unwrap_or_default()
    });
    let all: Vec<Mark> = all.collect();
    let [first, ..] = all.as_slice() else {
        return None;
    };
    if all.iter().any(|mark| mark.is_white != first.is_white) {
        return None;
    }
    let expected = match first.shape {
        MarkShape::Round => first.is_white,
        MarkShape::PointsUp => true,
        MarkShape::PointsDown => false,
    };
    Some(PictureTurn {
        is_white: first.is_white != is_negative,
        certainty: if expected == first.is_white {
            CERTAINTY
        } else {
            IN_DOUBT
        },
        sign: TurnSign::Mark,
    })
}

/// The marks in a strip with a raised contrast. `least` is the minimum side of a mark.
fn marks_in(strip: &RectifiedPatch, place: usize, least: f32, contrast: f32) -> Vec<Mark> {
    let Some((ground, mut off)) = strip.off() else {
        return Vec::new();
    };
    for off in &mut off {
        *off *= contrast;
    }
    let is_large = |piece: &Bounds| piece.height().max(piece.width()) >= *SIDES.start() / 2;
    // A piece that spans the whole strip is a frame.
    let is_frame = |piece: &Bounds| {
        piece.height() >= strip.height() / 2 && place != BELOW || piece.width() >= strip.width
    };
    let mut pieces = strip.pieces(&off);
    pieces.retain(|piece| is_large(piece) && !is_frame(piece));
    let pieces = without_coordinates(&pieces, PLACES[place]);
    let ink = Ink {
        strip,
        off: &off,
        ground,
    };
    let may_be_mark = |piece: &Bounds| {
        let side = piece.width().min(piece.height());
        let is_large_enough = SIDES.contains(&side) && side as f32 >= least;
        let is_fit = is_large_enough
            && piece.width().max(piece.height()) <= *SIDES.end()
            && strip.is_inside(*piece);
        let is_at_end = place == BELOW || is_at_end(*piece);
        is_fit
            && (is_at_end || side >= LEAST_ELSEWHERE && pieces.len() <= MOST_PIECES)
            && has_space(*piece, &pieces)
    };
    let marks = pieces.iter().filter(|piece| may_be_mark(piece));
    let marks = marks.filter_map(|piece| ink.mark(*piece));
    marks
        .filter(|mark| place != BELOW || mark.shape != MarkShape::Round)
        .collect()
}

/// Whether a piece beside the board is at the height of the last rank or the first one.
fn is_at_end(Bounds([_, top, _, bottom]): Bounds) -> bool {
    let middle = (top + bottom) as f32 / 2.0 / SQUARE + PLACES[0][1];
    !(1.1..6.9).contains(&middle)
}

/// Whether no other piece is close to a piece on the same line, as letters of a text are. Above and below there may be
/// others, such as an arrow.
fn has_space(piece: Bounds, others: &[Bounds]) -> bool {
    let Bounds([left, top, right, bottom]) = piece;
    let is_close = |other: &Bounds| {
        let Bounds([other_left, other_top, other_right, other_bottom]) = *other;
        other.0 != piece.0
            && other_left <= right + SPACE
            && left <= other_right + SPACE
            && other_top <= bottom
            && top <= other_bottom
    };
    !others.iter().any(is_close)
}

/// The pieces that are not coordinates: neither in the middles of ranks, one below the other, nor in the middles of
/// files, side by side.
fn without_coordinates(pieces: &[Bounds], place: [f32; 4]) -> Vec<Bounds> {
    let middle = |piece: &Bounds, axis: usize| (piece.0[axis] + piece.0[axis + 2]) as f32 / 2.0;
    // Beside the board, coordinates go down; below it, they go to the right.
    let along = usize::from(place[1] < 0.0);
    let is_in_middle = |piece: &Bounds| {
        let at = middle(piece, along) + place[along] * SQUARE;
        (at - ((at / SQUARE).floor() + 0.5) * SQUARE).abs() <= OFF_MIDDLE
    };
    let is_beside = |one: &Bounds, other: &Bounds| {
        (middle(one, 1 - along) - middle(other, 1 - along)).abs() <= OFF_MIDDLE / 2.0
    };
    let in_middle: Vec<Bounds> = pieces.iter().copied().filter(is_in_middle).collect();
    let is_coordinate = |piece: &Bounds| {
        let row = in_middle.iter().filter(|other| is_beside(piece, other));
        is_in_middle(piece) && row.count() >= COORDINATES
    };
    let others = pieces.iter().copied();
    others.filter(|piece| !is_coordinate(piece)).collect()
}
