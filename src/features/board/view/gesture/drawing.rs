//! Arrows and square marks. The right button draws them and also opens the menu of a square; with the drawing tool any
//! button or a finger draws. An arrow can be drawn with clicks, too.

use super::phase::{DrawPress, Gesture, GesturePhase, Scene, is_ctrl};
use crate::features::board::model::board_state::ArrowDraft;
use crate::model::action::{Action, Annotation, BoardAction};
use crate::model::state::Tool;
use egui::{Modifiers, PointerButton, Pos2};
use tabiya_chess::Square;
use tabiya_notation::annotations::{Arrow, MarkColor, SquareMark};

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
