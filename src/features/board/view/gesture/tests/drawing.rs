//! Arrows and marks with the right button.

use super::*;
use tabiya_notation::annotations::{Arrow, MarkColor, SquareMark};

const RED_YELLOW: Modifiers = Modifiers {
    alt: true,
    ..Modifiers::SHIFT
};
const CTRL_YELLOW: Modifiers = Modifiers {
    alt: true,
    ..Modifiers::CTRL
};

fn mark(name: &str, color: MarkColor) -> Annotation {
    let square = square(name);
    Annotation::Mark(SquareMark { square, color })
}

fn arrow(from: &str, to: &str, color: MarkColor) -> Annotation {
    let (from, to) = (square(from), square(to));
    Annotation::Arrow(Arrow { from, to, color })
}

impl GestureBoard {
    fn right(&mut self, pos: Pos2, keys: Modifiers, pressed: bool) -> Vec<Done> {
        self.actions_of(&Event::PointerButton {
            pos,
            button: PointerButton::Secondary,
            pressed,
            modifiers: keys,
        })
    }

    /// Presses on the first square, passes over the others, and releases on the last.
    fn draw(&mut self, squares: &[&str], keys: Modifiers) -> Vec<Done> {
        let places: Vec<_> = squares.iter().map(|name| self.place(name)).collect();
        let (first, last) = (places[0], places[places.len() - 1]);
        let mut actions = self.right(first, keys, true);
        for place in &places[1..] {
            actions.extend(self.actions_of(&Event::PointerMoved(*place)));
        }
        actions.extend(self.right(last, Modifiers::NONE, false));
        actions
    }
}

#[test]
fn the_modifiers_at_the_press_set_the_colour() {
    for (keys, color) in [
        (Modifiers::NONE, MarkColor::Green),
        (Modifiers::SHIFT, MarkColor::Red),
        (Modifiers::CTRL, MarkColor::Red),
        (Modifiers::COMMAND, MarkColor::Red),
        (Modifiers::ALT, MarkColor::Blue),
        (RED_YELLOW, MarkColor::Yellow),
        (CTRL_YELLOW, MarkColor::Yellow),
    ] {
        let mut board = GestureBoard::new(Tool::Pointer);
        let drawn = board.draw(&["e2", "e4"], keys);
        assert_eq!(drawn, [Done::Annotate(arrow("e2", "e4", color))]);
        let drawn = board.draw(&["d4", "d5", "d4"], keys);
        assert_eq!(drawn, [Done::Annotate(mark("d4", color))]);
        assert_eq!(board.gesture.take_menu(), None);
    }
}

#[test]
fn a_right_click_opens_the_menu_and_with_a_modifier_marks_the_square() {
    let mut board = GestureBoard::new(Tool::Pointer);
    for keys in [Modifiers::SHIFT, Modifiers::CTRL, Modifiers::ALT] {
        let drawn = board.draw(&["e4"], keys);
        assert!(matches!(drawn[..], [Done::Annotate(_)]), "{drawn:?}");
        assert_eq!(board.gesture.take_menu(), None);
    }
    let drawn = board.draw(&["e4"], Modifiers::NONE);
    assert_eq!(drawn, [Done::SelectSquare(square("e4"))]);
    assert_eq!(board.gesture.take_menu(), Some(square("e4")));
}

#[test]
fn the_drawing_is_previewed_while_the_button_is_down() {
    let mut board = GestureBoard::new(Tool::Pointer);
    let at = |board: &mut GestureBoard, name: &str| {
        let place = board.place(name);
        board.actions_of(&Event::PointerMoved(place));
        board.gesture.annotation()
    };
    let e2 = board.place("e2");
    board.right(e2, Modifiers::NONE, true);
    assert_eq!(board.gesture.annotation(), None);
    let seen = at(&mut board, "e3");
    assert_eq!(seen, Some(arrow("e2", "e3", MarkColor::Green)));
    let seen = at(&mut board, "h5");
    assert_eq!(seen, Some(arrow("e2", "h5", MarkColor::Green)));
    let seen = at(&mut board, "e2");
    assert_eq!(seen, Some(mark("e2", MarkColor::Green)));
    board.right(e2, Modifiers::NONE, false);
    assert_eq!(board.gesture.annotation(), None);
}

#[test]
fn nothing_is_drawn_outside_the_board_or_after_escape() {
    let outside = Pos2::new(-50.0, 100.0);
    let mut board = GestureBoard::new(Tool::Pointer);
    let e2 = board.place("e2");
    board.right(e2, Modifiers::SHIFT, true);
    board.actions_of(&Event::PointerMoved(outside));
    assert_eq!(board.gesture.annotation(), None);
    assert_eq!(board.right(outside, Modifiers::SHIFT, false), []);
    assert_eq!(board.gesture.take_menu(), None);

    board.right(e2, Modifiers::NONE, true);
    let e4 = board.place("e4");
    board.actions_of(&Event::PointerMoved(e4));
    assert!(board.gesture.cancel());
    assert_eq!(board.gesture.annotation(), None);
    assert_eq!(board.right(e4, Modifiers::NONE, false), []);
}

#[test]
fn a_press_outside_the_board_draws_nothing() {
    let mut board = GestureBoard::new(Tool::Pointer);
    board.right(Pos2::new(-50.0, 100.0), Modifiers::SHIFT, true);
    let e4 = board.place("e4");
    assert_eq!(board.right(e4, Modifiers::SHIFT, false), []);
}

#[test]
fn the_right_button_draws_nothing_with_brush_or_eraser() {
    for tool in [Tool::Brush(Piece::WhiteRook), Tool::Eraser] {
        let mut board = GestureBoard::new(tool);
        let done = board.draw(&["d4", "d5"], Modifiers::SHIFT);
        let draws = |done: &Done| matches!(done, Done::Annotate(_));
        assert!(!done.is_empty() && !done.iter().any(draws), "{done:?}");
    }
}

#[test]
fn with_the_drawing_tool_any_button_draws_and_a_click_marks() {
    let green = MarkColor::Green;
    let mut board = GestureBoard::new(Tool::Draw);
    let drawn = board.drag_with("e2", "e4", Modifiers::NONE);
    assert_eq!(drawn, [Done::Annotate(arrow("e2", "e4", green))]);
    let drawn = board.drag_with("e2", "e4", Modifiers::SHIFT);
    assert_eq!(drawn, [Done::Annotate(arrow("e2", "e4", MarkColor::Red))]);
    let drawn = board.drag_with("e2", "e2", Modifiers::NONE);
    assert_eq!(drawn, [Done::Annotate(mark("e2", green))]);
    assert_eq!(board.gesture.take_menu(), None);
    let drawn = board.draw(&["d4", "d5"], Modifiers::NONE);
    assert_eq!(drawn, [Done::Annotate(arrow("d4", "d5", green))]);
    board.draw(&["d4"], Modifiers::NONE);
    assert_eq!(board.gesture.take_menu(), Some(square("d4")));
}

#[test]
fn with_the_drawing_tool_a_finger_draws_and_a_tap_marks() {
    let mut board = GestureBoard::new(Tool::Draw);
    let [from, to] = ["b2", "b5"].map(|name| board.place(name));
    board.finger(0, TouchPhase::Start, from);
    assert_eq!(board.finger(0, TouchPhase::Move, to), []);
    let drawn = board.finger(0, TouchPhase::End, to);
    let green = MarkColor::Green;
    assert_eq!(drawn, [Done::Annotate(arrow("b2", "b5", green))]);
    assert_eq!(board.tap(to), [Done::Annotate(mark("b5", green))]);
}
