//! Finds corners at which four squares meet: two light ones and two dark ones, diagonally opposite.
//!
//! At such a corner the four quarters of a small window agree diagonally and differ from side to side. The mean of each
//! quarter takes four look-ups in a table of sums, and it turns hatching into the grey that it represents. The darker
//! pair alternates from corner to corner, a sign that text and pictures do not imitate for long.

#![expect(
    clippy::many_single_char_names,
    reason = "nine corners of four quarters"
)]

use super::picture::Grey;

/// A corner, in pixels of the searched picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Saddle {
    /// The place of the corner.
    pub(super) place: [f32; 2],
    /// Whether the quarters at the upper left and lower right are the lighter ones.
    pub(super) is_light: bool,
    /// The clarity: the difference of the quarters in shades of grey, minus their disagreement.
    pub(super) strength: f32,
}

/// The minimum clarity of a corner.
const LEAST: i16 = 4 * UNIT;
/// The number of units per shade of grey in strengths.
const UNIT: i16 = 16;
/// The maximum number of corners. The clearest ones are kept.
const MOST: usize = 4000;

/// A table with the sum of all pixels above and to the left of each.
#[derive(Debug)]
pub(super) struct Sums {
    width: usize,
    height: usize,
    table: Vec<u32>,
}

impl Sums {
    /// Computes the sums of this picture.
    pub(super) fn of(picture: &Grey) -> Self {
        let (width, height) = (picture.width() + 1, picture.height() + 1);
        let mut sums = vec![0_u32; width * height];
        for y in 1..height {
            let (before, row) = sums.split_at_mut(y * width);
            let above = &before[(y - 1) * width..];
            let mut along = 0_u32;
            for (x, pixel) in picture.row(y - 1).iter().enumerate() {
                along = along.wrapping_add(u32::from(*pixel));
                row[x + 1] = above[x + 1].wrapping_add(along);
            }
        }
        Self {
            width,
            height,
            table: sums,
        }
    }

    fn row(&self, y: usize) -> &[u32] {
        &self.table[y * self.width..(y + 1) * self.width]
    }

    /// The sum within a rectangle: left, top, right, bottom, the last two exclusive.
    pub(super) fn within(&self, [left, top, right, bottom]: [usize; 4]) -> u32 {
        let (upper, lower) = (self.row(top), self.row(bottom));
        let below = lower[right].wrapping_sub(lower[left]);
        below.wrapping_sub(upper[right].wrapping_sub(upper[left]))
    }

    /// The similarity of each point between pixels to a corner, for quarters of this side. It is positive where the
    /// upper left is lighter.
    fn responses(&self, side: usize) -> Vec<i16> {
        let mut responses = vec![0; self.width * self.height];
        if self.width <= 2 * side || self.height <= 2 * side {
            return responses;
        }
        let area = (side * side) as f32;
        let factor = f32::from(UNIT) / (2.0 * area);
        let count = self.width - 2 * side;
        for y in side..self.height - side {
            let [top, middle, bottom] = [y - side, y, y + side].map(|y| self.row(y));
            let out = &mut responses[y * self.width + side..][..count];
            let (a, b, c) = (
                &top[..count],
                &top[side..][..count],
                &top[2 * side..][..count],
            );
            let (d, e, f) = (
                &middle[..count],
                &middle[side..][..count],
                &middle[2 * side..][..count],
            );
            let (g, h, i) = (
                &bottom[..count],
                &bottom[side..][..count],
                &bottom[2 * side..][..count],
            );
            for x in 0..count {
                let quarter =
                    |upper_left: u32, upper_right: u32, lower_left: u32, lower_right: u32| {
                        lower_right
                            .wrapping_sub(upper_right)
                            .wrapping_sub(lower_left)
                            .wrapping_add(upper_left) as i32
                    };
                let upper_left = quarter(a[x], b[x], d[x], e[x]);
                let upper_right = quarter(b[x], c[x], e[x], f[x]);
                let lower_left = quarter(d[x], e[x], g[x], h[x]);
                let lower_right = quarter(e[x], f[x], h[x], i[x]);
                let across = upper_left + lower_right - upper_right - lower_left;
                let apart = (upper_left - lower_right).abs() + (upper_right - lower_left).abs();
                let strength = (across.abs() as f32 - 0.8 * apart as f32).max(0.0) * factor;
                out[x] = (strength * across.signum() as f32) as i16;
            }
        }
        responses
    }

    /// Returns the corners, the clearest first.
    pub(super) fn saddles(&self, side: usize) -> Vec<Saddle> {
        let responses = self.responses(side);
        let reach = (side / 2).max(2);
        let mut found = Vec::new();
        if self.height <= 2 * reach || self.width <= 2 * reach {
            return found;
        }
        for y in reach..self.height - reach {
            let row = &responses[y * self.width..(y + 1) * self.width];
            let inner = row.iter().enumerate().skip(reach);
            for (x, value) in inner.take(self.width - 2 * reach) {
                if value.abs() >= LEAST && self.is_highest(&responses, [x, y], reach) {
                    found.push(self.saddle(&responses, [x, y]));
                }
            }
        }
        found.sort_by(|one, other| other.strength.total_cmp(&one.strength));
        found.truncate(MOST);
        found
    }

    /// Whether no neighbour is higher. Of equal neighbours only the first counts as highest.
    fn is_highest(&self, responses: &[i16], [x, y]: [usize; 2], reach: usize) -> bool {
        let value = responses[y * self.width + x];
        let height = |value: i16, sign: i16| value * sign;
        let own = value.abs();
        for other_y in y - reach..=y + reach {
            let row = &responses[other_y * self.width..(other_y + 1) * self.width];
            for (other_x, other) in row.iter().enumerate().take(x + reach + 1).skip(x - reach) {
                let other = height(*other, value.signum());
                let is_before = (other_y, other_x) < (y, x);
                if other > own || is_before && other == own {
                    return false;
                }
            }
        }
        true
    }

    fn saddle(&self, responses: &[i16], [x, y]: [usize; 2]) -> Saddle {
        let at = |x: usize, y: usize| f32::from(responses[y * self.width + x]);
        let value = at(x, y);
        // The top of a parabola through three values.
        let top = |before: f32, after: f32| {
            let bend = before + after - 2.0 * value;
            let has_top = bend * value < 0.0;
            if has_top {
                ((before - after) / (2.0 * bend)).clamp(-0.5, 0.5)
            } else {
                0.0
            }
        };
        let place = [
            x as f32 + top(at(x - 1, y), at(x + 1, y)),
            y as f32 + top(at(x, y - 1), at(x, y + 1)),
        ];
        Saddle {
            place,
            is_light: value > 0.0,
            strength: value.abs() / f32::from(UNIT),
        }
    }
}
