#![expect(clippy::unwrap_used, reason = "tests")]

mod block;
mod drawing;
mod finger;

use super::*;
use crate::features::board::model::board_state::{ArrowDraft, Block};
use crate::features::board::view::BoardGeometry;
use crate::model::action::{Annotation, BoardAction, RoomAction, SetupAction};
use egui::{Rect, TouchDeviceId, TouchId, TouchPhase, vec2};
use tabiya_chess::Position;
use tabiya_collection::document::{DocumentId, Edit};
use tabiya_notation::annotations::MarkColor;

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

struct GestureBoard {
    geometry: BoardGeometry,
    position: Position,
    tool: Tool,
    block: Option<Block>,
    arrow: Option<ArrowDraft>,
    now: f64,
    gesture: Gesture,
}

/// The part of an action that these tests compare.
#[derive(Clone, Debug, PartialEq)]
enum Done {
    Edit(Edit),
    SelectTool(Tool),
    SelectSquare(Square),
    SelectBlock(Option<Block>),
    DropBlock { by: Option<(i8, i8)>, copies: bool },
    ToggleRight(Square),
    Annotate(Annotation),
    ArrowAt(Square),
    ArrowGivenUp,
    GroupEnded,
}

fn done(actions: Vec<Action>) -> Vec<Done> {
    let done = |action| match action {
        Action::Room(RoomAction::Board(BoardAction::Edit(edit, _))) => Done::Edit(edit),
        Action::Room(RoomAction::Board(BoardAction::SelectTool(tool))) => Done::SelectTool(tool),
        Action::Room(RoomAction::Board(BoardAction::SelectSquare(square))) => {
            Done::SelectSquare(square)
        }
        Action::Room(RoomAction::Board(BoardAction::SelectBlock(block))) => {
            Done::SelectBlock(block)
        }
        Action::Room(RoomAction::Board(BoardAction::DropBlock { by, copies })) => {
            Done::DropBlock { by, copies }
        }
        Action::Room(RoomAction::Setup(SetupAction::ToggleRight(square))) => {
            Done::ToggleRight(square)
        }
        Action::Room(RoomAction::Board(BoardAction::Annotate(annotation))) => {
            Done::Annotate(annotation)
        }
        Action::Room(RoomAction::Board(BoardAction::ArrowAt(square))) => Done::ArrowAt(square),
        Action::Room(RoomAction::Board(BoardAction::ArrowGivenUp)) => Done::ArrowGivenUp,
        Action::GroupEnded(_) => Done::GroupEnded,
        other => panic!("{other:?}"),
    };
    actions.into_iter().map(done).collect()
}

fn edits(actions: Vec<Done>) -> Vec<Edit> {
    let edit = |action| match action {
        Done::Edit(edit) => Some(edit),
        _ => None,
    };
    actions.into_iter().filter_map(edit).collect()
}

const SPARE: Piece = Piece::WhiteKnight;

impl GestureBoard {
    fn new(tool: Tool) -> Self {
        let space = Rect::from_min_size(Pos2::ZERO, vec2(400.0, 400.0));
        Self {
            geometry: BoardGeometry::fit(space, 0.0, 1.0, false),
            position: Position::start(),
            tool,
            block: None,
            arrow: None,
            now: 0.0,
            gesture: Gesture::default(),
        }
    }

    fn with_block(mut self, anchor: &str, head: &str) -> Self {
        let (anchor, head) = (square(anchor), square(head));
        self.block = Some(Block { anchor, head });
        self
    }

    fn scene(&self) -> Scene<'_> {
        Scene {
            geometry: &self.geometry,
            place: (DocumentId(1), 0),
            position: &self.position,
            tool: self.tool,
            block: self.block,
            symmetric: false,
            arrow: self.arrow,
            draw_color: MarkColor::Green,
            spares: &[],
            now: self.now,
            double_click: 0.4,
        }
    }

    fn actions_of(&mut self, event: &Event) -> Vec<Done> {
        let mut gesture = std::mem::take(&mut self.gesture);
        let mut actions = Vec::new();
        let spares = [(spare_rect(), SPARE)];
        let scene = Scene {
            spares: &spares,
            ..self.scene()
        };
        gesture.event(event, &scene, |_| true, &mut actions);
        self.gesture = gesture;
        done(actions)
    }

    fn send(&mut self, event: &Event) -> Vec<Edit> {
        edits(self.actions_of(event))
    }

    /// Lets this many seconds pass.
    fn wait(&mut self, seconds: f64) -> Vec<Done> {
        self.now += seconds;
        let mut gesture = std::mem::take(&mut self.gesture);
        let mut actions = Vec::new();
        gesture.wait(&self.scene(), &mut actions);
        self.gesture = gesture;
        done(actions)
    }

    fn place(&self, name: &str) -> Pos2 {
        self.geometry.rect_of(square(name)).center()
    }

    fn press(&mut self, name: &str, keys: Modifiers, pressed: bool) -> Vec<Done> {
        self.actions_of(&Event::PointerButton {
            pos: self.place(name),
            button: PointerButton::Primary,
            pressed,
            modifiers: keys,
        })
    }

    /// Presses, moves and releases with the same keys held.
    fn drag_with(&mut self, from: &str, to: &str, keys: Modifiers) -> Vec<Done> {
        let mut actions = self.press(from, keys, true);
        actions.extend(self.actions_of(&Event::PointerMoved(self.place(to))));
        actions.extend(self.press(to, keys, false));
        actions
    }

    fn click_with(&mut self, name: &str, keys: Modifiers) -> Vec<Done> {
        let mut actions = self.press(name, keys, true);
        actions.extend(self.press(name, keys, false));
        actions
    }

    fn button(&mut self, name: &str, button: PointerButton, pressed: bool) -> Vec<Edit> {
        let pos = self.place(name);
        self.send(&Event::PointerButton {
            pos,
            button,
            pressed,
            modifiers: Modifiers::NONE,
        })
    }

    /// Sends the events of a finger, in the order in which the window library sends them.
    fn finger(&mut self, id: u64, phase: TouchPhase, pos: Pos2) -> Vec<Done> {
        let touch = Event::Touch {
            device_id: TouchDeviceId(0),
            id: TouchId(id),
            phase,
            pos,
            force: None,
        };
        let button = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let mut events = vec![touch];
        // Only the first finger is a pointer, too.
        if id == 0 {
            events.extend(match phase {
                TouchPhase::Start => vec![Event::PointerMoved(pos), button(true)],
                TouchPhase::Move => vec![Event::PointerMoved(pos)],
                TouchPhase::End => vec![button(false), Event::PointerGone],
                TouchPhase::Cancel => vec![Event::PointerGone],
            });
        }
        let each = |event| self.actions_of(event);
        events.iter().flat_map(each).collect()
    }

    fn tap(&mut self, pos: Pos2) -> Vec<Done> {
        let mut actions = self.finger(0, TouchPhase::Start, pos);
        actions.extend(self.finger(0, TouchPhase::End, pos));
        actions
    }
}

fn spare_rect() -> Rect {
    Rect::from_min_size(Pos2::new(450.0, 50.0), vec2(50.0, 50.0))
}

#[test]
fn press_and_release_on_different_squares_is_a_drag() {
    let mut board = GestureBoard::new(Tool::Pointer);
    assert_eq!(board.button("e2", PointerButton::Primary, true), []);
    let edits = board.button("e4", PointerButton::Primary, false);
    let (from, to) = (square("e2"), square("e4"));
    assert_eq!(edits, [Edit::Move { from, to }]);
}

#[test]
fn a_sweep_in_one_jump_paints_every_square_in_between() {
    let mut board = GestureBoard::new(Tool::Brush(Piece::WhiteQueen));
    assert_eq!(board.button("a4", PointerButton::Primary, true).len(), 1);
    let edits = board.button("h4", PointerButton::Primary, false);
    assert_eq!(edits.len(), 7);
}

#[test]
fn a_sweep_from_an_equal_piece_removes_equal_pieces() {
    let mut board = GestureBoard::new(Tool::Brush(Piece::WhitePawn));
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
fn another_button_during_a_drag_cancels_it() {
    let mut board = GestureBoard::new(Tool::Pointer);
    board.button("e2", PointerButton::Primary, true);
    let pos = board.geometry.rect_of(square("e4")).center();
    board.send(&Event::PointerMoved(pos));
    assert!(board.gesture.drag().is_some());
    board.button("e4", PointerButton::Secondary, true);
    assert_eq!(board.button("e4", PointerButton::Primary, false), []);
}

#[test]
fn two_clicks_are_a_double_click_only_within_the_time_limit() {
    for (pause, is_double) in [(0.35, true), (0.45, false)] {
        let mut board = GestureBoard::new(Tool::Pointer);
        board.click_with("e1", Modifiers::NONE);
        board.now += pause;
        let actions = board.click_with("e1", Modifiers::NONE);
        let toggles = actions.contains(&Done::ToggleRight(square("e1")));
        assert_eq!(toggles, is_double, "{pause}");
    }
}

#[test]
fn a_third_click_begins_another_double_click() {
    let mut board = GestureBoard::new(Tool::Pointer);
    let mut toggled = || board.click_with("h1", Modifiers::NONE).len() == 2;
    let clicks = [toggled(), toggled(), toggled(), toggled()];
    assert_eq!(clicks, [false, true, false, true]);
}

#[test]
fn clicks_on_two_squares_or_around_a_drag_are_no_double_click() {
    let mut board = GestureBoard::new(Tool::Pointer);
    board.click_with("e1", Modifiers::NONE);
    assert_eq!(board.click_with("h1", Modifiers::NONE).len(), 1);
    board.drag_with("h1", "h1", Modifiers::NONE);
    let mut board = GestureBoard::new(Tool::Pointer);
    board.click_with("e1", Modifiers::NONE);
    let actions = board.drag_with("e1", "e2", Modifiers::NONE);
    assert!(!actions.contains(&Done::ToggleRight(square("e1"))));
    assert_eq!(board.click_with("e1", Modifiers::NONE).len(), 1);
}

#[test]
fn a_double_click_on_a_piece_without_rights_does_nothing() {
    let mut board = GestureBoard::new(Tool::Pointer);
    board.click_with("b1", Modifiers::NONE);
    let actions = board.click_with("b1", Modifiers::NONE);
    assert_eq!(actions, [Done::SelectSquare(square("b1"))]);
}

#[test]
fn the_right_button_opens_the_menu_only_with_the_pointer() {
    let mut board = GestureBoard::new(Tool::Pointer);
    board.button("e2", PointerButton::Secondary, true);
    assert_eq!(board.gesture.take_menu(), None);
    board.button("e2", PointerButton::Secondary, false);
    assert_eq!(board.gesture.take_menu(), Some(square("e2")));
    assert_eq!(board.gesture.take_menu(), None);
    board.button("e2", PointerButton::Secondary, true);
    board.button("e4", PointerButton::Secondary, false);
    assert_eq!(board.gesture.take_menu(), None);
    board.tool = Tool::Eraser;
    board.button("e2", PointerButton::Secondary, true);
    board.button("e2", PointerButton::Secondary, false);
    assert_eq!(board.gesture.take_menu(), None);
}

#[test]
fn ctrl_click_on_a_spare_piece_places_its_kind_on_the_home_squares() {
    let mut board = GestureBoard::new(Tool::Pointer);
    let click = |keys, pressed| Event::PointerButton {
        pos: spare_rect().center(),
        button: PointerButton::Primary,
        pressed,
        modifiers: keys,
    };
    board.send(&click(Modifiers::COMMAND, true));
    // The user may release the key before the button.
    let put = board.send(&click(Modifiers::NONE, false));
    assert_eq!(put, [Edit::PutAtHome(SPARE)]);
}
