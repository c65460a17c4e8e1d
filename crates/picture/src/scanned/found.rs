//! The boards of a picture file.

use super::board::{Crop, FoundBoard};
use super::decode::{Scan, ScanFault};
use super::written::{WrittenIn, boards_of_svg};
use tabiya_recognise::{Grey, Pyramid, Reading, WrongSize, read, usual_net};

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
        let mut crop = Crop::of(self, &reading.board);
        if reading.is_negative {
            crop.rgb.iter_mut().for_each(|part| *part = 255 - *part);
        }
        FoundBoard {
            fen: reading.fen(),
            is_written: false,
            offered: None,
            is_white_below: reading.is_white_below,
            below: reading.below,
            turn: reading.side_to_move(),
            questions: reading.questions(),
            confidence: reading.confidence,
            page: 1,
            place,
            corners: as_seen(reading.board.corners()),
            crop: Some(crop),
            doubts: reading.doubts,
        }
    }
}

/// The corners of a board from that at the upper left of the picture, also where the board lies on its side.
fn as_seen(corners: [[f32; 2]; 4]) -> [[f32; 2]; 4] {
    let to_the_right = |first: usize| corners[(first + 1) % 4][0] - corners[first][0];
    let first = (1..4).fold(0, |best, other| {
        if to_the_right(other) > to_the_right(best) {
            other
        } else {
            best
        }
    });
    std::array::from_fn(|index| corners[(first + index) % 4])
}

fn too_large(size: WrongSize) -> ScanFault {
    let [width, height] =
        [size.width, size.height].map(|side| u32::try_from(side).unwrap_or(u32::MAX));
    ScanFault::TooLarge { width, height }
}
