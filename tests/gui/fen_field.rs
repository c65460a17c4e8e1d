//! Typing in the FEN field: the board follows, and nothing that was typed is ever lost.

use super::program::{Program, START};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

#[test]
fn the_board_follows_every_key() {
    let mut program = Program::on("8/8/8/8/8/8/8/8 w - - 0 1");
    program.select_field();
    program.type_text("4k3/8");
    assert_eq!(program.field(), "4k3/8");
    assert!(
        program.fen().starts_with("4k3/8/8/8/8/8/8/8"),
        "{}",
        program.fen()
    );
    program.type_text("/8/8/8/8/8/4K2R b K - 7 9");
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/4K2R b K - 7 9");
}

#[test]
fn unreadable_ranks_and_fields_keep_their_previous_values() {
    let mut program = Program::start();
    program.select_field();
    program.paste_into_field("rnbqkbnr/ppp/8/8/8/8/PPPPPPPP/4K3 b Kk - 3 4");
    let fen = program.fen();
    assert!(
        fen.starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/4K3 b"),
        "{fen}"
    );
    assert!(program.says("Rank 7 has 3 squares, 5 are missing"));
}

#[test]
fn text_is_never_rewritten_while_it_is_typed() {
    let mut program = Program::start();
    program.select_field();
    let text = "8/8/8/44/8/8/8/K6k  w   -  - 007 0012";
    program.type_text(text);
    assert_eq!(program.field(), text);
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/K6k w - - 7 12");
}

#[test]
fn readable_text_becomes_canonical_when_the_field_is_left() {
    let mut program = Program::start();
    program.select_field();
    program.type_text("8/8/8/44/8/8/8/K6k  b");
    program.key(Key::Enter);
    assert_eq!(program.field(), "8/8/8/8/8/8/8/K6k b - - 0 1");
}

#[test]
fn broken_text_stays_after_enter_and_after_leaving_the_field() {
    let mut program = Program::start();
    program.select_field();
    program.type_text("8/8/8x");
    program.key(Key::Enter);
    assert_eq!(program.field(), "8/8/8x");
    assert!(program.says("“x” is not a piece letter"));
    program.left("e4");
    assert_eq!(program.field(), "8/8/8x");
}

#[test]
fn broken_text_can_be_recalled_after_a_change_of_the_board() {
    let mut program = Program::start();
    program.select_field();
    program.type_text("8/8/8x");
    program.key(Key::Enter);
    program.drag("a1", "a3");
    assert_eq!(program.field(), program.fen());
    program.click("Earlier text");
    program.click("8/8/8x");
    assert_eq!(program.field(), "8/8/8x");
}

#[test]
fn escape_in_the_field_undoes_the_whole_typing_session() {
    let mut program = Program::start();
    program.select_field();
    program.type_text("8/8/8/8/8/8/8/K6k b - - 0 1");
    program.key(Key::Escape);
    assert_eq!(program.fen(), START);
    assert_eq!(program.field(), START);
}

#[test]
fn a_typing_session_is_one_undo_step() {
    let mut program = Program::start();
    program.drag("e2", "e4");
    let before = program.fen();
    program.select_field();
    program.type_text("8/8/8/8/8/8/8/K6k b - - 0 1");
    program.key(Key::Enter);
    program.undo();
    assert_eq!(program.fen(), before);
    program.undo();
    assert_eq!(program.fen(), START);
}

#[test]
fn ctrl_z_in_the_field_undoes_only_the_typing() {
    let mut program = Program::start();
    program.drag("e2", "e4");
    let before = program.fen();
    program.select_field();
    program.type_text("8");
    program.undo();
    assert_eq!(program.field(), before);
    assert_eq!(program.fen(), before);
}

#[test]
fn ctrl_z_in_the_field_never_restores_an_older_position() {
    let mut program = Program::start();
    program.focus_field();
    program.drag("e2", "e4");
    let before = program.fen();
    program.focus_field();
    program.undo();
    assert_eq!(program.fen(), before);
}

#[test]
fn the_only_sensible_repair_is_offered_and_made() {
    let mut program = Program::start();
    program.select_field();
    program.type_text("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 0 1");
    program.key(Key::Enter);
    assert!(program.says("The side to move must be “w” or “b”, not “W”"));
    program.click(&format!("Change to {START}"));
    assert_eq!(program.field(), START);
    assert!(!program.says("The side to move must be “w” or “b”"));
}

#[test]
fn a_screen_reader_can_set_the_text_at_once() {
    let mut program = Program::start();
    let text = "8/8/8/8/8/8/8/K6k b - - 5 6";
    let field = program
        .harness
        .get_by_role_and_label(Role::TextInput, "FEN");
    field.set_text_value_accesskit(text);
    program.run();
    assert_eq!(program.fen(), text);
}

#[test]
fn the_caret_stays_where_the_user_types() {
    let mut program = Program::on("8/8/8/8/8/8/8/K6k w - - 0 1");
    program.focus_field();
    program.key(Key::Home);
    program.key(Key::Delete);
    program.type_text("4k3");
    assert_eq!(program.field(), "4k3/8/8/8/8/8/8/K6k w - - 0 1");
    assert_eq!(program.fen(), "4k3/8/8/8/8/8/8/K6k w - - 0 1");
}

#[test]
fn the_field_keeps_the_keyboard_during_typing() {
    let mut program = Program::start();
    program.select_field();
    program.type_text("8/8");
    let field = program
        .harness
        .get_by_role_and_label(Role::TextInput, "FEN");
    assert!(field.accesskit_node().is_focused());
}
