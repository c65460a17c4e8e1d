//! The Windows clipboard, which holds one piece of content in several formats: text, pictures, file names.
//!
//! Guarantees: copied content is handed to the system at once, and stays when the program ends. If another program has
//! the clipboard open, we wait for half a second.
//! Deliberately absent: delayed rendering, since any program that requests a format would have to wait for us.

use super::offer::{ClipboardOffer, DesktopError, OfferState, Offered, PasteError};
use super::pasting::MAX_BYTES;
use super::watched::SharedValue;
use clipboard_win::{Clipboard, SysResult, formats, raw};
use image::codecs::bmp::{BmpDecoder, BmpEncoder};
use image::codecs::png::PngEncoder;
use image::{
    DynamicImage, ExtendedColorType, ImageDecoder as _, ImageFormat, Limits, Rgb, RgbImage,
};
use std::io::Cursor;

/// The number of attempts to open the clipboard, with five milliseconds in between.
const ATTEMPTS: usize = 100;
/// The name that Windows programs use for the format of a PNG file.
const PNG: &str = "PNG";
/// The length of a BMP file's header. A device-independent bitmap is a BMP file without it.
const FILE_HEADER: usize = 14;

/// Puts an offer on the clipboard. Returns at once.
pub(super) fn offer(offer: ClipboardOffer) -> Result<Offered, DesktopError> {
    let state = SharedValue::new(OfferState::Starting);
    let broken = OfferState::Failed(DesktopError::Failed("a fault of ours".to_owned()));
    let put = move |_: &SharedValue<OfferState>| match put(&offer) {
        Ok(()) => OfferState::OnClipboard,
        Err(error) => OfferState::Failed(DesktopError::failed(error)),
    };
    let begun = state.until_the_end_of("clipboard", broken, put);
    begun.map_err(DesktopError::failed)?;
    Ok(Offered { state, bell: None })
}

fn put(offer: &ClipboardOffer) -> SysResult<()> {
    // Everything is prepared before the clipboard is opened, because nobody else can use it while it is open.
    let mut made = Vec::new();
    for (mime, bytes) in &offer.formats {
        match mime.as_str() {
            "image/png" => {
                made.extend(raw::register_format(PNG).map(|format| (format.get(), bytes.to_vec())));
                made.extend(bitmap_of(bytes).map(|bitmap| (formats::CF_DIB, bitmap)));
            }
            text if text.starts_with("text/plain") => {
                made.push((
                    formats::CF_UNICODETEXT,
                    wide(&String::from_utf8_lossy(bytes)),
                ));
            }
            other => {
                let format = raw::register_format(other);
                made.extend(format.map(|format| (format.get(), bytes.to_vec())));
            }
        }
    }
    let _open = Clipboard::new_attempts(ATTEMPTS)?;
    raw::empty()?;
    for (format, bytes) in made {
        raw::set_without_clear(format, &bytes)?;
    }
    Ok(())
}

/// Text the way Windows programs expect it: CR LF line endings, and a terminating zero.
fn wide(text: &str) -> Vec<u8> {
    let text = text.replace("\r\n", "\n").replace('\n', "\r\n");
    let units = text.encode_utf16().chain([0]);
    units.flat_map(u16::to_le_bytes).collect()
}

/// Converts a PNG file to a bitmap, for programs that support nothing else. They do not support transparency either.
fn bitmap_of(png: &[u8]) -> Option<Vec<u8>> {
    let picture = image::load_from_memory_with_format(png, ImageFormat::Png).ok()?;
    let picture = picture.into_rgba8();
    let (width, height) = picture.dimensions();
    let opaque = RgbImage::from_fn(width, height, |x, y| {
        let [red, green, blue, alpha] = picture.get_pixel(x, y).0;
        Rgb([red, green, blue].map(|part| over_white(part, alpha)))
    });
    let mut file = Vec::new();
    let encoded = BmpEncoder::new(&mut file);
    let encoded = image::ImageEncoder::write_image(
        encoded,
        opaque.as_raw(),
        width,
        height,
        ExtendedColorType::Rgb8,
    );
    encoded.ok()?;
    file.drain(..FILE_HEADER.min(file.len()));
    Some(file)
}

fn over_white(part: u8, alpha: u8) -> u8 {
    let [part, alpha] = [part, alpha].map(u16::from);
    let mixed = (part * alpha + 255 * (255 - alpha) + 127) / 255;
    u8::try_from(mixed).unwrap_or(u8::MAX)
}

/// The text on the clipboard, or the paths of the files that were copied, one per line.
pub(super) fn read_text() -> Result<String, PasteError> {
    let _open = Clipboard::new_attempts(ATTEMPTS).map_err(|_in_use| PasteError::NoAnswer)?;
    let mut text = Vec::new();
    if raw::is_format_avail(formats::CF_UNICODETEXT) {
        bounded(formats::CF_UNICODETEXT)?;
        raw::get_string(&mut text).map_err(PasteError::failed)?;
        return Ok(String::from_utf8_lossy(&text).into_owned());
    }
    if raw::is_format_avail(formats::CF_HDROP) {
        let mut files = Vec::new();
        raw::get_file_list(&mut files).map_err(PasteError::failed)?;
        return Ok(files.join("\n"));
    }
    let is_picture = png_format().is_some() || raw::is_format_avail(formats::CF_DIB);
    Err(if is_picture {
        PasteError::Picture
    } else {
        PasteError::NoText
    })
}

/// The picture on the clipboard, as a PNG file.
pub(super) fn read_picture() -> Result<Vec<u8>, PasteError> {
    let open = Clipboard::new_attempts(ATTEMPTS).map_err(|_in_use| PasteError::NoAnswer)?;
    if let Some(format) = png_format() {
        return bytes_of(format);
    }
    if !raw::is_format_avail(formats::CF_DIB) {
        return Err(PasteError::NoText);
    }
    let bitmap = bytes_of(formats::CF_DIB)?;
    drop(open);
    png_of(&bitmap).map_err(PasteError::failed)
}

/// The format of the PNG file on the clipboard, if there is one.
fn png_format() -> Option<u32> {
    let format = raw::register_format(PNG)?.get();
    raw::is_format_avail(format).then_some(format)
}

/// The clipboard's content in one format.
fn bytes_of(format: u32) -> Result<Vec<u8>, PasteError> {
    bounded(format)?;
    let mut bytes = Vec::new();
    raw::get_vec(format, &mut bytes).map_err(PasteError::failed)?;
    Ok(bytes)
}

fn bounded(format: u32) -> Result<(), PasteError> {
    let is_too_large = raw::size(format).is_some_and(|size| MAX_BYTES < size.get());
    if is_too_large {
        Err(PasteError::TooLarge)
    } else {
        Ok(())
    }
}

fn png_of(bitmap: &[u8]) -> image::ImageResult<Vec<u8>> {
    let mut decoder = BmpDecoder::new_without_file_header(Cursor::new(bitmap))?;
    // A few packed bytes may claim to expand to gigabytes.
    decoder.set_limits(Limits::default())?;
    let picture = DynamicImage::from_decoder(decoder)?;
    let mut file = Vec::new();
    picture.write_with_encoder(PngEncoder::new(&mut file))?;
    Ok(file)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use image::{Rgba, RgbaImage};

    fn png(pixels: &RgbaImage) -> Vec<u8> {
        let mut file = Vec::new();
        pixels
            .write_with_encoder(PngEncoder::new(&mut file))
            .unwrap();
        file
    }

    #[test]
    fn text_gets_windows_line_ends() {
        let units = |text: &str| -> Vec<u8> {
            let units = text.encode_utf16().chain([0]);
            units.flat_map(u16::to_le_bytes).collect()
        };
        assert_eq!(wide("a\nb\r\n♔"), units("a\r\nb\r\n♔"));
    }

    #[test]
    fn transparent_pixels_become_white_in_a_bitmap() {
        let pixels = RgbaImage::from_fn(3, 2, |x, _| match x {
            0 => Rgba([0, 0, 0, 0]),
            1 => Rgba([10, 200, 30, 255]),
            _ => Rgba([0, 0, 0, 128]),
        });
        let bitmap = bitmap_of(&png(&pixels)).unwrap();
        // The header has forty bytes and no file header precedes it.
        assert_eq!(bitmap[..4], [40, 0, 0, 0]);
        let back = png_of(&bitmap).unwrap();
        let back = image::load_from_memory(&back).unwrap().into_rgb8();
        assert_eq!(back.dimensions(), (3, 2));
        let row: Vec<_> = (0..3).map(|x| back.get_pixel(x, 1).0).collect();
        assert_eq!(row, [[255; 3], [10, 200, 30], [127; 3]]);
    }

    /// A bitmap as Windows makes it from a screenshot: four bytes per pixel, and masks for the colours.
    #[test]
    fn a_bitmap_with_colour_masks_is_read_without_transparency() {
        let mut header = [0; 40];
        for (at, number) in [(0, 40_u32), (4, 2), (8, 2), (12, 1 | 32 << 16), (16, 3)] {
            header[at..at + 4].copy_from_slice(&number.to_le_bytes());
        }
        let masks = [0x00FF_0000_u32, 0x0000_FF00, 0x0000_00FF];
        // The bytes are blue, green, red and unused; the lowest row comes first.
        let pixels = [[3, 2, 1, 0], [6, 5, 4, 0], [9, 8, 7, 0], [12, 11, 10, 0]];
        let masks = masks.map(u32::to_le_bytes);
        let bitmap = [
            header.as_slice(),
            masks.as_flattened(),
            pixels.as_flattened(),
        ]
        .concat();
        let read = image::load_from_memory(&png_of(&bitmap).unwrap()).unwrap();
        let rows = [[7, 8, 9], [10, 11, 12], [1, 2, 3], [4, 5, 6]];
        assert!(!read.color().has_alpha());
        assert_eq!(read.into_rgb8().into_raw(), rows.as_flattened());
    }

    #[test]
    fn a_bitmap_that_claims_to_be_gigabytes_is_refused() {
        let pixels = RgbaImage::new(1, 1);
        let mut bitmap = bitmap_of(&png(&pixels)).unwrap();
        bitmap[4..8].copy_from_slice(&60_000_u32.to_le_bytes());
        bitmap[8..12].copy_from_slice(&60_000_u32.to_le_bytes());
        assert!(png_of(&bitmap).is_err());
    }
}
