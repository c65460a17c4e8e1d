//! Painting with a brush or with the eraser, and drawing arrows and square marks. The right button draws them and also
//! opens the menu of a square; with the drawing tool any button or a finger draws. An arrow can be drawn with clicks,
//! too.

use super::phase::{BoardStroke, DrawPress, Gesture, GesturePhase, Paint, Scene, is_ctrl};
use crate::features::board::model::board_state::ArrowDraft;
use crate::features::board::view::BoardGeometry;
use crate::model::action::{Action, Annotation, BoardAction};
use crate::model::state::Tool;
use egui::{Modifiers, PointerButton, Pos2};
use tabiya_chess::{Piece, Square};
use tabiya_collection::document::{Edit, UndoGroup};
use tabiya_notation::annotations::{Arrow, MarkColor, SquareMark};

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

impl DrawPress {
    pub(super) fn moved(&mut self, pos: Pos2, scene: &Scene<'_>) {
        self.to = scene.geometry.square_at(pos);
        self.has_left |= self.to != Some(self.from);
    }

    /// The annotation that releasing the button here would draw.
    fn annotation(self) -> Option<Annotation> {
        let (from, to, color) = (self.from, self.to?, self.color);
        if from != to {
            return Some(Annotation::Arrow(Arrow { from, to, color }));
        }
        let mark = SquareMark {
            square: from,
            color,
        };
        (self.has_left || self.marks).then_some(Annotation::Mark(mark))
    }
}

/// The colour chosen by the held keys.
fn color_of(keys: Modifiers) -> Option<MarkColor> {
    match (keys.shift || is_ctrl(keys), keys.alt) {
        (false, false) => None,
        (true, false) => Some(MarkColor::Red),
        (false, true) => Some(MarkColor::Blue),
        (true, true) => Some(MarkColor::Yellow),
    }
}

impl Gesture {
    /// The annotation that is being drawn.
    pub fn annotation(&self) -> Option<Annotation> {
        match self.phase {
            GesturePhase::DrawPressed(press) => press.annotation(),
            _ => None,
        }
    }

    pub(super) fn draw_pressed(
        &mut self,
        square: Square,
        button: PointerButton,
        keys: Modifiers,
        scene: &Scene<'_>,
    ) {
        let of_keys = color_of(keys);
        let draws = scene.tool == Tool::Draw && button == PointerButton::Primary;
        self.phase = GesturePhase::DrawPressed(DrawPress {
            button,
            from: square,
            to: Some(square),
            has_left: false,
            marks: draws || of_keys.is_some(),
            color: of_keys.unwrap_or(scene.draw_color),
        });
    }

    /// The left button chooses an end of the arrow; any other button abandons the arrow.
    pub(super) fn pressed_for_arrow(
        &mut self,
        arrow: ArrowDraft,
        square: Square,
        button: PointerButton,
        actions: &mut Vec<Action>,
    ) {
        self.last_click = None;
        if button != PointerButton::Primary {
            return actions.push(Action::from(BoardAction::ArrowGivenUp));
        }
        self.phase = match arrow.from {
            None => GesturePhase::Arrow(square),
            Some(_) => GesturePhase::Spent,
        };
        actions.push(Action::from(BoardAction::ArrowAt(square)));
    }

    pub(super) fn draw_released(&mut self, press: DrawPress, actions: &mut Vec<Action>) {
        if let Some(annotation) = press.annotation() {
            actions.push(Action::from(BoardAction::Annotate(annotation)));
        } else if !press.has_left {
            actions.push(Action::from(BoardAction::SelectSquare(press.from)));
            self.menu_wanted = Some(press.from);
        }
    }
}

/// Ends the arrow where the button is released, for users who drag instead of clicking twice.
pub(super) fn arrow_released(
    from: Square,
    pos: Pos2,
    scene: &Scene<'_>,
    actions: &mut Vec<Action>,
) {
    let to = scene.geometry.square_at(pos).filter(|to| *to != from);
    actions.extend(to.map(|square| Action::from(BoardAction::ArrowAt(square))));
}
