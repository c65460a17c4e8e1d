//! The place of a board in a picture: nine lines in each direction, straight or bent.

use super::homography::{Homography, PointPair, solve};

/// The place of a board in a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Lattice {
    map: Homography,
    /// The bends of the lines: offsets from the places of the map, as sums of the terms of [`terms`], for x and y.
    bend: [[f32; TERMS]; 2],
    /// The regularity with which light and dark squares alternate, from 0 to 1; 0 where only a frame was found.
    pub agreement: f32,
    /// The number of visible corners among its 49 inner corners.
    pub corner_count: usize,
    /// The median distance of these corners from their expected places, in squares.
    pub scatter: f32,
    /// Whether the square at the upper left is light.
    pub is_light: bool,
}

const TERMS: usize = 8;
/// The minimum bend, in squares. Lines with a smaller bend count as straight.
const LEAST_BEND: f64 = 0.012;

/// Terms up to the third degree. The perspective of a plane is already in the map.
fn terms([u, v]: [f32; 2]) -> [f32; TERMS] {
    let (u, v) = ((u - 4.0) / 4.0, (v - 4.0) / 4.0);
    [1.0, u, v, u * u, u * v, v * v, u * u * u, v * v * v]
}

impl Lattice {
    /// Fits the lattice through these inner corners of a board, each with its column and row, from 1 to 7.
    pub(super) fn of_corners(pairs: &[PointPair], agreement: f32, is_light: bool) -> Option<Self> {
        let mut pairs = pairs.to_vec();
        let mut map = Homography::fitted(&pairs)?;
        // False corners are away from the others.
        for _ in 0..2 {
            let side = side_of(&map);
            let far = |pair: &PointPair| {
                let [x, y] = map.at(pair.0);
                (x - pair.1[0]).hypot(y - pair.1[1])
            };
            let mut all: Vec<f32> = pairs.iter().map(far).collect();
            all.sort_by(f32::total_cmp);
            let most = (3.0 * all[all.len() / 2]).max(0.06 * side);
            let kept: Vec<PointPair> = pairs
                .iter()
                .filter(|pair| far(pair) <= most)
                .copied()
                .collect();
            if kept.len() < 12 {
                return None;
            }
            pairs = kept;
            map = Homography::fitted(&pairs)?;
        }
        let mut lattice = Self {
            map,
            bend: [[0.0; TERMS]; 2],
            agreement,
            corner_count: pairs.len(),
            scatter: 0.0,
            is_light,
        };
        if !map.is_sound([0.0, 0.0, 8.0, 8.0]) || !lattice.may_be_board() {
            return None;
        }
        lattice.bend_to(&pairs);
        lattice.scatter = lattice.scatter_of(&pairs);
        Some(lattice)
    }

    /// The lattice between these corners: upper left, upper right, lower right, lower left.
    pub(super) fn of_frame(corners: [[f32; 2]; 4]) -> Option<Self> {
        let places = [[0.0, 0.0], [8.0, 0.0], [8.0, 8.0], [0.0, 8.0]];
        let pairs: Vec<PointPair> = places.into_iter().zip(corners).collect();
        let lattice = Self {
            map: Homography::exact(&pairs)?,
            bend: [[0.0; TERMS]; 2],
            agreement: 0.0,
            corner_count: 0,
            scatter: 0.0,
            is_light: true,
        };
        (lattice.map.is_sound([0.0, 0.0, 8.0, 8.0]) && lattice.may_be_board()).then_some(lattice)
    }

    fn scatter_of(&self, pairs: &[PointPair]) -> f32 {
        let far = |(place, seen): &PointPair| {
            let [x, y] = self.at(*place);
            (x - seen[0]).hypot(y - seen[1])
        };
        let mut all: Vec<f32> = pairs.iter().map(far).collect();
        all.sort_by(f32::total_cmp);
        all.get(all.len() / 2).copied().unwrap_or_default() / self.side()
    }

    /// The place of a point of the board: column and row from 0 to 8 from the upper left.
    pub fn at(&self, place: [f32; 2]) -> [f32; 2] {
        let [x, y] = self.map.at(place);
        if self.bend == [[0.0; TERMS]; 2] {
            return [x, y];
        }
        let terms = terms(place.map(|part| part.clamp(-0.5, 8.5)));
        let sum = |factors: &[f32; TERMS]| -> f32 {
            factors
                .iter()
                .zip(terms)
                .map(|(factor, term)| factor * term)
                .sum()
        };
        [x + sum(&self.bend[0]), y + sum(&self.bend[1])]
    }

    /// The same board with its origin at another corner: `quarters` corners clockwise from the upper left.
    pub(super) fn turned(&self, quarters: usize) -> Option<Self> {
        let place = |[u, v]: [f32; 2]| match quarters % 4 {
            1 => [8.0 - v, u],
            2 => [8.0 - u, 8.0 - v],
            3 => [v, 8.0 - u],
            _ => [u, v],
        };
        let is_light = self.is_light == quarters.is_multiple_of(2);
        self.refitted(|own| self.at(place(own)), is_light)
    }

    /// The same board where each of its places is moved.
    pub(super) fn moved(&self, to: impl Fn([f32; 2]) -> [f32; 2]) -> Option<Self> {
        self.refitted(|own| to(self.at(own)), self.is_light)
    }

    /// The lattice with these inner corners that was seen as clearly as this one.
    fn refitted(&self, at: impl Fn([f32; 2]) -> [f32; 2], is_light: bool) -> Option<Self> {
        let inner = (1..8_u8).flat_map(|row| (1..8_u8).map(move |column| [column, row]));
        let inner = inner.map(|place| place.map(f32::from));
        let pairs: Vec<PointPair> = inner.map(|own| (own, at(own))).collect();
        let refitted = Self::of_corners(&pairs, self.agreement, is_light)?;
        Some(Self {
            corner_count: self.corner_count,
            scatter: self.scatter,
            ..refitted
        })
    }

    /// The map alone, without bends, with its origin moved by this many columns and rows.
    pub(super) fn shifted_map(&self, [columns, rows]: [i8; 2]) -> Homography {
        self.map.shifted([f64::from(columns), f64::from(rows)])
    }

    /// The corners: upper left, upper right, lower right, lower left.
    pub fn corners(&self) -> [[f32; 2]; 4] {
        [[0.0, 0.0], [8.0, 0.0], [8.0, 8.0], [0.0, 8.0]].map(|place| self.at(place))
    }

    /// The mean side of a square, in pixels of the picture.
    pub fn side(&self) -> f32 {
        side_of(&self.map)
    }

    /// The middle of the board, in pixels of the picture.
    pub fn centre(&self) -> [f32; 2] {
        self.at([4.0, 4.0])
    }

    /// Whether a point of the picture is on the board.
    pub fn contains(&self, place: [f32; 2]) -> bool {
        is_between(&self.corners(), place)
    }

    /// Whether it shares a large part with another board.
    pub(super) fn overlaps(&self, other: &Self) -> bool {
        let inner = [[4.0, 4.0], [1.5, 1.5], [6.5, 1.5], [1.5, 6.5], [6.5, 6.5]];
        inner.iter().any(|place| other.contains(self.at(*place)))
            || inner.iter().any(|place| self.contains(other.at(*place)))
    }

    /// Whether its shape is plausible for a board: no side is much longer than the others, and no corner is sharp.
    fn may_be_board(&self) -> bool {
        let corners = self.corners();
        let sides: Vec<[f32; 2]> = (0..4)
            .map(|index| {
                let (from, to) = (corners[index], corners[(index + 1) % 4]);
                [to[0] - from[0], to[1] - from[1]]
            })
            .collect();
        let lengths: Vec<f32> = sides.iter().map(|[x, y]| x.hypot(*y)).collect();
        let (least, most) = lengths
            .iter()
            .fold((f32::MAX, 0.0_f32), |(least, most), side| {
                (least.min(*side), most.max(*side))
            });
        let is_square = least > 0.5 * most && least > 60.0;
        let has_corners = (0..4).all(|index| {
            let (one, other) = (sides[index], sides[(index + 1) % 4]);
            let turn = one[0] * other[1] - one[1] * other[0];
            turn > 0.75 * lengths[index] * lengths[(index + 1) % 4]
        });
        is_square && has_corners
    }

    /// Bends the lines to the corners, where there are enough corners and their offsets are more than chance.
    fn bend_to(&mut self, pairs: &[PointPair]) {
        if pairs.len() < 30 {
            return;
        }
        let mut sums = [[0.0_f64; TERMS + 2]; TERMS];
        let mut before = 0.0;
        for (place, seen) in pairs {
            let [x, y] = self.map.at(*place);
            let off = [f64::from(seen[0] - x), f64::from(seen[1] - y)];
            before += off[0] * off[0] + off[1] * off[1];
            let terms = terms(*place).map(f64::from);
            for (row, factor) in sums.iter_mut().zip(terms) {
                for (sum, term) in row.iter_mut().zip(terms) {
                    *sum += factor * term;
                }
                row[TERMS] += factor * off[0];
                row[TERMS + 1] += factor * off[1];
            }
        }
        let count = pairs.len() as f64;
        if (before / count).sqrt() < LEAST_BEND * f64::from(self.side()) {
            return;
        }
        // A small weight on the terms themselves keeps bends small where there are no corners.
        for (index, row) in sums.iter_mut().enumerate() {
            row[index] += 0.4;
        }
        let of_axis = |axis: usize| {
            solve::<TERMS, { TERMS + 1 }>(sums.map(|row| {
                let mut line = [0.0; TERMS + 1];
                line[..TERMS].copy_from_slice(&row[..TERMS]);
                line[TERMS] = row[TERMS + axis];
                line
            }))
        };
        if let (Some(x), Some(y)) = (of_axis(0), of_axis(1)) {
            self.bend = [x, y].map(|factors| factors.map(|factor| factor as f32));
        }
    }
}

/// Whether a point is between these corners, which follow each other clockwise.
pub(super) fn is_between(corners: &[[f32; 2]; 4], [x, y]: [f32; 2]) -> bool {
    (0..4).all(|index| {
        let [from_x, from_y] = corners[index];
        let [to_x, to_y] = corners[(index + 1) % 4];
        (to_x - from_x) * (y - from_y) - (to_y - from_y) * (x - from_x) >= 0.0
    })
}

fn side_of(map: &Homography) -> f32 {
    let corners = [[0.0, 0.0], [8.0, 0.0], [8.0, 8.0], [0.0, 8.0]].map(|place| map.at(place));
    let sides = (0..4).map(|index| {
        let (from, to) = (corners[index], corners[(index + 1) % 4]);
        (to[0] - from[0]).hypot(to[1] - from[1])
    });
    sides.sum::<f32>() / 32.0
}
