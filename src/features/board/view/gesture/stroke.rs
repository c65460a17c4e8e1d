//! Painting with a brush or with the eraser.

use super::phase::{BoardStroke, Gesture, GesturePhase, Paint, Scene};
use crate::features::board::view::BoardGeometry;
use crate::model::action::{Action, BoardAction};
use egui::{PointerButton, Pos2};
use tabiya_chess::{Piece, Square};
use tabiya_collection::document::{Edit, UndoGroup};

impl Paint {
    /// The effect of a stroke with a brush that begins on this square. If the brush's piece is already there, the
    /// stroke removes it and all equal pieces that it passes.
    pub(super) fn beginning_on(square: Square, brush: Option<Piece>, scene: &Scene<'_>) -> Self {
        if brush.is_some() && scene.position.board.get(square) == brush {
            return Self {
                piece: None,
                only: brush,
            };
        }
        Self {
            piece: brush,
            only: None,
        }
    }

    /// Whether the stroke changes this square when it passes.
    pub(super) fn takes(self, square: Square, scene: &Scene<'_>) -> bool {
        self.only.is_none() || scene.position.board.get(square) == self.only
    }
}

impl BoardStroke {
    pub(super) fn moved(&mut self, pos: Pos2, scene: &Scene<'_>, actions: &mut Vec<Action>) {
        for square in squares_between(scene.geometry, self.last, pos) {
            if self.paint.takes(square, scene) {
                let edit = Edit::Put(square, self.paint.piece);
                actions.push(Action::from(BoardAction::Edit(edit, Some(self.group))));
            }
        }
        self.last = pos;
    }
}

impl Gesture {
    /// The undo group of a new stroke.
    pub(super) fn next_stroke(&mut self) -> UndoGroup {
        self.strokes += 1;
        UndoGroup::Stroke(self.strokes)
    }

    pub(super) fn begin_stroke(
        &mut self,
        square: Square,
        pos: Pos2,
        button: PointerButton,
        brush: Option<Piece>,
        scene: &Scene<'_>,
        actions: &mut Vec<Action>,
    ) {
        let group = self.next_stroke();
        let paint = Paint::beginning_on(square, brush, scene);
        actions.push(Action::from(BoardAction::SelectSquare(square)));
        actions.push(Action::from(BoardAction::Edit(
            Edit::Put(square, paint.piece),
            Some(group),
        )));
        self.phase = GesturePhase::Painting(BoardStroke {
            paint,
            group,
            button,
            last: pos,
        });
    }
}

/// The squares that a straight sweep enters, without the one where it begins.
pub(super) fn squares_between(geometry: &BoardGeometry, from: Pos2, to: Pos2) -> Vec<Square> {
    // In steps of a quarter of a square: a sweep across a corner may miss a square, as the hand did.
    let steps = (from.distance(to) / (geometry.square_side / 4.0))
        .ceil()
        .max(1.0) as u32;
    let mut squares = Vec::new();
    let mut last = geometry.square_at(from);
    for step in 1..=steps {
        let square = geometry.square_at(from.lerp(to, step as f32 / steps as f32));
        if square != last {
            squares.extend(square);
            last = square;
        }
    }
    squares
}
