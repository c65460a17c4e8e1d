//! The wheel over the board.

use super::program::Program;
use egui::{Modifiers, MouseWheelUnit, vec2};
use tabiya::model::state::Tool;
use tabiya_chess::Piece;

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn the_wheel_steps_the_brush_through_the_pieces_of_the_tray() {
    let mut program = Program::start();
    for piece in [
        Piece::WhiteKing,
        Piece::WhiteQueen,
        Piece::WhiteRook,
        Piece::WhiteBishop,
        Piece::WhiteKnight,
        Piece::WhitePawn,
        Piece::WhiteKing,
    ] {
        program.turn("e4", -1, Modifiers::NONE);
        assert_eq!(program.state().board.tool, Tool::Brush(piece));
    }
    program.turn("e4", 2, Modifiers::NONE);
    assert_eq!(program.state().board.tool, Tool::Brush(Piece::WhiteKnight));
    assert!(!program.state().shared.document().can_undo());
}

#[test]
fn the_wheel_begins_with_the_pawn_and_the_last_colour_when_turned_up() {
    let mut program = Program::start();
    program.brush("black queen");
    program.key(egui::Key::Escape);
    program.turn("e4", 1, Modifiers::NONE);
    assert_eq!(program.state().board.tool, Tool::Brush(Piece::BlackPawn));
    program.click("Eraser");
    program.turn("e4", -1, Modifiers::NONE);
    assert_eq!(program.state().board.tool, Tool::Brush(Piece::BlackKing));
}

#[test]
fn with_shift_the_wheel_changes_the_colour_even_sideways() {
    let mut program = Program::start();
    program.brush("white rook");
    program.turn("e4", -1, Modifiers::SHIFT);
    assert_eq!(program.state().board.tool, Tool::Brush(Piece::BlackRook));
    program.send_wheel(vec2(-1.0, 0.0), MouseWheelUnit::Line, Modifiers::SHIFT);
    assert_eq!(program.state().board.tool, Tool::Brush(Piece::WhiteRook));
    // A sideways turn without Shift does not concern the board.
    program.send_wheel(vec2(-1.0, 0.0), MouseWheelUnit::Line, Modifiers::NONE);
    assert_eq!(program.state().board.tool, Tool::Brush(Piece::WhiteRook));
}

#[test]
fn with_ctrl_the_wheel_changes_a_piece_in_one_undo_step() {
    let mut program = Program::on(KINGS);
    program.turn("e1", -3, Modifiers::COMMAND);
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/4B3 w - - 0 1");
    program.turn("e1", -1, Modifiers::COMMAND | Modifiers::SHIFT);
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/4b3 w - - 0 1");
    assert_eq!(program.field(), program.fen());
    assert_eq!(program.state().board.tool, Tool::Pointer);
    program.undo();
    assert_eq!(program.fen(), KINGS);
}

#[test]
fn leaving_the_square_begins_another_undo_step_of_the_wheel() {
    let mut program = Program::on(KINGS);
    program.turn("e1", -1, Modifiers::COMMAND);
    program.move_to(program.square("e5"));
    program.turn("e1", -1, Modifiers::COMMAND);
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/4R3 w - - 0 1");
    program.undo();
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/4Q3 w - - 0 1");
    program.undo();
    assert_eq!(program.fen(), KINGS);
}

#[test]
fn the_wheel_with_ctrl_does_nothing_on_an_empty_square() {
    let mut program = Program::on(KINGS);
    program.turn("d4", -1, Modifiers::COMMAND);
    assert_eq!(program.fen(), KINGS);
    assert_eq!(program.state().board.tool, Tool::Pointer);
    assert!(!program.state().shared.document().can_undo());
}

#[test]
fn a_touchpad_needs_a_whole_wheel_step_for_the_next_piece() {
    let mut program = Program::start();
    program.move_to(program.square("e4"));
    for _ in 0..3 {
        program.send_wheel(vec2(0.0, -13.0), MouseWheelUnit::Point, Modifiers::NONE);
    }
    assert_eq!(program.state().board.tool, Tool::Pointer);
    program.send_wheel(vec2(0.0, -13.0), MouseWheelUnit::Point, Modifiers::NONE);
    assert_eq!(program.state().board.tool, Tool::Brush(Piece::WhiteKing));
}

#[test]
fn the_wheel_chooses_nothing_outside_the_board() {
    let mut program = Program::start();
    let beside = program.square("a4") - vec2(200.0, 0.0);
    program.wheel(beside, -1.0);
    assert_eq!(program.state().board.tool, Tool::Pointer);
}
