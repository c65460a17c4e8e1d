//! Boards so near each other that a lattice grows from one to the next.
//!
//! The pattern of such a board continues on a side, as that of a larger board does. But between two boards is at least a
//! line or a narrow gap, so that the corners of the other board are farther away than those of a larger board.

use super::growth::{LatticePatch, length, minus};
use super::homography::PointPair;
use super::lattice::Lattice;
use super::picture::Pyramid;
use super::window::{LEAST_AGREEMENT, all_shades, inner_corners};

/// The minimum width of a gap, in squares.
const LEAST_GAP: f32 = 0.045;
/// The minimum number of corners of the other board that show the gap.
const LEAST_BEYOND: usize = 4;
/// The minimum number of visible corners of a board.
const LEAST_CORNERS: usize = 30;
/// The maximum median distance of the corners from straight lines, in squares. Corners on both sides of a gap are farther
/// away.
const MOST_SCATTER: f32 = 0.02;
/// The maximum agreement with the pattern of the squares beside a board that has ended, as a part of its own.
const MOST_BESIDE: f32 = 0.4;

/// Returns the boards of a patch that is larger than one board.
pub(super) fn boards_of(pyramid: &Pyramid, patch: &LatticePatch) -> Vec<Lattice> {
    let is_larger = |axis: usize| {
        let numbers = || patch.corners.iter().map(|(place, _)| place[axis]);
        numbers().max() > numbers().min().map(|least| least + 8)
    };
    if patch.corners.len() < LEAST_CORNERS || !(is_larger(0) || is_larger(1)) {
        return Vec::new();
    }
    let Some((shades, starts)) = all_shades(pyramid, patch) else {
        return Vec::new();
    };
    let mut found: Vec<Lattice> = Vec::new();
    for start in starts {
        let agreement = shades.inside(start);
        let pairs: Vec<PointPair> = inner_corners(patch, start).collect();
        if agreement < LEAST_AGREEMENT || pairs.len() < LEAST_CORNERS {
            continue;
        }
        let board = Lattice::of_corners(&pairs, agreement, shades.is_light_at(start));
        let ends = |board: &Lattice| {
            let mut sides = shades.beside_each(start).into_iter().enumerate();
            let is_straight = board.scatter <= MOST_SCATTER;
            is_straight
                && sides.all(|(side, beside)| {
                    beside <= MOST_BESIDE * agreement || has_gap(patch, start, board, side)
                })
        };
        found.extend(board.filter(ends));
    }
    let worth = |board: &Lattice| board.agreement + board.corner_count as f32 / 49.0;
    found.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
    let mut boards: Vec<Lattice> = Vec::new();
    for board in found {
        if !boards.iter().any(|other| other.overlaps(&board)) {
            boards.push(board);
        }
    }
    boards
}

/// Whether the corners beyond a side (0 top, 1 bottom, 2 left, 3 right) are farther away than the lattice says.
fn has_gap(patch: &LatticePatch, start: [i32; 2], board: &Lattice, side: usize) -> bool {
    let (axis, beyond) = [(1, -1), (1, 9), (0, -1), (0, 9)][side];
    let mut gaps: Vec<f32> = Vec::new();
    for (place, seen) in &patch.corners {
        let own = [place[0] - start[0], place[1] - start[1]];
        if own[axis] != beyond || !(1..8).contains(&own[1 - axis]) {
            continue;
        }
        let expected = own.map(|part| part as f32);
        let mut inner = expected;
        inner[axis] = if beyond < 0 { 0.0 } else { 8.0 };
        let (expected, inner) = (board.at(expected), board.at(inner));
        let way = minus(expected, inner);
        let off = minus(*seen, expected);
        gaps.push((off[0] * way[0] + off[1] * way[1]) / length(way).powi(2));
    }
    gaps.sort_by(f32::total_cmp);
    gaps.len() >= LEAST_BEYOND && gaps[gaps.len() / 2] >= LEAST_GAP
}
