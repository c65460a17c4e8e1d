//! The mouse on the board and on the spare pieces.

use super::program::{Program, START};
use egui::{Key, Modifiers, PointerButton, vec2};
use tabiya::model::state::Tool;
use tabiya_chess::Piece;

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn dragging_a_piece_moves_it_and_the_field_follows() {
    let mut program = Program::start();
    program.drag("e2", "e4");
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(program.fen(), fen);
    assert_eq!(program.field(), fen);
}

#[test]
fn dragging_onto_a_piece_replaces_it() {
    let mut program = Program::start();
    program.drag("a1", "a8");
    assert_eq!(
        program.fen(),
        "Rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kk - 0 1"
    );
}

#[test]
fn dragging_off_the_board_removes_the_piece() {
    let mut program = Program::start();
    let outside = program.square("a1") - vec2(300.0, 0.0);
    program.drag_with(program.square("a1"), outside, Modifiers::NONE);
    assert_eq!(
        program.fen(),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1"
    );
}

#[test]
fn dragging_with_alt_or_ctrl_copies_the_piece() {
    for keys in [Modifiers::ALT, Modifiers::COMMAND] {
        let mut program = Program::on(KINGS);
        program.drag_with(program.square("e1"), program.square("a1"), keys);
        assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/K3K3 w - - 0 1");
    }
}

#[test]
fn escape_puts_a_dragged_piece_back() {
    let mut program = Program::start();
    let (from, to) = (program.square("e2"), program.square("e4"));
    program.button(from, PointerButton::Primary, true, Modifiers::NONE);
    program.move_to(to);
    program.key(Key::Escape);
    program.button(to, PointerButton::Primary, false, Modifiers::NONE);
    assert_eq!(program.fen(), START);
    assert!(!program.state().shared.document().can_undo());
}

#[test]
fn dragging_a_spare_piece_places_one_and_keeps_the_tool() {
    let mut program = Program::on(KINGS);
    let (from, to) = (program.spare("white queen"), program.square("d4"));
    program.drag_with(from, to, Modifiers::NONE);
    assert_eq!(program.fen(), "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1");
    assert_eq!(program.state().board.tool, Tool::Pointer);
}

#[test]
fn a_spare_piece_dropped_outside_the_board_places_nothing() {
    let mut program = Program::on(KINGS);
    let from = program.spare("white queen");
    program.drag_with(from, from + vec2(0.0, 300.0), Modifiers::NONE);
    assert_eq!(program.fen(), KINGS);
}

#[test]
fn the_left_button_paints_the_brush_and_the_right_the_other_colour() {
    let mut program = Program::on(KINGS);
    program.brush("white rook");
    program.left("a1");
    program.right("a8");
    assert_eq!(program.fen(), "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1");
}

#[test]
fn the_brush_removes_an_equal_piece_and_replaces_another() {
    let mut program = Program::on("4k3/8/8/8/8/8/8/R3K2N w - - 0 1");
    program.brush("white rook");
    program.left("a1");
    program.left("h1");
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
}

#[test]
fn sweeping_with_the_brush_is_one_undo_step() {
    let mut program = Program::on(KINGS);
    program.brush("white pawn");
    program.drag("a2", "h2");
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1");
    program.undo();
    assert_eq!(program.fen(), KINGS);
}

#[test]
fn clicking_the_chosen_spare_piece_again_puts_the_brush_down() {
    let mut program = Program::start();
    program.brush("black pawn");
    assert_eq!(program.state().board.tool, Tool::Brush(Piece::BlackPawn));
    program.brush("black pawn");
    assert_eq!(program.state().board.tool, Tool::Pointer);
}

#[test]
fn the_middle_button_takes_the_piece_under_the_pointer_as_brush() {
    let mut program = Program::start();
    program.click_at(program.square("d8"), PointerButton::Middle);
    assert_eq!(program.state().board.tool, Tool::Brush(Piece::BlackQueen));
    program.click_at(program.square("e4"), PointerButton::Middle);
    assert_eq!(program.state().board.tool, Tool::Brush(Piece::BlackQueen));
}

#[test]
fn the_eraser_removes_the_pieces_it_sweeps_over() {
    let mut program = Program::start();
    program.click("Eraser");
    program.drag("a2", "h2");
    assert_eq!(
        program.fen(),
        "rnbqkbnr/pppppppp/8/8/8/8/8/RNBQKBNR w KQkq - 0 1"
    );
    program.undo();
    assert_eq!(program.fen(), START);
}

#[test]
fn escape_puts_the_brush_down() {
    let mut program = Program::start();
    program.brush("white queen");
    program.key(Key::Escape);
    assert_eq!(program.state().board.tool, Tool::Pointer);
}

#[test]
fn double_clicks_on_a_double_stepped_pawn_set_and_clear_the_target() {
    let mut program = Program::on("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1");
    program.double_click("e4");
    assert_eq!(program.fen(), "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    program.double_click("e4");
    assert_eq!(program.fen(), "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1");
}

#[test]
fn a_double_click_on_a_pawn_without_a_double_step_changes_nothing() {
    // White is to move: the white pawn has not just moved, and the black one came one square.
    let mut program = Program::on("4k3/8/3p4/8/4P3/8/8/4K3 w - - 0 1");
    program.double_click("e4");
    program.double_click("d6");
    assert!(!program.state().shared.document().can_undo());
}

#[test]
fn the_mouse_hits_the_shown_squares_of_a_flipped_board() {
    let mut program = Program::start();
    let a1_before = program.square("a1");
    program.click("Flip board");
    assert_ne!(program.square("a1"), a1_before);
    program.drag("e2", "e4");
    assert_eq!(
        program.fen(),
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"
    );
}

#[test]
fn illegal_positions_are_allowed() {
    let mut program = Program::start();
    program.drag("e1", "e8");
    assert_eq!(
        program.fen(),
        "rnbqKbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1"
    );
    assert!(program.says("Black has no king"));
}

#[test]
fn a_click_on_a_dialog_does_not_reach_the_board_below() {
    let mut program = Program::start();
    program.brush("white queen");
    program.menu("Help", "About Tabiya");
    let middle = program.square("e4");
    program.click_at(middle, PointerButton::Primary);
    assert_eq!(program.fen(), START);
}

#[test]
fn the_name_of_a_castling_move_is_on_its_rook_only_at_the_pointer_or_the_cursor() {
    let mut program = Program::start();
    let names = |program: &Program, square: &str| {
        let rook = program.square(square);
        let shapes = program.harness.output().shapes.iter();
        let texts = shapes.filter_map(|clipped| match &clipped.shape {
            egui::Shape::Text(text) => Some(text),
            _ => None,
        });
        let there = texts.filter(|text| text.pos.distance(rook) < 60.0);
        let names = there.map(|text| text.galley.text().to_owned());
        names
            .filter(|text| text.contains("O-O"))
            .collect::<Vec<_>>()
    };
    assert!(names(&program, "h1").is_empty() && names(&program, "a8").is_empty());
    let rook = program.square("h1");
    program.move_to(rook);
    assert_eq!(names(&program, "h1"), ["O-O"]);
    program.move_to(program.square("e4"));
    assert!(names(&program, "h1").is_empty());
    program.key(Key::ArrowRight);
    program.key(Key::ArrowLeft);
    assert_eq!(names(&program, "a8"), ["O-O-O"]);
}
