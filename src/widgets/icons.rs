//! Icons on buttons, drawn with lines so that they look the same on every system.

use egui::epaint::PathShape;
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

/// The meaning of an icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// An arrow pointing back.
    Undo,
    /// An arrow pointing forward.
    Redo,
    /// A disk.
    Save,
    /// A framed board in front of another one.
    Picture,
    /// A board with a plus.
    Add,
    /// A pawn with an arrow for its move.
    Play,
    /// A chip.
    Engine,
    /// To the previous move.
    Back,
    /// To the next move.
    Forward,
    /// A folder with its tab.
    Folder,
    /// A sheet with a folded corner.
    File,
}

/// Paints an icon around a centre, one and a half times as high as a capital letter.
pub(crate) fn paint_icon(painter: &Painter, middle: Pos2, icon: Icon, color: Color32) {
    let middle = pos2(middle.x.round(), middle.y.round());
    let stroke = Stroke::new(1.5, color);
    match icon {
        Icon::Undo => paint_turn(painter, middle, -1.0, stroke),
        Icon::Redo => paint_turn(painter, middle, 1.0, stroke),
        Icon::Play => paint_pawn(painter, middle, stroke),
        Icon::Engine => paint_chip(painter, middle, stroke),
        Icon::Back => paint_triangle(painter, middle, -1.0, color),
        Icon::Forward => paint_triangle(painter, middle, 1.0, color),
        Icon::Folder => paint_folder(painter, middle, stroke),
        Icon::File => paint_sheet(painter, middle, stroke),
        Icon::Save => paint_disk(painter, middle, stroke),
        Icon::Picture => {
            let back = Rect::from_min_size(middle + vec2(-3.0, -7.0), Vec2::splat(10.0));
            let corners = vec![
                back.left_top() + vec2(0.0, 2.0),
                back.left_top(),
                back.right_top(),
                back.right_bottom(),
                back.right_bottom() - vec2(2.0, 0.0),
            ];
            painter.add(Shape::line(corners, stroke));
            let front = Rect::from_min_size(middle + vec2(-7.0, -3.0), Vec2::splat(10.0));
            paint_board(painter, front, stroke);
        }
        Icon::Add => {
            let board = Rect::from_min_size(middle + vec2(-7.0, -3.0), Vec2::splat(10.0));
            let plus = middle + vec2(5.5, -4.5);
            paint_board(painter, board, stroke);
            for arm in [vec2(3.5, 0.0), vec2(0.0, 3.5)] {
                painter.line_segment([plus - arm, plus + arm], Stroke::new(2.0, color));
            }
        }
    }
}

/// Paints an arrow like those on the board, with an outline that is visible on any background.
pub(crate) fn paint_colored_arrow(painter: &Painter, middle: Pos2, fill: Color32, edge: Color32) {
    let along = vec2(1.0, -1.0).normalized();
    let across = along.rot90();
    let at = |forth: f32, aside: f32| middle + along * forth + across * aside;
    // Two parts, because a shape that is not convex cannot be filled.
    let shaft = vec![at(-8.0, -1.5), at(2.0, -1.5), at(2.0, 1.5), at(-8.0, 1.5)];
    let head = vec![at(1.0, -5.0), at(8.5, 0.0), at(1.0, 5.0)];
    for part in [&shaft, &head] {
        painter.add(Shape::closed_line(part.clone(), Stroke::new(1.6, edge)));
    }
    for part in [shaft, head] {
        painter.add(Shape::convex_polygon(part, fill, Stroke::NONE));
    }
}

/// Four squares in a frame.
fn paint_board(painter: &Painter, rect: Rect, stroke: Stroke) {
    painter.rect_stroke(rect, 0.0, stroke, StrokeKind::Middle);
    let half = rect.size() / 2.0;
    for corner in [rect.min, rect.min + half] {
        let square = Rect::from_min_size(corner, half);
        painter.rect_filled(square, 0.0, stroke.color);
    }
}

/// A half turn with an arrow at its end: to the left if `way` is -1, to the right if it is 1.
fn paint_turn(painter: &Painter, middle: Pos2, way: f32, stroke: Stroke) {
    let at = |x: f32, y: f32| middle + vec2(-way * x, y);
    let curve = (0..=12).map(|step| {
        let angle = std::f32::consts::PI * (step as f32 / 12.0 - 0.5);
        at(1.5 + 4.5 * angle.cos(), 1.0 + 4.5 * angle.sin())
    });
    let mut line = vec![at(-6.0, -3.5)];
    line.extend(curve);
    line.push(at(-3.0, 5.5));
    painter.add(PathShape::line(line, stroke));
    let head = vec![at(-2.5, -7.0), at(-6.0, -3.5), at(-2.5, 0.0)];
    painter.add(PathShape::line(head, stroke));
}

/// A pawn with an upward arrow to its right.
fn paint_pawn(painter: &Painter, middle: Pos2, stroke: Stroke) {
    let at = |x: f32, y: f32| middle + vec2(x, y);
    painter.circle_stroke(at(-3.0, -3.0), 2.5, stroke);
    let body = vec![at(-4.0, -0.5), at(-7.0, 6.5), at(1.0, 6.5), at(-2.0, -0.5)];
    painter.add(PathShape::line(body, stroke));
    painter.line_segment([at(5.0, 6.5), at(5.0, -5.5)], stroke);
    let head = vec![at(2.5, -3.0), at(5.0, -6.0), at(7.5, -3.0)];
    painter.add(PathShape::line(head, stroke));
}

/// A chip with its pins.
fn paint_chip(painter: &Painter, middle: Pos2, stroke: Stroke) {
    let body = Rect::from_center_size(middle, Vec2::splat(9.0));
    painter.rect_stroke(body, 1.0, stroke, StrokeKind::Middle);
    let core = Rect::from_center_size(middle, Vec2::splat(3.0));
    painter.rect_filled(core, 0.0, stroke.color);
    for along in [-2.5, 2.5] {
        for side in [-1.0, 1.0] {
            let across = [vec2(along, side * 4.5), vec2(along, side * 7.5)];
            let beside = [vec2(side * 4.5, along), vec2(side * 7.5, along)];
            for pin in [across, beside] {
                painter.line_segment(pin.map(|end| middle + end), stroke);
            }
        }
    }
}

/// A triangle that points to the left if `way` is -1 and to the right if it is 1.
fn paint_triangle(painter: &Painter, middle: Pos2, way: f32, color: Color32) {
    let at = |x: f32, y: f32| middle + vec2(way * x, y);
    let corners = vec![at(-3.5, -5.0), at(4.5, 0.0), at(-3.5, 5.0)];
    painter.add(Shape::convex_polygon(corners, color, Stroke::NONE));
}

fn paint_disk(painter: &Painter, middle: Pos2, stroke: Stroke) {
    let at = |x: f32, y: f32| middle + vec2(x, y);
    let edge = vec![
        at(-6.5, -6.5),
        at(3.5, -6.5),
        at(6.5, -3.5),
        at(6.5, 6.5),
        at(-6.5, 6.5),
    ];
    painter.add(PathShape::closed_line(edge, stroke));
    let label = Rect::from_min_max(at(-3.5, 1.0), at(3.5, 6.5));
    painter.rect_stroke(label, 0.0, stroke, StrokeKind::Middle);
    let shutter = Rect::from_min_max(at(-3.0, -6.5), at(2.0, -2.5));
    painter.rect_filled(shutter, 0.0, stroke.color);
}

fn paint_folder(painter: &Painter, middle: Pos2, stroke: Stroke) {
    let at = |x: f32, y: f32| middle + vec2(x, y);
    let edge = vec![
        at(-7.0, 5.5),
        at(-7.0, -5.5),
        at(-2.0, -5.5),
        at(0.0, -3.5),
        at(7.0, -3.5),
        at(7.0, 5.5),
    ];
    painter.add(PathShape::closed_line(edge, stroke));
    painter.line_segment([at(-7.0, -0.5), at(7.0, -0.5)], stroke);
}

fn paint_sheet(painter: &Painter, middle: Pos2, stroke: Stroke) {
    let at = |x: f32, y: f32| middle + vec2(x, y);
    let edge = vec![
        at(-5.0, -7.0),
        at(1.0, -7.0),
        at(5.0, -3.0),
        at(5.0, 7.0),
        at(-5.0, 7.0),
    ];
    painter.add(PathShape::closed_line(edge, stroke));
    let fold = vec![at(1.0, -7.0), at(1.0, -3.0), at(5.0, -3.0)];
    painter.add(PathShape::line(fold, stroke));
}
