//! A frame that is seen on any ground.

use egui::{Color32, Painter, Rect, Stroke, StrokeKind};

/// Paints a frame within a rectangle: a line of this width and a narrower one along its inner edge.
/// Where the two colours stand far apart, one of them is seen whatever is below.
pub fn paint_two_lines(painter: &Painter, rect: Rect, width: f32, colors: [Color32; 2]) {
    let [outer, inner] = colors;
    let within = rect.shrink(width);
    let narrow = (width / 2.0).max(1.0);
    painter.rect_stroke(rect, 0.0, Stroke::new(width, outer), StrokeKind::Inside);
    painter.rect_stroke(within, 0.0, Stroke::new(narrow, inner), StrokeKind::Inside);
}
