//! Animated GIF.

use super::changes::each_change;
use super::frames::{Animation, AnimationError, Steps};
use super::palette::{Colors, Palette};
use crate::encode::EncodeError;
use crate::piece_set::PieceSet;
use gif::{Encoder, Frame, Repeat};
use std::borrow::Cow;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The format counts time in hundredths of a second.
const MS_PER_UNIT: u32 = 10;

/// The format has no partly transparent pixels, so the background is opaque in any case.
pub(super) fn encode(
    animation: &Animation,
    pieces: &Arc<PieceSet>,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Vec<u8>, AnimationError> {
    let error = |error: gif::EncodingError| AnimationError::Encode(EncodeError::new(&error));
    let animation = animation.on_ground();
    let mut steps = Steps {
        progress,
        done: 0,
        of: 2 * animation.frames.len() as u64,
    };
    let mut colors = Colors::default();
    each_change(&animation, pieces, &mut steps, |change, _| {
        for pixel in change.pixels.into_iter().flatten() {
            colors.count(pixel);
        }
        Ok(())
    })?;
    let mut palette = Palette::of(colors);
    let (width, height) = animation.size();
    let mut file = Vec::new();
    let mut encoder =
        Encoder::new(&mut file, side(width), side(height), &palette.table()).map_err(error)?;
    encoder.set_repeat(Repeat::Infinite).map_err(error)?;
    each_change(&animation, pieces, &mut steps, |change, _| {
        let unchanged = palette.unchanged();
        let index = |pixel: Option<[u8; 4]>| pixel.map_or(unchanged, |it| palette.index(it));
        let buffer: Vec<u8> = change.pixels.into_iter().map(index).collect();
        let frame = Frame {
            delay: u16::try_from(change.shown_ms / MS_PER_UNIT).unwrap_or(u16::MAX),
            transparent: Some(unchanged),
            left: side(change.rect.x),
            top: side(change.rect.y),
            width: side(change.rect.width),
            height: side(change.rect.height),
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        };
        encoder.write_frame(&frame).map_err(error)
    })?;
    drop(encoder);
    Ok(file)
}

fn side(length: u32) -> u16 {
    u16::try_from(length).unwrap_or(u16::MAX)
}
