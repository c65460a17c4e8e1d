//! Pictures in three colours that tests draw and distort.

use super::random::Random;

/// A picture: red, green and blue from 0 to 255, row by row.
#[derive(Clone)]
pub(super) struct Canvas {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) pixels: Vec<[f32; 3]>,
}

impl Canvas {
    pub(super) fn new(width: usize, height: usize, color: [f32; 3]) -> Self {
        let pixels = vec![color; width * height];
        Self {
            width,
            height,
            pixels,
        }
    }

    pub(super) fn of_rgb(width: usize, height: usize, rgb: &[u8]) -> Self {
        let pixels = rgb.chunks_exact(3);
        let pixels = pixels.map(|pixel| [pixel[0], pixel[1], pixel[2]].map(f32::from));
        Self {
            width,
            height,
            pixels: pixels.collect(),
        }
    }

    pub(super) fn rgb(&self) -> Vec<u8> {
        let bytes = self
            .pixels
            .iter()
            .flat_map(|pixel| pixel.map(|part| part.clamp(0.0, 255.0).round() as u8));
        bytes.collect()
    }

    fn at(&self, x: isize, y: isize) -> Option<[f32; 3]> {
        let is_inside = x >= 0 && y >= 0 && x < self.width as isize && y < self.height as isize;
        is_inside.then(|| self.pixels[y as usize * self.width + x as usize])
    }

    /// The colour at a point, interpolated between the centres of four pixels; `None` outside the picture.
    fn sample(&self, x: f32, y: f32) -> Option<[f32; 3]> {
        let (x, y) = (x - 0.5, y - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (right_part, low_part) = (x - left, y - top);
        let corner = |dx: isize, dy: isize| {
            let x = (left as isize + dx).clamp(0, self.width as isize - 1);
            let y = (top as isize + dy).clamp(0, self.height as isize - 1);
            self.at(x, y)
        };
        if x < -1.0 || y < -1.0 || x > self.width as f32 || y > self.height as f32 {
            return None;
        }
        let (above, below) = (
            [corner(0, 0)?, corner(1, 0)?],
            [corner(0, 1)?, corner(1, 1)?],
        );
        Some([0, 1, 2].map(|part| {
            let upper = above[0][part] * (1.0 - right_part) + above[1][part] * right_part;
            let lower = below[0][part] * (1.0 - right_part) + below[1][part] * right_part;
            upper * (1.0 - low_part) + lower * low_part
        }))
    }

    pub(super) fn fill(&mut self, [left, top, width, height]: [f32; 4], color: [f32; 3]) {
        let rows = top.max(0.0).round() as usize
            ..((top + height).max(0.0).round() as usize).min(self.height);
        for y in rows {
            let columns = left.max(0.0).round() as usize
                ..((left + width).max(0.0).round() as usize).min(self.width);
            for x in columns {
                self.pixels[y * self.width + x] = color;
            }
        }
    }

    /// Draws a frame around the outside of a rectangle.
    pub(super) fn frame(
        &mut self,
        [left, top, width, height]: [f32; 4],
        thick: f32,
        color: [f32; 3],
    ) {
        self.fill(
            [left - thick, top - thick, width + 2.0 * thick, thick],
            color,
        );
        self.fill(
            [left - thick, top + height, width + 2.0 * thick, thick],
            color,
        );
        self.fill(
            [left - thick, top - thick, thick, height + 2.0 * thick],
            color,
        );
        self.fill(
            [left + width, top - thick, thick, height + 2.0 * thick],
            color,
        );
    }

    /// Draws another picture there in another size: each pixel is the mean of the area that it covers.
    pub(super) fn put(&mut self, other: &Self, [left, top, width, height]: [f32; 4]) {
        let (across, down) = (other.width as f32 / width, other.height as f32 / height);
        let parts = (across.max(down).ceil() as usize).clamp(2, 6);
        for y in top.floor().max(0.0) as usize..((top + height).ceil() as usize).min(self.height) {
            for x in
                left.floor().max(0.0) as usize..((left + width).ceil() as usize).min(self.width)
            {
                let mut sum = [0.0; 3];
                let own = self.pixels[y * self.width + x];
                for part in 0..parts * parts {
                    let dx = ((part % parts) as f32 + 0.5) / parts as f32;
                    let dy = ((part / parts) as f32 + 0.5) / parts as f32;
                    let (u, v) = (x as f32 + dx - left, y as f32 + dy - top);
                    let is_inside = u >= 0.0 && v >= 0.0 && u < width && v < height;
                    let color = if is_inside {
                        other.sample(u * across, v * down)
                    } else {
                        None
                    };
                    let color = color.unwrap_or(own);
                    for (sum, part) in sum.iter_mut().zip(color) {
                        *sum += part;
                    }
                }
                self.pixels[y * self.width + x] = sum.map(|sum| sum / (parts * parts) as f32);
            }
        }
    }

    /// The picture through a map: `from` gives the source of each place of the new picture.
    pub(super) fn warped(
        &self,
        [width, height]: [usize; 2],
        ground: [f32; 3],
        from: impl Fn([f32; 2]) -> [f32; 2],
    ) -> Self {
        let mut warped = Self::new(width, height, ground);
        for y in 0..height {
            for x in 0..width {
                let mut sum = [0.0; 3];
                for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
                    let [u, v] = from([x as f32 + dx, y as f32 + dy]);
                    let color = self.sample(u, v).unwrap_or(ground);
                    for (sum, part) in sum.iter_mut().zip(color) {
                        *sum += part / 4.0;
                    }
                }
                warped.pixels[y * width + x] = sum;
            }
        }
        warped
    }

    /// Blurs by two box filters in each direction, which approximate a Gaussian.
    pub(super) fn blur(&mut self, radius: f32) {
        for _ in 0..2 {
            self.blur_rows(radius);
            self.turn();
            self.blur_rows(radius);
            self.turn();
        }
    }

    fn blur_rows(&mut self, radius: f32) {
        let whole = radius.floor() as isize;
        let rest = radius - radius.floor();
        for row in self.pixels.chunks_exact_mut(self.width) {
            let before = row.to_vec();
            let at = |x: isize| before[x.clamp(0, before.len() as isize - 1) as usize];
            for (x, pixel) in row.iter_mut().enumerate() {
                let x = x as isize;
                let mut sum = [0.0; 3];
                let mut add = |color: [f32; 3], weight: f32| {
                    for (sum, part) in sum.iter_mut().zip(color) {
                        *sum += part * weight;
                    }
                };
                (-whole..=whole).for_each(|by| add(at(x + by), 1.0));
                add(at(x - whole - 1), rest);
                add(at(x + whole + 1), rest);
                *pixel = sum.map(|sum| sum / (2.0 * radius + 1.0));
            }
        }
    }

    /// Turns rows into columns.
    fn turn(&mut self) {
        let mut turned = Vec::with_capacity(self.pixels.len());
        for x in 0..self.width {
            turned.extend((0..self.height).map(|y| self.pixels[y * self.width + x]));
        }
        (self.width, self.height) = (self.height, self.width);
        self.pixels = turned;
    }

    pub(super) fn add_noise(&mut self, random: &mut Random, strength: f32) {
        for pixel in &mut self.pixels {
            let by = (random.unit() + random.unit() + random.unit() - 1.5) * strength;
            *pixel = pixel.map(|part| part + by);
        }
    }

    /// Converts to black and white, as a scanner does.
    pub(super) fn binarise(&mut self, threshold: f32) {
        for pixel in &mut self.pixels {
            let grey = pixel[0] * 0.3 + pixel[1] * 0.59 + pixel[2] * 0.11;
            *pixel = if grey < threshold {
                [20.0; 3]
            } else {
                [250.0; 3]
            };
        }
    }

    /// Adds light that falls off from one side, and a tint.
    pub(super) fn shade(&mut self, [across, down]: [f32; 2], tint: [f32; 3]) {
        for y in 0..self.height {
            for x in 0..self.width {
                let at = across * (x as f32 / self.width as f32 - 0.5)
                    + down * (y as f32 / self.height as f32 - 0.5);
                let pixel = &mut self.pixels[y * self.width + x];
                for (part, tint) in pixel.iter_mut().zip(tint) {
                    *part *= tint * (1.0 + at);
                }
            }
        }
    }
}
