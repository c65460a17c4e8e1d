//! Positions are set up on an empty board in a real window, every gesture counted.

use super::book_positions::{BOOK_POSITIONS, REFERENCE};
use super::gestures::{Gesture, plan};
use super::running::{LEFT, RIGHT, Running};
use crate::x_server::Desktop;
use egui::vec2;
use tabiya_chess::{Piece, Square};
use tabiya_notation::fen::read_strict;
use tabiya_text::piece_name;

const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn make(window: &Running<'_>, gesture: Gesture) {
    let at = |square: Square| window.twin.square(&square.to_string());
    let spare = |piece: Piece| window.twin.spare(&piece_name(piece));
    let button = |is_other| if is_other { RIGHT } else { LEFT };
    match gesture {
        Gesture::Brush(piece) => window.click_at(spare(piece), LEFT),
        Gesture::Click(square, is_other) => window.click_at(at(square), button(is_other)),
        Gesture::Sweep(from, to, is_other) => window.sweep(at(from), at(to), button(is_other)),
        Gesture::DragSpare(piece, to) => window.sweep(spare(piece), at(to), LEFT),
        Gesture::Drag(from, to) => window.sweep(at(from), at(to), LEFT),
        Gesture::DragOff(from) => {
            let outside = window.twin.square("a4") - vec2(60.0, 0.0);
            window.sweep(at(from), outside, LEFT);
        }
        Gesture::DoubleClick(square) => {
            window.click_at(at(square), LEFT);
            window.click_at(at(square), LEFT);
        }
        Gesture::Symmetric => {
            let toggle = window.rect_of("Symmetric placement").center();
            window.click_at(toggle, LEFT);
        }
        Gesture::Start => window.key("ctrl+i"),
        Gesture::ChangeSide => window.key("ctrl+t"),
        Gesture::Pointer => window.key("Escape"),
    }
}

/// Sets a position up on the empty board. Returns the number of gestures.
fn count_for(window: &Running<'_>, fen: &str) -> usize {
    window.key("ctrl+e");
    window.key("Escape");
    let gestures = plan(fen);
    for gesture in &gestures {
        make(window, *gesture);
    }
    assert_eq!(window.copied(), fen, "{gestures:?}");
    // The next position begins in the same state.
    let toggles = gestures
        .iter()
        .filter(|gesture| **gesture == Gesture::Symmetric);
    if toggles.count() % 2 == 1 {
        make(window, Gesture::Symmetric);
    }
    if read_strict(fen.as_bytes()).unwrap().side_to_move == tabiya_chess::Color::Black {
        make(window, Gesture::ChangeSide);
    }
    gestures.len()
}

#[test]
#[expect(clippy::print_stdout, reason = "the figures in the book")]
fn the_reference_position_takes_nine_gestures_and_the_start_position_one() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, EMPTY);
    let reference = count_for(&window, REFERENCE);
    let start = count_for(&window, START);
    println!("the reference position: {reference}, the start position: {start}");
    assert_eq!((reference, start), (9, 1));
}

#[test]
#[expect(clippy::print_stdout, reason = "the figures in the book")]
fn book_positions_take_fewer_gestures_than_pieces_plus_five() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, EMPTY);
    for wanted in [
        "Lucena",
        "Mitrofanov 1967",
        "Italian game",
        "Morphy 1858, before the queen goes",
        "Isolated queen's pawn",
    ] {
        let (_, fen) = BOOK_POSITIONS
            .iter()
            .find(|(name, _)| *name == wanted)
            .unwrap();
        let men = read_strict(fen.as_bytes()).unwrap().board.occupied().len() as usize;
        let count = count_for(&window, fen);
        println!("{count:3} gestures for {men:2} men: {wanted}");
        assert!(
            count < men + 5,
            "{wanted}: {count} gestures for {men} pieces"
        );
    }
}

#[test]
fn digits_and_mouse_together_set_up_the_reference_position() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, EMPTY);
    let mut count = 0;
    make(&window, Gesture::Symmetric);
    count += 1;
    for (digit, strokes) in [
        ("3", [("a1", "a1"), ("f1", "f1")].as_slice()),
        ("1", &[("g1", "g1")]),
        ("5", &[("c3", "c3")]),
        ("4", &[("e3", "e3")]),
        ("6", &[("a2", "b2"), ("f2", "h2")]),
    ] {
        // The hand with the mouse moves while the other one presses the digit.
        window.move_over("d5");
        window.move_over("e4");
        window.key(digit);
        count += 1;
        for (from, to) in strokes {
            window.drag(from, to, LEFT);
            count += 1;
        }
    }
    assert_eq!(window.copied(), REFERENCE);
    assert_eq!(count, 13);
}
