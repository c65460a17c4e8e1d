//! Small diagrams.

use super::board::BoardGeometry;
use super::piece_atlas::PieceAtlas;
use super::style::palette;
use crate::chess::{Board, Square};
use egui::{Color32, Rect, Ui, Vec2, pos2};

/// The side of a square of a diagram of this side.
pub(super) fn square_side(ui: &Ui, side: f32) -> f32 {
    let space = Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(side));
    small_geometry(ui, space, false).square_side
}

/// The squares of a diagram without a margin.
pub(super) fn small_geometry(ui: &Ui, space: Rect, flipped: bool) -> BoardGeometry {
    BoardGeometry::fit(space, 0.0, ui.pixels_per_point(), flipped)
}

/// Paints squares and pieces.
pub(super) fn paint_diagram(ui: &Ui, geometry: &BoardGeometry, board: &Board, atlas: &PieceAtlas) {
    let palette = palette(ui.visuals());
    let mut mesh = atlas.mesh();
    atlas.add_rect(&mut mesh, geometry.rect.expand(0.5), palette.board_edge);
    atlas.add_rect(&mut mesh, geometry.rect, palette.light_square);
    for square in Square::all().filter(|square| !square.is_light()) {
        atlas.add_rect(&mut mesh, geometry.rect_of(square), palette.dark_square);
    }
    for (square, piece) in board.pieces() {
        atlas.add_piece(&mut mesh, geometry.rect_of(square), piece, Color32::WHITE);
    }
    ui.painter().add(mesh);
}
