//! Keys on the board.

use super::program::{Program, START};
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::NodeT as _;

const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

#[test]
fn a_rank_is_typed_as_it_is_written() {
    let mut program = Program::on(EMPTY);
    program.type_text("r4rk1pp3ppp");
    assert_eq!(program.fen(), "r4rk1/pp3ppp/8/8/8/8/8/8 w - - 0 1");
}

#[test]
fn arrows_move_the_cursor_and_letters_place_pieces_there() {
    let mut program = Program::on(EMPTY);
    for _ in 0..7 {
        program.key(Key::ArrowDown);
    }
    for _ in 0..4 {
        program.key(Key::ArrowRight);
    }
    program.type_text("K");
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/4K3 w - - 0 1");
}

#[test]
fn home_end_and_enter_move_along_and_to_the_next_rank() {
    let mut program = Program::on(EMPTY);
    program.key(Key::End);
    program.type_text("R");
    program.key(Key::Home);
    program.key(Key::Enter);
    program.type_text("N");
    assert_eq!(program.fen(), "7R/8/N7/8/8/8/8/8 w - - 0 1");
}

#[test]
fn space_delete_and_backspace_empty_the_square() {
    let mut program = Program::start();
    program.key(Key::Space);
    program.key(Key::Delete);
    assert_eq!(
        program.fen(),
        "2bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1"
    );
    program.key(Key::ArrowRight);
    program.key(Key::Backspace);
    assert_eq!(
        program.fen(),
        "3qkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1"
    );
}

#[test]
fn backspace_takes_back_the_last_typed_piece() {
    let mut program = Program::on(EMPTY);
    program.type_text("KQ");
    program.key(Key::Backspace);
    program.type_text("R");
    assert_eq!(program.fen(), "KR6/8/8/8/8/8/8/8 w - - 0 1");
}

#[test]
fn digits_skip_squares_without_changing_them() {
    let mut program = Program::start();
    program.type_text("4Q");
    assert_eq!(
        program.fen(),
        "rnbqQbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"
    );
}

#[test]
fn on_a_flipped_board_ranks_are_typed_as_shown() {
    let mut program = Program::on(EMPTY);
    program.click("Flip board");
    for _ in 0..8 {
        program.key(Key::ArrowUp);
    }
    program.key(Key::Home);
    program.type_text("R2K");
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/4K2R w - - 0 1");
}

#[test]
fn a_non_latin_keyboard_places_pieces_by_key_position() {
    let mut program = Program::on(EMPTY);
    // A Russian layout sends the key K with the text "л".
    program.harness.event(Event::Key {
        key: Key::K,
        physical_key: Some(Key::K),
        pressed: true,
        repeat: false,
        modifiers: Modifiers::SHIFT,
    });
    program.run();
    assert_eq!(program.fen(), "K7/8/8/8/8/8/8/8 w - - 0 1");
}

#[test]
fn letters_typed_into_the_field_do_not_reach_the_board() {
    let mut program = Program::start();
    program.select_field();
    program.type_text("8");
    program.key(Key::Escape);
    assert_eq!(program.fen(), START);
}

#[test]
fn f_flips_the_board_but_not_while_text_is_typed() {
    let mut program = Program::start();
    program.key(Key::F);
    assert!(program.state().shared.view.flipped);
    program.focus_field();
    program.key(Key::F);
    assert!(program.state().shared.view.flipped);
}

#[test]
fn tools_and_rights_can_be_reached_with_the_tab_key() {
    let mut program = Program::start();
    let mut reached = Vec::new();
    for _ in 0..60 {
        program.key(Key::Tab);
        let focused = program.harness.root().children_recursive();
        let name = focused
            .filter(egui_kittest::Node::is_focused)
            .find_map(|node| node.accesskit_node().label());
        reached.extend(name);
    }
    for name in [
        "FEN",
        "Copy FEN",
        "Paste",
        "White to move",
        "Black castles queenside",
        "En passant",
        "Halfmove clock",
        "Fullmove number",
        "Start position",
        "Flip board",
        "Place white knight",
        "Eraser",
        // The board: its square under the cursor has the keyboard focus.
        "a8, black rook",
    ] {
        assert!(
            reached.iter().any(|label| label == name),
            "{name}: {reached:?}"
        );
    }
}
