//! Pictures in which colour tells the sides apart and brightness does not: red and blue stamps, print in two inks,
//! yellow pieces against grey ones.
//!
//! The net sees brightness alone. Where it is unsure, such a picture is read once more with its warm colours lighter,
//! since White has the warmer colour in all sets of this kind that we know.

use super::captions::TextLine;
use super::net::Net;
use super::picture::{Grey, Pyramid, WrongSize, brightness};
use super::reading::{RecognisedBoard, read_with_texts};
use std::cell::LazyCell;

/// The confidence of a board from which no other look at the picture is needed.
const CLEAR: f32 = 0.3;
/// The least sum of confidences of the second look if the first one has found nothing.
const LEAST_FOUND: f32 = 0.02;
/// The weight of red in the second look, in percent. The rest is brightness.
const RED: u32 = 60;
/// The minimum excess of red over brightness of a warm pixel, in shades of 255.
const WARM: u8 = 30;
/// The share of warm pixels from which a picture without boards may have coloured pieces: one in so many.
const LEAST_WARM: usize = 400;
/// The same share on a board.
const LEAST_WARM_ON_BOARD: usize = 50;
/// The number of pixels that are examined along each side of a board.
const SAMPLES: u8 = 64;

/// Reads every board of a picture with three bytes per pixel (red, green, blue), in reading order. `texts` gives the
/// lines of known text and is called only if there is a board.
///
/// # Errors
/// Fails like [`Grey::new`].
pub fn read_in_colour(
    [width, height]: [usize; 2],
    rgb: &[u8],
    net: &Net,
    texts: impl FnOnce() -> Vec<TextLine>,
) -> Result<Vec<RecognisedBoard>, WrongSize> {
    let texts = LazyCell::new(texts);
    let read = |grey| read_with_texts(&Pyramid::new(grey), net, || LazyCell::force(&texts).clone());
    let usual = read(Grey::of_rgb(width, height, rgb)?);
    let may_be_coloured = if usual.is_empty() {
        has_warm(rgb.chunks_exact(3), LEAST_WARM)
    } else {
        let mut unclear = usual.iter().filter(|board| !is_clear(board));
        unclear.any(|board| has_warm(pixels_of(board, [width, height], rgb), LEAST_WARM_ON_BOARD))
    };
    if !may_be_coloured {
        return Ok(usual);
    }
    let shades = rgb.chunks_exact(3).map(with_warm_colours_lighter);
    let other = read(Grey::new(width, height, shades.collect())?);
    let is_better = value(&other) > value(&usual).max(LEAST_FOUND);
    Ok(if is_better { other } else { usual })
}

/// Whether a board is read with some certainty.
fn is_clear(board: &RecognisedBoard) -> bool {
    board.reading.unlikely.is_none() && board.reading.confidence >= CLEAR
}

/// The sum of confidences of all plausible boards.
fn value(boards: &[RecognisedBoard]) -> f32 {
    let plausible = boards.iter().map(|board| &board.reading);
    let plausible = plausible.filter(|board| board.unlikely.is_none());
    plausible.map(|board| board.confidence).sum()
}

/// Some pixels of a board, evenly spread. Those outside the picture are left out.
fn pixels_of<'a>(
    board: &'a RecognisedBoard,
    [width, height]: [usize; 2],
    rgb: &'a [u8],
) -> impl Iterator<Item = &'a [u8]> {
    let steps = || (0..SAMPLES).map(|step| (f32::from(step) + 0.5) * 8.0 / f32::from(SAMPLES));
    let places = steps().flat_map(move |row| steps().map(move |column| [column, row]));
    places.filter_map(move |place| {
        let [x, y] = board.board.at(place);
        let is_inside = x >= 0.0 && y >= 0.0 && (x as usize) < width && (y as usize) < height;
        let start = is_inside.then(|| (y as usize * width + x as usize) * 3)?;
        rgb.get(start..start + 3)
    })
}

/// Whether at least one in `share` pixels is warm.
fn has_warm<'a>(pixels: impl Iterator<Item = &'a [u8]>, share: usize) -> bool {
    let (mut all, mut warm) = (0, 0);
    for pixel in pixels {
        all += 1;
        warm += usize::from(pixel[0] >= brightness(pixel).saturating_add(WARM));
    }
    warm * share >= all
}

fn with_warm_colours_lighter(pixel: &[u8]) -> u8 {
    let [red, brightness] = [pixel[0], brightness(pixel)].map(u32::from);
    ((red * RED + brightness * (100 - RED)) / 100) as u8
}
