#![expect(clippy::unwrap_used, reason = "tests")]

use super::*;
use crate::document::Edit;
use egui::{TouchDeviceId, TouchId, TouchPhase, vec2};

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

struct Board {
    geometry: BoardGeometry,
    position: Position,
    tool: Tool,
    block: Option<Block>,
    now: f64,
    gesture: Gesture,
}

/// An action, as far as these tests look at it.
#[derive(Clone, Debug, PartialEq)]
enum Done {
    Edit(Edit),
    SelectTool(Tool),
    SelectSquare(Square),
    SelectBlock(Option<Block>),
    DropBlock { by: Option<(i8, i8)>, copies: bool },
    ToggleRight(Square),
    GroupEnded,
}

fn done(actions: Vec<Action>) -> Vec<Done> {
    let done = |action| match action {
        Action::Edit(edit, _) => Done::Edit(edit),
        Action::SelectTool(tool) => Done::SelectTool(tool),
        Action::SelectSquare(square) => Done::SelectSquare(square),
        Action::SelectBlock(block) => Done::SelectBlock(block),
        Action::DropBlock { by, copies } => Done::DropBlock { by, copies },
        Action::ToggleRight(square) => Done::ToggleRight(square),
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

impl Board {
    fn new(tool: Tool) -> Self {
        let space = Rect::from_min_size(Pos2::ZERO, vec2(400.0, 400.0));
        Self {
            geometry: BoardGeometry::fit(space, 0.0, 1.0, false),
            position: Position::start(),
            tool,
            block: None,
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

    /// Lets so much time pass.
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

    /// Press, move and release, all with the same keys held.
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

    /// What a finger does, in the order in which the window library tells it.
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
        // Only the first finger is a pointer too.
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

#[test]
fn two_clicks_on_one_piece_are_a_double_click_only_when_they_come_soon_enough() {
    for (pause, is_double) in [(0.35, true), (0.45, false)] {
        let mut board = Board::new(Tool::Pointer);
        board.click_with("e1", Modifiers::NONE);
        board.now += pause;
        let actions = board.click_with("e1", Modifiers::NONE);
        let toggles = actions.contains(&Done::ToggleRight(square("e1")));
        assert_eq!(toggles, is_double, "{pause}");
    }
}

#[test]
fn a_third_click_is_the_first_of_another_double_click() {
    let mut board = Board::new(Tool::Pointer);
    let mut toggled = || board.click_with("h1", Modifiers::NONE).len() == 2;
    let clicks = [toggled(), toggled(), toggled(), toggled()];
    assert_eq!(clicks, [false, true, false, true]);
}

#[test]
fn clicks_on_two_squares_or_with_a_drag_between_are_no_double_click() {
    let mut board = Board::new(Tool::Pointer);
    board.click_with("e1", Modifiers::NONE);
    assert_eq!(board.click_with("h1", Modifiers::NONE).len(), 1);
    board.drag_with("h1", "h1", Modifiers::NONE);
    let mut board = Board::new(Tool::Pointer);
    board.click_with("e1", Modifiers::NONE);
    let actions = board.drag_with("e1", "e2", Modifiers::NONE);
    assert!(!actions.contains(&Done::ToggleRight(square("e1"))));
    assert_eq!(board.click_with("e1", Modifiers::NONE).len(), 1);
}

#[test]
fn a_double_click_on_a_piece_to_which_nothing_belongs_does_nothing() {
    let mut board = Board::new(Tool::Pointer);
    board.click_with("b1", Modifiers::NONE);
    let actions = board.click_with("b1", Modifiers::NONE);
    assert_eq!(actions, [Done::SelectSquare(square("b1"))]);
}

fn selected(anchor: &str, head: &str) -> Done {
    let (anchor, head) = (square(anchor), square(head));
    Done::SelectBlock(Some(Block { anchor, head }))
}

#[test]
fn dragging_with_shift_selects_live_whatever_the_tool() {
    for tool in [Tool::Pointer, Tool::Eraser, Tool::Brush(Piece::BlackRook)] {
        let mut board = Board::new(tool);
        assert_eq!(board.press("b2", Modifiers::SHIFT, true), []);
        let c3 = Event::PointerMoved(board.place("c3"));
        assert_eq!(board.actions_of(&c3), [selected("b2", "c3")]);
        assert_eq!(board.actions_of(&c3), []);
        let beside = Event::PointerMoved(Pos2::new(900.0, board.place("d5").y));
        assert_eq!(board.actions_of(&beside), [selected("b2", "h5")]);
        assert_eq!(
            board.press("d5", Modifiers::SHIFT, false),
            [selected("b2", "d5")]
        );
    }
}

#[test]
fn a_click_with_shift_selects_a_square_or_extends_what_is_selected() {
    let mut board = Board::new(Tool::Pointer);
    let actions = board.click_with("d4", Modifiers::SHIFT);
    assert_eq!(actions, [selected("d4", "d4")]);
    let mut board = Board::new(Tool::Pointer).with_block("b2", "d4");
    assert_eq!(
        board.click_with("f6", Modifiers::SHIFT),
        [selected("b2", "f6")]
    );
    assert_eq!(
        board.click_with("c3", Modifiers::SHIFT),
        [selected("b2", "c3")]
    );
}

#[test]
fn what_is_selected_is_dragged_copied_or_dropped_off_the_board() {
    let drop = |by, copies| vec![Done::DropBlock { by, copies }];
    for (keys, copies) in [
        (Modifiers::NONE, false),
        (Modifiers::SHIFT, false),
        (Modifiers::ALT, true),
        (Modifiers::CTRL, true),
        (Modifiers::COMMAND, true),
    ] {
        let mut board = Board::new(Tool::Pointer).with_block("a1", "b2");
        let actions = board.drag_with("b1", "d4", keys);
        assert_eq!(actions, drop(Some((2, 3)), copies), "{keys:?}");
    }
    let mut board = Board::new(Tool::Pointer).with_block("a1", "b2");
    board.press("a1", Modifiers::NONE, true);
    board.actions_of(&Event::PointerMoved(Pos2::new(-50.0, 100.0)));
    let release = |keys| Event::PointerButton {
        pos: Pos2::new(-50.0, 100.0),
        button: PointerButton::Primary,
        pressed: false,
        modifiers: keys,
    };
    assert_eq!(
        board.actions_of(&release(Modifiers::NONE)),
        drop(None, false)
    );
    board.press("a1", Modifiers::ALT, true);
    assert_eq!(board.actions_of(&release(Modifiers::ALT)), []);
}

#[test]
fn a_block_that_is_cancelled_or_gone_is_not_dropped() {
    let mut board = Board::new(Tool::Pointer).with_block("a1", "b2");
    board.press("a1", Modifiers::NONE, true);
    board.actions_of(&Event::PointerMoved(board.place("e5")));
    assert!(board.gesture.block_drag().is_some());
    assert!(board.gesture.cancel());
    assert_eq!(board.press("e5", Modifiers::NONE, false), []);
    board.press("a1", Modifiers::NONE, true);
    board.actions_of(&Event::PointerMoved(board.place("e5")));
    board.block = None;
    assert_eq!(board.press("e5", Modifiers::NONE, false), []);
}

#[test]
fn a_brush_paints_inside_the_selection_as_elsewhere() {
    let mut board = Board::new(Tool::Brush(SPARE)).with_block("a3", "b4");
    let actions = board.press("a3", Modifiers::NONE, true);
    assert_eq!(edits(actions), [Edit::Put(square("a3"), Some(SPARE))]);
}

#[test]
fn the_right_button_asks_for_the_menu_with_the_pointer_only() {
    let mut board = Board::new(Tool::Pointer);
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
fn a_finger_puts_nothing_before_it_is_lifted() {
    let mut board = Board::new(Tool::Brush(SPARE));
    let e4 = board.place("e4");
    assert_eq!(board.finger(0, TouchPhase::Start, e4), []);
    assert_eq!(board.wait(0.3), []);
    let put = edits(board.finger(0, TouchPhase::End, e4));
    assert_eq!(put, [Edit::Put(square("e4"), Some(SPARE))]);
    assert!(!board.gesture.is_active());
}

#[test]
fn a_finger_that_sweeps_paints_and_is_shown_what_it_will_paint() {
    let mut board = Board::new(Tool::Brush(SPARE));
    let [from, to] = ["a4", "d4"].map(|name| board.place(name));
    board.finger(0, TouchPhase::Start, from);
    assert_eq!(board.finger(0, TouchPhase::Move, to), []);
    let preview = board.gesture.preview(&board.scene()).unwrap();
    assert_eq!(preview.board.get(square("c4")), Some(SPARE));
    let put = edits(board.finger(0, TouchPhase::End, to));
    let all = ["a4", "b4", "c4", "d4"].map(|name| Edit::Put(square(name), Some(SPARE)));
    assert_eq!(put, all);
}

#[test]
fn a_second_finger_means_something_else_and_nothing_is_changed() {
    for tool in [Tool::Brush(SPARE), Tool::Pointer, Tool::Eraser] {
        for moves_first in [false, true] {
            let mut board = Board::new(tool);
            let [from, to] = ["e2", "e4"].map(|name| board.place(name));
            let mut all = board.finger(0, TouchPhase::Start, from);
            if moves_first {
                all.extend(board.finger(0, TouchPhase::Move, to));
            }
            all.extend(board.finger(1, TouchPhase::Start, Pos2::new(50.0, 50.0)));
            all.extend(board.finger(0, TouchPhase::Move, board.place("h8")));
            all.extend(board.wait(2.0));
            all.extend(board.finger(0, TouchPhase::End, board.place("h8")));
            all.extend(board.finger(1, TouchPhase::End, Pos2::new(80.0, 80.0)));
            assert_eq!(all, [], "{tool:?} {moves_first}");
            assert_eq!(board.gesture.take_menu(), None);
            assert!(!board.gesture.is_active());
            assert_ne!(board.tap(to), [], "the next tap works again");
        }
    }
}

#[test]
fn a_touch_that_the_system_takes_away_changes_nothing() {
    for tool in [Tool::Brush(SPARE), Tool::Pointer] {
        let mut board = Board::new(tool);
        let [from, to] = ["e2", "e4"].map(|name| board.place(name));
        board.finger(0, TouchPhase::Start, from);
        board.finger(0, TouchPhase::Move, to);
        assert_eq!(board.finger(0, TouchPhase::Cancel, to), []);
        assert!(!board.gesture.is_active());
        board.finger(0, TouchPhase::Start, from);
        board.finger(0, TouchPhase::Move, to);
        assert_eq!(board.actions_of(&Event::PointerGone), []);
        assert!(!board.gesture.is_active());
    }
}

#[test]
fn a_finger_that_rests_puts_the_other_colour_or_opens_the_menu_once() {
    let mut board = Board::new(Tool::Brush(SPARE));
    let e4 = board.place("e4");
    board.finger(0, TouchPhase::Start, e4);
    // A finger is never quite still.
    board.finger(0, TouchPhase::Move, e4 + vec2(4.0, 3.0));
    assert_eq!(board.wait(0.45), []);
    let put = edits(board.wait(0.1));
    assert_eq!(put, [Edit::Put(square("e4"), Some(SPARE.in_other_color()))]);
    assert_eq!(board.wait(1.0), []);
    assert_eq!(board.finger(0, TouchPhase::Move, board.place("h8")), []);
    assert_eq!(board.finger(0, TouchPhase::End, e4), []);

    board.tool = Tool::Pointer;
    board.finger(0, TouchPhase::Start, e4);
    assert_eq!(board.wait(0.6), [Done::SelectSquare(square("e4"))]);
    assert_eq!(board.gesture.take_menu(), Some(square("e4")));
    assert_eq!(board.finger(0, TouchPhase::End, e4), []);
}

#[test]
fn a_finger_on_a_spare_piece_takes_it_as_brush_drags_it_or_puts_all_where_they_start() {
    let mut board = Board::new(Tool::Pointer);
    let spare = spare_rect().center();
    let brush = Done::SelectTool(Tool::Brush(SPARE));
    assert_eq!(board.tap(spare), [brush]);
    board.finger(0, TouchPhase::Start, spare);
    board.finger(0, TouchPhase::Move, board.place("h4"));
    assert!(board.gesture.drag().is_some());
    let dropped = edits(board.finger(0, TouchPhase::End, board.place("h4")));
    assert_eq!(dropped, [Edit::Put(square("h4"), Some(SPARE))]);
    board.finger(0, TouchPhase::Start, spare);
    assert_eq!(edits(board.wait(0.5)), [Edit::PutAtHome(SPARE)]);
}

#[test]
fn two_taps_of_a_finger_are_a_double_click() {
    let mut board = Board::new(Tool::Pointer);
    let e1 = board.place("e1");
    board.tap(e1);
    board.now += 0.2;
    assert!(board.tap(e1).contains(&Done::ToggleRight(square("e1"))));
}

#[test]
fn ctrl_and_a_click_on_a_spare_piece_puts_all_of_its_kind_where_they_start() {
    let mut board = Board::new(Tool::Pointer);
    let click = |keys, pressed| Event::PointerButton {
        pos: spare_rect().center(),
        button: PointerButton::Primary,
        pressed,
        modifiers: keys,
    };
    board.send(&click(Modifiers::COMMAND, true));
    // The hand on the keyboard may be the faster one.
    let put = board.send(&click(Modifiers::NONE, false));
    assert_eq!(put, [Edit::PutAtHome(SPARE)]);
}
