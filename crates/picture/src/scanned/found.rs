//! The boards of a picture file.

use super::board::{Crop, FoundBoard};
use super::decode::{Scan, ScanFault};
use super::written::{WrittenIn, boards_of_svg};
use tabiya_recognise::{Grey, Pyramid, Reading, WrongSize, read, usual_net};

/// Finds all boards in a picture file (PNG, JPEG, WebP, GIF, BMP or TIFF), in reading order. Positions that the file
/// itself carries take precedence. This also works for SVG files that this program wrote.
///
/// # Errors
/// Fails when the file has another format, is too large or is broken.
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
    /// Finds all boards in the picture, in reading order.
    ///
    /// # Errors
    /// Fails when the picture has no pixels, or too many.
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

/// The corners of a board from the one at the upper left of the picture, even where the board lies on its side.
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
