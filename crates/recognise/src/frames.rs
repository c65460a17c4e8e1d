//! Finds boards that have only a frame, whose dark squares have vanished in print or in a scan, and boards whose squares
//! are separated by lines, as some books print them.
//!
//! A frame is a connected piece of ink with four straight sides. Its inside is a diagram if the ink lies only in the
//! middles of eight by eight squares, or when lines separate the squares. Lines hide the corners at which four squares
//! meet.

use super::ink::{Blot, Ink};
use super::lattice::Lattice;
use super::picture::{Pyramid, scale_of};

/// The maximum side of the picture in which frames are searched for, in pixels.
const WORK_SIDE: usize = 1600;
/// The minimum width of a frame, in pixels of that picture.
const LEAST_SIDE: usize = 84;

/// Returns the boards that only a frame shows, without those that are already known.
pub(super) fn boards(pyramid: &Pyramid, known: &[Lattice]) -> Vec<Lattice> {
    let level = pyramid.level_below(WORK_SIDE);
    let scale = scale_of(level);
    let ink = Ink::of(&pyramid.levels()[level]);
    let mut found: Vec<Lattice> = Vec::new();
    for blot in ink.blots(LEAST_SIDE) {
        let Some(corners) = corners_of(&blot).and_then(|outer| within(&ink, outer)) else {
            continue;
        };
        let Some(board) = Lattice::of_frame(corners) else {
            continue;
        };
        let between_lines = ruled_corners(&ink, &board).filter(|corners| {
            Lattice::of_frame(*corners).is_some_and(|board| has_pieces(&ink, &board))
        });
        let corners = match between_lines {
            Some(corners) => corners,
            None if has_pieces_in_squares(&ink, &board) => corners,
            None => continue,
        };
        let board = Lattice::of_frame(corners.map(|corner| corner.map(|part| part * scale)));
        if let Some(board) = board
            && !known
                .iter()
                .chain(&found)
                .any(|other| other.overlaps(&board))
        {
            found.push(board);
        }
    }
    found
}

/// A straight line: its value at 0, and the change per step.
#[derive(Clone, Copy)]
struct EdgeLine {
    begin: f32,
    slope: f32,
}

impl EdgeLine {
    fn at(self, step: f32) -> f32 {
        self.begin + self.slope * step
    }

    /// Fits a line to most of these points; `None` when they are not on a line.
    fn through(points: &[[f32; 2]], tolerance: f32) -> Option<Self> {
        let mut kept = points.to_vec();
        let mut line = Self {
            begin: 0.0,
            slope: 0.0,
        };
        for round in 0..6 {
            line = Self::fitted(&kept)?;
            let far = |point: &[f32; 2]| (line.at(point[0]) - point[1]).abs();
            let mut all: Vec<f32> = kept.iter().map(far).collect();
            all.sort_by(f32::total_cmp);
            let most = (2.5 * all[all.len() / 2]).max(tolerance);
            if round < 5 {
                kept = points
                    .iter()
                    .filter(|point| far(point) <= most)
                    .copied()
                    .collect();
            }
        }
        let is_on = |point: &&[f32; 2]| (line.at(point[0]) - point[1]).abs() <= tolerance;
        let on = points.iter().filter(is_on).count();
        (on * 5 >= points.len() * 4 && line.slope.abs() < 0.35).then_some(line)
    }

    fn fitted(points: &[[f32; 2]]) -> Option<Self> {
        let count = points.len() as f32;
        let mean = |axis: usize| points.iter().map(|point| point[axis]).sum::<f32>() / count;
        let (mean_x, mean_y) = (mean(0), mean(1));
        let (mut square, mut product) = (0.0, 0.0);
        for [x, y] in points {
            square += (x - mean_x) * (x - mean_x);
            product += (x - mean_x) * (y - mean_y);
        }
        (points.len() >= 8 && square > 0.0).then(|| {
            let slope = product / square;
            Self {
                begin: mean_y - slope * mean_x,
                slope,
            }
        })
    }
}

/// Returns the outer corners of a piece of ink if its sides are straight.
fn corners_of(blot: &Blot) -> Option<[[f32; 2]; 4]> {
    let [left, top, right, bottom] = blot.bounds;
    let (width, height) = ((right - left + 1) as f32, (bottom - top + 1) as f32);
    if !(0.7..1.43).contains(&(width / height)) {
        return None;
    }
    let tolerance = (0.006 * width.max(height)).max(1.2);
    // Near its ends a slanted side runs into the next one.
    let side = |ranges: &[[usize; 2]], first: usize, end: usize| {
        let skipped = ranges.len() / 8;
        let middle = ranges
            .iter()
            .enumerate()
            .skip(skipped)
            .take(ranges.len() - 2 * skipped);
        let points: Vec<[f32; 2]> = middle
            .map(|(index, range)| [(first + index) as f32 + 0.5, (range[end] + end) as f32])
            .collect();
        EdgeLine::through(&points, tolerance)
    };
    let (left_side, right_side) = (side(&blot.rows, top, 0)?, side(&blot.rows, top, 1)?);
    let (upper, lower) = (side(&blot.columns, left, 0)?, side(&blot.columns, left, 1)?);
    // The intersection of x = a + b y and y = c + d x.
    let meet = |upright: EdgeLine, level: EdgeLine| {
        let x = (upright.begin + upright.slope * level.begin) / (1.0 - upright.slope * level.slope);
        [x, level.at(x)]
    };
    Some([
        meet(left_side, upper),
        meet(right_side, upper),
        meet(right_side, lower),
        meet(left_side, lower),
    ])
}

/// Returns the corners inside all lines of a frame.
fn within(ink: &Ink, outer: [[f32; 2]; 4]) -> Option<[[f32; 2]; 4]> {
    let frame = Lattice::of_frame(outer)?;
    // The depth of each side's lines from the edge, in squares: left, top, right, bottom.
    let inset = |side: usize| {
        let depth = |step: usize| step as f32 * 0.01;
        let mut lines = (0..45).filter(|step| {
            let is_ink = |along: &usize| {
                let (near, along) = (depth(*step), 0.3 + *along as f32 * 7.4 / 120.0);
                let place = [
                    [near, along],
                    [along, near],
                    [8.0 - near, along],
                    [along, 8.0 - near],
                ];
                ink.is_at(frame.at(place[side]))
            };
            (0..=120).filter(is_ink).count() > 78
        });
        lines.next_back().map_or(0.0, |step| depth(step) + 0.01)
    };
    let [left, top, right, bottom] = [0, 1, 2, 3].map(inset);
    let corners = [
        [left, top],
        [8.0 - right, top],
        [8.0 - right, 8.0 - bottom],
        [left, 8.0 - bottom],
    ];
    Some(corners.map(|corner| frame.at(corner)))
}

/// Whether the ink is in the middles of squares and seldom between them, without lines right across.
fn has_pieces_in_squares(ink: &Ink, board: &Lattice) -> bool {
    const STEPS: usize = 64;
    let mut between = 0;
    let mut count = 0;
    for step in 3..STEPS - 2 {
        let at = step as f32 * 8.0 / STEPS as f32;
        let is_ink = |along: usize| {
            let along = 0.2 + along as f32 * 7.6 / 128.0;
            [
                ink.is_at(board.at([at, along])),
                ink.is_at(board.at([along, at])),
            ]
        };
        let mut sums = [0; 2];
        for [upright, level] in (0..=128).map(is_ink) {
            sums[0] += usize::from(upright);
            sums[1] += usize::from(level);
        }
        if sums.iter().any(|sum| *sum > 84) {
            return false;
        }
        if step % 8 == 0 {
            between += sums[0] + sums[1];
            count += 2 * 129;
        }
    }
    between as f32 <= 0.1 * count as f32 && has_pieces(ink, board)
}

/// Whether the number of squares with ink in the middle is a plausible number of pieces.
fn has_pieces(ink: &Ink, board: &Lattice) -> bool {
    let squares = (0..64).map(|index| [(index % 8) as f32 + 0.5, (index / 8) as f32 + 0.5]);
    let occupied = squares
        .filter(|centre| ink_around(ink, board, *centre) > 0.2)
        .count();
    (2..=48).contains(&occupied)
}

/// The proportion of ink around the middle of a square.
fn ink_around(ink: &Ink, board: &Lattice, [u, v]: [f32; 2]) -> f32 {
    let places = (0..81).map(|index| {
        let (across, down) = ((index % 9) as f32 - 4.0, (index / 9) as f32 - 4.0);
        [u + across * 0.07, v + down * 0.07]
    });
    places.filter(|place| ink.is_at(board.at(*place))).count() as f32 / 81.0
}

/// The minimum proportion of ink along a line.
const LEAST_OF_LINE: f32 = 0.75;
/// The maximum distance of a line from its expected place in the search, in squares. A frame of several lines is wider
/// than the board.
const REACH: f32 = 0.28;
/// The maximum distance of a line from even spacing, in squares.
const MOST_OFF: f32 = 0.06;

/// Returns the corners of a board within a frame, from the lines between its squares; `None` unless there are exactly
/// these lines.
fn ruled_corners(ink: &Ink, frame: &Lattice) -> Option<[[f32; 2]; 4]> {
    let [left, right] = ends(ink, frame, true)?;
    let [top, bottom] = ends(ink, frame, false)?;
    let corners =
        [[left, top], [right, top], [right, bottom], [left, bottom]].map(|place| frame.at(place));
    let board = Lattice::of_frame(corners)?;
    let is_line = |at: f32, is_upright: bool| share(ink, &board, at, is_upright) > LEAST_OF_LINE;
    let is_ruled = |is_upright: bool| {
        (1..8).all(|line| is_line(line as f32, is_upright))
            && (0..8).all(|line| !is_line(line as f32 + 0.5, is_upright))
    };
    (is_ruled(true) && is_ruled(false)).then_some(corners)
}

/// Returns the start of the first square and the end of the last one, from the lines between them.
fn ends(ink: &Ink, frame: &Lattice, is_upright: bool) -> Option<[f32; 2]> {
    let mut seen = [0.0; 7];
    for (index, place) in seen.iter_mut().enumerate() {
        let expected = (index + 1) as f32;
        let mut best = (0.0, 0.0);
        for step in -14_i8..=14 {
            let at = expected + f32::from(step) * REACH / 14.0;
            // A small penalty makes the nearest of equal lines win.
            let share = share(ink, frame, at, is_upright) - 0.001 * f32::from(step.abs());
            if share > best.0 {
                best = (share, at);
            }
        }
        if best.0 < 0.8 * LEAST_OF_LINE {
            return None;
        }
        *place = best.1;
    }
    // Least squares of places at -3 to 3.
    let middle = seen.iter().sum::<f32>() / 7.0;
    let around = || seen.iter().zip(-3_i8..=3);
    let step = around()
        .map(|(at, number)| at * f32::from(number))
        .sum::<f32>()
        / 28.0;
    let is_straight =
        around().all(|(at, number)| (at - middle - step * f32::from(number)).abs() <= MOST_OFF);
    is_straight.then_some([middle - 4.0 * step, middle + 4.0 * step])
}

/// The proportion of ink along a line across the board.
fn share(ink: &Ink, board: &Lattice, at: f32, is_upright: bool) -> f32 {
    const STEPS: u8 = 96;
    let is_ink = |step: &u8| {
        let along = 0.2 + f32::from(*step) * 7.6 / f32::from(STEPS);
        [-0.03, 0.0, 0.03].iter().any(|aside| {
            let at = at + aside;
            let place = if is_upright { [at, along] } else { [along, at] };
            ink.is_at(board.at(place))
        })
    };
    (0..STEPS).filter(is_ink).count() as f32 / f32::from(STEPS)
}
