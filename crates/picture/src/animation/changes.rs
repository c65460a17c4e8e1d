//! The frames of an animation as pixels, and the part of each that differs from the frame before it.

use super::frames::{Animation, AnimationError, Steps};
use crate::layout::Rect;
use crate::piece_pixels::Pixels;
use crate::piece_set::PieceSet;
use crate::rasterise::Rasteriser;
use std::sync::Arc;

/// A frame, reduced to the smallest rectangle with all pixels that differ from the frame before it.
pub(super) struct Change {
    /// The rectangle. Its left and upper edges are even, as WebP requires.
    pub(super) rect: Rect,
    /// The time in milliseconds for which the frame is shown.
    pub(super) shown_ms: u32,
    /// Whether it is the first frame, which is whole.
    pub(super) is_first: bool,
    /// The pixels of the rectangle, row by row: premultiplied, and `None` where they have not changed.
    pub(super) pixels: Vec<Option<[u8; 4]>>,
}

impl Change {
    fn between(before: Option<&Pixels>, after: &Pixels, shown_ms: u32) -> Self {
        let rect = rect_of_change(before, after);
        let mut pixels = Vec::with_capacity(rect.width as usize * rect.height as usize);
        for row in rect.y..rect.y + rect.height {
            let now = part_of_row(after, &rect, row);
            match before {
                None => pixels.extend(now.iter().copied().map(Some)),
                Some(before) => {
                    let pairs = part_of_row(before, &rect, row).iter().zip(now);
                    pixels.extend(pairs.map(|(before, now)| (before != now).then_some(*now)));
                }
            }
        }
        Self {
            rect,
            shown_ms,
            is_first: before.is_none(),
            pixels,
        }
    }
}

/// The pixels of a row that are in the rectangle.
fn part_of_row<'a>(pixels: &'a Pixels, rect: &Rect, row: u32) -> &'a [[u8; 4]] {
    let begin = row as usize * pixels.width + rect.x as usize;
    let (all, _) = pixels.rgba.as_chunks();
    all.get(begin..begin + rect.width as usize)
        .unwrap_or_default()
}

/// Draws the frames in their order, and calls `take` with the change of each and the whole frame.
pub(super) fn each_change(
    animation: &Animation,
    pieces: &Arc<PieceSet>,
    steps: &mut Steps<'_>,
    mut take: impl FnMut(Change, &Pixels) -> Result<(), AnimationError>,
) -> Result<(), AnimationError> {
    let mut rasteriser = Rasteriser::keeping_ground(Arc::clone(pieces));
    let mut before: Option<Pixels> = None;
    for frame in &animation.frames {
        let after = rasteriser.pixels(&animation.draw(frame));
        let after = after.map_err(AnimationError::TooLarge)?;
        let change = Change::between(before.as_ref(), &after, frame.shown_ms);
        take(change, &after)?;
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
    let rows = before.rgba.chunks_exact(after.width * 4);
    let rows = rows.zip(after.rgba.chunks_exact(after.width * 4));
    let mut corners: Option<[usize; 4]> = None;
    for (row, (before, after)) in rows
        .enumerate()
        .filter(|(_, (before, after))| before != after)
    {
        let (before, after) = (before.as_chunks::<4>().0, after.as_chunks::<4>().0);
        let differs = |(before, after): (&[u8; 4], &[u8; 4])| before != after;
        let pairs = || before.iter().zip(after);
        let left = pairs().position(differs).unwrap_or_default();
        let right = pairs().rposition(differs).unwrap_or_default() + 1;
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
