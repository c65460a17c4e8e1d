//! Gestures of the mouse and of fingers on the board and on the spare pieces.
//!
//! Reads the raw events in their order, not egui's summary of a frame: a quick press, move and release within one frame
//! is a drag like any other, and a quick sweep misses no square. The position changes only when the gesture is decided;
//! the drag in progress is kept here.

mod block;
mod drawing;
mod finger;
mod phase;
#[cfg(test)]
mod tests;

pub use phase::{BlockDrag, Gesture, Scene, copies};

use super::outcome::{Drag, DragOrigin, clicked, dropped, has_right, is_still_there, put_at_home};
use crate::model::action::{Action, BoardAction, PlayAction, SetupAction};
use crate::model::state::Tool;
use crate::widgets::style::DRAG_THRESHOLD;
use drawing::arrow_released;
use egui::{Event, Modifiers, PointerButton, Pos2};
pub(super) use phase::is_ctrl;
use phase::{GesturePhase, Press};
use tabiya_chess::{Piece, Square};

impl Gesture {
    /// The piece that is being dragged.
    pub fn drag(&self) -> Option<Drag> {
        match self.phase {
            GesturePhase::Dragging(drag) => Some(drag),
            _ => None,
        }
    }

    /// Whether the gesture moves a piece freely although moves are played.
    pub fn is_free(&self) -> bool {
        self.is_free
    }

    /// Whether a button is down on the board.
    pub fn is_active(&self) -> bool {
        self.phase != GesturePhase::Idle
    }

    /// Takes the square whose menu is to open. Returns it only once.
    pub fn take_menu(&mut self) -> Option<Square> {
        self.menu_wanted.take()
    }

    /// Handles one event. `is_free` tells whether the board is uncovered at a point.
    pub fn event(
        &mut self,
        event: &Event,
        scene: &Scene<'_>,
        is_free: impl Fn(Pos2) -> bool,
        actions: &mut Vec<Action>,
    ) {
        if self.place != Some(scene.place) {
            self.phase = GesturePhase::Idle;
            self.last_click = None;
            self.place = Some(scene.place);
        }
        self.follow_fingers(event);
        self.try_freely(event, scene, actions);
        let own_scene = Scene {
            tool: if self.is_free {
                Tool::Pointer
            } else {
                scene.tool
            },
            ..*scene
        };
        let scene = &own_scene;
        match *event {
            // Another window would get the release.
            Event::WindowFocused(false) => self.phase = GesturePhase::Idle,
            Event::PointerMoved(pos) => self.moved(pos, scene, actions),
            Event::PointerButton {
                pos,
                button,
                pressed: true,
                modifiers,
            } if is_free(pos) => self.pressed(pos, button, modifiers, scene, actions),
            Event::PointerButton {
                pos,
                button,
                pressed: false,
                modifiers,
            } => {
                self.moved(pos, scene, actions);
                self.released(pos, button, modifiers, scene, actions);
                self.is_free &= self.is_active();
            }
            _ => {}
        }
    }

    /// While moves are played, a button pressed with Ctrl moves a piece freely, until it is released.
    fn try_freely(&mut self, event: &Event, scene: &Scene<'_>, actions: &mut Vec<Action>) {
        let Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers,
        } = *event
        else {
            return;
        };
        if pressed {
            let square = scene.geometry.square_at(pos);
            let is_piece = square.is_some_and(|square| scene.position.board.get(square).is_some());
            let holds = is_piece || scene.spare_at(pos).is_some();
            self.is_free = scene.tool == Tool::Play && is_ctrl(modifiers) && holds;
        } else if self.is_free {
            actions.push(Action::from(PlayAction::TryFreely));
        }
    }

    /// Puts back a dragged piece or block. Returns whether there was one.
    pub fn cancel(&mut self) -> bool {
        let was_active = match &self.phase {
            GesturePhase::Dragging(_)
            | GesturePhase::Sweeping(_)
            | GesturePhase::DrawPressed(_) => true,
            GesturePhase::Block(drag) => drag.is_dragged,
            _ => false,
        };
        self.phase = GesturePhase::Idle;
        was_active
    }

    fn pressed(
        &mut self,
        pos: Pos2,
        button: PointerButton,
        keys: Modifiers,
        scene: &Scene<'_>,
        actions: &mut Vec<Action>,
    ) {
        if self.is_active() {
            // Another button during a drag puts the piece back.
            self.phase = GesturePhase::Idle;
            return;
        }
        if let Some((arrow, square)) = scene.arrow.zip(scene.geometry.square_at(pos)) {
            return self.pressed_for_arrow(arrow, square, button, actions);
        }
        if self.fingers.is_down() {
            return self.touched(pos, scene);
        }
        self.is_by_finger = false;
        let spare = scene.spare_at(pos);
        if let Some(piece) = spare.filter(|_| button == PointerButton::Primary) {
            let origin = DragOrigin::Spare;
            self.take_hold(Drag { piece, origin }, pos, keys, scene);
        }
        if let Some(square) = scene.geometry.square_at(pos) {
            if button == PointerButton::Primary && self.press_for_block(square, pos, keys, scene) {
                return;
            }
            self.pressed_on_square(square, pos, button, keys, scene, actions);
        }
    }

    fn pressed_on_square(
        &mut self,
        square: Square,
        pos: Pos2,
        button: PointerButton,
        keys: Modifiers,
        scene: &Scene<'_>,
        actions: &mut Vec<Action>,
    ) {
        let there = scene.position.board.get(square);
        match (button, scene.tool, there) {
            (PointerButton::Middle, Tool::Play, _) => {}
            (PointerButton::Middle, _, Some(piece)) => {
                actions.push(Action::from(BoardAction::SelectTool(Tool::Brush(piece))));
            }
            (PointerButton::Primary, Tool::Pointer | Tool::Play, Some(piece)) => {
                actions.push(Action::from(BoardAction::SelectSquare(square)));
                let origin = DragOrigin::Square(square);
                self.take_hold(Drag { piece, origin }, pos, keys, scene);
            }
            (PointerButton::Primary, Tool::Pointer, None) => {
                self.last_click = None;
                actions.push(Action::from(BoardAction::SelectSquare(square)));
            }
            (PointerButton::Primary, Tool::Play, None) => {
                actions.push(Action::from(BoardAction::SelectSquare(square)));
                actions.push(Action::from(PlayAction::Choose(square)));
            }
            (PointerButton::Secondary, Tool::Pointer | Tool::Draw | Tool::Play, _)
            | (PointerButton::Primary, Tool::Draw, _) => {
                self.draw_pressed(square, button, keys, scene);
            }
            (PointerButton::Primary, Tool::Brush(piece), _) => {
                self.begin_stroke(square, pos, button, Some(piece), scene, actions);
            }
            (PointerButton::Secondary, Tool::Brush(piece), _) => {
                let other = Some(piece.in_other_color());
                self.begin_stroke(square, pos, button, other, scene, actions);
            }
            (PointerButton::Primary | PointerButton::Secondary, Tool::Eraser, _) => {
                self.begin_stroke(square, pos, button, None, scene, actions);
            }
            _ => {}
        }
    }

    fn take_hold(&mut self, drag: Drag, at: Pos2, keys: Modifiers, scene: &Scene<'_>) {
        let is_second = match drag.origin {
            DragOrigin::Square(square) => self.is_second_click(square, scene),
            DragOrigin::Spare => false,
        };
        self.phase = GesturePhase::Pressed(Press {
            drag,
            at,
            time: scene.now,
            keys,
            is_second,
        });
    }

    /// Whether a press on this square now completes a double click. To be called once per click.
    fn is_second_click(&mut self, square: Square, scene: &Scene<'_>) -> bool {
        let last = self.last_click.take();
        last.is_some_and(|(on, at)| on == square && scene.now - at <= scene.double_click)
    }

    fn moved(&mut self, pos: Pos2, scene: &Scene<'_>, actions: &mut Vec<Action>) {
        match &mut self.phase {
            GesturePhase::Pressed(press) if press.at.distance(pos) >= DRAG_THRESHOLD => {
                self.phase = GesturePhase::Dragging(press.drag);
            }
            GesturePhase::Painting(stroke) => stroke.moved(pos, scene, actions),
            GesturePhase::Selecting(selecting) => selecting.moved(pos, scene, actions),
            GesturePhase::Block(drag) => drag.moved(pos),
            GesturePhase::DrawPressed(press) => press.moved(pos, scene),
            GesturePhase::Touched(_) | GesturePhase::Sweeping(_) => self.finger_moved(pos, scene),
            _ => {}
        }
    }

    fn released(
        &mut self,
        pos: Pos2,
        button: PointerButton,
        keys: Modifiers,
        scene: &Scene<'_>,
        actions: &mut Vec<Action>,
    ) {
        let expected = match &self.phase {
            GesturePhase::Painting(stroke) => stroke.button,
            GesturePhase::DrawPressed(press) => press.button,
            _ => PointerButton::Primary,
        };
        if button != expected {
            return;
        }
        match std::mem::take(&mut self.phase) {
            GesturePhase::Idle | GesturePhase::Spent => {}
            GesturePhase::Painting(stroke) => actions.push(Action::GroupEnded(stroke.group)),
            GesturePhase::Pressed(press) => self.clicked(press, keys, scene, actions),
            GesturePhase::Dragging(drag) => {
                // The key for a free move is the one that copies while a position is set up.
                let copies = copies(keys) && !self.is_free;
                drop_piece(drag, pos, copies, scene, actions);
            }
            GesturePhase::Selecting(selecting) => selecting.released(scene, actions),
            GesturePhase::Block(drag) => self.block_released(&drag, keys, scene, actions),
            GesturePhase::DrawPressed(press) => self.draw_released(press, actions),
            GesturePhase::Arrow(from) => arrow_released(from, pos, scene, actions),
            GesturePhase::Touched(finger) => self.tapped(finger, scene, actions),
            GesturePhase::Sweeping(sweep) => self.swept(&sweep, actions),
        }
    }

    fn clicked(
        &mut self,
        press: Press,
        keys: Modifiers,
        scene: &Scene<'_>,
        actions: &mut Vec<Action>,
    ) {
        let DragOrigin::Square(square) = press.drag.origin else {
            // The user may release Ctrl before the button.
            if is_ctrl(press.keys) || is_ctrl(keys) {
                return self.put_at_home(press.drag.piece, scene, actions);
            }
            return actions.push(clicked(press.drag.piece, scene.tool));
        };
        self.square_clicked(square, press.time, press.is_second, scene, actions);
    }

    /// Handles a click of the pointer on a square. The second click of a double click grants or revokes the right of
    /// the piece. While moves are played, a click picks up the piece or captures it.
    fn square_clicked(
        &mut self,
        square: Square,
        time: f64,
        is_second: bool,
        scene: &Scene<'_>,
        actions: &mut Vec<Action>,
    ) {
        if scene.tool == Tool::Play {
            actions.push(Action::from(PlayAction::Choose(square)));
        } else if !is_second {
            self.last_click = Some((square, time));
        } else if has_right(scene.position, square) {
            actions.push(Action::from(SetupAction::ToggleRight(square)));
        }
    }

    fn put_at_home(&mut self, piece: Piece, scene: &Scene<'_>, actions: &mut Vec<Action>) {
        leave_playing(scene, actions);
        let group = self.next_stroke();
        put_at_home(piece, scene.symmetric, group, actions);
    }
}

impl Scene<'_> {
    fn spare_at(&self, pos: Pos2) -> Option<Piece> {
        let found = self.spares.iter().find(|(rect, _)| rect.contains(pos));
        found.map(|(_, piece)| *piece)
    }
}

fn drop_piece(drag: Drag, pos: Pos2, copies: bool, scene: &Scene<'_>, actions: &mut Vec<Action>) {
    let target = scene.geometry.square_at(pos);
    if !is_still_there(drag, scene.position) {
        return;
    }
    actions.extend(target.map(|square| Action::from(BoardAction::SelectSquare(square))));
    match (drag.origin, target) {
        (DragOrigin::Square(from), to) if scene.tool == Tool::Play => {
            // A piece dropped on its own square or beside the board goes back.
            let to = to.filter(|to| *to != from);
            actions.extend(to.map(|to| Action::from(PlayAction::Move { from, to })));
        }
        (DragOrigin::Spare, Some(_)) => {
            leave_playing(scene, actions);
            actions.extend(dropped(drag, target, copies));
        }
        _ => actions.extend(dropped(drag, target, copies)),
    }
}

/// Ends playing, since a user who takes a spare piece sets up the position.
fn leave_playing(scene: &Scene<'_>, actions: &mut Vec<Action>) {
    if scene.tool == Tool::Play {
        actions.push(Action::from(BoardAction::SelectTool(Tool::Pointer)));
    }
}
