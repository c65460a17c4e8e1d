//! Draws the condition on a square.
//!
//! Any piece of a colour is a disc of that colour, any piece is a disc of both colours, an empty square is a hollow
//! frame, and an excluded piece is pale and crossed out. All differ in shape, not only in colour.

use crate::features::board::view::piece_atlas::{PieceAtlas, snapped_square};
use crate::widgets::style::{Palette, paint_two_lines};
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};
use std::f32::consts::PI;
use tabiya_chess::{Color, Piece};
use tabiya_collection::search::Cell;

/// The tint of an excluded piece, which shows through its cross.
const PALE: Color32 = Color32::from_rgba_premultiplied(190, 190, 190, 190);

/// Draws the condition on a square into a rectangle of the size of the atlas's pictures.
pub(super) fn paint_cell(
    painter: &Painter,
    rect: Rect,
    cell: Cell,
    atlas: &PieceAtlas,
    palette: &Palette,
) {
    match cell {
        Cell::Free => {}
        Cell::Piece(piece) => paint_piece(painter, rect, piece, atlas, Color32::WHITE),
        Cell::AnyOf(Color::White) => paint_disc(painter, rect, palette.white_side, palette),
        Cell::AnyOf(Color::Black) => paint_disc(painter, rect, palette.black_side, palette),
        Cell::AnyPiece => paint_half_disc(painter, rect, palette),
        Cell::Empty => paint_frame(painter, rect, palette),
        Cell::Not(piece) => {
            paint_piece(painter, rect, piece, atlas, PALE);
            paint_ban(painter, rect, palette);
        }
    }
}

fn paint_piece(painter: &Painter, rect: Rect, piece: Piece, atlas: &PieceAtlas, tint: Color32) {
    let mut mesh = atlas.mesh();
    atlas.add_piece(&mut mesh, rect, piece, tint);
    painter.add(mesh);
}

fn edge(side: f32, palette: &Palette) -> Stroke {
    Stroke::new((side / 22.0).max(1.25), palette.symbol_edge)
}

fn paint_disc(painter: &Painter, rect: Rect, fill: Color32, palette: &Palette) {
    let side = rect.width();
    painter.circle(rect.center(), side * 0.28, fill, edge(side, palette));
}

/// Draws a disc that is white on the left and black on the right.
fn paint_half_disc(painter: &Painter, rect: Rect, palette: &Palette) {
    const POINTS: u8 = 24;
    let (middle, radius) = (rect.center(), rect.width() * 0.28);
    let at = |angle: f32| middle + vec2(angle.sin(), -angle.cos()) * radius;
    let right = (0..=POINTS).map(|point| at(PI * f32::from(point) / f32::from(POINTS)));
    painter.circle_filled(middle, radius, palette.white_side);
    painter.add(Shape::convex_polygon(
        right.collect(),
        palette.black_side,
        Stroke::NONE,
    ));
    painter.circle_stroke(middle, radius, edge(rect.width(), palette));
}

/// Draws a hollow frame. Only its corners are drawn, so that it does not look like a board.
fn paint_frame(painter: &Painter, rect: Rect, palette: &Palette) {
    let frame = snapped_square(painter.ctx(), rect.center(), rect.width() * 0.5);
    let arm = frame.width() * 0.34;
    let stroke = Stroke::new((rect.width() / 16.0).max(1.5), palette.symbol_edge);
    let corner = |corner: Pos2, x: f32, y: f32| {
        let ends = [
            pos2(corner.x + arm * x, corner.y),
            corner,
            pos2(corner.x, corner.y + arm * y),
        ];
        painter.add(Shape::line(ends.to_vec(), stroke));
    };
    corner(frame.left_top(), 1.0, 1.0);
    corner(frame.right_top(), -1.0, 1.0);
    corner(frame.right_bottom(), -1.0, -1.0);
    corner(frame.left_bottom(), 1.0, -1.0);
}

/// Draws a prohibition sign: a ring with a bar.
pub(super) fn paint_ban(painter: &Painter, rect: Rect, palette: &Palette) {
    let (middle, radius) = (rect.center(), rect.width() * 0.42);
    let stroke = Stroke::new((rect.width() / 18.0).max(1.5), palette.mark_illegal);
    painter.circle_stroke(middle, radius, stroke);
    let across = vec2(radius, radius) * std::f32::consts::FRAC_1_SQRT_2;
    painter.line_segment([middle - across, middle + across], stroke);
}

/// Draws the keyboard cursor around its square.
pub(super) fn paint_cursor(painter: &Painter, rect: Rect, palette: &Palette) {
    let width = (rect.width() / 16.0).max(2.0);
    paint_two_lines(painter, rect, width, [palette.cursor, palette.mark_sign]);
}
