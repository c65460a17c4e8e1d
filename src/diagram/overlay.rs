//! Arrows and square marks by themselves, to be laid over a board.

use super::build::annotation_items;
use super::layout::Layout;
use super::pixels::Pixels;
use super::rasterise::draw_item;
use crate::notation::annotations::Annotations;
use resvg::tiny_skia::Pixmap;

/// A transparent picture of a board whose squares have this side, with nothing but the annotations.
pub fn overlay(annotations: &Annotations, side: u32, flipped: bool) -> Pixels {
    let layout = Layout::board_only(side, flipped);
    let Some(mut pixmap) = Pixmap::new(layout.width, layout.height) else {
        return Pixels::transparent(layout.width, layout.height);
    };
    for item in annotation_items(annotations, &layout) {
        draw_item(&mut pixmap, &item);
    }
    Pixels {
        width: layout.width as usize,
        height: layout.height as usize,
        rgba: pixmap.take(),
    }
}
