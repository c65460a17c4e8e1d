//! Separates ink from paper, and finds connected pieces of ink.

use super::picture::Grey;
use super::saddles::Sums;

/// A picture in two shades: ink and paper.
#[derive(Debug)]
pub(super) struct Ink {
    width: usize,
    height: usize,
    pixels: Vec<bool>,
}

/// A connected piece of ink: its bounds and its extent on each row and column.
#[derive(Debug)]
pub(super) struct Blot {
    /// Left, top, right and bottom, all inclusive.
    pub(super) bounds: [usize; 4],
    /// The first and last pixel on each row from `top`.
    pub(super) rows: Vec<[usize; 2]>,
    /// The first and last pixel on each column from `left`.
    pub(super) columns: Vec<[usize; 2]>,
}

impl Ink {
    /// Marks the pixels that are darker than their surroundings as ink.
    pub(super) fn of(picture: &Grey) -> Self {
        let (width, height) = (picture.width(), picture.height());
        let reach = (width.max(height) / 40).max(8);
        let sums = Sums::of(picture);
        let mut is_ink = Vec::with_capacity(width * height);
        for y in 0..height {
            let (top, bottom) = (y.saturating_sub(reach), (y + reach).min(height));
            for (x, pixel) in picture.row(y).iter().enumerate() {
                let (left, right) = (x.saturating_sub(reach), (x + reach).min(width));
                let area = ((right - left) * (bottom - top)) as f32;
                let mean = sums.within([left, top, right, bottom]) as f32 / area;
                is_ink.push(f32::from(*pixel) < mean * 0.86 - 4.0);
            }
        }
        Self {
            width,
            height,
            pixels: is_ink,
        }
    }

    /// Whether a place has ink.
    pub(super) fn is_at(&self, [x, y]: [f32; 2]) -> bool {
        let is_inside = x >= 0.0 && y >= 0.0 && x < self.width as f32 && y < self.height as f32;
        is_inside && self.pixels[y as usize * self.width + x as usize]
    }

    /// Returns the pieces of ink that are at least `least` pixels wide and high.
    pub(super) fn blots(&self, least: usize) -> Vec<Blot> {
        let mut is_seen = vec![false; self.pixels.len()];
        let mut blots = Vec::new();
        let mut waiting = Vec::new();
        for start in 0..self.pixels.len() {
            if !self.pixels[start] || is_seen[start] {
                continue;
            }
            is_seen[start] = true;
            waiting.push(start);
            let mut pixels = Vec::new();
            while let Some(pixel) = waiting.pop() {
                pixels.push(pixel);
                self.add_neighbours(pixel, &mut is_seen, &mut waiting);
            }
            if pixels.len() >= 4 * least {
                blots.extend(self.blot(&pixels, least));
            }
        }
        blots
    }

    fn add_neighbours(&self, pixel: usize, is_seen: &mut [bool], waiting: &mut Vec<usize>) {
        let (x, y) = (pixel % self.width, pixel / self.width);
        for other_y in y.saturating_sub(1)..=(y + 1).min(self.height - 1) {
            for other_x in x.saturating_sub(1)..=(x + 1).min(self.width - 1) {
                let other = other_y * self.width + other_x;
                if self.pixels[other] && !is_seen[other] {
                    is_seen[other] = true;
                    waiting.push(other);
                }
            }
        }
    }

    fn blot(&self, pixels: &[usize], least: usize) -> Option<Blot> {
        let places = || {
            pixels
                .iter()
                .map(|pixel| [pixel % self.width, pixel / self.width])
        };
        let mut bounds = [usize::MAX, usize::MAX, 0, 0];
        for [x, y] in places() {
            let [left, top, right, bottom] = bounds;
            bounds = [left.min(x), top.min(y), right.max(x), bottom.max(y)];
        }
        let [left, top, right, bottom] = bounds;
        let (width, height) = (right - left + 1, bottom - top + 1);
        if width < least || height < least {
            return None;
        }
        let mut rows = vec![[usize::MAX, 0]; height];
        let mut columns = vec![[usize::MAX, 0]; width];
        for [x, y] in places() {
            for (range, at) in [(&mut rows[y - top], x), (&mut columns[x - left], y)] {
                *range = [range[0].min(at), range[1].max(at)];
            }
        }
        Some(Blot {
            bounds,
            rows,
            columns,
        })
    }
}
