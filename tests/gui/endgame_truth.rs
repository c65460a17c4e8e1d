//! The line above the board says what is true in endgames of up to four pieces.

use super::program::Program;
use egui::accesskit::{Live, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

/// White mates in one move.
const MATE: &str = "k7/8/1K6/8/8/8/8/7R w - - 0 1";

fn shows_a_result(program: &Program) -> bool {
    program.says("wins") || program.has("Draw")
}

#[test]
fn the_line_above_the_board_says_the_result_of_an_endgame() {
    for (fen, truth) in [
        (MATE, "White wins, mate in 1"),
        ("k7/8/1K6/8/8/8/8/7R b - - 0 1", "White wins, mate in 1"),
        ("k7/8/1K6/8/8/8/8/6B1 w - - 0 1", "Draw"),
        ("8/8/8/8/8/1k6/7q/K7 w - - 0 1", "Black wins, mate in 1"),
    ] {
        let program = Program::on(fen);
        assert!(program.has(truth), "{fen}: {truth}");
    }
}

#[test]
fn castling_counts_in_the_result_of_an_endgame() {
    // Castling mates at once, and nothing else does.
    let mut program = Program::on("8/8/8/8/8/8/R7/R3K1k1 w Q - 0 1");
    assert!(program.has("White wins, mate in 1"));
    program.click("White castles queenside");
    assert!(program.has("White wins, mate in 2"));
}

#[test]
fn an_illegal_position_shows_no_result() {
    let program = Program::on("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1");
    assert!(program.says("in check"));
    assert!(!shows_a_result(&program));
}

#[test]
fn a_finished_game_and_a_position_of_five_pieces_show_no_result() {
    let mated = Program::on("k6R/8/1K6/8/8/8/8/8 b - - 0 1");
    assert!(mated.has("Legal · Black to move · checkmate"));
    assert!(!shows_a_result(&mated));
    let five = Program::on("k7/8/1K6/8/8/8/PPP5/8 w - - 0 1");
    assert!(five.has("Legal · White to move"));
    assert!(!shows_a_result(&five));
}

#[test]
fn the_result_of_another_position_goes_at_once() {
    // The king takes the rook if it is to move.
    let mut program = Program::on("k7/1R6/8/8/8/8/8/7K w - - 0 1");
    assert!(program.says("White wins, mate in"));
    program.step(0);
    program.click("Black to move");
    assert!(program.has("Legal · Black to move"));
    assert!(!shows_a_result(&program));
    program.click("White to move");
    assert!(program.says("White wins, mate in"));
    program.click("Black to move");
    program.let_go();
    assert!(program.has("Draw"));
    assert!(!program.says("White wins"));
}

#[test]
fn screen_readers_say_the_result_of_an_endgame() {
    let program = Program::on(MATE);
    let label = program
        .harness
        .get_by_role_and_label(Role::Status, "White wins, mate in 1");
    assert_eq!(label.accesskit_node().live(), Live::Polite);
}
