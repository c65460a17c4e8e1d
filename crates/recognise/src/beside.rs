//! Boards beside boards that were found.
//!
//! In sheets whose diagrams nearly touch, the corners of neighbours disturb each other, and a board can be missed that
//! would be found alone. So where another board of the same size could be beside a board, that place is cut out, the
//! boards that are known are painted over, and the search runs once more.

use super::lattice::{Lattice, is_between};
use super::picture::{Grey, Pyramid, scale_of};

/// The distance between the middles of neighbours, in squares: a board and a narrow gap.
const PITCH: f32 = 8.4;
/// Half the side of the part of the picture that is searched, in squares. A gap may be a square wide.
const REACH: f32 = 4.9;
/// The distance from the middle of a neighbour that must be inside the picture, in squares.
const INSIDE: f32 = 3.6;
/// The width of a square in the part that is searched, in pixels, at most.
const WORK_SIDE: f32 = 48.0;
/// The width around a known board that is painted over, in squares.
const MARGIN: f32 = 0.12;
/// The minimum deviation of the shades in a place that may have a board.
const LEAST_DEVIATION: f32 = 12.0;
/// The number of samples along each side of such a place.
const SAMPLES: u8 = 24;

/// Adds the boards that `search` finds beside the known ones, and those beside these, up to `most` in all. `search` gets
/// a picture and the width of a square in it, in pixels.
pub(super) fn add(
    pyramid: &Pyramid,
    found: &mut Vec<Lattice>,
    most: usize,
    search: impl Fn(&Pyramid, f32) -> Vec<Lattice>,
) {
    let mut next = 0;
    while next < found.len() && found.len() < most {
        let board = found[next].clone();
        for way in [[1.0, 0.0], [-1.0, 0.0], [0.0, 1.0], [0.0, -1.0]] {
            let middle = board.at(way.map(|part| 4.0 + PITCH * part));
            if may_have_board(pyramid, found, middle, board.side()) {
                let part = Part::around(pyramid, found, middle, board.side());
                let boards = part.map_or_else(Vec::new, |part| part.boards(board.side(), &search));
                for other in boards {
                    if !found.iter().any(|known| known.overlaps(&other)) {
                        found.push(other);
                    }
                }
            }
        }
        next += 1;
    }
}

/// Whether there is room for a board around this point, and something in it.
fn may_have_board(pyramid: &Pyramid, found: &[Lattice], [x, y]: [f32; 2], side: f32) -> bool {
    let far = INSIDE * side;
    let is_inside = [[-far, -far], [far, far]]
        .iter()
        .all(|by| pyramid.contains([x + by[0], y + by[1]]));
    if !is_inside || found.iter().any(|board| board.contains([x, y])) {
        return false;
    }
    let level = pyramid.level_for(side, WORK_SIDE);
    let steps = || (0..SAMPLES).map(|step| (f32::from(step) + 0.5) / f32::from(SAMPLES) - 0.5);
    let places = steps().flat_map(|down| steps().map(move |across| [across, down]));
    let shades = places.map(|[across, down]| {
        pyramid.sample(level, [x + across * 2.0 * far, y + down * 2.0 * far])
    });
    let shades: Vec<f32> = shades.collect();
    deviation(&shades) >= LEAST_DEVIATION
}

/// The standard deviation.
fn deviation(values: &[f32]) -> f32 {
    let count = values.len().max(1) as f32;
    let mean = values.iter().sum::<f32>() / count;
    let squares = values.iter().map(|value| (value - mean).powi(2));
    (squares.sum::<f32>() / count).sqrt()
}

/// A part of a picture in which the known boards are painted over.
struct Part {
    pyramid: Pyramid,
    /// The place of its upper left corner, in its own pixels.
    start: [f32; 2],
    /// The width of its pixels, in pixels of the picture.
    scale: f32,
}

impl Part {
    fn around(pyramid: &Pyramid, found: &[Lattice], middle: [f32; 2], side: f32) -> Option<Self> {
        let level = pyramid.level_for(side, WORK_SIDE);
        let scale = scale_of(level);
        let picture = &pyramid.levels()[level];
        let reach = REACH * side / scale;
        let [left, top] = middle.map(|part| (part / scale - reach).round() as isize);
        let cut = picture.cut([left, top], (2.0 * reach) as usize)?;
        let start = [left as f32, top as f32];
        let in_picture = |[x, y]: [f32; 2]| [(x + start[0]) * scale, (y + start[1]) * scale];
        let known: Vec<[[f32; 2]; 4]> = found.iter().map(outer_corners).collect();
        let is_known = |place| {
            known
                .iter()
                .any(|corners| is_between(corners, in_picture(place)))
        };
        Some(Self {
            pyramid: Pyramid::new(painted_over(&cut, is_known)?),
            start,
            scale,
        })
    }

    /// The boards of the original picture that are completely inside this part. `side` is the width of their squares.
    fn boards(&self, side: f32, search: impl Fn(&Pyramid, f32) -> Vec<Lattice>) -> Vec<Lattice> {
        let is_whole = |board: &Lattice| {
            let corners = board.corners();
            corners
                .iter()
                .all(|corner| self.pyramid.contains_nearly(*corner))
        };
        let boards = search(&self.pyramid, side / self.scale)
            .into_iter()
            .filter(is_whole);
        let in_picture = |[x, y]: [f32; 2]| {
            [
                (x + self.start[0]) * self.scale,
                (y + self.start[1]) * self.scale,
            ]
        };
        boards.filter_map(|board| board.moved(in_picture)).collect()
    }
}

/// The corners of a board and its frame.
fn outer_corners(board: &Lattice) -> [[f32; 2]; 4] {
    let (near, far) = (-MARGIN, 8.0 + MARGIN);
    [[near, near], [far, near], [far, far], [near, far]].map(|place| board.at(place))
}

/// The same picture with an even shade at the places that `is_known` names.
fn painted_over(picture: &Grey, is_known: impl Fn([f32; 2]) -> bool) -> Option<Grey> {
    let (width, height) = (picture.width(), picture.height());
    let mut pixels = Vec::with_capacity(width * height);
    for y in 0..height {
        let row = picture.row(y).iter().enumerate();
        pixels.extend(row.map(|(x, shade)| {
            let is_known = is_known([x as f32 + 0.5, y as f32 + 0.5]);
            if is_known { u8::MAX } else { *shade }
        }));
    }
    Grey::new(width, height, pixels).ok()
}
