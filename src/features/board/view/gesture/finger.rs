//! Gestures of one finger. It may tap, sweep, drag, press long, or be the first of two fingers that pinch; nothing
//! happens until it is clear which.

use super::drawing::squares_between;
use super::phase::{BlockDraft, Finger, Gesture, GesturePhase, Paint, Scene, Sweep, Touched};
use crate::features::board::view::outcome::{Drag, DragOrigin, clicked};
use crate::model::action::{Action, Annotation, BoardAction, PlayAction};
use crate::model::state::Tool;
use crate::widgets::style::TOUCH_THRESHOLD;
use egui::{Event, Modifiers, PointerButton, Pos2, TouchPhase};
use tabiya_chess::{Piece, Position, Square};
use tabiya_collection::document::Edit;
use tabiya_notation::annotations::SquareMark;

/// The time after which a finger that has not moved makes a long press, in seconds.
pub(super) const LONG_PRESS: f64 = 0.5;

impl Gesture {
    /// Counts the fingers. A second one ends the gesture without any change.
    pub(super) fn follow_fingers(&mut self, event: &Event) {
        self.fingers.follow(event);
        let is_lifted = matches!(
            event,
            Event::Touch {
                phase: TouchPhase::Cancel,
                ..
            } | Event::PointerGone
        );
        if self.fingers.are_several() {
            self.phase = GesturePhase::Spent;
        } else if is_lifted && self.is_by_finger {
            self.phase = GesturePhase::Idle;
        }
        if self.phase == GesturePhase::Spent && !self.fingers.is_down() {
            self.phase = GesturePhase::Idle;
        }
    }

    pub(super) fn touched(&mut self, pos: Pos2, scene: &Scene<'_>) {
        let spare = scene.spare_at(pos).map(Touched::Spare);
        let square = || scene.geometry.square_at(pos).map(Touched::Square);
        self.is_by_finger = true;
        if let Some(on) = spare.or_else(square) {
            self.phase = GesturePhase::Touched(Finger {
                on,
                at: pos,
                time: scene.now,
            });
        }
    }

    pub(super) fn finger_moved(&mut self, pos: Pos2, scene: &Scene<'_>) {
        match &mut self.phase {
            GesturePhase::Touched(finger) if finger.at.distance(pos) >= TOUCH_THRESHOLD => {
                let finger = *finger;
                self.phase = GesturePhase::Spent;
                self.finger_set_off(finger, scene);
                self.moved_by_finger(pos, scene);
            }
            GesturePhase::Sweeping(sweep) => sweep.moved(pos, scene),
            _ => {}
        }
    }

    /// Handles the rest of the movement with which a finger began a gesture.
    fn moved_by_finger(&mut self, pos: Pos2, scene: &Scene<'_>) {
        match &mut self.phase {
            GesturePhase::Sweeping(sweep) => sweep.moved(pos, scene),
            GesturePhase::Block(drag) => drag.moved(pos),
            GesturePhase::DrawPressed(press) => press.moved(pos, scene),
            _ => {}
        }
    }

    fn finger_set_off(&mut self, finger: Finger, scene: &Scene<'_>) {
        let square = match finger.on {
            Touched::Spare(piece) => {
                let origin = DragOrigin::Spare;
                self.phase = GesturePhase::Dragging(Drag { piece, origin });
                return;
            }
            Touched::Square(square) => square,
        };
        let brush = match scene.tool {
            Tool::Brush(piece) => Some(piece),
            Tool::Eraser => None,
            Tool::Pointer => {
                return self.finger_drags(square, finger.at, scene);
            }
            Tool::Play => {
                let piece = scene.position.board.get(square);
                let origin = DragOrigin::Square(square);
                let drag = piece.map(|piece| GesturePhase::Dragging(Drag { piece, origin }));
                self.phase = drag.unwrap_or(GesturePhase::Spent);
                return;
            }
            Tool::Draw => {
                let button = PointerButton::Primary;
                return self.draw_pressed(square, button, Modifiers::NONE, scene);
            }
        };
        self.phase = GesturePhase::Sweeping(Sweep {
            paint: Paint::beginning_on(square, brush, scene),
            squares: vec![square],
            last: finger.at,
        });
    }

    fn finger_drags(&mut self, square: Square, at: Pos2, scene: &Scene<'_>) {
        if self.take_hold_of_block(square, at, Modifiers::NONE, scene) {
            return;
        }
        self.phase = match scene.position.board.get(square) {
            Some(piece) => {
                let origin = DragOrigin::Square(square);
                GesturePhase::Dragging(Drag { piece, origin })
            }
            // A finger has no Shift key, so it selects directly.
            None => GesturePhase::Selecting(BlockDraft::beginning(square, at)),
        };
    }

    /// Handles the passage of time. Returns the number of seconds after which to call again, if any.
    pub fn wait(&mut self, scene: &Scene<'_>, actions: &mut Vec<Action>) -> Option<f64> {
        let GesturePhase::Touched(finger) = self.phase else {
            return None;
        };
        let left = finger.time + LONG_PRESS - scene.now;
        if left > 0.0 {
            return Some(left);
        }
        self.pressed_long(finger, scene, actions);
        None
    }

    fn pressed_long(&mut self, finger: Finger, scene: &Scene<'_>, actions: &mut Vec<Action>) {
        self.phase = GesturePhase::Spent;
        match (finger.on, scene.tool) {
            (Touched::Spare(piece), _) => self.put_at_home(piece, scene, actions),
            (Touched::Square(square), Tool::Pointer | Tool::Draw | Tool::Play) => {
                actions.push(Action::from(BoardAction::SelectSquare(square)));
                self.menu_wanted = Some(square);
            }
            (Touched::Square(square), Tool::Brush(piece)) => {
                self.put_by_finger(&[square], Some(piece.in_other_color()), scene, actions);
            }
            (Touched::Square(square), Tool::Eraser) => {
                self.put_by_finger(&[square], None, scene, actions);
            }
        }
    }

    pub(super) fn tapped(&mut self, finger: Finger, scene: &Scene<'_>, actions: &mut Vec<Action>) {
        let square = match finger.on {
            Touched::Spare(piece) => return actions.push(clicked(piece, scene.tool)),
            Touched::Square(square) => square,
        };
        match scene.tool {
            Tool::Brush(piece) => self.put_by_finger(&[square], Some(piece), scene, actions),
            Tool::Eraser => self.put_by_finger(&[square], None, scene, actions),
            Tool::Pointer => {
                actions.push(Action::from(BoardAction::SelectSquare(square)));
                let is_second = self.is_second_click(square, scene);
                self.square_clicked(square, finger.time, is_second, scene, actions);
            }
            Tool::Play => {
                actions.push(Action::from(BoardAction::SelectSquare(square)));
                actions.push(Action::from(PlayAction::Choose(square)));
            }
            Tool::Draw => {
                let color = scene.draw_color;
                let mark = SquareMark { square, color };
                actions.push(Action::from(BoardAction::Annotate(Annotation::Mark(mark))));
            }
        }
    }

    fn put_by_finger(
        &mut self,
        squares: &[Square],
        brush: Option<Piece>,
        scene: &Scene<'_>,
        actions: &mut Vec<Action>,
    ) {
        let Some(first) = squares.first() else {
            return;
        };
        let sweep = Sweep {
            paint: Paint::beginning_on(*first, brush, scene),
            squares: squares.to_vec(),
            last: Pos2::ZERO,
        };
        self.swept(&sweep, actions);
    }

    pub(super) fn swept(&mut self, sweep: &Sweep, actions: &mut Vec<Action>) {
        let group = self.next_stroke();
        actions.extend(
            sweep
                .squares
                .first()
                .copied()
                .map(|square| Action::from(BoardAction::SelectSquare(square))),
        );
        for square in &sweep.squares {
            let edit = Edit::Put(*square, sweep.paint.piece);
            actions.push(Action::from(BoardAction::Edit(edit, Some(group))));
        }
        actions.push(Action::GroupEnded(group));
    }

    /// The position after the sweeping finger is lifted.
    pub fn preview(&self, scene: &Scene<'_>) -> Option<Position> {
        let GesturePhase::Sweeping(sweep) = &self.phase else {
            return None;
        };
        let mut next = *scene.position;
        for square in &sweep.squares {
            let piece = sweep.paint.piece;
            let edit = if scene.symmetric {
                Edit::PutBoth(*square, piece)
            } else {
                Edit::Put(*square, piece)
            };
            next = edit.apply_to(&next);
        }
        Some(next)
    }
}

impl Sweep {
    fn moved(&mut self, pos: Pos2, scene: &Scene<'_>) {
        let entered = squares_between(scene.geometry, self.last, pos);
        let paint = self.paint;
        let is_new = |square: &Square| !self.squares.contains(square);
        let taken: Vec<_> = entered
            .into_iter()
            .filter(|square| paint.takes(*square, scene) && is_new(square))
            .collect();
        self.squares.extend(taken);
        self.last = pos;
    }
}
