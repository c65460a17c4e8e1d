//! A rectified board in the size in which the net reads it.

use super::lattice::Lattice;
use super::picture::Pyramid;

/// The side of a rectified board, in pixels.
pub const SIDE: usize = 200;
/// The side of a square, in pixels.
const SQUARE: usize = 24;
/// The width of the visible border around the board, in pixels.
const MARGIN: usize = 4;
/// The side of a square with its border, in pixels.
pub(super) const TILE: usize = 32;
/// The number of inputs per square: the tile itself, and the tile minus an empty one.
pub(super) const INPUTS: usize = 2 * TILE * TILE;

/// A rectified board: [`SIDE`] × [`SIDE`] shades of grey from the upper left. Its 64 squares fill the pixels 4 to 195
/// in each direction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rectified {
    pixels: Vec<u8>,
    /// One in this many pixels is ignored as too dark, and one as too light, when the range of shades is measured.
    ignored: usize,
}

/// The pixels of a rectified board, and whether each is in the picture. Others repeat the pixel at the edge.
fn sampled(pyramid: &Pyramid, board: &Lattice) -> (Vec<u8>, Vec<bool>) {
    let level = pyramid.level_for(board.side(), 1.8 * SQUARE as f32);
    let mut pixels = Vec::with_capacity(SIDE * SIDE);
    let mut is_seen = Vec::with_capacity(SIDE * SIDE);
    let place = |at: usize, part: f32| (at as f32 + part - MARGIN as f32) / SQUARE as f32;
    for y in 0..SIDE {
        for x in 0..SIDE {
            let (mut sum, mut is_inside) = (0.0, true);
            for (right, low) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
                let seen = board.at([place(x, right), place(y, low)]);
                sum += pyramid.sample(level, seen);
                is_inside &= pyramid.contains(seen);
            }
            pixels.push((sum / 4.0 + 0.5) as u8);
            is_seen.push(is_inside);
        }
    }
    (pixels, is_seen)
}

/// Changes pixels that are not in the picture halfway to those of an empty square. With empty squares alone, every piece
/// that is cut would have the flat top of a rook, and without them none would have an end. Most squares are empty, so the
/// median of the same pixel on all squares of the same colour is that of an empty one.
fn continue_board(pixels: &mut [u8], is_seen: &[bool]) {
    // Counted from one square before the board.
    let square = |at: usize| (at + SQUARE - MARGIN) / SQUARE;
    let inner = |at: usize| (at + SQUARE - MARGIN) % SQUARE;
    let color = |x: usize, y: usize| (square(x) + square(y)) % 2;
    let kind = |x: usize, y: usize| (color(x, y) * SQUARE + inner(y)) * SQUARE + inner(x);
    let places = || (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y)));
    let mut shades = vec![Vec::new(); 2 * SQUARE * SQUARE];
    for (x, y) in places() {
        let is_on_board = (1..9).contains(&square(x)) && (1..9).contains(&square(y));
        if is_on_board && is_seen[y * SIDE + x] {
            shades[kind(x, y)].push(pixels[y * SIDE + x]);
        }
    }
    for shades in &mut shades {
        shades.sort_unstable();
    }
    for (x, y) in places().filter(|(x, y)| !is_seen[y * SIDE + x]) {
        let shades = &shades[kind(x, y)];
        if let Some(shade) = shades.get(shades.len() / 2) {
            let pixel = &mut pixels[y * SIDE + x];
            *pixel = pixel.midpoint(*shade);
        }
    }
}

/// The shades of the middle of a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shades {
    pub(super) mean: f32,
    /// The difference of the lightest and the darkest pixel.
    pub(super) range: u8,
}

/// The default value: specks and glare cover less than a fiftieth.
const USUALLY_IGNORED: usize = 50;
/// The value for a board with few pieces, which cover less than that.
const HARDLY_IGNORED: usize = 500;

impl Rectified {
    /// Rectifies a board of a picture. Beyond the edges of the picture it is continued.
    pub fn of(pyramid: &Pyramid, board: &Lattice) -> Self {
        let (mut pixels, is_seen) = sampled(pyramid, board);
        if is_seen.contains(&false) {
            continue_board(&mut pixels, &is_seen);
        }
        Self::with(pixels)
    }

    fn with(pixels: Vec<u8>) -> Self {
        Self {
            pixels,
            ignored: USUALLY_IGNORED,
        }
    }

    /// Wraps a board that is already rectified; `None` when it does not have [`SIDE`] × [`SIDE`] pixels.
    pub fn of_pixels(pixels: Vec<u8>) -> Option<Self> {
        (pixels.len() == SIDE * SIDE).then(|| Self::with(pixels))
    }

    /// The pixels, row by row.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// The shades of the middle of each square, row by row.
    pub(super) fn shades(&self) -> [Shades; 64] {
        /// The part of a square that is left out at each edge, in pixels.
        const EDGE: usize = 5;
        const WIDTH: usize = SQUARE - 2 * EDGE;
        std::array::from_fn(|square| {
            let corner = [square / 8, square % 8].map(|at| MARGIN + at * SQUARE + EDGE);
            let starts = (0..WIDTH).map(|row| (corner[0] + row) * SIDE + corner[1]);
            let pixels = starts.flat_map(|start| &self.pixels[start..start + WIDTH]);
            let mut sum = 0.0;
            let (mut darkest, mut lightest) = (u8::MAX, 0);
            for pixel in pixels {
                sum += f32::from(*pixel);
                darkest = darkest.min(*pixel);
                lightest = lightest.max(*pixel);
            }
            Shades {
                mean: sum / (WIDTH * WIDTH) as f32,
                range: lightest.saturating_sub(darkest),
            }
        })
    }

    /// The mirrored board, with left and right exchanged.
    pub(super) fn mirrored(&self) -> Self {
        let rows = self.pixels.chunks_exact(SIDE);
        Self {
            pixels: rows.flat_map(|row| row.iter().rev().copied()).collect(),
            ignored: self.ignored,
        }
    }

    /// The board with light and dark exchanged.
    pub(super) fn negative(self) -> Self {
        Self {
            pixels: self.pixels.iter().map(|pixel| 255 - pixel).collect(),
            ..self
        }
    }

    /// The board shifted by a pixel down and to the right.
    pub(super) fn aside(&self) -> Self {
        let rows = std::iter::once(0).chain(0..SIDE - 1);
        let row = |row: usize| {
            let row = &self.pixels[row * SIDE..(row + 1) * SIDE];
            std::iter::once(row[0]).chain(row[..SIDE - 1].iter().copied())
        };
        Self {
            pixels: rows.flat_map(row).collect(),
            ignored: self.ignored,
        }
    }

    /// The same board with the range of shades of its few pieces. Otherwise a black piece on a dark square may be no
    /// darker than the square.
    pub(super) fn of_few_men(self) -> Self {
        Self {
            ignored: HARDLY_IGNORED,
            ..self
        }
    }

    /// The brightness of each pixel, scaled to the range from -0.5 for the darkest to 0.5 for the lightest pixels that are
    /// not ignored.
    fn values(&self) -> Vec<f32> {
        let mut counts = [0_usize; 256];
        for pixel in &self.pixels {
            counts[usize::from(*pixel)] += 1;
        }
        let shade_at = |least: usize| {
            let mut sum = 0;
            let found = counts.iter().position(|count| {
                sum += count;
                sum >= least
            });
            found.unwrap_or(255) as f32
        };
        let ignored = SIDE * SIDE / self.ignored;
        let darkest = shade_at(ignored);
        let range = (shade_at(SIDE * SIDE - ignored) - darkest).max(16.0);
        let value = |pixel: &u8| ((f32::from(*pixel) - darkest) / range).clamp(0.0, 1.0) - 0.5;
        self.pixels.iter().map(value).collect()
    }

    /// The inputs of the net for each square, row by row: its tile, and its tile minus the median of the tiles of its
    /// colour. Since most squares are empty, the median is the empty square, and its appearance is subtracted.
    pub(super) fn inputs(&self) -> Vec<f32> {
        let values = self.values();
        let mut inputs = vec![0.0; 64 * INPUTS];
        for (square, input) in inputs.chunks_exact_mut(INPUTS).enumerate() {
            let corner = square / 8 * SQUARE * SIDE + square % 8 * SQUARE;
            for (row, line) in input[..TILE * TILE].chunks_exact_mut(TILE).enumerate() {
                line.copy_from_slice(&values[corner + row * SIDE..][..TILE]);
            }
        }
        for parity in 0..2 {
            let squares: Vec<usize> = (0..64)
                .filter(|square| (square / 8 + square % 8) % 2 == parity)
                .collect();
            for pixel in 0..TILE * TILE {
                let mut shades = [0.0; 32];
                for (shade, square) in shades.iter_mut().zip(&squares) {
                    *shade = inputs[square * INPUTS + pixel];
                }
                shades.sort_unstable_by(f32::total_cmp);
                let median = f32::midpoint(shades[15], shades[16]);
                for square in &squares {
                    let own = inputs[square * INPUTS + pixel];
                    inputs[square * INPUTS + TILE * TILE + pixel] = own - median;
                }
            }
        }
        inputs
    }
}
