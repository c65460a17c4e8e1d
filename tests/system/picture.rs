//! The screen as pixels, from the file in which Xvfb keeps them (X window dump format).

use image::{Rgb, RgbImage};
use std::fs;
use std::path::Path;

/// Offsets of numbers in the header. Each has 32 bits, the most significant byte first.
const HEADER_SIZE: usize = 0;
const WIDTH: usize = 4;
const HEIGHT: usize = 5;
const BITS_PER_PIXEL: usize = 11;
const BYTES_PER_LINE: usize = 12;
const COLORS: usize = 19;
/// The size in bytes of a colour in the table between header and pixels.
const COLOR_SIZE: usize = 12;

pub(super) fn read_screen(path: &Path) -> RgbImage {
    let bytes = fs::read(path).unwrap();
    let number = |place: usize| {
        let four = bytes[place * 4..][..4].try_into().unwrap();
        u32::from_be_bytes(four)
    };
    let size = |place| usize::try_from(number(place)).unwrap();
    assert_eq!(number(BITS_PER_PIXEL), 32);
    let pixels = &bytes[size(HEADER_SIZE) + size(COLORS) * COLOR_SIZE..];
    RgbImage::from_fn(number(WIDTH), number(HEIGHT), |x, y| {
        let (x, y) = (usize::try_from(x).unwrap(), usize::try_from(y).unwrap());
        let pixel = &pixels[y * size(BYTES_PER_LINE) + x * 4..];
        Rgb([pixel[2], pixel[1], pixel[0]])
    })
}
