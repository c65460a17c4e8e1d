//! The items of all frames, each once, with the frames that show it.

use super::frames::Animation;
use crate::drawing::{Drawing, DrawingItem};
use std::iter;
use std::ops::Range;

/// The frames that show an item, as ranges in their order.
pub(super) type Shown = Vec<Range<usize>>;

/// Items of a layer that the same frames show.
#[derive(Debug)]
pub(super) struct Stay {
    pub(super) shown: Shown,
    pub(super) items: Vec<DrawingItem>,
}

/// All frames as layers.
#[derive(Debug)]
pub(super) struct Stays {
    /// The last frame.
    pub(super) last: Drawing,
    /// The layers from back to front.
    pub(super) layers: Vec<Vec<Stay>>,
}

/// Collects the items of all frames. `None` if there are no frames or `may_continue` returns false.
pub(super) fn stays(
    animation: &Animation,
    mut may_continue: impl FnMut() -> bool,
) -> Option<Stays> {
    let mut layers: Vec<Vec<(DrawingItem, Shown)>> = Vec::new();
    let mut last = None;
    for (at, frame) in animation.frames.iter().enumerate() {
        let layered = animation.layered(frame);
        layers.resize_with(layered.layers.len(), Vec::new);
        let mut begin = 0;
        for (layer, end) in layers.iter_mut().zip(&layered.layers) {
            for item in layered.drawing.items.get(begin..*end).unwrap_or_default() {
                add(layer, item, at);
            }
            begin = *end;
        }
        last = Some(layered.drawing);
        if !may_continue() {
            return None;
        }
    }
    Some(Stays {
        last: last?,
        layers: layers.into_iter().map(joined).collect(),
    })
}

fn add(layer: &mut Vec<(DrawingItem, Shown)>, item: &DrawingItem, at: usize) {
    // The item was most likely added by one of the last frames.
    let known = layer.iter_mut().rev().find(|(known, _)| known == item);
    let Some((_, shown)) = known else {
        layer.push((item.clone(), iter::once(at..at + 1).collect()));
        return;
    };
    match shown.last_mut() {
        Some(last) if last.end >= at => last.end = at + 1,
        _ => shown.push(at..at + 1),
    }
}

/// Joins the items that the same frames show.
fn joined(layer: Vec<(DrawingItem, Shown)>) -> Vec<Stay> {
    let mut stays: Vec<Stay> = Vec::new();
    for (item, shown) in layer {
        match stays.iter_mut().find(|stay| stay.shown == shown) {
            Some(stay) => stay.items.push(item),
            None => stays.push(Stay {
                shown,
                items: vec![item],
            }),
        }
    }
    stays
}
