//! Encodes pixels as picture files.

use super::drawing::Drawing;
use super::piece_pixels::Pixels;
use super::written_board::PNG_KEYWORD;
use image::codecs::jpeg::{JpegEncoder, PixelDensity, PixelDensityUnit};
use image::codecs::webp::WebPEncoder;
use image::{ExtendedColorType, ImageEncoder as _, ImageFormat};
use std::fmt;

/// The reason why a picture could not be encoded as a file.
#[derive(Debug)]
pub struct EncodeError(String);

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl EncodeError {
    pub(super) fn new(error: &dyn fmt::Display) -> Self {
        Self(error.to_string())
    }
}

/// The JPEG quality, from 1 to 100. Drawings with sharp edges need a high quality.
const JPEG_QUALITY: u8 = 92;

/// Encodes the picture as a PNG file with this resolution, in pixels per inch.
///
/// # Errors
/// Fails when memory runs out.
pub fn png(pixels: &Pixels, resolution: u32) -> Result<Vec<u8>, EncodeError> {
    png_with(pixels, resolution, &[])
}

impl Drawing {
    /// Encodes the pixels as a PNG file that carries the FEN of each board.
    ///
    /// # Errors
    /// Fails when memory runs out.
    pub fn to_png(&self, pixels: &Pixels) -> Result<Vec<u8>, EncodeError> {
        png_with(pixels, self.resolution, &self.records(pixels))
    }

    /// Encodes the pixels as a JPEG file that carries the FEN of each board. Transparent pixels become white.
    ///
    /// # Errors
    /// Fails when the picture is larger than the format allows (65,535 pixels).
    pub fn to_jpeg(&self, pixels: &Pixels) -> Result<Vec<u8>, EncodeError> {
        // JPEG changes the pixels, and the records must describe the pixels that a reader will see.
        let bare = jpeg_with(pixels, self.resolution, &[])?;
        let size = (pixels.width, pixels.height);
        let records = match image::load_from_memory_with_format(&bare, ImageFormat::Jpeg) {
            Ok(seen) => self.records_with_shades(&seen.into_rgb8(), size),
            // A picture that is too large to be decoded is still written.
            Err(_) => self.records(pixels),
        };
        jpeg_with(pixels, self.resolution, &records)
    }

    /// Encodes the pixels as a lossless WebP file that carries the FEN of each board. The format stores no resolution.
    ///
    /// # Errors
    /// Fails when the picture is larger than the format allows (16,384 pixels).
    pub fn to_webp(&self, pixels: &Pixels) -> Result<Vec<u8>, EncodeError> {
        webp_with(pixels, &self.records(pixels))
    }

    fn records(&self, pixels: &Pixels) -> Vec<String> {
        let seen = if pixels.is_opaque() {
            without_alpha(&pixels.rgba)
        } else {
            straight_on_white(&pixels.straight_rgba())
        };
        self.records_with_shades(&seen, (pixels.width, pixels.height))
    }
}

fn png_with(pixels: &Pixels, resolution: u32, records: &[String]) -> Result<Vec<u8>, EncodeError> {
    let mut file = Vec::new();
    let error = |error: png::EncodingError| EncodeError::new(&error);
    let mut encoder = png::Encoder::new(&mut file, side(pixels.width), side(pixels.height));
    // An inch is 0.0254 m.
    let per_metre = (u64::from(resolution) * 10_000 + 127) / 254;
    let per_metre = u32::try_from(per_metre).unwrap_or(u32::MAX);
    encoder.set_pixel_dims(Some(png::PixelDimensions {
        xppu: per_metre,
        yppu: per_metre,
        unit: png::Unit::Meter,
    }));
    for record in records {
        // The line end separates the record from the checksum that follows; without it the checksum could pass for a
        // part of the text.
        encoder
            .add_text_chunk(PNG_KEYWORD.to_owned(), format!("{record}\n"))
            .map_err(error)?;
    }
    encoder.set_depth(png::BitDepth::Eight);
    // Measured on diagrams of 720 pixels: filters make files a tenth larger, and the library's own fast mode makes them
    // twice as large.
    encoder.set_deflate_compression(png::DeflateCompression::Level(6));
    encoder.set_filter(png::Filter::NoFilter);
    let bytes = if pixels.is_opaque() {
        encoder.set_color(png::ColorType::Rgb);
        without_alpha(&pixels.rgba)
    } else {
        encoder.set_color(png::ColorType::Rgba);
        pixels.straight_rgba()
    };
    let mut writer = encoder.write_header().map_err(error)?;
    writer.write_image_data(&bytes).map_err(error)?;
    writer.finish().map_err(error)?;
    Ok(file)
}

fn jpeg_with(pixels: &Pixels, resolution: u32, records: &[String]) -> Result<Vec<u8>, EncodeError> {
    let mut file = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut file, JPEG_QUALITY);
    let density = u16::try_from(resolution).unwrap_or(u16::MAX);
    encoder.set_pixel_density(PixelDensity {
        density: (density, density),
        unit: PixelDensityUnit::Inches,
    });
    if let Some(exif) = exif(records) {
        let set = encoder.set_exif_metadata(exif);
        set.map_err(|error| EncodeError::new(&error))?;
    }
    let (width, height) = (side(pixels.width), side(pixels.height));
    let bytes = on_white(&pixels.rgba);
    encoder
        .encode(&bytes, width, height, ExtendedColorType::Rgb8)
        .map_err(|error| EncodeError::new(&error))?;
    Ok(file)
}

fn webp_with(pixels: &Pixels, records: &[String]) -> Result<Vec<u8>, EncodeError> {
    let mut file = Vec::new();
    let mut encoder = WebPEncoder::new_lossless(&mut file);
    if let Some(exif) = exif(records) {
        let set = encoder.set_exif_metadata(exif);
        set.map_err(|error| EncodeError::new(&error))?;
    }
    let (bytes, color) = if pixels.is_opaque() {
        (without_alpha(&pixels.rgba), ExtendedColorType::Rgb8)
    } else {
        (pixels.straight_rgba(), ExtendedColorType::Rgba8)
    };
    let (width, height) = (side(pixels.width), side(pixels.height));
    encoder
        .write_image(&bytes, width, height, color)
        .map_err(|error| EncodeError::new(&error))?;
    Ok(file)
}

/// Builds EXIF data with the records as the description of the picture (TIFF 6.0, tag 270).
fn exif(records: &[String]) -> Option<Vec<u8>> {
    /// The text follows the header, one entry and the end of the list.
    const TEXT_AT: u32 = 8 + 2 + 12 + 4;
    /// A JPEG file has no room for more.
    const LONGEST: usize = 60_000;
    let mut text = records.join("\n").into_bytes();
    text.push(0);
    if records.is_empty() || text.len() > LONGEST {
        return None;
    }
    let mut exif = b"II*\0\x08\0\0\0\x01\0\x0e\x01\x02\0".to_vec();
    exif.extend_from_slice(&side(text.len()).to_le_bytes());
    exif.extend_from_slice(&TEXT_AT.to_le_bytes());
    exif.extend_from_slice(&[0; 4]);
    exif.extend_from_slice(&text);
    Some(exif)
}

fn side(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

fn without_alpha(rgba: &[u8]) -> Vec<u8> {
    let parts = rgba.chunks_exact(4).flat_map(|pixel| &pixel[..3]);
    parts.copied().collect()
}

/// Blends pixels with straight alpha with a white background.
pub(super) fn straight_on_white(rgba: &[u8]) -> Vec<u8> {
    let over = |pixel: &[u8]| {
        let alpha = u16::from(pixel[3]);
        [pixel[0], pixel[1], pixel[2]].map(|part| {
            let mixed = u16::from(part) * alpha + 255 * (255 - alpha);
            u8::try_from((mixed + 127) / 255).unwrap_or(u8::MAX)
        })
    };
    rgba.chunks_exact(4).flat_map(over).collect()
}

fn on_white(rgba: &[u8]) -> Vec<u8> {
    let over = |pixel: &[u8]| {
        let white = 255 - pixel[3];
        [pixel[0], pixel[1], pixel[2]].map(|part| part.saturating_add(white))
    };
    rgba.chunks_exact(4).flat_map(over).collect()
}
