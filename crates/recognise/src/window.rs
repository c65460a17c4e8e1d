//! Finds the eight rows and columns of a lattice that are the board.
//!
//! The shade of a square is the median of patches along its edge, where pieces seldom reach. Neighbouring squares of a
//! board differ in the direction that the corners indicate; beyond the board they do not.
//!
//! The board may be cut at the edges of the picture. Of a square that is cut the visible patches count, and squares
//! outside the picture are neither for nor against a board, but few of its rows and columns may be missing.

use super::growth::{LatticePatch, length, minus};
use super::homography::{Homography, PointPair};
use super::lattice::Lattice;
use super::picture::Pyramid;

/// The number of squares by which the board may extend beyond the detected corners, plus one to see that it has ended.
const BEYOND: i32 = 3;
/// The minimum difference of neighbouring squares, in shades of grey.
const LEAST_CONTRAST: f32 = 3.0;
/// The minimum mean agreement of neighbouring squares with the pattern; 1 is complete agreement.
pub(super) const LEAST_AGREEMENT: f32 = 0.55;
/// The agreement of two squares of which one is outside the picture.
const UNSEEN: f32 = 0.0;
/// The maximum number of rows and columns, together, of which hardly anything is in the picture.
const MOST_MISSING: usize = 2;
/// The advantage of a board whose upper left square is light, as on every board. It decides which side is missing where
/// the picture ends on both sides exactly at a line.
const UPPER_LEFT_IS_LIGHT: f32 = 0.01;

/// The shades of the squares of a lattice and of those around it.
pub(super) struct LatticeShades {
    /// The column and row of the first square.
    first: [i32; 2],
    columns: usize,
    rows: usize,
    /// The shade of each square, row by row; `None` where hardly anything of it is in the picture.
    known: Vec<Option<f32>>,
    /// Whether the square (0, 0), to the lower right of the corner (0, 0), is lighter than its neighbours.
    is_light: bool,
    contrast: f32,
}

impl LatticeShades {
    fn at(&self, [column, row]: [i32; 2]) -> Option<f32> {
        let column = usize::try_from(column - self.first[0]).ok()?;
        let row = usize::try_from(row - self.first[1]).ok()?;
        (column < self.columns && row < self.rows)
            .then(|| self.known[row * self.columns + column])?
    }

    /// The agreement of two neighbours with the pattern: 1 is complete, -1 is the opposite pattern.
    fn agreement(&self, square: [i32; 2], other: [i32; 2]) -> Option<f32> {
        let is_light = self.is_light == ((square[0] + square[1]) % 2 == 0);
        let by = self.at(square)? - self.at(other)?;
        let by = if is_light { by } else { -by };
        Some((by / self.contrast).clamp(-1.0, 1.0))
    }

    /// The mean agreement of the neighbours within eight columns and rows.
    pub(super) fn inside(&self, [left, top]: [i32; 2]) -> f32 {
        let mut sum = 0.0;
        for row in top..top + 8 {
            for column in left..left + 8 {
                let agreement = |other| self.agreement([column, row], other).unwrap_or(UNSEEN);
                if column < left + 7 {
                    sum += agreement([column + 1, row]);
                }
                if row < top + 7 {
                    sum += agreement([column, row + 1]);
                }
            }
        }
        sum / 112.0
    }

    /// The number of rows and columns, among eight of each, of which no square is visible.
    fn missing(&self, [left, top]: [i32; 2]) -> usize {
        let is_seen = |square: [i32; 2]| self.at(square).is_some();
        let rows =
            (top..top + 8).filter(|row| !(left..left + 8).any(|column| is_seen([column, *row])));
        let columns =
            (left..left + 8).filter(|column| !(top..top + 8).any(|row| is_seen([*column, row])));
        rows.count() + columns.count()
    }

    /// Whether the square at the upper left is light.
    pub(super) fn is_light_at(&self, [left, top]: [i32; 2]) -> bool {
        self.is_light == ((left + top) % 2 == 0)
    }

    /// The mean agreement of the squares beside a side with the board, or with each other, whichever is lower.
    fn beside(&self, squares: impl Iterator<Item = ([i32; 2], [i32; 2])>) -> f32 {
        let (mut across, mut along) = (0.0, 0.0);
        let mut last = None;
        for (inner, outer) in squares {
            across += self.agreement(inner, outer).unwrap_or(-1.0);
            if let Some(last) = last {
                along += self.agreement(last, outer).unwrap_or(-1.0);
            }
            last = Some(outer);
        }
        f32::min(across / 8.0, along / 7.0)
    }

    /// The agreement on each side, which shows how far the pattern continues there: top, bottom, left, right.
    pub(super) fn beside_each(&self, [left, top]: [i32; 2]) -> [f32; 4] {
        [
            self.beside((left..left + 8).map(|column| ([column, top], [column, top - 1]))),
            self.beside((left..left + 8).map(|column| ([column, top + 7], [column, top + 8]))),
            self.beside((top..top + 8).map(|row| ([left, row], [left - 1, row]))),
            self.beside((top..top + 8).map(|row| ([left + 7, row], [left + 8, row]))),
        ]
    }

    /// The highest agreement on any side.
    fn outside(&self, start: [i32; 2]) -> f32 {
        self.beside_each(start).into_iter().fold(-1.0, f32::max)
    }
}

/// Returns the shades of the squares of a patch and around it, and the possible first squares of boards.
pub(super) fn all_shades(
    pyramid: &Pyramid,
    patch: &LatticePatch,
) -> Option<(LatticeShades, Vec<[i32; 2]>)> {
    let columns = range_of(patch.corners.iter().map(|corner| corner.0[0]));
    let rows = range_of(patch.corners.iter().map(|corner| corner.0[1]));
    let shades = shades_of(pyramid, patch, columns, rows)?;
    let starts = starts(rows).flat_map(|top| starts(columns).map(move |left| [left, top]));
    Some((shades, starts.collect()))
}

/// Returns the board that a patch of corners is part of, in coordinates of the picture; `None` when there is none, or
/// the pattern is larger than a board.
pub(super) fn board_of(pyramid: &Pyramid, patch: &LatticePatch) -> Option<Lattice> {
    let (shades, starts) = all_shades(pyramid, patch)?;
    let mut best: Option<(f32, [i32; 2])> = None;
    for start in starts {
        if shades.missing(start) > MOST_MISSING {
            continue;
        }
        let corners = inner_corners(patch, start).count() as f32 / 49.0;
        let by_colour = if shades.is_light_at(start) {
            UPPER_LEFT_IS_LIGHT
        } else {
            0.0
        };
        let worth = shades.inside(start) + corners + by_colour;
        if best.is_none_or(|(most, _)| most < worth) {
            best = Some((worth, start));
        }
    }
    let (_, start) = best?;
    let agreement = shades.inside(start);
    if agreement < LEAST_AGREEMENT || shades.outside(start) > 0.6 * agreement {
        return None;
    }
    let pairs: Vec<PointPair> = inner_corners(patch, start).collect();
    if pairs.len() < 16 {
        return None;
    }
    Lattice::of_corners(&pairs, agreement, shades.is_light_at(start))
}

/// The regularity with which the squares of a board alternate, from -1 to 1; `None` where they hardly differ, or the
/// pattern continues beyond the board although it may not.
pub(super) fn agreement_of(pyramid: &Pyramid, board: &Lattice, may_continue: bool) -> Option<f32> {
    let patch = LatticePatch {
        corners: Vec::new(),
        map: board.shifted_map([0, 0]),
        is_light: board.is_light,
    };
    // The inner corners of a board are in columns and rows 1 to 7.
    let shades = shades_of(pyramid, &patch, [1, 7], [1, 7])?;
    let is_ended = may_continue || shades.outside([0, 0]) <= 0.6 * shades.inside([0, 0]);
    is_ended.then(|| shades.inside([0, 0]))
}

/// Returns the inner corners of the board that begins with this square.
pub(super) fn inner_corners(
    patch: &LatticePatch,
    [left, top]: [i32; 2],
) -> impl Iterator<Item = PointPair> {
    patch
        .corners
        .iter()
        .filter_map(move |([column, row], place)| {
            let is_inner =
                (left + 1..left + 8).contains(column) && (top + 1..top + 8).contains(row);
            is_inner.then_some(([(column - left) as f32, (row - top) as f32], *place))
        })
}

/// The possible first squares of eight, when corners were found in this range.
fn starts([first, last]: [i32; 2]) -> std::ops::RangeInclusive<i32> {
    // Eight squares have seven corners between them, and the first corner is after the first square.
    let (low, high) = ((last - 7).min(first - 1), (last - 7).max(first - 1));
    low - 1..=high + 1
}

fn range_of(numbers: impl Iterator<Item = i32>) -> [i32; 2] {
    numbers.fold([i32::MAX, i32::MIN], |[least, most], number| {
        [least.min(number), most.max(number)]
    })
}

fn shades_of(
    pyramid: &Pyramid,
    patch: &LatticePatch,
    columns: [i32; 2],
    rows: [i32; 2],
) -> Option<LatticeShades> {
    let whole = |range: [i32; 2]| {
        let starts = starts(range);
        [starts.start() - BEYOND, starts.end() + 8 + BEYOND]
    };
    let ([left, right], [top, bottom]) = (whole(columns), whole(rows));
    let mut shades = Vec::new();
    for row in top..bottom {
        for column in left..right {
            shades.push(shade_of(pyramid, &patch.map, [column, row]));
        }
    }
    let mut shades = LatticeShades {
        first: [left, top],
        columns: usize::try_from(right - left).ok()?,
        rows: usize::try_from(bottom - top).ok()?,
        known: shades,
        is_light: patch.is_light,
        contrast: 1.0,
    };
    shades.contrast =
        contrast(&shades, columns, rows).filter(|contrast| *contrast >= LEAST_CONTRAST)?;
    Some(shades)
}

/// The difference in shades of neighbouring squares among the detected corners.
fn contrast(shades: &LatticeShades, columns: [i32; 2], rows: [i32; 2]) -> Option<f32> {
    let mut differences = Vec::new();
    for row in rows[0] - 1..rows[1] {
        for column in columns[0] - 1..columns[1] {
            let is_light = shades.is_light == ((column + row) % 2 == 0);
            let sign = if is_light { 1.0 } else { -1.0 };
            let own = shades.at([column, row]);
            for other in [[column + 1, row], [column, row + 1]] {
                if let (Some(own), Some(other)) = (own, shades.at(other)) {
                    differences.push((own - other) * sign);
                }
            }
        }
    }
    differences.sort_by(f32::total_cmp);
    differences.get(differences.len() / 2).copied()
}

/// The shade of a square: the median of eight patches near its edge, or of those in the picture; `None` where these are
/// less than one side of the square.
fn shade_of(pyramid: &Pyramid, map: &Homography, [column, row]: [i32; 2]) -> Option<f32> {
    const AT: [f32; 3] = [0.14, 0.5, 0.86];
    let (left, top) = (column as f32, row as f32);
    if !map.is_sound([left, top, left + 1.0, top + 1.0]) {
        return None;
    }
    let (here, next) = (map.at([left, top]), map.at([left + 1.0, top + 1.0]));
    let side = length(minus(next, here)) / std::f32::consts::SQRT_2;
    let level = pyramid.level_for(side, 16.0);
    let places = AT.iter().flat_map(|v| AT.iter().map(move |u| [*u, *v]));
    let edge = places.filter(|place| *place != [0.5, 0.5]);
    let (mut patches, mut count) = ([0.0; 8], 0);
    for [u, v] in edge {
        let place = map.at([left + u, top + v]);
        if pyramid.contains(place) {
            patches[count] = pyramid.sample(level, place);
            count += 1;
        }
    }
    let patches = &mut patches[..count];
    patches.sort_by(f32::total_cmp);
    (count >= AT.len()).then(|| f32::midpoint(patches[(count - 1) / 2], patches[count / 2]))
}
