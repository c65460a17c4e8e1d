//! The right button with the pointer: arrows, square marks, and the menu of a square.

use super::phase::{Gesture, Phase, RightPress, Scene, is_ctrl};
use crate::action::{Action, Annotation};
use crate::chess::Square;
use crate::notation::annotations::{Arrow, MarkColor, SquareMark};
use egui::{Modifiers, Pos2};

impl RightPress {
    pub(super) fn moved(&mut self, pos: Pos2, scene: &Scene<'_>) {
        self.to = scene.geometry.square_at(pos);
        self.has_left |= self.to != Some(self.from);
    }

    /// What letting the button go here would draw.
    fn annotation(self) -> Option<Annotation> {
        let (from, to, color) = (self.from, self.to?, self.color);
        if from != to {
            return Some(Annotation::Arrow(Arrow { from, to, color }));
        }
        let mark = SquareMark {
            square: from,
            color,
        };
        (self.has_left || self.has_key).then_some(Annotation::Mark(mark))
    }
}

/// The colour of what is drawn while these keys are held.
fn color_of(keys: Modifiers) -> MarkColor {
    match (keys.shift || is_ctrl(keys), keys.alt) {
        (false, false) => MarkColor::Green,
        (true, false) => MarkColor::Red,
        (false, true) => MarkColor::Blue,
        (true, true) => MarkColor::Yellow,
    }
}

impl Gesture {
    /// What is being drawn.
    pub fn annotation(&self) -> Option<Annotation> {
        match self.phase {
            Phase::RightPressed(press) => press.annotation(),
            _ => None,
        }
    }

    pub(super) fn right_pressed(&mut self, square: Square, keys: Modifiers) {
        self.phase = Phase::RightPressed(RightPress {
            from: square,
            to: Some(square),
            has_left: false,
            has_key: keys.shift || keys.alt || is_ctrl(keys),
            color: color_of(keys),
        });
    }

    pub(super) fn right_released(&mut self, press: RightPress, actions: &mut Vec<Action>) {
        if let Some(annotation) = press.annotation() {
            actions.push(Action::Annotate(annotation));
        } else if !press.has_left {
            actions.push(Action::SelectSquare(press.from));
            self.menu_wanted = Some(press.from);
        }
    }
}
