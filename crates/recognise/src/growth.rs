//! Grows lattices from corners: it starts with four corners that may belong to one square and adds the corners that
//! continue them.

use super::homography::{Homography, PointPair};
use super::saddles::Saddle;

/// Corners of a lattice with their columns and rows.
#[derive(Clone, Debug)]
pub(super) struct LatticePatch {
    /// The corners: column and row in the lattice, and the place in the picture.
    pub(super) corners: Vec<([i32; 2], [f32; 2])>,
    /// The map from the lattice to the picture.
    pub(super) map: Homography,
    /// Whether the corner (0, 0) has its lighter quarters at the upper left and lower right.
    pub(super) is_light: bool,
}

impl LatticePatch {
    /// Converts the patch to a picture `scale` times as large.
    pub(super) fn scale(&mut self, scale: f32) {
        for (_, place) in &mut self.corners {
            *place = place.map(|part| part * scale);
        }
        self.map.scale(scale);
    }
}

/// The maximum distance of a corner of the lattice from its start, in squares.
const REACH: i32 = 10;
/// The side of the table in which a lattice grows.
const SIDE: usize = 2 * REACH as usize + 1;
/// The maximum distance of a corner from its expected place, in squares.
const TOLERANCE: f32 = 0.18;

/// Corners in a table of cells, so that the corners near a point are found at once.
#[derive(Debug)]
pub(super) struct Corners<'a> {
    saddles: &'a [Saddle],
    cell: f32,
    columns: usize,
    rows: usize,
    /// The index in `order` of the first corner of each cell.
    starts: Vec<u32>,
    order: Vec<u32>,
}

impl<'a> Corners<'a> {
    /// Builds the table for a picture of this size.
    pub(super) fn new(saddles: &'a [Saddle], [width, height]: [usize; 2], cell: f32) -> Self {
        let columns = (width as f32 / cell) as usize + 1;
        let rows = (height as f32 / cell) as usize + 1;
        let mut corners = Self {
            saddles,
            cell,
            columns,
            rows,
            starts: vec![0; columns * rows + 1],
            order: Vec::new(),
        };
        let cells: Vec<usize> = saddles
            .iter()
            .map(|saddle| corners.cell_of(saddle.place))
            .collect();
        for cell in &cells {
            corners.starts[cell + 1] += 1;
        }
        for index in 1..corners.starts.len() {
            corners.starts[index] += corners.starts[index - 1];
        }
        let mut next = corners.starts.clone();
        corners.order = vec![0; saddles.len()];
        for (index, cell) in cells.iter().enumerate() {
            corners.order[next[*cell] as usize] = index as u32;
            next[*cell] += 1;
        }
        corners
    }

    fn cell_of(&self, [x, y]: [f32; 2]) -> usize {
        let column = ((x / self.cell) as usize).min(self.columns - 1);
        let row = ((y / self.cell) as usize).min(self.rows - 1);
        row * self.columns + column
    }

    /// Returns the corners within `reach` of this place, in each direction.
    pub(super) fn near(&self, [x, y]: [f32; 2], reach: f32) -> impl Iterator<Item = usize> {
        let column = |x: f32| ((x / self.cell).max(0.0) as usize).min(self.columns - 1);
        let row = |y: f32| ((y / self.cell).max(0.0) as usize).min(self.rows - 1);
        let (left, right) = (column(x - reach), column(x + reach));
        let rows = row(y - reach)..=row(y + reach);
        rows.flat_map(move |row| {
            let first = self.starts[row * self.columns + left] as usize;
            let end = self.starts[row * self.columns + right + 1] as usize;
            self.order[first..end].iter().map(|index| *index as usize)
        })
        .filter(move |index| {
            let [other_x, other_y] = self.saddles[*index].place;
            (other_x - x).abs() <= reach && (other_y - y).abs() <= reach
        })
    }

    /// Returns the nearest corner of this kind.
    fn nearest(&self, place: [f32; 2], reach: f32, is_light: bool) -> Option<usize> {
        self.near(place, reach)
            .filter(|index| self.saddles[*index].is_light == is_light)
            .map(|index| (index, distance(self.saddles[index].place, place)))
            .filter(|(_, far)| *far <= reach)
            .min_by(|one, other| one.1.total_cmp(&other.1))
            .map(|(index, _)| index)
    }

    /// Returns the possible next corners in the row (or column) of a corner, the nearest first.
    fn neighbours(&self, index: usize, [least, most]: [f32; 2], is_column: bool) -> Vec<usize> {
        let from = self.saddles[index];
        let mut found: Vec<(f32, usize)> = self
            .near(from.place, most)
            .filter_map(|other| {
                let saddle = self.saddles[other];
                let mut way = minus(saddle.place, from.place);
                if is_column {
                    way.swap(0, 1);
                }
                let [along, aside] = way;
                let is_next = saddle.is_light != from.is_light
                    && along >= least
                    && along <= most
                    && aside.abs() <= 0.45 * along;
                is_next.then_some((along, other))
            })
            .collect();
        found.sort_by(|one, other| one.0.total_cmp(&other.0));
        found.truncate(6);
        found.into_iter().map(|(_, other)| other).collect()
    }

    /// Grows the largest lattice with this corner whose squares have a side between these limits.
    pub(super) fn grown_from(&self, index: usize, sides: [f32; 2]) -> Option<LatticePatch> {
        let from = self.saddles[index];
        let mut best: Option<LatticePatch> = None;
        let below = self.neighbours(index, sides, true);
        for right in self.neighbours(index, sides, false) {
            for low in &below {
                let across = minus(self.saddles[right].place, from.place);
                let down = minus(self.saddles[*low].place, from.place);
                if !may_be_square(across, down) || self.hits_around(from, across, down) < 5 {
                    continue;
                }
                let patch = self.grown(from, across, down);
                let size = |patch: &LatticePatch| patch.corners.len();
                if let Some(patch) = patch
                    && best.as_ref().is_none_or(|best| size(best) < size(&patch))
                {
                    if size(&patch) >= 40 {
                        return Some(patch);
                    }
                    best = Some(patch);
                }
            }
        }
        best
    }

    /// Counts the visible corners among the eight neighbours of one.
    fn hits_around(&self, from: Saddle, across: [f32; 2], down: [f32; 2]) -> usize {
        let reach = TOLERANCE * length(across).max(length(down));
        let is_there = |(column, row): (i32, i32)| {
            let place = plus(from.place, across, down, [column as f32, row as f32]);
            let is_light = from.is_light == ((column + row) % 2 == 0);
            (column, row) != (0, 0) && self.nearest(place, reach, is_light).is_some()
        };
        let all = (-1..=1).flat_map(|row| (-1..=1).map(move |column| (column, row)));
        all.filter(|place| is_there(*place)).count()
    }

    fn grown(&self, from: Saddle, across: [f32; 2], down: [f32; 2]) -> Option<LatticePatch> {
        let mut growing = Growing {
            corners: self,
            is_light: from.is_light,
            places: vec![None; SIDE * SIDE],
            steps: [across, down],
        };
        for (column, row) in [(0, 0), (1, 0), (0, 1)] {
            let steps = [column as f32, row as f32];
            growing.places[slot([column, row])?] = Some(plus(from.place, across, down, steps));
        }
        let mut map = Homography::fitted(&growing.pairs())?;
        while growing.grow(&map) {
            map = Homography::fitted(&growing.pairs())?;
        }
        let corners = growing.corners();
        (corners.len() >= 12).then_some(LatticePatch {
            corners,
            map,
            is_light: from.is_light,
        })
    }
}

/// A lattice under construction.
struct Growing<'a> {
    corners: &'a Corners<'a>,
    is_light: bool,
    places: Vec<Option<[f32; 2]>>,
    steps: [[f32; 2]; 2],
}

impl Growing<'_> {
    fn at(&self, place: [i32; 2]) -> Option<[f32; 2]> {
        self.places[slot(place)?]
    }

    fn corners(&self) -> Vec<([i32; 2], [f32; 2])> {
        all_slots()
            .filter_map(|place| Some((place, self.at(place)?)))
            .collect()
    }

    fn pairs(&self) -> Vec<PointPair> {
        let corners = self.corners().into_iter();
        corners
            .map(|([column, row], place)| ([column as f32, row as f32], place))
            .collect()
    }

    /// Adds the corners next to known ones. Returns whether there were any.
    fn grow(&mut self, map: &Homography) -> bool {
        let mut found = Vec::new();
        for place in all_slots() {
            if self.at(place).is_some() {
                continue;
            }
            let Some(expected) = self.expected(place, map) else {
                continue;
            };
            let is_light = self.is_light == ((place[0] + place[1]) % 2 == 0);
            let reach = TOLERANCE * length(self.steps[0]).min(length(self.steps[1]));
            if let Some(index) = self.corners.nearest(expected, reach, is_light) {
                found.push((place, self.corners.saddles[index].place));
            }
        }
        for (place, seen) in &found {
            if let Some(slot) = slot(*place) {
                self.places[slot] = Some(*seen);
            }
        }
        !found.is_empty()
    }

    /// Returns the expected place of a corner next to known ones: the mean of the continuations of two known corners in
    /// a line and of the map of all corners.
    fn expected(&self, [column, row]: [i32; 2], map: &Homography) -> Option<[f32; 2]> {
        let ways = [[1, 0], [-1, 0], [0, 1], [0, -1]];
        let mut is_next = false;
        let mut sum = map.at([column as f32, row as f32]);
        let mut count = 1.0;
        for [across, down] in ways {
            let Some(near) = self.at([column + across, row + down]) else {
                continue;
            };
            is_next = true;
            if let Some(far) = self.at([column + 2 * across, row + 2 * down]) {
                sum = [
                    sum[0] + 2.0 * near[0] - far[0],
                    sum[1] + 2.0 * near[1] - far[1],
                ];
                count += 1.0;
            }
        }
        is_next.then_some([sum[0] / count, sum[1] / count])
    }
}

fn all_slots() -> impl Iterator<Item = [i32; 2]> {
    (-REACH..=REACH).flat_map(|row| (-REACH..=REACH).map(move |column| [column, row]))
}

fn slot([column, row]: [i32; 2]) -> Option<usize> {
    let is_inside = column.abs() <= REACH && row.abs() <= REACH;
    is_inside.then(|| (row + REACH) as usize * SIDE + (column + REACH) as usize)
}

/// Whether these may be two sides of a square that is seen slightly obliquely.
fn may_be_square(across: [f32; 2], down: [f32; 2]) -> bool {
    let (width, height) = (length(across), length(down));
    let product = across[0] * down[0] + across[1] * down[1];
    let ratio = width / height;
    (0.62..1.6).contains(&ratio) && product.abs() < 0.36 * width * height
}

pub(super) fn minus(one: [f32; 2], other: [f32; 2]) -> [f32; 2] {
    [one[0] - other[0], one[1] - other[1]]
}

pub(super) fn length([x, y]: [f32; 2]) -> f32 {
    x.hypot(y)
}

fn distance(one: [f32; 2], other: [f32; 2]) -> f32 {
    length(minus(one, other))
}

fn plus(from: [f32; 2], across: [f32; 2], down: [f32; 2], steps: [f32; 2]) -> [f32; 2] {
    let along = |axis: usize| from[axis] + across[axis] * steps[0] + down[axis] * steps[1];
    [along(0), along(1)]
}
