//! A FEN with one damaged rank: its readings are offered with what they assume, and nothing of the text is lost.

use super::program::{Program, START};
use egui::{Key, Modifiers};
use egui_kittest::kittest::NodeT as _;
use std::fs;
use tempfile::TempDir;

/// A rank has a square too many.
const LONG_RANK: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PPP/RNBQKBNR";
/// A rank is missing.
const SEVEN_RANKS: &str = "4k3/8/8/3p4/8/8/4K3 w - - 0 1";

fn on_line(line: &str) -> (TempDir, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.epd");
    fs::write(&path, format!("{line}\n")).unwrap();
    let program = Program::on_file(&path);
    (folder, program)
}

fn line(program: &Program) -> String {
    String::from_utf8(program.state().shared.document().line().to_vec()).unwrap()
}

#[test]
fn a_square_too_many_is_left_out_as_the_user_chooses() {
    let mut program = Program::on("8/8/8/8/8/8/8/K6k b - - 3 40");
    program.paste(LONG_RANK);
    assert!(program.has("Which position is meant?"));
    assert!(program.says("extra white pawn on e2 left out"));
    assert!(program.says("extra white pawn after h2 left out"));
    assert!(program.says("extra gap on f2 left out"));
    assert!(program.says("Assumed: White to move, no castling, counters 0 1"));
    program.click("Use reading 3");
    assert_eq!(
        program.fen(),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"
    );
    assert!(program.says("extra gap on f2 left out"));
    assert!(program.says("Assumed: White to move, no castling, counters 0 1"));
    program.undo();
    program.undo();
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/K6k b - - 3 40");
}

#[test]
fn a_missing_rank_is_not_that_of_the_previous_position() {
    let mut program = Program::start();
    program.paste(SEVEN_RANKS);
    assert!(program.has("Which position is meant?"));
    assert!(program.says("rank 1 is empty"));
    program.key(Key::Escape);
    assert_eq!(program.field(), SEVEN_RANKS);
    assert!(program.has("a1, empty"));
    assert!(program.has("e1, empty"));
    program.click("Choose how to read it");
    program.click("Use reading 1");
    assert!(program.fen().ends_with(" w - - 0 1"), "{}", program.fen());
    assert_eq!(program.fen().matches(['k', 'K', 'p']).count(), 3);
}

#[test]
fn an_unreadable_line_of_a_file_offers_its_readings() {
    let line = format!("{LONG_RANK} w KQkq - id \"one\";");
    let (_folder, mut program) = on_line(&line);
    assert!(program.says("This text can be read in 3 ways"));
    program.click("Choose how to read it");
    program.click("Use reading 1");
    let chosen = self::line(&program);
    assert_eq!(
        chosen,
        line.replace("PPPPP1PPP", "PPPP1PPP"),
        "the operations stay"
    );
    program.undo();
    assert_eq!(self::line(&program), line);
}

#[test]
fn an_incomplete_board_is_not_offered_in_several_readings_while_it_is_typed() {
    let mut program = Program::start();
    program.select_field();
    program.type_text(SEVEN_RANKS);
    assert!(program.says("The board has 7 ranks"));
    assert!(!program.says("This text can be read in"));
    program.key(Key::Enter);
    assert!(program.says("This text can be read in"));
}

#[test]
fn an_edit_on_the_board_of_an_unreadable_line_keeps_the_rest_of_it() {
    let damaged = "r3k2r/ppp/8/8/8/8/PPPPPPPP/R3K2R b Kq - id \"a \\\"b\\\"\"; bm O-O;";
    let (_folder, mut program) = on_line(damaged);
    assert!(program.says("Rank 7 has 3 squares"));
    program.brush("black queen");
    program.left("e4");
    assert_eq!(
        line(&program),
        "r3k2r/8/8/8/4q3/8/PPPPPPPP/R3K2R b Kq - id \"a \\\"b\\\"\"; bm O-O;"
    );
}

#[test]
fn pressing_white_sets_an_unreadable_side_to_move() {
    let (_folder, mut program) = on_line("4k3/8/8/8/8/8/8/4K2R x K - id \"one\";");
    assert!(program.says("The side to move must be"));
    program.click("White to move");
    assert_eq!(line(&program), "4k3/8/8/8/8/8/8/4K2R w K - id \"one\";");
    program.undo();
    assert_eq!(line(&program), "4k3/8/8/8/8/8/8/4K2R x K - id \"one\";");
}

#[test]
fn the_operations_of_the_record_go_when_a_damaged_position_is_chosen() {
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K2R w K - id \"first\";");
    program.paste(&format!("{LONG_RANK} w KQkq - 0 1"));
    program.click("Use reading 3");
    assert_eq!(program.fen(), START);
    assert!(!line(&program).contains("first"));
    assert!(program.says("Operations of the previous position removed: id"));
    program.undo();
    program.undo();
    assert!(line(&program).contains("first"));
}

#[test]
fn a_broken_fen_says_which_operations_it_replaces() {
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K2R w K - id \"first\";");
    let broken = "4k3/8/8/x/8/8/8/4K2R w K - 0 1";
    program.paste(broken);
    assert_eq!(line(&program), broken);
    assert!(program.says("No position was found in the text"));
    assert!(program.says("you can repair it. Operations of the previous position removed: id"));
    program.key(Key::Escape);
    assert!(line(&program).contains("first"));
}

#[test]
fn prose_around_a_damaged_board_does_not_hide_its_readings() {
    let mut program = Program::start();
    program.paste(&format!(
        "In the game of last week I had {LONG_RANK} on the board and did not know what to do.\nAny idea?"
    ));
    assert!(program.has("Which position is meant?"));
    assert!(program.says("extra white pawn on e2 left out"));
}

#[test]
fn a_command_offers_the_readings_of_the_line_or_says_that_there_are_none() {
    const COMMAND: &str = "Repair the text of this position";
    let (_folder, mut program) = on_line(&format!("{LONG_RANK} w KQkq - 0 1"));
    program.menu("Position", COMMAND);
    assert!(program.has("Which position is meant?"));
    program.click("Use reading 3");
    assert_eq!(program.fen(), START);
    let (_folder, mut program) = on_line("rnbq/what/is/this w KQkq - 0 1");
    program.menu("Position", COMMAND);
    assert!(program.says("No sensible repair of this text is known"));
    assert_eq!(line(&program), "rnbq/what/is/this w KQkq - 0 1");
}

#[test]
fn the_list_gives_the_same_number_of_readings_as_the_line_above_the_board() {
    let line = format!("{LONG_RANK} w - - 0 1");
    let (_folder, mut program) = on_line(&format!("{START}\n{line}\n8/8/8/8/k b"));
    let name = |program: &Program, row| {
        let row = program.find_row(row).unwrap();
        row.accesskit_node().label().unwrap_or_default()
    };
    assert_eq!(name(&program, 2), "Position 2, can be read in 3 ways");
    assert_eq!(name(&program, 3), "Position 3, unreadable");
    program.key_with(Modifiers::ALT, Key::ArrowDown);
    assert!(program.says("This text can be read in 3 ways"));
}
