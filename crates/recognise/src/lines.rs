//! Finds lines of text above and below a board, and cuts them out as in the training of the net.

use super::glyphs::{Bounds, RectifiedPatch};
use super::lattice::Lattice;
use super::line_net::HIGH;
use super::picture::Pyramid;

/// The distance above and below a board within which lines are searched for, in squares.
const FAR: f32 = 2.3;
/// The same distance to its left and right.
const ASIDE: f32 = 2.0;
/// The width of the frame, in squares. Ink nearer to the board belongs to the frame.
const NEAR: f32 = 0.04;
/// The step of the search for the next board, in squares.
const STEP: f32 = 0.1;
/// The minimum and maximum number of pixels per square of the board in the search for lines.
const SQUARE: [f32; 2] = [32.0, 100.0];
/// The minimum height of a line's ink, in pixels of the picture.
const LEAST_HIGH: f32 = 6.0;
/// The maximum height and width of a letter, or of several that touch, in squares.
const LARGEST: [f32; 2] = [0.8, 5.0];
/// The maximum number of pieces. More pieces are not text, or too much text for a caption.
const MOST_PIECES: usize = 600;
/// The minimum overlap of neighbouring pieces of a line, as a part of the height of the smaller one.
const SHARED: f32 = 0.4;
/// The distance before a piece within which pieces of a line are its last ones, in heights of the piece.
const LAST_PIECES: usize = 3;
/// The minimum height of a letter, as a part of the tallest piece of the line. Smaller pieces are dots or stains.
const LEAST_PART: f32 = 0.25;
/// The minimum ratio of a line's width to its height.
const LEAST_LONG: f32 = 1.6;
/// The maximum number of lines that are read above or below a board.
const MOST_LINES: usize = 5;
/// The rows of a line's ink, the rows above it, and the columns to its left and right, as input of the net.
const INK: f32 = 20.0;
const EDGE: f32 = 2.0;
const SIDE: f32 = 6.0;
/// The maximum length of a line, in columns.
const MOST_COLUMNS: f32 = 480.0;
/// The minimum difference of ink from the background, in shades of grey.
const LEAST_OFF: f32 = 8.0;

/// Returns the places of lines below or above a board (left, top, right, bottom, in squares of the board), the nearest
/// first. The search ends at the next board.
pub(super) fn beside(
    pyramid: &Pyramid,
    board: &Lattice,
    others: &[&Lattice],
    is_below: bool,
) -> Vec<[f32; 4]> {
    let far = way(pyramid, board, others, is_below);
    let strip = if is_below {
        [-ASIDE, 8.0 + NEAR, 8.0 + ASIDE, 8.0 + far]
    } else {
        [-ASIDE, -far, 8.0 + ASIDE, -NEAR]
    };
    let square = board.side().clamp(SQUARE[0], SQUARE[1]);
    if far < 2.0 * NEAR + LEAST_HIGH / square {
        return Vec::new();
    }
    let patch = RectifiedPatch::scaled(pyramid, board, strip, square);
    let least = LEAST_HIGH * (square / board.side()).max(1.0);
    let found = joined(&patch, &letters(&patch, square));
    let mut lines: Vec<[f32; 4]> = found
        .into_iter()
        .filter(|line| {
            // Text that reaches the edge of the strip is cut off there.
            let [left, _, right, _] = line.0;
            let is_whole = left > line.height() && right + line.height() < patch.width;
            is_whole
                && line.height() as f32 >= least
                && line.width() as f32 >= LEAST_LONG * line.height() as f32
        })
        .map(|Bounds([left, top, right, bottom])| {
            [
                strip[0] + left as f32 / square,
                strip[1] + top as f32 / square,
                strip[0] + (right + 1) as f32 / square,
                strip[1] + (bottom + 1) as f32 / square,
            ]
        })
        .filter(|line| (0.0..8.0).contains(&f32::midpoint(line[0], line[2])))
        .collect();
    let away = |line: &[f32; 4]| if is_below { line[1] } else { -line[3] };
    lines.sort_by(|one, other| away(one).total_cmp(&away(other)));
    lines.truncate(MOST_LINES);
    lines
}

/// The distance to the next board or the end of the picture, in squares, up to [`FAR`].
fn way(pyramid: &Pyramid, board: &Lattice, others: &[&Lattice], is_below: bool) -> f32 {
    let mut far = 0.0;
    while far < FAR {
        let next = far + STEP;
        let y = if is_below { 8.0 + next } else { -next };
        let is_met = [0.5, 2.5, 4.0, 5.5, 7.5].into_iter().any(|x| {
            let point = board.at([x, y]);
            others.iter().any(|other| other.contains(point))
        });
        if is_met || !pyramid.contains(board.at([4.0, y])) {
            return far;
        }
        far = next;
    }
    FAR
}

/// Finds pieces that may be letters, from left to right.
fn letters(patch: &RectifiedPatch, square: f32) -> Vec<Bounds> {
    let Some((_, off)) = patch.off() else {
        return Vec::new();
    };
    let mut pieces = patch.pieces(&off);
    pieces.retain(|piece| {
        patch.is_inside(*piece)
            && (piece.height() as f32) < LARGEST[0] * square
            && (piece.width() as f32) < LARGEST[1] * square
            && piece.height().max(piece.width()) > 1
    });
    if pieces.len() > MOST_PIECES {
        return Vec::new();
    }
    pieces.sort_by_key(|piece| piece.0[0]);
    pieces
}

/// Joins pieces next to each other into lines.
fn joined(patch: &RectifiedPatch, pieces: &[Bounds]) -> Vec<Bounds> {
    let mut lines: Vec<Vec<Bounds>> = Vec::new();
    for piece in pieces {
        let is_near = |line: &Vec<Bounds>| {
            let end = end_before(line, *piece);
            line.iter()
                .copied()
                .chain(end)
                .any(|other| is_beside(other, *piece))
        };
        let (near, mut rest): (Vec<_>, Vec<_>) = lines.into_iter().partition(is_near);
        let mut line: Vec<Bounds> = near.into_iter().flatten().collect();
        line.push(*piece);
        rest.push(line);
        lines = rest;
    }
    let whole = lines.iter().filter_map(|line| around(line));
    whole.filter(|line| patch.is_inside(*line)).collect()
}

/// The bounds of the last pieces of a line before a piece. They join signs after dots or dashes, which are as low as
/// those are, to the letters before.
fn end_before(line: &[Bounds], piece: Bounds) -> Option<Bounds> {
    let reach = LAST_PIECES * piece.height();
    let is_last = |other: &&Bounds| other.0[2] + reach >= piece.0[0];
    union(line.iter().filter(is_last).copied())
}

/// Whether `other` continues the line of `one` to the right, as letters and words do.
fn is_beside(one: Bounds, other: Bounds) -> bool {
    let highest = one.height().max(other.height());
    let lowest = one.height().min(other.height());
    let top = one.0[1].max(other.0[1]);
    let bottom = one.0[3].min(other.0[3]);
    let shared = (bottom + 1).saturating_sub(top);
    shared as f32 >= SHARED * lowest as f32 && other.0[0] <= one.0[2] + 1 + highest
}

/// The bounds of a line's letters, without dots.
fn around(line: &[Bounds]) -> Option<Bounds> {
    let highest = line.iter().map(|piece| piece.height()).max()?;
    let is_letter = |piece: &&Bounds| piece.height() as f32 >= LEAST_PART * highest as f32;
    union(line.iter().filter(is_letter).copied())
}

/// The bounds of several pieces.
fn union(pieces: impl Iterator<Item = Bounds>) -> Option<Bounds> {
    pieces.reduce(|one, other| {
        Bounds([
            one.0[0].min(other.0[0]),
            one.0[1].min(other.0[1]),
            one.0[2].max(other.0[2]),
            one.0[3].max(other.0[3]),
        ])
    })
}

/// Cuts out a line as input of the net: its ink takes 20 of 24 rows, 1 is ink and 0 is background. `None` for a line
/// that is too long.
pub(super) fn cut(pyramid: &Pyramid, board: &Lattice, line: [f32; 4]) -> Option<Vec<f32>> {
    let [left, top, right, bottom] = line;
    let pixel = (bottom - top) / INK;
    let columns = ((right - left) / pixel + 2.0 * SIDE).floor();
    if columns > MOST_COLUMNS {
        return None;
    }
    let (left, top) = (left - SIDE * pixel, top - EDGE * pixel);
    let place = [left, top, left + columns * pixel, top + HIGH as f32 * pixel];
    let patch = RectifiedPatch::scaled(pyramid, board, place, 1.0 / pixel);
    let ground = ranked(patch.shades.clone(), 0.5)?;
    let off: Vec<f32> = patch
        .shades
        .iter()
        .map(|shade| (shade - ground).abs())
        .collect();
    let most = ranked(off.clone(), 0.95)?.max(LEAST_OFF);
    // The net needs an even number of columns.
    let width = patch.width.next_multiple_of(2);
    let mut seen = vec![0.0; width * HIGH];
    let rows = off.chunks_exact(patch.width);
    for (row, off) in seen.chunks_exact_mut(width).zip(rows) {
        for (value, off) in row.iter_mut().zip(off) {
            *value = (off / most).min(1.0);
        }
    }
    Some(seen)
}

/// Returns the quantile of the values at `part`.
fn ranked(mut values: Vec<f32>, part: f32) -> Option<f32> {
    values.sort_unstable_by(f32::total_cmp);
    let place = (values.len() as f32 * part) as usize;
    values.get(place).copied()
}
