//! Decodes picture files.

use crate::encode::straight_on_white;
use image::{DynamicImage, ImageDecoder as _, ImageError, ImageFormat, ImageReader, Limits};
use serde::{Deserialize, Serialize};
use std::io::Cursor;
use tabiya_recognise::{MAX_PIXELS, MAX_SIDE};

/// The maximum memory of a decoder, in bytes.
const MAX_MEMORY: u64 = 1 << 30;
/// The maximum side of a small picture, in pixels. Stored crops of boards have at most 256.
const SMALL_SIDE: usize = 1024;

/// A decoded picture, rotated as its file demands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scan {
    /// The number of pixels per row.
    pub width: usize,
    /// The number of rows.
    pub height: usize,
    /// Three bytes per pixel: red, green, blue. Transparent pixels are white.
    pub rgb: Vec<u8>,
}

/// The reason why a file, or a page of it, cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ScanFault {
    /// The system cannot read the file. Contains its message.
    Unreadable(String),
    /// The file has none of the supported formats.
    UnknownKind,
    /// The picture has too many pixels.
    TooLarge {
        /// The width, in pixels.
        width: u32,
        /// The height, in pixels.
        height: u32,
    },
    /// The file is broken. Contains the message of its decoder.
    Damaged(String),
    /// The file is encrypted, and no password was given.
    NeedsPassword,
    /// The password does not open the file.
    WrongPassword,
    /// The file has no page with this number.
    NoSuchPage,
    /// The time limit expired.
    TooSlow,
    /// Reading needs more memory than its limit, or the reading process crashed.
    TooMuch,
    /// The caller cancelled the reading.
    Cancelled,
}

impl Scan {
    /// Decodes a PNG, JPEG, WebP, GIF (its first picture), BMP or TIFF file.
    ///
    /// # Errors
    /// Fails when the file has another format, is too large, or is broken.
    pub fn of_file(bytes: &[u8]) -> Result<Self, ScanFault> {
        Self::of_file_within(bytes, MAX_SIDE)
    }

    /// Decodes a picture whose sides have at most about a thousand pixels. This takes less than a frame.
    ///
    /// # Errors
    /// Fails when the file has another format, is larger, or is broken.
    pub fn of_small_file(bytes: &[u8]) -> Result<Self, ScanFault> {
        Self::of_file_within(bytes, SMALL_SIDE)
    }

    /// Decodes a picture whose sides have at most `most` pixels.
    fn of_file_within(bytes: &[u8], most: usize) -> Result<Self, ScanFault> {
        let damaged = |error: ImageError| match error {
            ImageError::Unsupported(_) => ScanFault::UnknownKind,
            error => ScanFault::Damaged(error.to_string()),
        };
        let mut reader = ImageReader::new(Cursor::new(bytes));
        let kind = image::guess_format(bytes)
            .ok()
            .ok_or(ScanFault::UnknownKind)?;
        reader.set_format(kind);
        let mut limits = Limits::default();
        limits.max_alloc = Some(MAX_MEMORY);
        reader.limits(limits);
        let mut decoder = reader.into_decoder().map_err(damaged)?;
        let (width, height) = decoder.dimensions();
        if !is_within_bounds(width, height, most) {
            return Err(ScanFault::TooLarge { width, height });
        }
        let turn = decoder.orientation().map_err(damaged)?;
        let mut image = DynamicImage::from_decoder(decoder).map_err(damaged)?;
        image.apply_orientation(turn);
        Ok(Self::of_image(&image))
    }

    fn of_image(image: &DynamicImage) -> Self {
        let (width, height) = (image.width() as usize, image.height() as usize);
        let rgb = if image.color().has_alpha() {
            straight_on_white(&image.to_rgba8())
        } else {
            image.to_rgb8().into_raw()
        };
        Self { width, height, rgb }
    }
}

/// Whether a file that begins like this has a picture format that can be decoded.
pub fn is_picture(head: &[u8]) -> bool {
    match image::guess_format(head) {
        Ok(ImageFormat::Bmp) => is_bitmap(head),
        Ok(kind) => kind.reading_enabled() && !matches!(kind, ImageFormat::Pnm),
        Err(_) => false,
    }
}

/// Whether the file is a bitmap. Its first two letters may also begin a text, but in a bitmap the length and then four
/// zero bytes follow.
fn is_bitmap(head: &[u8]) -> bool {
    head.get(6..10) == Some(&[0; 4])
}

fn is_within_bounds(width: u32, height: u32, most: usize) -> bool {
    let [width, height] = [width, height].map(|side| side as usize);
    width.max(height) <= most && width * height <= MAX_PIXELS
}
