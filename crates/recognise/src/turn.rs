//! Finds the side to move by a mark beside the board: a disc, a square or a triangle, filled for Black and hollow for
//! White.

use super::glyphs::{Bounds, RectifiedPatch};
use super::lattice::Lattice;
use super::picture::Pyramid;
use tabiya_notation::picture_doubts::PictureTurn;
use tabiya_notation::picture_questions::TurnSign;

/// The places of marks: to the right of the board, or to the left (left, top, right, bottom, in squares).
const BESIDE: [[f32; 4]; 2] = [[8.04, -0.1, 9.4, 8.1], [-1.4, -0.1, -0.04, 8.1]];
/// The allowed sides of a mark, in pixels of a patch (56 per square).
const SIDES: std::ops::RangeInclusive<usize> = 11..=44;
/// The maximum number of pieces beside a board. More of them are text or coordinates, which are not searched for marks.
const MOST_PIECES: usize = 3;
/// The minimum proportion of a mark that equals its mirror image.
const LEAST_ALIKE: f32 = 0.8;
/// The certainty of a plain mark. It is only an estimate that nobody has verified by counting, since books differ in
/// their conventions.
const CERTAINTY: f32 = 0.9;

/// Returns the side to move according to the mark beside a board; `None` without a mark or with more than one. With
/// `is_negative`, light and dark are exchanged in the picture.
pub(super) fn of(pyramid: &Pyramid, board: &Lattice, is_negative: bool) -> Option<PictureTurn> {
    let mut found = BESIDE
        .iter()
        .filter_map(|place| in_strip(&RectifiedPatch::of(pyramid, board, *place)));
    let only = found.next()?;
    found.next().is_none().then_some(PictureTurn {
        is_white: only != is_negative,
        certainty: CERTAINTY,
        sign: TurnSign::Mark,
    })
}

/// Whether the only mark in a strip is White's; `None` without exactly one mark.
fn in_strip(strip: &RectifiedPatch) -> Option<bool> {
    let (ground, off) = strip.off()?;
    let pieces = strip.pieces(&off);
    let is_large = |piece: &&Bounds| piece.height().max(piece.width()) >= *SIDES.start() / 2;
    // A piece that spans the whole strip is a frame.
    let large: Vec<&Bounds> = pieces
        .iter()
        .filter(is_large)
        .filter(|piece| piece.height() < strip.height() / 2)
        .collect();
    if large.len() > MOST_PIECES {
        return None;
    }
    let mut marks = large
        .into_iter()
        .filter_map(|piece| side_of(strip, &off, ground, *piece));
    let mark = marks.next()?;
    marks.next().is_none().then_some(mark)
}

/// Whether a piece is White's mark (`true`) or Black's (`false`); `None` when it is not a mark.
fn side_of(strip: &RectifiedPatch, off: &[f32], ground: f32, piece: Bounds) -> Option<bool> {
    let Bounds([left, top, right, bottom]) = piece;
    let (width, height) = (piece.width(), piece.height());
    let is_fit = strip.is_inside(piece)
        && SIDES.contains(&width)
        && SIDES.contains(&height)
        && width * 5 >= height * 4
        && height * 5 >= width * 4;
    if !is_fit {
        return None;
    }
    let is_ink = |x: usize, y: usize| off[y * strip.width + x] > 0.5;
    let (mut ink, mut alike, mut middle, mut darker) = (0, 0, 0, 0);
    for y in top..=bottom {
        for x in left..=right {
            let is_middle = |at: usize, from: usize, side: usize| {
                (2 * side..=3 * side).contains(&((at - from) * 5))
            };
            ink += usize::from(is_ink(x, y));
            alike += usize::from(is_ink(x, y) == is_ink(left + right - x, y));
            if is_middle(x, left, width) && is_middle(y, top, height) {
                middle += if is_ink(x, y) { 1 } else { -1 };
                darker += if strip.shades[y * strip.width + x] < ground {
                    1
                } else {
                    -1
                };
            }
        }
    }
    let area = (width * height) as f32;
    let (ink, alike) = (ink as f32 / area, alike as f32 / area);
    if alike < LEAST_ALIKE {
        return None;
    }
    if middle > 0 {
        // Ink covers all of a square, three quarters of the square around a disc, and half of that around a triangle.
        (ink > 0.45).then_some(darker <= 0)
    } else {
        // An outline is White's. On a dark background it could belong to either side.
        ((0.1..0.6).contains(&ink) && ground > 128.0).then_some(true)
    }
}
