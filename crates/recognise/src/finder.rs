//! Finds all boards of a picture.

use super::adjacent;
use super::beside;
use super::frames;
use super::growth::{Corners, LatticePatch};
use super::homography::{Homography, PointPair};
use super::lattice::Lattice;
use super::picture::{Pyramid, scale_of};
use super::saddles::{Saddle, Sums};
use super::slanted::Slanted;
use super::window::{agreement_of, board_of};

/// The maximum side of the picture in which boards are searched for, in pixels.
const WORK_SIDE: usize = 2000;
/// The maximum number of boards per picture.
const MOST_BOARDS: usize = 64;
/// The minimum number of visible corners among a board's 49 inner corners.
const LEAST_CORNERS: usize = 28;
/// The maximum median distance of the corners from straight lines, in squares. Corners that line up by chance are
/// farther away.
const MOST_SCATTER: f32 = 0.045;
/// The same for boards whose squares are clearly dark and light in turn: lines drawn by hand are crooked.
const MOST_SCATTER_OF_CLEAR: f32 = 0.07;
/// The minimum agreement of such boards.
const CLEAR_AGREEMENT: f32 = 0.8;
/// The maximum number of corners from which a lattice is grown, at each size.
const MOST_SEEDS: usize = 1500;

/// The minimum number of visible corners of a board that rests on a corner.
const LEAST_CORNERS_SLANTED: usize = 42;

/// Returns all boards in reading order: rows from the top, and each row from the left. Two may overlap, of which one is
/// no board.
pub(super) fn boards(pyramid: &Pyramid) -> Vec<Lattice> {
    let mut found = between_corners(pyramid);
    beside::add(pyramid, &mut found, MOST_BOARDS, of_size);
    let framed = frames::boards(pyramid, &found);
    found.extend(framed);
    if found.is_empty() {
        found.extend(slanted(pyramid));
    }
    found.truncate(MOST_BOARDS);
    in_reading_order(found)
}

/// Returns the boards that rest on a corner.
fn slanted(pyramid: &Pyramid) -> Vec<Lattice> {
    let Some(slanted) = Slanted::of(pyramid) else {
        return Vec::new();
    };
    let boards = between_corners(&slanted.pyramid).into_iter();
    boards
        .filter(|board| board.corner_count >= LEAST_CORNERS_SLANTED)
        .filter_map(|board| slanted.in_original(&board))
        .collect()
}

/// The boards that are visible by their corners.
#[derive(Debug, Default)]
struct Found {
    /// Those that are completely inside the picture.
    whole: Vec<Lattice>,
    /// Those that its edges cut. Several boards and the gaps between them can form such a lattice as well, and so can a
    /// part of the squares of a cut board form a whole one. So both are kept.
    cut: Vec<Lattice>,
}

impl Found {
    fn add(&mut self, pyramid: &Pyramid, board: Lattice) {
        let is_cut = board
            .corners()
            .iter()
            .any(|corner| !pyramid.contains_nearly(*corner));
        let boards = if is_cut {
            &mut self.cut
        } else {
            &mut self.whole
        };
        if !boards.iter().any(|other| other.overlaps(&board)) {
            boards.push(board);
        }
    }
}

/// Returns the boards that are visible by their corners.
fn between_corners(pyramid: &Pyramid) -> Vec<Lattice> {
    let mut found = Found::default();
    let finest = pyramid.level_below(WORK_SIDE);
    for level in (finest..pyramid.levels().len()).rev() {
        let sums = Sums::of(&pyramid.levels()[level]);
        let quarters: &[usize] = if level == finest { &[6, 4, 3] } else { &[6, 4] };
        for quarter in quarters {
            look(pyramid, level, &sums, *quarter, &mut found);
        }
    }
    found.whole.append(&mut found.cut);
    found.whole
}

/// Returns the boards with squares of about this width, in pixels, that are visible by their corners.
fn of_size(pyramid: &Pyramid, side: f32) -> Vec<Lattice> {
    const SIDE: f32 = 24.0;
    let level = pyramid.level_for(side, SIDE);
    let sums = Sums::of(&pyramid.levels()[level]);
    let mut found = Found::default();
    for quarter in [6, 4] {
        look(pyramid, level, &sums, quarter, &mut found);
    }
    found.whole
}

/// Searches for boards whose squares are two to five times as wide as `quarter` pixels of the level.
fn look(pyramid: &Pyramid, level: usize, sums: &Sums, quarter: usize, found: &mut Found) {
    let picture = &pyramid.levels()[level];
    let scale = scale_of(level);
    let saddles = sums.saddles(quarter);
    let side = quarter as f32;
    let corners = Corners::new(&saddles, [picture.width(), picture.height()], 2.0 * side);
    let mut is_used = vec![false; saddles.len()];
    for index in 0..saddles.len().min(MOST_SEEDS) {
        let place = saddles[index].place.map(|part| part * scale);
        if is_used[index] || found.whole.iter().any(|board| board.contains(place)) {
            continue;
        }
        if found.whole.len() >= MOST_BOARDS {
            return;
        }
        let Some(mut patch) = corners.grown_from(index, [2.0 * side, 5.2 * side]) else {
            continue;
        };
        // A lattice that has grown once need not grow again from each of its corners.
        for (_, place) in &patch.corners {
            for near in corners.near(*place, 0.5) {
                is_used[near] = true;
            }
        }
        patch.scale(scale);
        let alone = board_of(pyramid, &patch).and_then(|board| settled(pyramid, &board, false));
        let boards = alone.map_or_else(|| adjacent_boards(pyramid, &patch), |board| vec![board]);
        let is_clear = |board: &Lattice| board.corner_count >= LEAST_CORNERS && is_straight(board);
        for board in boards.into_iter().filter(is_clear) {
            found.add(pyramid, board);
        }
    }
}

/// Whether the corners lie on lines that are straight enough.
fn is_straight(board: &Lattice) -> bool {
    let most = if board.agreement >= CLEAR_AGREEMENT {
        MOST_SCATTER_OF_CLEAR
    } else {
        MOST_SCATTER
    };
    board.scatter <= most
}

/// Returns the boards of a patch that is larger than a board.
fn adjacent_boards(pyramid: &Pyramid, patch: &LatticePatch) -> Vec<Lattice> {
    let boards = adjacent::boards_of(pyramid, patch).into_iter();
    boards
        .filter_map(|board| settled(pyramid, &board, true))
        .collect()
}

/// Shifts the board to where most of its corners are visible. A few corners alone may have placed it a row too far. If
/// `is_adjacent`, its pattern may continue on another board, and it must already be there.
fn settled(pyramid: &Pyramid, board: &Lattice, is_adjacent: bool) -> Option<Lattice> {
    let worth = |board: &Lattice| board.corner_count as f32 / 49.0 + board.agreement;
    let refined = |board: &Lattice, map: Homography, is_light: bool| {
        refined(pyramid, board, map, is_light, is_adjacent)
    };
    let mut best = refined(board, board.shifted_map([0, 0]), board.is_light)?;
    for _ in 0..3 {
        if best.corner_count == 49 {
            break;
        }
        let shifts = (-1..=1).flat_map(|down| (-1..=1).map(move |across| [across, down]));
        let others = shifts.filter(|shift| *shift != [0, 0]).filter_map(|shift| {
            let is_light = best.is_light == ((shift[0] + shift[1]) % 2 == 0);
            refined(&best, best.shifted_map(shift), is_light)
        });
        let other = others.max_by(|one, other| worth(one).total_cmp(&worth(other)));
        match other {
            Some(other) if worth(&other) > worth(&best) => {
                if is_adjacent {
                    return None;
                }
                best = other;
            }
            _ => break,
        }
    }
    Some(best)
}

/// Finds the corners of a board again at a level where its squares are large enough for exact places.
fn refined(
    pyramid: &Pyramid,
    board: &Lattice,
    map: Homography,
    is_light: bool,
    is_adjacent: bool,
) -> Option<Lattice> {
    const SIDE: f32 = 40.0;
    let level = pyramid.level_for(board.side(), SIDE);
    let scale = scale_of(level);
    let side = board.side() / scale;
    let quarter = ((side * 0.22) as usize).max(3);
    let reach = (side * 0.12).ceil() as usize;
    let corner = |column: u8, row: u8| -> Option<PointPair> {
        let place = [f32::from(column), f32::from(row)];
        let expected = map.at(place).map(|part| part / scale);
        let is_light = is_light == (column + row).is_multiple_of(2);
        let found = nearest_saddle(&pyramid.levels()[level], expected, quarter, reach)?;
        (found.is_light == is_light).then_some((place, found.place.map(|part| part * scale)))
    };
    let places = (1..8).flat_map(|row| (1..8).map(move |column| (column, row)));
    let pairs: Vec<PointPair> = places
        .filter_map(|(column, row)| corner(column, row))
        .collect();
    if pairs.len() < 20 {
        return None;
    }
    let seen = Lattice::of_corners(&pairs, 0.0, is_light)?;
    let agreement = agreement_of(pyramid, &seen, is_adjacent)?;
    Lattice::of_corners(&pairs, agreement, is_light)
}

/// Returns the clearest corner near a place in the picture.
fn nearest_saddle(
    picture: &super::picture::Grey,
    [x, y]: [f32; 2],
    quarter: usize,
    reach: usize,
) -> Option<Saddle> {
    if !picture.contains([x, y]) {
        return None;
    }
    let around = quarter + reach + 2;
    let left = (x.round() as isize) - around as isize;
    let top = (y.round() as isize) - around as isize;
    let cut = picture.cut([left, top], 2 * around)?;
    let found = Sums::of(&cut).saddles(quarter);
    let wanted = around as f32;
    let near = |saddle: &&Saddle| {
        let [x, y] = saddle.place;
        (x - wanted).abs() <= reach as f32 + 1.0 && (y - wanted).abs() <= reach as f32 + 1.0
    };
    let best = found.iter().find(near)?;
    let place = [best.place[0] + left as f32, best.place[1] + top as f32];
    Some(Saddle { place, ..*best })
}

fn in_reading_order(mut boards: Vec<Lattice>) -> Vec<Lattice> {
    boards.sort_by(|one, other| one.centre()[1].total_cmp(&other.centre()[1]));
    let mut ordered: Vec<Lattice> = Vec::with_capacity(boards.len());
    let mut row: Vec<Lattice> = Vec::new();
    let mut flush = |row: &mut Vec<Lattice>| {
        row.sort_by(|one, other| one.centre()[0].total_cmp(&other.centre()[0]));
        ordered.append(row);
    };
    for board in boards {
        let is_below = row.first().is_some_and(|first| {
            board.centre()[1] - first.centre()[1] > 4.0 * first.side().min(board.side())
        });
        if is_below {
            flush(&mut row);
        }
        row.push(board);
    }
    flush(&mut row);
    ordered
}
