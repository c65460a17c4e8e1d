//! Picture files as pixels.

use crate::straight_on_white;
use image::{DynamicImage, ImageDecoder as _, ImageError, ImageFormat, ImageReader, Limits};
use std::io::Cursor;
use tabiya_recognise::{MAX_PIXELS, MAX_SIDE};

/// No decoder gets more memory, in bytes.
const MAX_MEMORY: u64 = 1 << 30;
/// A small picture has no more pixels a side; boards that are kept as pictures have 256 at most.
const SMALL_SIDE: usize = 1024;

/// A picture as it is seen, turned as its file asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scan {
    /// How many pixels a row has.
    pub width: usize,
    /// How many rows.
    pub height: usize,
    /// Three bytes a pixel: red, green, blue. What was transparent is white.
    pub rgb: Vec<u8>,
}

/// Why a file, or a page of it, cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScanFault {
    /// The system does not give the file, for this reason.
    Unreadable(String),
    /// It is none of the kinds that are known.
    UnknownKind,
    /// It has more pixels than can be looked at.
    TooLarge {
        /// Its width.
        width: u32,
        /// Its height.
        height: u32,
    },
    /// It is broken.
    Damaged(String),
    /// It is encrypted, and no password was given.
    NeedsPassword,
    /// The password does not open it.
    WrongPassword,
    /// It has no page with this number.
    NoSuchPage,
    /// It was not read within the time that is given for it.
    TooSlow,
    /// It needs more memory than is given for it, or what reads it has broken down.
    TooMuch,
    /// Whoever asked for it wants it no more.
    Cancelled,
}

impl Scan {
    /// Decodes a PNG, JPEG, WebP, GIF (its first picture), BMP or TIFF file.
    ///
    /// # Errors
    /// When it is something else, too large, or broken.
    pub fn of_file(bytes: &[u8]) -> Result<Self, ScanFault> {
        Self::of_file_within(bytes, MAX_SIDE)
    }

    /// Decodes a picture of which no side has more than a thousand pixels or so, which is done within a frame.
    ///
    /// # Errors
    /// When it is something else, larger, or broken.
    pub fn of_small_file(bytes: &[u8]) -> Result<Self, ScanFault> {
        Self::of_file_within(bytes, SMALL_SIDE)
    }

    /// The same of a picture of which no side has more pixels than this.
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

/// Whether a file that begins like this is a picture of a kind that can be decoded.
pub fn is_picture(head: &[u8]) -> bool {
    match image::guess_format(head) {
        Ok(ImageFormat::Bmp) => is_bitmap(head),
        Ok(kind) => kind.reading_enabled() && !matches!(kind, ImageFormat::Pnm),
        Err(_) => false,
    }
}

/// Its two letters may begin a text as well: behind them stands the length, and then four bytes are nothing.
fn is_bitmap(head: &[u8]) -> bool {
    head.get(6..10) == Some(&[0; 4])
}

fn is_within_bounds(width: u32, height: u32, most: usize) -> bool {
    let [width, height] = [width, height].map(|side| side as usize);
    width.max(height) <= most && width * height <= MAX_PIXELS
}
