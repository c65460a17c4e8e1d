//! The perspective map from points of a lattice to points of a picture.
#![expect(clippy::many_single_char_names, reason = "matrices")]

/// A projective map of the plane: straight lines stay straight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Homography([f64; 9]);

/// A point of a lattice and where it is in the picture.
pub(super) type PointPair = ([f32; 2], [f32; 2]);

impl Homography {
    /// Fits the map that brings the first point of each pair nearest to the second. With fewer than six pairs the map
    /// is affine, because they do not determine more. `None` when the points are on a line.
    pub(super) fn fitted(pairs: &[PointPair]) -> Option<Self> {
        if pairs.len() < 6 {
            return Self::affine(pairs);
        }
        Self::projective(pairs)
    }

    /// The map that takes each of four points to its counterpart. No three of the points may lie on a line.
    pub(super) fn exact(pairs: &[PointPair]) -> Option<Self> {
        Self::projective(pairs)
    }

    fn affine(pairs: &[PointPair]) -> Option<Self> {
        let mut sums = [[0.0; 9]; 8];
        for (from, to) in pairs {
            let [u, v] = from.map(f64::from);
            let [x, y] = to.map(f64::from);
            add(&mut sums, [u, v, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0], x);
            add(&mut sums, [0.0, 0.0, 0.0, u, v, 1.0, 0.0, 0.0], y);
        }
        sums[6][6] = 1.0;
        sums[7][7] = 1.0;
        Self::solved(&sums)
    }

    /// Solves the least squares of the equations without their denominator. Places are moved to their mean and scaled
    /// down first; otherwise the sums would lose precision.
    fn projective(pairs: &[PointPair]) -> Option<Self> {
        let count = pairs.len() as f64;
        let mean = |axis: usize| {
            pairs
                .iter()
                .map(|pair| f64::from(pair.1[axis]))
                .sum::<f64>()
                / count
        };
        let (mean_x, mean_y) = (mean(0), mean(1));
        let spread = pairs
            .iter()
            .map(|pair| {
                (f64::from(pair.1[0]) - mean_x).abs() + (f64::from(pair.1[1]) - mean_y).abs()
            })
            .sum::<f64>()
            / count;
        if spread <= f64::EPSILON {
            return None;
        }
        let mut sums = [[0.0; 9]; 8];
        for (from, to) in pairs {
            let [u, v] = from.map(f64::from);
            let x = (f64::from(to[0]) - mean_x) / spread;
            let y = (f64::from(to[1]) - mean_y) / spread;
            add(&mut sums, [u, v, 1.0, 0.0, 0.0, 0.0, -u * x, -v * x], x);
            add(&mut sums, [0.0, 0.0, 0.0, u, v, 1.0, -u * y, -v * y], y);
        }
        let Self(m) = Self::solved(&sums)?;
        let back = |row: [f64; 3], mean: f64| {
            let [a, b, c] = row;
            [
                a * spread + mean * m[6],
                b * spread + mean * m[7],
                c * spread + mean,
            ]
        };
        let [a, b, c] = back([m[0], m[1], m[2]], mean_x);
        let [d, e, f] = back([m[3], m[4], m[5]], mean_y);
        Some(Self([a, b, c, d, e, f, m[6], m[7], 1.0]))
    }

    fn solved(sums: &[[f64; 9]; 8]) -> Option<Self> {
        let [a, b, c, d, e, f, g, h] = solve(*sums)?;
        Some(Self([a, b, c, d, e, f, g, h, 1.0]))
    }

    /// The place of a point in the picture. Points at the horizon are far away.
    pub(super) fn at(&self, [u, v]: [f32; 2]) -> [f32; 2] {
        let Self(m) = self;
        let (u, v) = (f64::from(u), f64::from(v));
        let below = m[6] * u + m[7] * v + m[8];
        let below = if below.abs() < 1e-9 { 1e-9 } else { below };
        let x = (m[0] * u + m[1] * v + m[2]) / below;
        let y = (m[3] * u + m[4] * v + m[5]) / below;
        [x as f32, y as f32]
    }

    /// The map of the lattice whose origin is moved by this many columns and rows.
    pub(super) fn shifted(&self, [u, v]: [f64; 2]) -> Self {
        let Self(m) = self;
        let moved = |row: usize| m[row] * u + m[row + 1] * v + m[row + 2];
        let below = moved(6);
        let mut shifted = [
            m[0],
            m[1],
            moved(0),
            m[3],
            m[4],
            moved(3),
            m[6],
            m[7],
            below,
        ];
        for part in &mut shifted {
            *part /= below;
        }
        Self(shifted)
    }

    /// Converts the map to a picture `scale` times as large.
    pub(super) fn scale(&mut self, scale: f32) {
        for part in &mut self.0[..6] {
            *part *= f64::from(scale);
        }
    }

    /// Whether all points of this rectangle of the lattice are on the same side of the horizon, and not mirrored.
    pub(super) fn is_sound(&self, [left, top, right, bottom]: [f32; 4]) -> bool {
        let Self(m) = self;
        [[left, top], [right, top], [right, bottom], [left, bottom]]
            .iter()
            .all(|[u, v]| m[6] * f64::from(*u) + m[7] * f64::from(*v) + m[8] > 0.1)
            && m.iter().all(|value| value.is_finite())
    }
}

/// Adds an equation to the sums of least squares.
fn add(sums: &mut [[f64; 9]; 8], row: [f64; 8], value: f64) {
    for (line, factor) in sums.iter_mut().zip(row) {
        for (sum, other) in line.iter_mut().zip(row) {
            *sum += factor * other;
        }
        line[8] += factor * value;
    }
}

/// Solves linear equations by elimination with the largest pivot.
pub(super) fn solve<const N: usize, const M: usize>(mut rows: [[f64; M]; N]) -> Option<[f64; N]> {
    for column in 0..N {
        let largest =
            (column..N).max_by(|a, b| rows[*a][column].abs().total_cmp(&rows[*b][column].abs()))?;
        rows.swap(column, largest);
        let pivot = rows[column];
        if pivot[column].abs() < 1e-12 {
            return None;
        }
        for (index, row) in rows.iter_mut().enumerate() {
            if index != column {
                let factor = row[column] / pivot[column];
                for (value, other) in row.iter_mut().zip(pivot) {
                    *value -= factor * other;
                }
            }
        }
    }
    let mut solution = [0.0; N];
    for (index, value) in solution.iter_mut().enumerate() {
        *value = rows[index][M - 1] / rows[index][index];
    }
    Some(solution)
}
