//! A board of a picture, with what one needs to look at it again.

use super::decode::Scan;
use tabiya_notation::picture_doubts::{Doubt, Turn};
use tabiya_notation::picture_questions::Questions;
use tabiya_recognise::Lattice;

/// The longest side, in pixels. Whoever compares a square with what was read of it needs no more.
const LONGEST: u32 = 256;
/// No pixel of a crop is the mean of more samples, each way.
const MOST_SAMPLES: u32 = 4;

/// A board that was found, and what stands on it.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundBoard {
    /// What goes on the board: six fields, exact where the file itself says it.
    pub fen: String,
    /// Whether the file carries the FEN: nothing was recognised.
    pub is_written: bool,
    /// A FEN that the file carries for this board and that is not taken: the picture does not surely show it, or is too
    /// small to be compared.
    pub offered: Option<String>,
    /// Whether White is below in the picture.
    pub is_white_below: bool,
    /// How probable it is that this side is below. 1 where the FEN is written.
    pub below: f32,
    /// What says whose turn it is, and how sure that is. `None` where the FEN is written, or nothing says it: then White
    /// is to move.
    pub turn: Option<Turn>,
    /// What the picture leaves open beside its squares. Nothing where the FEN is written.
    pub questions: Questions,
    /// The squares in doubt, counted from a8 as White sees them. None where the FEN is written.
    pub doubts: Vec<Doubt>,
    /// How probable it is that all of it is right. 1 where the FEN is written.
    pub confidence: f32,
    /// The page, from 1.
    pub page: u32,
    /// Its number on the page in reading order, from 1.
    pub place: u32,
    /// Its corners as seen: upper left, upper right, lower right, lower left; pixels of a picture, points
    /// (1/72 inch) of a PDF page from its upper left.
    pub corners: [[f32; 2]; 4],
    /// The board seen straight on, in colour, with the side below that is below in the picture. A board that lies on its
    /// side is put upright, and light and dark are as they are meant.
    pub crop: Option<Crop>,
}

/// A square picture: red, green and blue of each pixel, row by row, `side * side * 3` bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crop {
    /// How many pixels a row has: 256, or less for small boards.
    pub side: u32,
    /// The pixels.
    pub rgb: Vec<u8>,
}

impl Crop {
    /// What a picture shows of a board, seen straight on and not turned.
    pub(super) fn of(scan: &Scan, board: &Lattice) -> Self {
        Self::through(scan, 8.0 * board.side(), |place| board.at(place))
    }

    /// The same of a board whose side has so many pixels. `at` says where a point of it is seen: column
    /// and row from 0 to 8 from the upper left.
    pub(super) fn through(scan: &Scan, length: f32, at: impl Fn([f32; 2]) -> [f32; 2]) -> Self {
        let side = (1..LONGEST)
            .find(|side| *side as f32 >= length)
            .unwrap_or(LONGEST);
        let samples = (1..MOST_SAMPLES)
            .find(|samples| (samples * side) as f32 >= length)
            .unwrap_or(MOST_SAMPLES);
        let place = |pixel: u32, sample: u32| {
            let sample = (sample as f32 + 0.5) / samples as f32;
            (pixel as f32 + sample) * 8.0 / side as f32
        };
        let mut rgb = Vec::with_capacity((side * side * 3) as usize);
        for y in 0..side {
            for x in 0..side {
                let mut sums = [0; 3];
                for sample in 0..samples * samples {
                    let seen = at([place(x, sample % samples), place(y, sample / samples)]);
                    let pixel = scan.pixel_at(seen);
                    for (sum, part) in sums.iter_mut().zip(pixel) {
                        *sum += u32::from(part);
                    }
                }
                let count = samples * samples;
                rgb.extend(sums.map(|sum| ((sum + count / 2) / count) as u8));
            }
        }
        Self { side, rgb }
    }
}

impl Scan {
    /// The pixel at a point; that of the nearest edge beyond the picture.
    fn pixel_at(&self, [x, y]: [f32; 2]) -> [u8; 3] {
        let index = |at: f32, length: usize| (at.max(0.0) as usize).min(length - 1);
        let place = 3 * (index(y, self.height) * self.width + index(x, self.width));
        [self.rgb[place], self.rgb[place + 1], self.rgb[place + 2]]
    }
}
