//! Paints all visible items: first the backgrounds, then all diagrams at once, then all text.

use super::cell::paint_cell;
use super::change::paint_removed;
use super::item::Item;
use super::item::paint_bars;
use super::row::paint_row;
use super::shape::Shape;
use crate::features::board::view::BoardGeometry;
use crate::features::board::view::piece_atlas::PieceAtlas;
use crate::features::diagram::view::shape::Diagrams;
use crate::widgets::style::{CELL_GAP, GROUP_BAR, ROW_PADDING, palette};
use crate::widgets::virtual_list::Visible;
use egui::{Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2};

/// Paints all visible items.
pub(super) fn paint(
    ui: &Ui,
    shape: &Shape,
    visible: &Visible,
    items: &[Item],
    atlas: &PieceAtlas,
    is_flipped: bool,
) {
    for item in items {
        paint_ground(ui, item);
    }
    paint_bars(ui, visible, items);
    let mut diagrams = Diagrams::new(ui, atlas);
    for item in items {
        let place = diagram_place(ui, shape, item.rect);
        match item.shown.line().and_then(|line| line.diagram) {
            Some(diagram) => diagrams.add(&geometry(place, is_flipped), &diagram.board),
            None if shape.is_grid => paint_empty_place(ui, place),
            None => {}
        }
    }
    diagrams.paint(ui);
    for item in items {
        let place = diagram_place(ui, shape, item.rect);
        if shape.is_grid {
            paint_cell(ui, shape, item, place);
        } else {
            paint_row(ui, item, place);
        }
    }
    for item in items {
        paint_frame(ui, item);
        if !shape.is_grid {
            paint_removed(ui, item);
        }
    }
}

fn geometry(place: Rect, flipped: bool) -> BoardGeometry {
    BoardGeometry {
        rect: place,
        square_side: place.width() / 8.0,
        flipped,
    }
}

/// The place of a row's diagram. The row is aligned to whole pixels, and so is the diagram.
fn diagram_place(ui: &Ui, shape: &Shape, rect: Rect) -> Rect {
    let scale = ui.pixels_per_point();
    let whole = |x: f32| (x * scale).round() / scale;
    let side = shape.diagram;
    let inset: Vec2 = if shape.is_grid {
        let left = ((rect.width() - side) / 2.0).max(0.0);
        Vec2::new(whole(left), whole(CELL_GAP / 2.0 + 1.0))
    } else {
        let top = (rect.height() - side) / 2.0;
        Vec2::new(
            whole(ROW_PADDING + GROUP_BAR),
            (top * scale).floor() / scale,
        )
    };
    let corner: Pos2 = rect.min + inset;
    let corner = pos2(whole(corner.x), whole(corner.y));
    Rect::from_min_size(corner, Vec2::splat(side))
}

fn paint_ground(ui: &Ui, item: &Item) {
    let color = if item.is_selected || item.is_current {
        palette(ui.visuals()).chosen
    } else if item.is_hovered {
        ui.visuals().faint_bg_color
    } else {
        return;
    };
    ui.painter().rect_filled(item.rect.shrink(1.0), 5.0, color);
}

/// Paints a frame around the current row, and a thicker one around the row of the keyboard cursor.
fn paint_frame(ui: &Ui, item: &Item) {
    let palette = palette(ui.visuals());
    let stroke = if item.has_cursor {
        Stroke::new(2.0, palette.accent)
    } else if item.is_current {
        Stroke::new(1.0, palette.accent)
    } else {
        return;
    };
    let rect = item.rect.shrink(1.0);
    ui.painter()
        .rect_stroke(rect, 5.0, stroke, StrokeKind::Inside);
}

/// Paints the outline of a missing diagram.
fn paint_empty_place(ui: &Ui, place: Rect) {
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    let fill = palette(ui.visuals()).faint;
    ui.painter()
        .rect(place, 3.0, fill, line, StrokeKind::Inside);
}
