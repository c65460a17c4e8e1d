//! Lines of text above and below a board, cut out as the net that reads them has learned them.

use super::glyphs::{Bounds, Patch};
use super::lattice::Lattice;
use super::line_net::HIGH;
use super::picture::Pyramid;

/// Lines are looked for so far above and below a board, in squares …
const FAR: f32 = 2.3;
/// … and so far to its left and right.
const ASIDE: f32 = 2.0;
/// What is nearer to the board than this belongs to its frame.
const NEAR: f32 = 0.04;
/// A step on the way to the next board.
const STEP: f32 = 0.1;
/// The least and the most pixels that a square of the board has where lines are looked for.
const SQUARE: [f32; 2] = [32.0, 100.0];
/// A line has ink of at least so many pixels, in the picture itself.
const LEAST_HIGH: f32 = 6.0;
/// Nothing higher or wider, in squares, is a letter, or several that touch.
const LARGEST: [f32; 2] = [0.8, 5.0];
/// More pieces than these are no text, or more of it than a caption.
const MOST_PIECES: usize = 600;
/// Neighbouring pieces of a line share at least this part of the smaller one's height …
const SHARED: f32 = 0.4;
/// … and what is less than this part as tall as the line's tallest piece is a dot or a stain.
const LEAST_PART: f32 = 0.25;
/// A line is at least so much wider than high.
const LEAST_LONG: f32 = 2.5;
/// No more lines are read, above a board or below it.
const MOST_LINES: usize = 5;
/// Rows of the ink of a line, and above it, and columns to its left and right, as the net sees it.
const INK: f32 = 20.0;
const EDGE: f32 = 2.0;
const SIDE: f32 = 6.0;
/// The longest line, in columns.
const MOST_COLUMNS: f32 = 480.0;
/// What differs from the ground by less than this is not ink.
const LEAST_OFF: f32 = 8.0;

/// Where lines stand below a board, or above it (left, top, right, bottom, in squares of the board), the nearest
/// first. Nothing is looked for beyond the next board.
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
    let patch = Patch::scaled(pyramid, board, strip, square);
    let least = LEAST_HIGH * (square / board.side()).max(1.0);
    let found = joined(&patch, &letters(&patch, square));
    let mut lines: Vec<[f32; 4]> = found
        .into_iter()
        .filter(|line| {
            // What begins or ends at the edge has been cut off there.
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

/// How far it is to where another board begins or the picture ends, in squares, if that is less far than lines are
/// looked for.
fn way(pyramid: &Pyramid, board: &Lattice, others: &[&Lattice], is_below: bool) -> f32 {
    let picture = &pyramid.levels()[0];
    let is_in = |[x, y]: [f32; 2]| {
        (0.0..picture.width() as f32).contains(&x) && (0.0..picture.height() as f32).contains(&y)
    };
    let mut far = 0.0;
    while far < FAR {
        let next = far + STEP;
        let y = if is_below { 8.0 + next } else { -next };
        let is_met = [0.5, 2.5, 4.0, 5.5, 7.5].into_iter().any(|x| {
            let point = board.at([x, y]);
            others.iter().any(|other| other.contains(point))
        });
        if is_met || !is_in(board.at([4.0, y])) {
            return far;
        }
        far = next;
    }
    FAR
}

/// What may be letters, from left to right.
fn letters(patch: &Patch, square: f32) -> Vec<Bounds> {
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

/// The pieces that stand beside each other, as one.
fn joined(patch: &Patch, pieces: &[Bounds]) -> Vec<Bounds> {
    let mut lines: Vec<Vec<Bounds>> = Vec::new();
    for piece in pieces {
        let is_near = |line: &Vec<Bounds>| line.iter().any(|other| is_beside(*other, *piece));
        let (near, mut rest): (Vec<_>, Vec<_>) = lines.into_iter().partition(is_near);
        let mut line: Vec<Bounds> = near.into_iter().flatten().collect();
        line.push(*piece);
        rest.push(line);
        lines = rest;
    }
    let whole = lines.iter().filter_map(|line| around(line));
    whole.filter(|line| patch.is_inside(*line)).collect()
}

/// Whether a piece stands beside another one to its left, as letters and words do.
fn is_beside(one: Bounds, other: Bounds) -> bool {
    let highest = one.height().max(other.height());
    let lowest = one.height().min(other.height());
    let top = one.0[1].max(other.0[1]);
    let bottom = one.0[3].min(other.0[3]);
    let shared = (bottom + 1).saturating_sub(top);
    shared as f32 >= SHARED * lowest as f32 && other.0[0] <= one.0[2] + 1 + highest
}

/// What is around the pieces of a line that are no dots.
fn around(line: &[Bounds]) -> Option<Bounds> {
    let highest = line.iter().map(|piece| piece.height()).max()?;
    let is_letter = |piece: &&Bounds| piece.height() as f32 >= LEAST_PART * highest as f32;
    line.iter().filter(is_letter).copied().reduce(|one, other| {
        Bounds([
            one.0[0].min(other.0[0]),
            one.0[1].min(other.0[1]),
            one.0[2].max(other.0[2]),
            one.0[3].max(other.0[3]),
        ])
    })
}

/// A line as the net sees it: its ink on 20 of 24 rows, 1 for the ink and 0 for the ground; `None` for one that is
/// too long.
pub(super) fn cut(pyramid: &Pyramid, board: &Lattice, line: [f32; 4]) -> Option<Vec<f32>> {
    let [left, top, right, bottom] = line;
    let pixel = (bottom - top) / INK;
    let columns = ((right - left) / pixel + 2.0 * SIDE).floor();
    if columns > MOST_COLUMNS {
        return None;
    }
    let (left, top) = (left - SIDE * pixel, top - EDGE * pixel);
    let place = [left, top, left + columns * pixel, top + HIGH as f32 * pixel];
    let patch = Patch::scaled(pyramid, board, place, 1.0 / pixel);
    let ground = ranked(patch.shades.clone(), 0.5)?;
    let off: Vec<f32> = patch
        .shades
        .iter()
        .map(|shade| (shade - ground).abs())
        .collect();
    let most = ranked(off.clone(), 0.95)?.max(LEAST_OFF);
    // An even number of columns.
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

/// The value below which this part of all of them lies.
fn ranked(mut values: Vec<f32>, part: f32) -> Option<f32> {
    values.sort_unstable_by(f32::total_cmp);
    let place = (values.len() as f32 * part) as usize;
    values.get(place).copied()
}
