//! Properties of any picture from any file.

use std::io::Cursor;
use tabiya_notation::fen::read_fen;
use tabiya_picture::scanned::{Scan, found_in};
use tabiya_recognise::{Grey, Pyramid, read, usual_net};

/// Files with more pixels are skipped, because they take time and reveal nothing more.
const MOST_PIXELS: u64 = 200_000;

/// The first byte determines whether the others are a file, or the pixels of a picture with that number of columns.
pub(crate) fn check_fuzz(data: &[u8]) {
    let Some((first, rest)) = data.split_first() else {
        return;
    };
    if *first == 0 {
        check_file(rest);
    } else {
        check_pixels(usize::from(*first), rest);
    }
}

fn check_file(file: &[u8]) {
    let size = image::ImageReader::new(Cursor::new(file)).with_guessed_format();
    let size = size.ok().and_then(|reader| reader.into_dimensions().ok());
    if size.is_some_and(|(width, height)| u64::from(width) * u64::from(height) > MOST_PIXELS) {
        return;
    }
    let Ok(scan) = Scan::of_file(file) else {
        return;
    };
    assert_eq!(scan.rgb.len(), scan.width * scan.height * 3);
    let boards = found_in(file).unwrap_or_default();
    for (board, place) in boards.iter().zip(1..) {
        assert!(read_fen(&board.fen).is_ok(), "{}", board.fen);
        assert_eq!((board.page, board.place), (1, place));
        assert!(
            board
                .corners
                .as_flattened()
                .iter()
                .all(|part| part.is_finite())
        );
        assert!((0.0..=1.0).contains(&board.confidence));
        if let Some(crop) = &board.crop {
            assert_eq!(crop.rgb.len() as u64, u64::from(crop.side).pow(2) * 3);
        }
    }
}

/// Each byte is repeated, so that a few bytes make squares.
fn check_pixels(columns: usize, bytes: &[u8]) {
    const REPEATED: usize = 8;
    let columns = columns % 40 + 8;
    let rows = bytes.len() / columns;
    let mut pixels = Vec::with_capacity(columns * rows * REPEATED * REPEATED);
    for row in bytes.chunks_exact(columns) {
        for _ in 0..REPEATED {
            pixels.extend(row.iter().flat_map(|byte| [*byte; REPEATED]));
        }
    }
    let Ok(grey) = Grey::new(columns * REPEATED, rows * REPEATED, pixels) else {
        return;
    };
    for board in read(&Pyramid::new(grey), usual_net()) {
        assert!(board.seen.is_whole());
        let reading = board.reading;
        assert!(read_fen(&reading.fen()).is_ok());
        assert!((0.0..=1.0).contains(&reading.confidence));
        assert!(reading.doubts.iter().all(|doubt| doubt.square < 64));
    }
}
