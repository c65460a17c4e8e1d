//! Animated WebP: a container with one lossless picture for each frame.
//!
//! The source is the "WebP Container Specification" of Google (RFC 9649, section 2). A file is a sequence of chunks: four
//! letters, the length in bytes (32 bits, little-endian), and the content, filled up to an even number of bytes. Ours
//! are:
//!
//! - `RIFF`, which holds all others after the letters `WEBP`;
//! - `VP8X`: a byte of flags, three reserved bytes, the width and the height of the picture, each less one, in 24 bits;
//! - `ANIM`: the background colour in 32 bits, and the number of repetitions in 16 bits, where 0 means no end;
//! - `ANMF` for each frame: the left and the upper edge, halved; the width and the height, each less one; the time in
//!   milliseconds, all in 24 bits; a byte of flags; and then the picture as a chunk `VP8L`.

use super::changes::{Change, each_change};
use super::frames::{Animation, AnimationError, Steps};
use crate::encode::EncodeError;
use crate::piece_pixels::Pixels;
use crate::piece_set::PieceSet;
use image::codecs::webp::WebPEncoder;
use image::{ExtendedColorType, ImageEncoder as _};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The flags of `VP8X` for a file with frames and for one with transparent pixels.
const HAS_FRAMES: u8 = 1 << 1;
const HAS_ALPHA: u8 = 1 << 4;
/// The flag of `ANMF` for a frame that replaces pixels and is not blended with them.
const REPLACES: u8 = 1 << 1;
/// The longest time of a frame, in milliseconds.
const LONGEST_MS: u32 = (1 << 24) - 1;
/// The number of bytes before the first chunk in a file of a single picture: `RIFF`, its length, and `WEBP`.
const BEFORE_CHUNKS: usize = 12;

pub(super) fn encode(
    animation: &Animation,
    pieces: &Arc<PieceSet>,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Vec<u8>, AnimationError> {
    let mut steps = Steps {
        progress,
        done: 0,
        of: animation.frames.len() as u64,
    };
    let (width, height) = animation.size();
    let mut vp8x = vec![HAS_FRAMES | HAS_ALPHA, 0, 0, 0];
    push_24_bits(&mut vp8x, width.saturating_sub(1));
    push_24_bits(&mut vp8x, height.saturating_sub(1));
    let mut chunks = b"WEBP".to_vec();
    push_chunk(&mut chunks, *b"VP8X", &vp8x)?;
    push_chunk(&mut chunks, *b"ANIM", &[0; 6])?;
    each_change(animation, pieces, &mut steps, |change, after| {
        push_chunk(&mut chunks, *b"ANMF", &frame(&change, after)?)
    })?;
    let mut file = Vec::with_capacity(chunks.len() + 8);
    push_chunk(&mut file, *b"RIFF", &chunks)?;
    Ok(file)
}

fn frame(change: &Change, after: &Pixels) -> Result<Vec<u8>, AnimationError> {
    let rect = change.rect;
    let mut content = Vec::new();
    for number in [
        rect.x / 2,
        rect.y / 2,
        rect.width - 1,
        rect.height - 1,
        change.shown_ms.min(LONGEST_MS),
    ] {
        push_24_bits(&mut content, number);
    }
    // Blending keeps the pixels below transparent ones, but cannot make a pixel more transparent than it was. The first
    // frame has nothing below it.
    let is_opaque = |pixel: &Option<[u8; 4]>| pixel.is_none_or(|pixel| pixel[3] == 255);
    let (flags, rgba) = if !change.is_first && change.pixels.iter().all(is_opaque) {
        let pixels = change.pixels.iter().copied();
        (
            0,
            pixels
                .map(Option::unwrap_or_default)
                .collect::<Vec<_>>()
                .into_flattened(),
        )
    } else {
        (REPLACES, after.cut(&rect).straight_rgba())
    };
    content.push(flags);
    let mut still = Vec::new();
    WebPEncoder::new_lossless(&mut still)
        .write_image(&rgba, rect.width, rect.height, ExtendedColorType::Rgba8)
        .map_err(|error| AnimationError::Encode(EncodeError::new(&error)))?;
    content.extend_from_slice(still.get(BEFORE_CHUNKS..).unwrap_or_default());
    Ok(content)
}

fn push_24_bits(bytes: &mut Vec<u8>, number: u32) {
    let [one, two, three, _] = number.to_le_bytes();
    bytes.extend_from_slice(&[one, two, three]);
}

fn push_chunk(bytes: &mut Vec<u8>, name: [u8; 4], content: &[u8]) -> Result<(), AnimationError> {
    let length = u32::try_from(content.len());
    let length = length.map_err(|error| AnimationError::Encode(EncodeError::new(&error)))?;
    bytes.extend_from_slice(&name);
    bytes.extend_from_slice(&length.to_le_bytes());
    bytes.extend_from_slice(content);
    if content.len() % 2 == 1 {
        bytes.push(0);
    }
    Ok(())
}
