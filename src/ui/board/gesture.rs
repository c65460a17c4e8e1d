//! What the mouse does on the board and on the spare pieces.
//!
//! Reads the raw events in their order, not egui's summary of a frame: a quick press, move and
//! release within one frame is a drag like any other, and a quick sweep misses no square.
//! The position is never changed before the mouse has decided; the drag in flight lives here.

use super::geometry::BoardGeometry;
use super::outcome::{clicked, dropped, is_still_there};
use crate::action::Action;
use crate::chess::{Piece, Position, Square};
use crate::document::{DocumentId, Edit, Group};
use crate::state::Tool;
use crate::ui::style::DRAG_THRESHOLD;
use egui::{Event, Modifiers, PointerButton, Pos2, Rect};

/// What the mouse can meet.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// Where the squares are.
    pub geometry: &'a BoardGeometry,
    /// Which row of which document this is.
    pub place: (DocumentId, u64),
    /// What stands on them.
    pub position: &'a Position,
    /// What the mouse does.
    pub tool: Tool,
    /// The spare pieces and where they are.
    pub spares: &'a [(Rect, Piece)],
}

/// Where a dragged piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It stands on the board.
    Square(Square),
    /// It is a new one.
    Spare,
}

/// A piece that is being dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drag {
    /// The piece.
    pub piece: Piece,
    /// Where it comes from.
    pub origin: Origin,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Phase {
    #[default]
    Idle,
    /// A button is down on a piece: this will be a click or a drag.
    Pressed {
        drag: Drag,
        at: Pos2,
    },
    Dragging(Drag),
    /// The button is down and every square that is entered gets this.
    Painting {
        paint: Option<Piece>,
        /// Squares with anything else than this are left alone.
        only: Option<Piece>,
        group: Group,
        button: PointerButton,
        last: Pos2,
    },
}

/// The gesture that is being made.
#[derive(Debug, Default)]
pub struct Gesture {
    phase: Phase,
    /// Where the gesture began. What is on the board elsewhere is none of its business.
    place: Option<(DocumentId, u64)>,
    strokes: u64,
}

impl Gesture {
    /// The piece that is being dragged.
    pub fn drag(&self) -> Option<Drag> {
        match self.phase {
            Phase::Dragging(drag) => Some(drag),
            Phase::Idle | Phase::Pressed { .. } | Phase::Painting { .. } => None,
        }
    }

    /// Whether a button is down on the board.
    pub fn is_active(&self) -> bool {
        self.phase != Phase::Idle
    }

    /// Takes one event. `is_free` tells whether nothing covers the board at a place.
    pub fn event(
        &mut self,
        event: &Event,
        scene: &Scene<'_>,
        is_free: impl Fn(Pos2) -> bool,
        actions: &mut Vec<Action>,
    ) {
        if self.place != Some(scene.place) {
            self.phase = Phase::Idle;
            self.place = Some(scene.place);
        }
        match *event {
            // The release would go to somebody else.
            Event::WindowFocused(false) => self.phase = Phase::Idle,
            Event::PointerMoved(pos) => self.moved(pos, scene, actions),
            Event::PointerButton {
                pos,
                button,
                pressed: true,
                ..
            } if is_free(pos) => self.pressed(pos, button, scene, actions),
            Event::PointerButton {
                pos,
                button,
                pressed: false,
                modifiers,
            } => {
                self.moved(pos, scene, actions);
                self.released(pos, button, modifiers, scene, actions);
            }
            _ => {}
        }
    }

    /// Puts a dragged piece back. Returns whether there was one.
    pub fn cancel(&mut self) -> bool {
        let was_active = self.drag().is_some();
        self.phase = Phase::Idle;
        was_active
    }

    fn pressed(
        &mut self,
        pos: Pos2,
        button: PointerButton,
        scene: &Scene<'_>,
        actions: &mut Vec<Action>,
    ) {
        if self.is_active() {
            // Another button during a drag puts the piece back.
            self.phase = Phase::Idle;
            return;
        }
        let spare = scene.spares.iter().find(|(rect, _)| rect.contains(pos));
        if let Some((_, piece)) = spare.filter(|_| button == PointerButton::Primary) {
            let origin = Origin::Spare;
            let drag = Drag {
                piece: *piece,
                origin,
            };
            self.phase = Phase::Pressed { drag, at: pos };
        }
        if let Some(square) = scene.geometry.square_at(pos) {
            self.pressed_on_square(square, pos, button, scene, actions);
        }
    }

    fn pressed_on_square(
        &mut self,
        square: Square,
        pos: Pos2,
        button: PointerButton,
        scene: &Scene<'_>,
        actions: &mut Vec<Action>,
    ) {
        let there = scene.position.board.get(square);
        match (button, scene.tool, there) {
            (PointerButton::Middle, _, Some(piece)) => {
                actions.push(Action::SelectTool(Tool::Brush(piece)));
            }
            (PointerButton::Primary, Tool::Pointer, Some(piece)) => {
                actions.push(Action::SelectSquare(square));
                let origin = Origin::Square(square);
                let drag = Drag { piece, origin };
                self.phase = Phase::Pressed { drag, at: pos };
            }
            (PointerButton::Primary, Tool::Pointer, None) => {
                actions.push(Action::SelectSquare(square));
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

    fn begin_stroke(
        &mut self,
        square: Square,
        pos: Pos2,
        button: PointerButton,
        paint: Option<Piece>,
        scene: &Scene<'_>,
        actions: &mut Vec<Action>,
    ) {
        self.strokes += 1;
        let group = Group::Stroke(self.strokes);
        actions.push(Action::SelectSquare(square));
        if paint.is_some() && scene.position.board.get(square) == paint {
            // An equal piece is taken off, and the sweep goes on taking equal pieces off.
            actions.push(Action::Edit(Edit::Put(square, None), Some(group)));
            self.phase = Phase::Painting {
                paint: None,
                only: paint,
                group,
                button,
                last: pos,
            };
            return;
        }
        actions.push(Action::Edit(Edit::Put(square, paint), Some(group)));
        self.phase = Phase::Painting {
            paint,
            only: None,
            group,
            button,
            last: pos,
        };
    }

    fn moved(&mut self, pos: Pos2, scene: &Scene<'_>, actions: &mut Vec<Action>) {
        match self.phase {
            Phase::Pressed { drag, at } if at.distance(pos) >= DRAG_THRESHOLD => {
                self.phase = Phase::Dragging(drag);
            }
            Phase::Painting {
                paint,
                only,
                group,
                button,
                last,
            } => {
                let is_meant =
                    |square: &Square| only.is_none() || scene.position.board.get(*square) == only;
                let entered = squares_between(scene.geometry, last, pos);
                for square in entered.into_iter().filter(is_meant) {
                    actions.push(Action::Edit(Edit::Put(square, paint), Some(group)));
                }
                self.phase = Phase::Painting {
                    paint,
                    only,
                    group,
                    button,
                    last: pos,
                };
            }
            Phase::Idle | Phase::Pressed { .. } | Phase::Dragging(_) => {}
        }
    }

    fn released(
        &mut self,
        pos: Pos2,
        button: PointerButton,
        modifiers: Modifiers,
        scene: &Scene<'_>,
        actions: &mut Vec<Action>,
    ) {
        match self.phase {
            Phase::Painting {
                button: painting,
                group,
                ..
            } if button == painting => {
                self.phase = Phase::Idle;
                actions.push(Action::GroupEnded(group));
            }
            Phase::Pressed { drag, .. } if button == PointerButton::Primary => {
                self.phase = Phase::Idle;
                actions.extend(clicked(drag, scene.tool, scene.position));
            }
            Phase::Dragging(drag) if button == PointerButton::Primary => {
                self.phase = Phase::Idle;
                let target = scene.geometry.square_at(pos);
                let copies = modifiers.alt || modifiers.ctrl || modifiers.command;
                if is_still_there(drag, scene.position) {
                    actions.extend(target.map(Action::SelectSquare));
                    actions.extend(dropped(drag, target, copies));
                }
            }
            _ => {}
        }
    }
}

/// The squares that a straight sweep enters, without the one that it begins on.
fn squares_between(geometry: &BoardGeometry, from: Pos2, to: Pos2) -> Vec<Square> {
    // A quarter of a square: a sweep across a corner may pass a square by, as the hand did.
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

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use egui::vec2;

    fn square(name: &str) -> Square {
        Square::from_name(name).unwrap()
    }

    struct Board {
        geometry: BoardGeometry,
        position: Position,
        tool: Tool,
        gesture: Gesture,
    }

    impl Board {
        fn new(tool: Tool) -> Self {
            let space = Rect::from_min_size(Pos2::ZERO, vec2(400.0, 400.0));
            Self {
                geometry: BoardGeometry::fit(space, 0.0, 1.0, false),
                position: Position::start(),
                tool,
                gesture: Gesture::default(),
            }
        }

        fn send(&mut self, event: &Event) -> Vec<Edit> {
            let scene = Scene {
                geometry: &self.geometry,
                place: (DocumentId(1), 0),
                position: &self.position,
                tool: self.tool,
                spares: &[],
            };
            let mut actions = Vec::new();
            self.gesture.event(event, &scene, |_| true, &mut actions);
            let edit = |action| match action {
                Action::Edit(edit, _) => Some(edit),
                _ => None,
            };
            actions.into_iter().filter_map(edit).collect()
        }

        fn button(&mut self, name: &str, button: PointerButton, pressed: bool) -> Vec<Edit> {
            let pos = self.geometry.rect_of(square(name)).center();
            self.send(&Event::PointerButton {
                pos,
                button,
                pressed,
                modifiers: Modifiers::NONE,
            })
        }
    }

    #[test]
    fn press_and_release_on_two_squares_without_any_move_between_is_a_drag() {
        let mut board = Board::new(Tool::Pointer);
        assert_eq!(board.button("e2", PointerButton::Primary, true), []);
        let edits = board.button("e4", PointerButton::Primary, false);
        let (from, to) = (square("e2"), square("e4"));
        assert_eq!(edits, [Edit::Move { from, to }]);
    }

    #[test]
    fn a_sweep_in_one_jump_paints_every_square_on_its_way() {
        let mut board = Board::new(Tool::Brush(Piece::WhiteQueen));
        assert_eq!(board.button("a4", PointerButton::Primary, true).len(), 1);
        let edits = board.button("h4", PointerButton::Primary, false);
        assert_eq!(edits.len(), 7);
    }

    #[test]
    fn a_sweep_that_begins_on_an_equal_piece_takes_equal_pieces_off() {
        let mut board = Board::new(Tool::Brush(Piece::WhitePawn));
        let edits = board.button("a2", PointerButton::Primary, true);
        assert_eq!(edits, [Edit::Put(square("a2"), None)]);
        let edits = board.button("c2", PointerButton::Primary, false);
        let off = ["b2", "c2"].map(|name| Edit::Put(square(name), None));
        assert_eq!(edits, off);
        board.button("a1", PointerButton::Secondary, true);
        board.button("a1", PointerButton::Secondary, false);
        board.button("h2", PointerButton::Primary, true);
        assert_eq!(board.button("h4", PointerButton::Primary, false), []);
    }

    #[test]
    fn another_button_during_a_drag_puts_the_piece_back() {
        let mut board = Board::new(Tool::Pointer);
        board.button("e2", PointerButton::Primary, true);
        let pos = board.geometry.rect_of(square("e4")).center();
        board.send(&Event::PointerMoved(pos));
        assert!(board.gesture.drag().is_some());
        board.button("e4", PointerButton::Secondary, true);
        assert_eq!(board.button("e4", PointerButton::Primary, false), []);
    }
}
