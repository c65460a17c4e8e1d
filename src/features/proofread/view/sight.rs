//! The two boards of a row: their marked squares, and the square that the mouse or the keys choose.

use crate::features::board::view::BoardGeometry;
use crate::widgets::style::palette;
use egui::{Color32, Key, Modifiers, Pos2, Stroke, StrokeKind, Ui, Vec2, vec2};
use tabiya_chess::Square;

/// The two boards of a row, the picture and the diagram.
pub(super) struct Sight {
    pub(super) boards: [BoardGeometry; 2],
    pub(super) doubts: Vec<Square>,
    /// The current square, if it is on this row.
    pub(super) current: Option<Square>,
    /// The square under the pointer.
    pub(super) pointed: Option<Square>,
}

impl Sight {
    /// The square at a point on either board.
    pub(super) fn square_at(&self, point: Pos2) -> Option<Square> {
        let mut boards = self.boards.iter();
        boards.find_map(|board| board.square_at(point))
    }

    /// The square to which steps lead from the current one. Without a current square they begin in the upper left corner.
    pub(super) fn after(&self, steps: &[Vec2]) -> Option<Square> {
        let [board, _] = &self.boards;
        let corner = board.rect.min + Vec2::splat(board.square_side / 2.0);
        steps.iter().fold(self.current, |from, step| {
            let Some(from) = from else {
                return board.square_at(corner);
            };
            let beside = board.rect_of(from).center() + *step * board.square_side;
            board.square_at(beside).or(Some(from))
        })
    }

    /// Marks the squares in doubt, the current one, and the one under the pointer.
    pub(super) fn paint_marks(&self, ui: &Ui, board: &BoardGeometry) {
        let palette = palette(ui.visuals());
        for square in &self.doubts {
            frame(ui, board, *square, 2.0, palette.mark_odd);
        }
        if let Some(square) = self.pointed {
            frame(ui, board, square, 2.0, palette.accent);
        }
        if let Some(square) = self.current {
            frame(ui, board, square, 4.0, palette.accent);
        }
    }
}

/// Takes the steps of the arrow keys with Shift, in squares.
pub(super) fn steps_typed(ui: &Ui) -> Vec<Vec2> {
    let mut steps = Vec::new();
    for (key, step) in [
        (Key::ArrowRight, vec2(1.0, 0.0)),
        (Key::ArrowLeft, vec2(-1.0, 0.0)),
        (Key::ArrowDown, vec2(0.0, 1.0)),
        (Key::ArrowUp, vec2(0.0, -1.0)),
    ] {
        while ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, key)) {
            steps.push(step);
        }
    }
    steps
}

/// Frames a square, with an edge that is visible on any ground, including a picture.
fn frame(ui: &Ui, board: &BoardGeometry, square: Square, width: f32, color: Color32) {
    let rect = board.rect_of(square);
    let edge = Stroke::new(width + 2.0, palette(ui.visuals()).mark_sign);
    ui.painter()
        .rect_stroke(rect, 2.0, edge, StrokeKind::Inside);
    let stroke = Stroke::new(width, color);
    ui.painter()
        .rect_stroke(rect.shrink(1.0), 2.0, stroke, StrokeKind::Inside);
}
