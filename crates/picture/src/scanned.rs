//! Pictures that the user provides: screenshots, scans and photographs; and the boards of a picture file.
//!
//! The files come from anywhere, so no memory is allocated for sizes that their first bytes merely claim: sides, pixels
//! and memory are limited before anything is decoded. Work that cannot be limited (the pages of PDF files) is done by a
//! separate process, whose time is limited. Where the system reports it, processor time counts: on a busy machine a page
//! takes many times as long as on an idle one.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places are a few thousand pixels, shades a byte"
)]

mod board;
mod decode;
mod flatten;
mod page_text;
mod pages;
mod pdf;
mod system;
mod together;
mod weighed;
mod wire;
mod worker;
mod written;

pub use board::{Crop, FoundBoard};
pub use decode::{Scan, ScanFault, is_picture};
pub use pages::{PageReading, Pages, ReadBy, is_pdf};
pub use together::{BoardToRead, read_boards_together};
pub use worker::read_pages;

use std::time::{Duration, Instant};
use system::COUNTS_PROCESSOR_TIME;
use tabiya_recognise::{RecognisedBoard, TextLine, WrongSize, read_in_colour, usual_net};
use written::{WrittenIn, boards_of_svg};

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
        self.found_with_texts(Vec::new)
    }

    /// The same for a picture with lines of known text. `texts` is called only if there is a board.
    fn found_with_texts(
        &self,
        texts: impl FnOnce() -> Vec<TextLine>,
    ) -> Result<Vec<FoundBoard>, ScanFault> {
        let size = [self.width, self.height];
        let readings = read_in_colour(size, &self.rgb, usual_net(), texts).map_err(too_large)?;
        let boards = readings.into_iter().zip(1..);
        let mut boards: Vec<FoundBoard> = boards
            .map(|(board, place)| self.found_board(board, place))
            .collect();
        read_boards_together(boards.iter_mut().map(BoardToRead::new));
        Ok(boards)
    }

    fn found_board(&self, mut recognised: RecognisedBoard, place: u32) -> FoundBoard {
        recognised.see_last_move(|point| self.pixel_at(point));
        let RecognisedBoard {
            board,
            is_negative,
            reading,
            seen,
        } = recognised;
        let mut crop = Crop::of(self, &board);
        if is_negative {
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
            corners: as_seen(board.corners()),
            crop: Some(crop),
            doubts: reading.doubts,
            unlikely: reading.unlikely,
            missing: reading.missing,
            seen: Some(Box::new(seen)),
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

/// Where processor time counts, the elapsed time for a page is limited to this multiple of the patience.
const BUSY: u32 = 6;

/// The time left for a page, whichever processes read it.
#[derive(Debug)]
struct Budget {
    left: Duration,
    end: Instant,
}

impl Budget {
    fn new(patience: Duration) -> Self {
        let most = if COUNTS_PROCESSOR_TIME {
            patience * BUSY
        } else {
            patience
        };
        Self {
            left: patience,
            end: Instant::now() + most,
        }
    }

    /// Whether the budget is exhausted after this much more processor time.
    fn is_spent_by(&self, used: Duration) -> bool {
        used >= self.left || Instant::now() >= self.end
    }

    /// Deducts processor time from the budget.
    fn spend(&mut self, used: Duration) {
        self.left = self.left.saturating_sub(used);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_used_by_one_process_is_deducted_from_the_next() {
        let mut budget = Budget::new(Duration::from_secs(10));
        assert!(!budget.is_spent_by(Duration::from_secs(9)));
        budget.spend(Duration::from_secs(7));
        assert!(!budget.is_spent_by(Duration::from_secs(2)));
        assert!(budget.is_spent_by(Duration::from_secs(3)));
    }

    #[test]
    fn a_process_without_processor_time_is_not_awaited_forever() {
        let budget = Budget::new(Duration::ZERO);
        assert!(budget.is_spent_by(Duration::ZERO));
    }
}
