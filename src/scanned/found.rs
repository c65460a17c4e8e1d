//! The boards of a picture file, each with what one needs to look at it again.

use super::crop::Crop;
use super::decode::{Scan, ScanFault};
use super::written::{WrittenIn, boards_of_svg};
use crate::recognise::{Doubt, Grey, Pyramid, Reading, WrongSize, read, usual_net};

/// A board that was found, and what stands on it.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundBoard {
    /// What goes on the board: six fields, exact where the file itself says it.
    pub fen: String,
    /// Whether the file carries the FEN: nothing was recognised.
    pub is_written: bool,
    /// Whether White is below in the picture.
    pub is_white_below: bool,
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
    /// The board seen straight on, in colour, as it stands in the picture.
    pub crop: Option<Crop>,
}

/// Every board of a picture file (PNG, JPEG, WebP, GIF, BMP or TIFF), in reading order. What the file itself
/// says of its boards comes first; so it does for SVG files that this program has written.
///
/// # Errors
/// When it is none of these, too large or broken.
pub fn found_in(bytes: &[u8]) -> Result<Vec<FoundBoard>, ScanFault> {
    let scan = match Scan::of_file(bytes) {
        Err(ScanFault::UnknownKind) => {
            let boards = boards_of_svg(bytes);
            return if boards.is_empty() {
                Err(ScanFault::UnknownKind)
            } else {
                Ok(boards)
            };
        }
        scan => scan?,
    };
    let written = WrittenIn::of_picture(bytes, &scan);
    if written.is_all {
        return Ok(written.boards);
    }
    Ok(written.joined_with(scan.found()?))
}

impl Scan {
    /// Every board of it, in reading order.
    ///
    /// # Errors
    /// When it has no pixels, or more than can be looked at.
    pub fn found(&self) -> Result<Vec<FoundBoard>, ScanFault> {
        let grey = Grey::of_rgb(self.width, self.height, &self.rgb).map_err(too_large)?;
        let readings = read(&Pyramid::new(grey), usual_net());
        let boards = readings.into_iter().zip(1..);
        Ok(boards
            .map(|(reading, place)| self.found_board(reading, place))
            .collect())
    }

    fn found_board(&self, reading: Reading, place: u32) -> FoundBoard {
        FoundBoard {
            fen: reading.fen(),
            is_written: false,
            is_white_below: reading.is_white_below,
            confidence: reading.confidence,
            page: 1,
            place,
            corners: reading.board.corners(),
            crop: Some(Crop::of(self, &reading.board)),
            doubts: reading.doubts,
        }
    }
}

fn too_large(size: WrongSize) -> ScanFault {
    let [width, height] =
        [size.width, size.height].map(|side| u32::try_from(side).unwrap_or(u32::MAX));
    ScanFault::TooLarge { width, height }
}
