//! A picture in shades of grey, and scaled down to a half, a quarter and so on.

/// The maximum side of a picture, in pixels.
pub const MAX_SIDE: usize = 16_384;
/// The maximum number of pixels of a picture.
pub const MAX_PIXELS: usize = 120_000_000;

/// A picture: a byte per pixel, row by row from the top. 0 is black and 255 is white.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grey {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

/// The brightness of a pixel: red, green, blue.
pub(super) fn brightness(pixel: &[u8]) -> u8 {
    let [red, green, blue] = [pixel[0], pixel[1], pixel[2]].map(u32::from);
    ((red * 299 + green * 587 + blue * 114 + 500) / 1000) as u8
}

/// The size of a picture that cannot be processed: it has no pixels, too many, or not as many as its sides require.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongSize {
    /// The width, in pixels.
    pub width: usize,
    /// The height, in pixels.
    pub height: usize,
}

impl Grey {
    /// Makes a picture of these pixels.
    ///
    /// # Errors
    /// Fails when there are not `width` × `height` pixels, none, or more than [`MAX_PIXELS`], or when a side is longer
    /// than [`MAX_SIDE`].
    pub fn new(width: usize, height: usize, pixels: Vec<u8>) -> Result<Self, WrongSize> {
        let error = WrongSize { width, height };
        let is_fit = width.max(height) <= MAX_SIDE
            && width.min(height) > 0
            && width * height <= MAX_PIXELS
            && width * height == pixels.len();
        let picture = Self {
            width,
            height,
            pixels,
        };
        is_fit.then_some(picture).ok_or(error)
    }

    /// Computes the brightness of a picture with three bytes per pixel: red, green, blue.
    ///
    /// # Errors
    /// Fails like [`Grey::new`].
    pub fn of_rgb(width: usize, height: usize, rgb: &[u8]) -> Result<Self, WrongSize> {
        Self::new(width, height, rgb.chunks_exact(3).map(brightness).collect())
    }

    /// The number of pixels per row.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The number of rows.
    pub fn height(&self) -> usize {
        self.height
    }

    /// The pixels of a row, counted from the top.
    pub fn row(&self, y: usize) -> &[u8] {
        &self.pixels[y * self.width..(y + 1) * self.width]
    }

    /// A pixel. Points outside the picture have the pixel at the nearest edge.
    fn at(&self, x: isize, y: isize) -> f32 {
        let x = x.clamp(0, self.width as isize - 1) as usize;
        let y = y.clamp(0, self.height as isize - 1) as usize;
        f32::from(self.pixels[y * self.width + x])
    }

    /// The brightness at a point, interpolated between the centres of four pixels. The first pixel reaches from 0 to 1,
    /// so its centre is at 0.5.
    pub fn sample(&self, [x, y]: [f32; 2]) -> f32 {
        let (x, y) = (x - 0.5, y - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (right_part, low_part) = (x - left, y - top);
        let (left, top) = (left as isize, top as isize);
        let upper = self.at(left, top) * (1.0 - right_part) + self.at(left + 1, top) * right_part;
        let lower =
            self.at(left, top + 1) * (1.0 - right_part) + self.at(left + 1, top + 1) * right_part;
        upper * (1.0 - low_part) + lower * low_part
    }

    /// Whether a point is inside the picture.
    pub(super) fn contains(&self, [x, y]: [f32; 2]) -> bool {
        (0.0..self.width as f32).contains(&x) && (0.0..self.height as f32).contains(&y)
    }

    /// Returns a square part of the picture. Where it extends beyond the picture, the pixels at the edge are repeated.
    pub(super) fn cut(&self, [left, top]: [isize; 2], side: usize) -> Option<Self> {
        let within = |at: isize, length: usize| at.clamp(0, length as isize - 1) as usize;
        let columns = left..left + side as isize;
        let rows = (top..top + side as isize).map(|y| self.row(within(y, self.height)));
        let pixels = rows.flat_map(|row| columns.clone().map(|x| row[within(x, self.width)]));
        Self::new(side, side, pixels.collect()).ok()
    }

    /// The picture at half its size. Each pixel is the mean of four.
    fn halved(&self) -> Self {
        let (width, height) = ((self.width / 2).max(1), (self.height / 2).max(1));
        let mut pixels = Vec::with_capacity(width * height);
        for y in 0..height {
            let upper = self.row((2 * y).min(self.height - 1));
            let lower = self.row((2 * y + 1).min(self.height - 1));
            if self.width < 2 {
                pixels.push(upper[0].midpoint(lower[0]));
                continue;
            }
            let pairs = upper.chunks_exact(2).zip(lower.chunks_exact(2));
            pixels.extend(pairs.map(|(upper, lower)| {
                let sum = [upper[0], upper[1], lower[0], lower[1]].map(u16::from);
                ((sum.iter().sum::<u16>() + 2) / 4) as u8
            }));
        }
        Self {
            width,
            height,
            pixels,
        }
    }
}

/// A picture in several sizes.
#[derive(Debug)]
pub struct Pyramid {
    levels: Vec<Grey>,
}

impl Pyramid {
    /// The minimum side of the smallest size, in pixels.
    const LEAST: usize = 48;

    /// Computes the picture and all its halves.
    pub fn new(picture: Grey) -> Self {
        let mut levels = vec![picture];
        while let Some(last) = levels.last()
            && last.width.min(last.height) >= 2 * Self::LEAST
        {
            let next = last.halved();
            levels.push(next);
        }
        Self { levels }
    }

    /// The picture itself, its half, its quarter and so on.
    pub fn levels(&self) -> &[Grey] {
        &self.levels
    }

    /// Whether a point is inside the picture.
    pub(super) fn contains(&self, place: [f32; 2]) -> bool {
        self.levels[0].contains(place)
    }

    /// Whether a point is inside the picture, or so near its edge that the difference may be an error.
    pub(super) fn contains_nearly(&self, [x, y]: [f32; 2]) -> bool {
        const NEAR: f32 = 2.0;
        let (width, height) = (self.levels[0].width as f32, self.levels[0].height as f32);
        (-NEAR..width + NEAR).contains(&x) && (-NEAR..height + NEAR).contains(&y)
    }

    /// The index of the first size in which no side is longer than `side`, or of the last one when all are larger.
    pub(super) fn level_below(&self, side: usize) -> usize {
        let fits = |level: &Grey| level.width.max(level.height) <= side;
        let found = self.levels.iter().position(fits);
        found.unwrap_or(self.levels.len() - 1)
    }

    /// The index of the first size in which a length of the picture becomes at most `wanted` pixels, or of the last
    /// one.
    pub(super) fn level_for(&self, length: f32, wanted: f32) -> usize {
        let mut level = 0;
        let mut length = length;
        while length > wanted && level + 1 < self.levels.len() {
            length /= 2.0;
            level += 1;
        }
        level
    }

    /// The brightness at a point of the picture, looked up in one of its sizes.
    pub fn sample(&self, level: usize, [x, y]: [f32; 2]) -> f32 {
        let scale = scale_of(level);
        self.levels[level].sample([x / scale, y / scale])
    }
}

/// The width of a pixel of this size, in pixels of the picture.
pub(super) fn scale_of(level: usize) -> f32 {
    (1_u32 << level.min(20)) as f32
}
