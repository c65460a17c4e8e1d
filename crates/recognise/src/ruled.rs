//! Finds boards whose squares are separated by lines, as some books print them. Lines hide the corners at which four
//! squares meet.

use super::ink::Ink;
use super::lattice::Lattice;

/// The minimum proportion of ink along a line.
const LEAST_OF_LINE: f32 = 0.75;
/// The maximum distance of a line from its expected place in the search, in squares. A frame of several lines is wider
/// than the board.
const REACH: f32 = 0.28;
/// The maximum distance of a line from even spacing, in squares.
const MOST_OFF: f32 = 0.06;

/// Returns the corners of a board within a frame, from the lines between its squares; `None` unless there are exactly
/// these lines.
pub(super) fn corners(ink: &Ink, frame: &Lattice) -> Option<[[f32; 2]; 4]> {
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
            // A small penalty prefers the nearest of equal lines.
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
