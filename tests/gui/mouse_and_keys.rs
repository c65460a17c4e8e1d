//! Both hands: letters and digits choose the brush while the mouse works on the board.

use super::program::{Program, START};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use tabiya::model::state::Tool;
use tabiya_chess::Piece;

const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

/// Moves the pointer onto the board from beside it.
fn onto(program: &mut Program, square: &str) {
    let pos = program.square(square);
    program.move_to(program.square("a4") - vec2(200.0, 0.0));
    program.move_to(pos);
}

#[test]
fn letters_choose_the_brush_while_the_mouse_is_on_the_board() {
    let mut program = Program::on(EMPTY);
    onto(&mut program, "e4");
    for (letter, piece) in [("K", Piece::WhiteKing), ("q", Piece::BlackQueen)] {
        program.type_text(letter);
        assert_eq!(program.state().board.tool, Tool::Brush(piece));
    }
    assert_eq!(program.fen(), EMPTY);
    program.left("e4");
    assert_eq!(program.fen(), "8/8/8/8/4q3/8/8/8 w - - 0 1");
}

#[test]
fn digits_choose_the_piece_and_a_repeated_digit_the_other_colour() {
    let mut program = Program::on(EMPTY);
    onto(&mut program, "e4");
    for (digit, piece) in [
        ("1", Piece::WhiteKing),
        ("2", Piece::WhiteQueen),
        ("2", Piece::BlackQueen),
        ("6", Piece::BlackPawn),
        ("6", Piece::WhitePawn),
        ("5", Piece::WhiteKnight),
    ] {
        program.type_text(digit);
        assert_eq!(program.state().board.tool, Tool::Brush(piece));
    }
    program.type_text("7");
    assert_eq!(program.state().board.tool, Tool::Eraser);
    program.type_text("0");
    assert_eq!(program.state().board.tool, Tool::Pointer);
    program.type_text("x");
    assert_eq!(program.state().board.tool, Tool::Eraser);
    program.key(Key::Escape);
    assert_eq!(program.state().board.tool, Tool::Pointer);
    program.key(Key::Delete);
    assert_eq!(program.state().board.tool, Tool::Eraser);
    assert_eq!(program.fen(), EMPTY);
    assert!(!program.state().shared.document().can_undo());
}

#[test]
fn typing_begins_on_the_clicked_square() {
    let mut program = Program::on(EMPTY);
    onto(&mut program, "e4");
    program.left("c3");
    program.type_text("NB");
    assert_eq!(program.fen(), "8/8/8/8/8/2NB4/8/8 w - - 0 1");
}

#[test]
fn a_small_mouse_movement_leaves_the_board_to_the_keyboard() {
    let mut program = Program::on(EMPTY);
    program.left("a8");
    program.type_text("r");
    let at = program.square("a8");
    program.move_to(at + vec2(3.0, 3.0));
    program.type_text("n");
    assert_eq!(program.fen(), "rn6/8/8/8/8/8/8/8 w - - 0 1");
    program.move_to(at + vec2(60.0, 90.0));
    program.type_text("b");
    assert_eq!(program.fen(), "rn6/8/8/8/8/8/8/8 w - - 0 1");
    assert_eq!(program.state().board.tool, Tool::Brush(Piece::BlackBishop));
}

#[test]
fn a_press_with_a_brush_leaves_the_board_to_the_mouse() {
    let mut program = Program::on(EMPTY);
    program.brush("white rook");
    program.left("a1");
    program.type_text("k");
    program.left("e8");
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/R7 w - - 0 1");
}

#[test]
fn arrow_keys_and_leaving_the_board_give_it_to_the_keyboard() {
    let mut program = Program::on(EMPTY);
    program.left("a8");
    onto(&mut program, "e4");
    program.key(Key::ArrowRight);
    program.type_text("n");
    assert_eq!(program.fen(), "1n6/8/8/8/8/8/8/8 w - - 0 1");
    onto(&mut program, "e5");
    program.move_to(program.square("a4") - vec2(200.0, 0.0));
    program.type_text("b");
    assert_eq!(program.fen(), "1nb5/8/8/8/8/8/8/8 w - - 0 1");
    onto(&mut program, "e4");
    program.harness.event(Event::PointerGone);
    program.run();
    program.type_text("q");
    assert_eq!(program.fen(), "1nbq4/8/8/8/8/8/8/8 w - - 0 1");
}

/// Everything happens in one frame, as on a slow machine.
#[test]
fn keys_and_mouse_movements_of_one_frame_are_handled_in_order() {
    let mut program = Program::on(EMPTY);
    program.left("a8");
    let away = program.square("e4");
    let letter = |letter: &str| Event::Text(letter.to_owned());
    let press = |pos: Pos2, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    program.harness.input_mut().events.extend([
        letter("r"),
        Event::PointerMoved(away),
        letter("2"),
        letter("2"),
    ]);
    program.run();
    assert_eq!(program.fen(), "r7/8/8/8/8/8/8/8 w - - 0 1");
    assert_eq!(program.state().board.tool, Tool::Brush(Piece::BlackQueen));
    let events = [press(away, true), press(away, false)];
    program.harness.input_mut().events.extend(events);
    program.run();
    assert_eq!(program.fen(), "r7/8/8/8/4q3/8/8/8 w - - 0 1");
}

#[test]
fn a_double_click_on_king_or_rook_grants_and_revokes_castling() {
    let mut program = Program::start();
    program.double_click("h1");
    assert!(program.fen().contains(" w Qkq "), "{}", program.fen());
    program.double_click("h1");
    assert_eq!(program.fen(), START);
    program.double_click("e8");
    assert!(program.fen().contains(" w KQ "), "{}", program.fen());
    program.undo();
    assert_eq!(program.fen(), START);
}

#[test]
fn two_slow_clicks_grant_nothing() {
    let mut program = Program::start();
    program.later(10.0);
    program.left("h1");
    program.later(0.6);
    program.left("h1");
    assert_eq!(program.fen(), START);
}

#[test]
fn ctrl_click_on_a_spare_piece_places_its_kind_on_the_home_squares() {
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    let click = |program: &mut Program, piece: &str| {
        let pos = program.spare(piece);
        program.button(pos, PointerButton::Primary, true, Modifiers::COMMAND);
        program.button(pos, PointerButton::Primary, false, Modifiers::COMMAND);
    };
    click(&mut program, "white pawn");
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1");
    assert_eq!(program.state().board.tool, Tool::Pointer);
    program.click("Symmetric placement");
    click(&mut program, "black rook");
    let fen = "r3k2r/8/8/8/8/8/PPPPPPPP/R3K2R w - - 0 1";
    assert_eq!(program.fen(), fen);
    program.undo();
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1");
}

#[test]
fn ctrl_enter_on_a_spare_piece_places_its_kind_on_the_home_squares() {
    use egui_kittest::kittest::Queryable as _;
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    program.harness.get_by_label("Place black knight").focus();
    program.run();
    program.key_with(Modifiers::COMMAND, Key::Enter);
    assert_eq!(program.fen(), "1n2k1n1/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(program.state().board.tool, Tool::Pointer);
}
