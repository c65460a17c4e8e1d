//! A board found in a picture, with everything needed to review it. Its crop is stored as a small file: a thousand of
//! them are kept while a book is read.

use super::decode::Scan;
use image::ExtendedColorType;
use image::codecs::jpeg::JpegEncoder;
use serde::{Deserialize, Serialize};
use tabiya_notation::picture_doubts::{Doubt, PictureTurn, Unlikely};
use tabiya_notation::picture_questions::Questions;
use tabiya_recognise::{Lattice, SeenBoard};

/// The maximum side of a crop, in pixels. Comparing a square with its recognised piece needs no more.
const LONGEST: u32 = 256;
/// The maximum number of samples per pixel of a crop, in each direction.
const MOST_SAMPLES: u32 = 4;

/// A board that was found, with its position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoundBoard {
    /// The position, with all six fields. It is exact where the file carries it.
    pub fen: String,
    /// Whether the file carries the FEN, so that nothing was recognised.
    pub is_written: bool,
    /// A FEN that the file carries for this board but that is not used: the picture does not surely show it, or is too
    /// small to be compared.
    pub offered: Option<String>,
    /// Whether White is at the bottom of the picture.
    pub is_white_below: bool,
    /// The probability that `is_white_below` is right. 1 where the file carries the FEN.
    pub below: f32,
    /// The evidence for the side to move and its certainty. `None` where the file carries the FEN, or where there is no
    /// evidence: then the FEN has White to move, and the question is open.
    pub turn: Option<PictureTurn>,
    /// Other properties of the position that the picture leaves open. Empty where the file carries the FEN.
    pub questions: Questions,
    /// The doubtful squares, counted from a8 as White sees them. Empty where the file carries the FEN.
    pub doubts: Vec<Doubt>,
    /// The squares that are outside the picture, counted like the doubtful ones, which they also are.
    pub missing: Vec<usize>,
    /// The probability that the whole position is right. 1 where the file carries the FEN.
    pub confidence: f32,
    /// The page number, from 1.
    pub page: u32,
    /// The number of the board on the page in reading order, from 1.
    pub place: u32,
    /// Its corners as seen: upper left, upper right, lower right, lower left. Units are pixels of a picture, or points
    /// (1/72 inch) of a PDF page from its upper left.
    pub corners: [[f32; 2]; 4],
    /// The rectified board in colour, with the same side at the bottom as in the picture. A board that lies on its side
    /// is turned upright, and a negative is inverted.
    pub crop: Option<Crop>,
    /// Why this is hardly a board. Such a board is taken only if the user insists. `None` for all others.
    pub unlikely: Option<Unlikely>,
    /// What was seen on the board, to read it again together with the other boards of a document. `None` where the file
    /// carries the FEN.
    pub seen: Option<Box<SeenBoard>>,
}

/// A square picture: red, green and blue of each pixel, row by row, `side * side * 3` bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crop {
    /// The number of pixels per row: 256, or less for small boards.
    pub side: u32,
    /// The pixels, three bytes each.
    pub rgb: Vec<u8>,
}

impl Crop {
    /// Crops a board from a picture, rectified and not turned.
    pub(super) fn of(scan: &Scan, board: &Lattice) -> Self {
        Self::through(scan, 8.0 * board.side(), |place| board.at(place))
    }

    /// Crops a board whose side has `length` pixels. `at` maps a point of the board (column and row, from 0 to 8 from
    /// the upper left) to the picture.
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
    /// The pixel at a point. Points outside the picture have the pixel at the nearest edge.
    pub(super) fn pixel_at(&self, [x, y]: [f32; 2]) -> [u8; 3] {
        let index = |at: f32, length: usize| (at.max(0.0) as usize).min(length - 1);
        let place = 3 * (index(y, self.height) * self.width + index(x, self.width));
        [self.rgb[place], self.rgb[place + 1], self.rgb[place + 2]]
    }
}

/// The JPEG quality. Pieces and lines must stay recognisable.
const QUALITY: u8 = 92;

impl Crop {
    /// Encodes the crop as a JPEG file; `None` if it has no pixels.
    pub fn to_file(&self) -> Option<Vec<u8>> {
        if self.rgb.is_empty() {
            return None;
        }
        let mut file = Vec::new();
        let mut encoder = JpegEncoder::new_with_quality(&mut file, QUALITY);
        let encoded = encoder.encode(&self.rgb, self.side, self.side, ExtendedColorType::Rgb8);
        encoded.ok().map(|()| file)
    }

    /// Decodes a board from such a file, or from another square picture that is not much larger. The limit exists
    /// because the window decodes it within a frame, and a record from elsewhere may name any file.
    pub fn of_file(file: &[u8]) -> Option<Self> {
        let scan = Scan::of_small_file(file).ok()?;
        let side = u32::try_from(scan.width).ok()?;
        (scan.width == scan.height).then_some(Self {
            side,
            rgb: scan.rgb,
        })
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[test]
    fn a_crop_is_restored_from_its_file_nearly_unchanged() {
        let rgb: Vec<u8> = (0..64 * 64)
            .flat_map(|pixel| {
                let light = (pixel / 8 + pixel / 64 / 8) % 2 == 0;
                if light {
                    [240, 220, 180]
                } else {
                    [180, 130, 100]
                }
            })
            .collect();
        let crop = Crop { side: 64, rgb };
        let file = crop.to_file().unwrap();
        let back = Crop::of_file(&file).unwrap();
        assert_eq!(back.side, 64);
        let pairs = crop.rgb.iter().zip(&back.rgb);
        let worst = pairs.map(|(one, other)| one.abs_diff(*other)).max();
        assert!(worst < Some(40), "{worst:?}");
        assert!(file.len() * 2 < crop.rgb.len());
    }

    #[test]
    fn a_large_picture_instead_of_a_crop_is_not_decoded() {
        let of_side = |side| {
            let mut file = std::io::Cursor::new(Vec::new());
            let picture = image::GrayImage::new(side, side);
            picture
                .write_to(&mut file, image::ImageFormat::Png)
                .unwrap();
            Crop::of_file(&file.into_inner()).map(|crop| crop.side)
        };
        assert_eq!(of_side(1024), Some(1024));
        // A file of a few kilobytes that would become 75 megabytes of pixels.
        assert_eq!(of_side(5000), None);
    }

    #[test]
    fn a_crop_without_pixels_gives_no_file_and_another_file_no_crop() {
        let (side, rgb) = (0, Vec::new());
        assert_eq!(Crop { side, rgb }.to_file(), None);
        assert_eq!(Crop::of_file(b"no picture"), None);
    }
}
