//! Small diagrams.

use crate::features::board::view::BoardGeometry;
use crate::features::board::view::piece_atlas::PieceAtlas;
use crate::widgets::style::{Palette, palette};
use egui::{Color32, Mesh, Rect, Ui, Vec2, pos2};
use tabiya_chess::Board;

/// The side of a square in a diagram with this side.
pub(crate) fn square_side(ui: &Ui, side: f32) -> f32 {
    let space = Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(side));
    small_geometry(ui, space, false).square_side
}

/// The squares of a diagram without a margin.
pub(crate) fn small_geometry(ui: &Ui, space: Rect, flipped: bool) -> BoardGeometry {
    BoardGeometry::fit(space, 0.0, ui.pixels_per_point(), flipped)
}

/// Paints squares and pieces.
pub(crate) fn paint_diagram(ui: &Ui, geometry: &BoardGeometry, board: &Board, atlas: &PieceAtlas) {
    let mut diagrams = Diagrams::new(ui, atlas);
    diagrams.add(geometry, board);
    diagrams.paint(ui);
}

/// Any number of diagrams of the same size, painted at once.
#[derive(Debug)]
pub(crate) struct Diagrams<'a> {
    atlas: &'a PieceAtlas,
    mesh: Mesh,
    palette: &'static Palette,
    edge_width: f32,
}

impl<'a> Diagrams<'a> {
    /// Begins without any diagram.
    pub(crate) fn new(ui: &Ui, atlas: &'a PieceAtlas) -> Self {
        Self {
            atlas,
            mesh: atlas.mesh(),
            palette: palette(ui.visuals()),
            edge_width: 1.0 / ui.pixels_per_point(),
        }
    }

    /// Adds squares and pieces with a line of one pixel around them.
    pub(crate) fn add(&mut self, geometry: &BoardGeometry, board: &Board) {
        let Self { atlas, mesh, .. } = self;
        let edge = geometry.rect.expand(self.edge_width);
        atlas.add_rect(mesh, edge, atlas.edge(self.palette));
        atlas.add_squares(mesh, geometry, self.palette);
        for (square, piece) in board.pieces() {
            atlas.add_piece(mesh, geometry.rect_of(square), piece, Color32::WHITE);
        }
    }

    /// Paints all diagrams.
    pub(crate) fn paint(self, ui: &Ui) {
        ui.painter().add(self.mesh);
    }
}
