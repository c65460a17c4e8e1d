//! Recognises the shapes of marks for the side to move: discs, squares and triangles, filled or hollow.

use super::glyphs::{Bounds, RectifiedPatch};

/// The minimum proportion of a mark that equals its mirror image. The line of a small hollow mark is as wide as a pixel,
/// so its sides differ.
const LEAST_ALIKE: f32 = 0.75;
/// The maximum difference between how much of its corners a disc or a square fills. The letter D differs more.
const MOST_UNEVEN: f32 = 0.45;
/// The maximum hole of a filled mark, and the minimum hole of a hollow one, as parts of the whole shape.
const HOLES: [f32; 2] = [0.04, 0.25];
/// The maximum width of the tip of a triangle, and the minimum width of its base, as parts of its width.
const TIP: f32 = 0.5;
const BASE: f32 = 0.85;

/// The outline of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MarkShape {
    /// A disc or a square.
    Round,
    /// A triangle that rests on its base.
    PointsUp,
    /// A triangle that rests on its tip.
    PointsDown,
}

/// A mark.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    pub(super) shape: MarkShape,
    /// Whether it is White's.
    pub(super) is_white: bool,
}

/// Each pixel's difference from the background, and the background's shade.
pub(super) struct Ink<'a> {
    pub(super) strip: &'a RectifiedPatch,
    pub(super) off: &'a [f32],
    pub(super) ground: f32,
}

impl Ink<'_> {
    fn is_ink(&self, x: usize, y: usize) -> bool {
        self.off[y * self.strip.width + x] > 0.5
    }

    /// The mark that a connected piece is; `None` when it is something else.
    pub(super) fn mark(&self, piece: Bounds) -> Option<Mark> {
        let (width, height) = (piece.width(), piece.height());
        let is_even = width * 5 >= height * 4 && height * 5 >= width * 4;
        if !is_even || self.alike(piece) < LEAST_ALIKE {
            return None;
        }
        let outside = self.outside(piece);
        let whole = outside.iter().filter(|is_outside| !**is_outside).count() as f32;
        let ink = count(piece, |x, y| self.is_ink(x, y)) as f32;
        let hole = 1.0 - ink / whole.max(1.0);
        let shape = shape_of(&outside, width, whole / (width * height) as f32)?;
        if hole <= HOLES[0] {
            let shades = &self.strip.shades;
            let is_dark = |x: usize, y: usize| {
                self.is_ink(x, y) && shades[y * self.strip.width + x] < self.ground
            };
            let dark = count(piece, is_dark) as f32;
            let is_white = 2.0 * dark < ink;
            return Some(Mark { shape, is_white });
        }
        // An outline is White's. On a dark background it could belong to either side.
        let is_outline = hole >= HOLES[1] && self.ground > 128.0;
        is_outline.then_some(Mark {
            shape,
            is_white: true,
        })
    }

    /// The proportion of a piece that equals its mirror image.
    fn alike(&self, piece: Bounds) -> f32 {
        let Bounds([left, _, right, _]) = piece;
        let alike = |x: usize, y: usize| self.is_ink(x, y) == self.is_ink(left + right - x, y);
        count(piece, alike) as f32 / (piece.width() * piece.height()) as f32
    }

    /// For each pixel of a piece, row by row, whether it can be reached from outside without crossing ink.
    fn outside(&self, piece: Bounds) -> Vec<bool> {
        let Bounds([left, top, ..]) = piece;
        let (width, height) = (piece.width(), piece.height());
        let mut outside = vec![false; width * height];
        let on_edge = |x: usize, y: usize| x == 0 || y == 0 || x + 1 == width || y + 1 == height;
        let all = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let mut open: Vec<(usize, usize)> = all.filter(|(x, y)| on_edge(*x, *y)).collect();
        while let Some((x, y)) = open.pop() {
            if outside[y * width + x] || self.is_ink(left + x, top + y) {
                continue;
            }
            outside[y * width + x] = true;
            open.extend(x.checked_sub(1).map(|x| (x, y)));
            open.extend(y.checked_sub(1).map(|y| (x, y)));
            open.extend((x + 1 < width).then_some((x + 1, y)));
            open.extend((y + 1 < height).then_some((x, y + 1)));
        }
        outside
    }
}

/// The shape with these pixels outside it. `part` is the part of its bounds that it fills: all for a square, three
/// quarters for a disc, half for a triangle.
fn shape_of(outside: &[bool], width: usize, part: f32) -> Option<MarkShape> {
    let rows: Vec<f32> = outside
        .chunks_exact(width)
        .map(|row| row.iter().filter(|is_outside| !**is_outside).count() as f32 / width as f32)
        .collect();
    let quarter = rows.len().div_ceil(4);
    let widest = |rows: &[f32]| rows.iter().copied().fold(0.0, f32::max);
    let (upper, lower) = (
        widest(&rows[..quarter]),
        widest(&rows[rows.len() - quarter..]),
    );
    if part >= 0.7 && upper > TIP && lower > TIP {
        return has_even_corners(outside, width).then_some(MarkShape::Round);
    }
    if !(0.4..0.68).contains(&part) {
        return None;
    }
    match (upper, lower) {
        (tip, base) if tip <= TIP && base >= BASE => Some(MarkShape::PointsUp),
        (base, tip) if tip <= TIP && base >= BASE => Some(MarkShape::PointsDown),
        _ => None,
    }
}

/// Whether a shape with these pixels outside it fills its four corners alike.
fn has_even_corners(outside: &[bool], width: usize) -> bool {
    let height = outside.len() / width;
    let (across, down) = (width.div_ceil(4), height.div_ceil(4));
    let filled = |left: usize, top: usize| {
        let rows = outside.chunks_exact(width).skip(top).take(down);
        let pixels = rows.flat_map(|row| &row[left..left + across]);
        let inside = pixels.filter(|is_outside| !**is_outside).count();
        inside as f32 / (across * down) as f32
    };
    let (right, bottom) = (width - across, height - down);
    let corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)];
    let parts = corners.map(|(left, top)| filled(left, top));
    let most = parts.into_iter().fold(0.0, f32::max);
    let least = parts.into_iter().fold(1.0, f32::min);
    most - least <= MOST_UNEVEN
}

/// The number of a piece's pixels that meet a condition.
fn count(piece: Bounds, is_counted: impl Fn(usize, usize) -> bool) -> usize {
    let Bounds([left, top, right, bottom]) = piece;
    let all = (top..=bottom).flat_map(|y| (left..=right).map(move |x| (x, y)));
    all.filter(|(x, y)| is_counted(*x, *y)).count()
}
