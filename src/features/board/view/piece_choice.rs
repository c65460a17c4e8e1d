//! A button that chooses a kind of piece.

use super::piece_atlas::{PieceAtlases, snapped_square};
use crate::view::UiState;
use crate::widgets::style::palette;
use egui::{Color32, CornerRadius, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo};
use tabiya_chess::Piece;
use tabiya_text::piece_name;

/// A button with the picture of a piece, one of several of which one is chosen.
pub(crate) struct PieceChoice {
    pub(crate) id: Id,
    pub(crate) piece: Piece,
    pub(crate) is_on: bool,
    /// The name for screen readers.
    pub(crate) name: String,
}

impl PieceChoice {
    /// Shows the button. Returns whether it was clicked.
    pub(crate) fn show(self, ui: &Ui, ui_state: &mut UiState, rect: Rect) -> bool {
        let choice = ui.interact(rect, self.id, Sense::click());
        choice
            .widget_info(|| WidgetInfo::selected(Role::RadioButton, true, self.is_on, &self.name));
        let colors = palette(ui.visuals());
        // Black pieces are hard to see on the ground of other buttons.
        let ground = if choice.hovered() {
            colors.tray_hovered
        } else {
            colors.tray
        };
        let stroke = if self.is_on {
            Stroke::new(2.5, colors.accent)
        } else {
            Stroke::new(1.0, colors.line)
        };
        let corner = CornerRadius::same(4);
        let painter = ui.painter();
        painter.rect(rect, corner, ground, stroke, StrokeKind::Inside);
        let side = (rect.size().min_elem() - 4.0).min(26.0);
        let picture = snapped_square(ui.ctx(), rect.center(), side);
        let atlas = ui_state.part::<PieceAtlases>().atlas(ui.ctx(), side);
        let mut mesh = atlas.mesh();
        atlas.add_piece(&mut mesh, picture, self.piece, Color32::WHITE);
        painter.add(mesh);
        let is_clicked = choice.clicked();
        choice.on_hover_text(piece_name(self.piece));
        is_clicked
    }
}
