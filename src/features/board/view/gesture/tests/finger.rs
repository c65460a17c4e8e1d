//! Fingers.

use super::*;

#[test]
fn a_finger_places_a_piece_only_when_lifted() {
    let mut board = GestureBoard::new(Tool::Brush(SPARE));
    let e4 = board.place("e4");
    assert_eq!(board.finger(0, TouchPhase::Start, e4), []);
    assert_eq!(board.wait(0.3), []);
    let put = edits(board.finger(0, TouchPhase::End, e4));
    assert_eq!(put, [Edit::Put(square("e4"), Some(SPARE))]);
    assert!(!board.gesture.is_active());
}

#[test]
fn a_finger_sweep_paints_and_shows_a_preview() {
    let mut board = GestureBoard::new(Tool::Brush(SPARE));
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
fn a_second_finger_cancels_the_gesture() {
    for tool in [Tool::Brush(SPARE), Tool::Pointer, Tool::Eraser, Tool::Draw] {
        for moves_first in [false, true] {
            let mut board = GestureBoard::new(tool);
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
fn a_touch_cancelled_by_the_system_changes_nothing() {
    for tool in [Tool::Brush(SPARE), Tool::Pointer] {
        let mut board = GestureBoard::new(tool);
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
fn a_long_press_places_the_other_colour_or_opens_the_menu_once() {
    let mut board = GestureBoard::new(Tool::Brush(SPARE));
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
fn a_finger_picks_drags_or_places_home_a_spare_piece() {
    let mut board = GestureBoard::new(Tool::Pointer);
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
    let mut board = GestureBoard::new(Tool::Pointer);
    let e1 = board.place("e1");
    board.tap(e1);
    board.now += 0.2;
    assert!(board.tap(e1).contains(&Done::ToggleRight(square("e1"))));
}
