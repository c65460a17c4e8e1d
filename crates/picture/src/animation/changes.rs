//! The frames of an animation as pixels, and the part of each that differs from the frame before it.

use super::{Animation, AnimationError, Steps};
use crate::layout::Rect;
use crate::piece_pixels::Pixels;
use crate::piece_set::PieceSet;
use crate::rasterise::Rasteriser;
use std::sync::Arc;

/// A frame, reduced to the smallest rectangle with all pixels that differ from the frame before it.
pub(super) struct Change<'a> {
    /// The rectangle. Its left and upper edges are even, as WebP requires.
    pub(super) rect: Rect,
    /// The time in milliseconds for which the frame is shown.
    pub(super) shown_ms: u32,
    before: Option<&'a Pixels>,
    after: &'a Pixels,
}

impl Change<'_> {
    /// The pixels of the rectangle, row by row: premultiplied, and `None` where they have not changed.
    pub(super) fn pixels(&self) -> impl Iterator<Item = Option<[u8; 4]>> {
        let (left, top) = (self.rect.x as usize, self.rect.y as usize);
        let (width, height) = (self.rect.width as usize, self.rect.height as usize);
        let stride = self.after.width;
        (top..top + height).flat_map(move |row| {
            let begin = (row * stride + left) * 4;
            (begin..begin + width * 4).step_by(4).map(|at| {
                let pixel = pixel_at(self.after, at);
                let is_same = |before: &Pixels| pixel_at(before, at) == pixel;
                let is_unchanged = self.before.is_some_and(is_same);
                (!is_unchanged).then_some(pixel)
            })
        })
    }

    /// All pixels of the rectangle, with straight alpha.
    pub(super) fn whole(&self) -> Vec<u8> {
        let (left, top) = (self.rect.x as usize, self.rect.y as usize);
        let (width, height) = (self.rect.width as usize, self.rect.height as usize);
        let mut rgba = Vec::with_capacity(width * height * 4);
        for row in top..top + height {
            let begin = (row * self.after.width + left) * 4;
            let line = self.after.rgba.get(begin..begin + width * 4);
            rgba.extend_from_slice(line.unwrap_or_default());
        }
        let part = Pixels {
            width,
            height,
            rgba,
        };
        part.straight_rgba()
    }
}

fn pixel_at(pixels: &Pixels, at: usize) -> [u8; 4] {
    let pixel = pixels.rgba.get(at..at + 4);
    pixel
        .and_then(|pixel| pixel.try_into().ok())
        .unwrap_or_default()
}

/// Draws the frames in their order, and calls `take` with the change of each.
pub(super) fn each_change(
    animation: &Animation,
    pieces: &Arc<PieceSet>,
    steps: &mut Steps<'_>,
    mut take: impl FnMut(&Change<'_>) -> Result<(), AnimationError>,
) -> Result<(), AnimationError> {
    let mut rasteriser = Rasteriser::keeping_ground(Arc::clone(pieces));
    let mut before: Option<Pixels> = None;
    for frame in &animation.frames {
        let after = rasteriser.pixels(&animation.draw(frame));
        let after = after.map_err(AnimationError::TooLarge)?;
        take(&Change {
            rect: rect_of_change(before.as_ref(), &after),
            shown_ms: frame.shown_ms,
            before: before.as_ref(),
            after: &after,
        })?;
        before = Some(after);
        steps.next()?;
    }
    Ok(())
}

/// The smallest rectangle with all pixels that differ. If none differs, it is a corner of the picture, because every
/// frame has pixels.
fn rect_of_change(before: Option<&Pixels>, after: &Pixels) -> Rect {
    let whole = Rect {
        x: 0,
        y: 0,
        width: after.width as u32,
        height: after.height as u32,
    };
    let Some(before) = before else {
        return whole;
    };
    let stride = after.width * 4;
    let rows = before
        .rgba
        .chunks_exact(stride)
        .zip(after.rgba.chunks_exact(stride));
    let changed = rows
        .enumerate()
        .filter(|(_, (before, after))| before != after);
    let mut corners: Option<[usize; 4]> = None;
    for (row, (before, after)) in changed {
        let differs = |(before, after): (&u8, &u8)| before != after;
        let pairs = || before.iter().zip(after);
        let left = pairs().position(differs).unwrap_or_default() / 4;
        let right = pairs().rposition(differs).unwrap_or_default() / 4 + 1;
        let [least, first, most, _] = corners.unwrap_or([left, row, right, row]);
        corners = Some([least.min(left), first, most.max(right), row + 1]);
    }
    let [left, top, right, bottom] = corners.unwrap_or([0, 0, 1, 1]);
    let (left, top) = (left & !1, top & !1);
    Rect {
        x: left as u32,
        y: top as u32,
        width: (right - left) as u32,
        height: (bottom - top) as u32,
    }
}
