//! The number of gestures that set positions up on an empty board.

use super::book_positions::{BOOK_POSITIONS, REFERENCE};
use super::gestures::{Gesture, plan};
use super::program::{Program, START};
use egui::{Key, Modifiers, PointerButton, vec2};
use tabiya_chess::{Piece, Square};
use tabiya_notation::fen::{read_strict, write_fen};
use tabiya_notation::known_positions::known_positions;
use tabiya_text::piece_name;

/// The program with an empty board, as Ctrl+E leaves it.
fn with_empty_board() -> Program {
    let mut program = Program::start();
    program.ctrl(Key::E);
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
    program
}

fn make(program: &mut Program, gesture: Gesture) {
    let at = |program: &Program, square: Square| program.square(&square.to_string());
    let spare = |program: &Program, piece: Piece| program.spare(&piece_name(piece));
    let button = |is_other| {
        if is_other {
            PointerButton::Secondary
        } else {
            PointerButton::Primary
        }
    };
    match gesture {
        Gesture::Brush(piece) => program.brush(&piece_name(piece)),
        Gesture::Click(square, is_other) => {
            program.click_at(at(program, square), button(is_other));
        }
        Gesture::Sweep(from, to, is_other) => {
            let (from, to) = (at(program, from), at(program, to));
            program.button(from, button(is_other), true, Modifiers::NONE);
            program.move_to(from + (to - from) * 0.5);
            program.button(to, button(is_other), false, Modifiers::NONE);
        }
        Gesture::DragSpare(piece, to) => {
            program.drag_with(spare(program, piece), at(program, to), Modifiers::NONE);
        }
        Gesture::Drag(from, to) => {
            program.drag_with(at(program, from), at(program, to), Modifiers::NONE);
        }
        Gesture::DragOff(from) => {
            let from = at(program, from);
            let outside = program.square("a1") - vec2(300.0, 0.0);
            program.drag_with(from, outside, Modifiers::NONE);
        }
        Gesture::DoubleClick(square) => {
            let pos = at(program, square);
            program.click_at(pos, PointerButton::Primary);
            program.click_at(pos, PointerButton::Primary);
        }
        Gesture::Symmetric => program.click("Symmetric placement"),
        Gesture::Start => program.ctrl(Key::I),
        Gesture::ChangeSide => program.ctrl(Key::T),
        Gesture::Pointer => program.key(Key::Escape),
    }
}

fn count_for(fen: &str) -> usize {
    let gestures = plan(fen);
    let mut program = with_empty_board();
    for gesture in &gestures {
        make(&mut program, *gesture);
    }
    assert_eq!(program.fen(), fen, "{gestures:?}");
    gestures.len()
}

#[test]
fn the_reference_position_takes_nine_gestures() {
    // `docs/book/setting-up.md` gives this number, with one more for clearing the board. The goal was at most sixteen.
    assert_eq!(count_for(REFERENCE), 9);
}

#[test]
fn the_start_position_takes_one_gesture_or_seven_without_its_command() {
    assert_eq!(plan(START), [Gesture::Start]);
    count_for(START);
    // With Ctrl, a spare piece is put on all its starting squares, for both sides at once.
    let mut program = with_empty_board();
    program.click("Symmetric placement");
    for piece in ["king", "queen", "rook", "bishop", "knight", "pawn"] {
        let spare = program.spare(&format!("white {piece}"));
        program.button(spare, PointerButton::Primary, true, Modifiers::COMMAND);
        program.button(spare, PointerButton::Primary, false, Modifiers::COMMAND);
    }
    assert_eq!(program.fen(), START);
}

#[test]
#[expect(clippy::print_stdout, reason = "the figures in the book")]
fn thirty_book_positions_take_fewer_gestures_than_pieces_plus_five() {
    assert_eq!(BOOK_POSITIONS.len(), 30);
    for (name, fen) in BOOK_POSITIONS {
        let men = read_strict(fen.as_bytes()).unwrap().board.occupied().len() as usize;
        let count = count_for(fen);
        println!("{count:3} gestures for {men:2} men: {name}");
        assert!(count < men + 5, "{name}: {count} gestures for {men} men");
    }
}

#[test]
fn known_positions_take_fewer_gestures_than_pieces_plus_five() {
    for known in known_positions() {
        let position = tabiya_chess::Position {
            en_passant: None,
            ..known.position
        };
        let men = position.board.occupied().len() as usize;
        let count = plan(&write_fen(&position)).len();
        assert!(count < men + 5, "{}: {count} for {men} men", known.name);
    }
}

#[test]
fn the_reference_position_takes_thirty_three_keys_rank_by_rank() {
    let mut program = with_empty_board();
    let keys = "r4rk1pp3ppp2n1b3882N1B3PP3PPPR4RK";
    assert_eq!(keys.len(), 33);
    program.type_text(keys);
    assert_eq!(program.fen(), REFERENCE);
}

#[test]
fn keys_and_mouse_together_need_no_spare_pieces() {
    // One hand is on the digits (1 king, 3 rook, 4 bishop, 5 knight, 6 pawn), and the other one paints.
    let mut program = with_empty_board();
    let mut count = 0;
    let mut key = |program: &mut Program, key: &str| {
        program.type_text(key);
        count += 1;
    };
    let mut strokes = 0;
    program.click("Symmetric placement");
    program.move_to(program.square("e4"));
    for (digit, squares) in [
        ("3", ["a1", "f1"].as_slice()),
        ("1", &["g1"]),
        ("5", &["c3"]),
        ("4", &["e3"]),
    ] {
        program.move_to(program.square("d4"));
        program.move_to(program.square("e5"));
        key(&mut program, digit);
        for square in squares {
            program.left(square);
            strokes += 1;
        }
    }
    key(&mut program, "6");
    for (from, to) in [("a2", "b2"), ("f2", "h2")] {
        program.drag(from, to);
        strokes += 1;
    }
    assert_eq!(program.fen(), REFERENCE);
    assert_eq!(1 + count + strokes, 13);
}
