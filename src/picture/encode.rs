//! Pixels as picture files.

use super::pixels::Pixels;
use image::codecs::jpeg::{JpegEncoder, PixelDensity, PixelDensityUnit};
use image::codecs::webp::WebPEncoder;
use image::{ExtendedColorType, ImageEncoder as _};
use std::fmt;

/// A picture could not be written as a file.
#[derive(Debug)]
pub struct EncodeError(String);

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl EncodeError {
    fn new(error: &dyn fmt::Display) -> Self {
        Self(error.to_string())
    }
}

/// How good JPEG files are, of 100: what is drawn with sharp edges needs much.
const JPEG_QUALITY: u8 = 92;

/// The picture as a PNG file, with so many pixels an inch.
///
/// # Errors
/// When there is no memory for it.
pub fn png(pixels: &Pixels, resolution: u32) -> Result<Vec<u8>, EncodeError> {
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
    encoder.set_depth(png::BitDepth::Eight);
    // Measured on diagrams of 720 pixels: with filters files are a tenth larger, and the library's own
    // fast mode makes them twice as large.
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

/// The picture as a JPEG file, with so many pixels an inch. What is transparent becomes white.
///
/// # Errors
/// When it is larger than the format can say (65,535 pixels).
pub fn jpeg(pixels: &Pixels, resolution: u32) -> Result<Vec<u8>, EncodeError> {
    let mut file = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut file, JPEG_QUALITY);
    let density = u16::try_from(resolution).unwrap_or(u16::MAX);
    encoder.set_pixel_density(PixelDensity {
        density: (density, density),
        unit: PixelDensityUnit::Inches,
    });
    let (width, height) = (side(pixels.width), side(pixels.height));
    let bytes = on_white(&pixels.rgba);
    encoder
        .encode(&bytes, width, height, ExtendedColorType::Rgb8)
        .map_err(|error| EncodeError::new(&error))?;
    Ok(file)
}

/// The picture as a WebP file without loss. The format knows no resolution.
///
/// # Errors
/// When it is larger than the format can say (16,384 pixels).
pub fn webp(pixels: &Pixels) -> Result<Vec<u8>, EncodeError> {
    let mut file = Vec::new();
    let encoder = WebPEncoder::new_lossless(&mut file);
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

fn side(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

fn without_alpha(rgba: &[u8]) -> Vec<u8> {
    let parts = rgba.chunks_exact(4).flat_map(|pixel| &pixel[..3]);
    parts.copied().collect()
}

fn on_white(rgba: &[u8]) -> Vec<u8> {
    let over = |pixel: &[u8]| {
        let white = 255 - pixel[3];
        [pixel[0], pixel[1], pixel[2]].map(|part| part.saturating_add(white))
    };
    rgba.chunks_exact(4).flat_map(over).collect()
}
