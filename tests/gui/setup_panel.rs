//! Side to move, castling, en passant, counters and the buttons.

use super::program::{Program, START};
use egui::Key;
use egui::accesskit::Role;

#[test]
fn the_side_to_move_is_set_and_the_field_follows() {
    let mut program = Program::start();
    assert!(program.is_toggled("White to move"));
    program.click("Black to move");
    assert_eq!(
        program.field(),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"
    );
    assert!(program.is_toggled("Black to move"));
}

#[test]
fn each_castling_right_has_its_box() {
    for (name, rest) in [
        ("White castles kingside", "Qkq"),
        ("White castles queenside", "Kkq"),
        ("Black castles kingside", "KQq"),
        ("Black castles queenside", "KQk"),
    ] {
        let mut program = Program::start();
        program.click(name);
        assert!(program.fen().contains(&format!(" w {rest} ")), "{name}");
        assert!(!program.is_toggled(name));
        program.click(name);
        assert_eq!(program.fen(), START);
    }
}

#[test]
fn a_right_goes_with_its_rook_says_why_and_comes_back_with_it() {
    let mut program = Program::start();
    program.drag("h1", "h4");
    assert!(program.fen().contains(" w Qkq "));
    assert!(program.is_toggled("White castles kingside"), "still wanted");
    assert!(program.says("no rook on h1"));
    program.drag("h4", "h1");
    assert_eq!(program.fen(), START);
}

#[test]
fn a_cleared_board_grants_castling_to_whoever_is_put_at_home() {
    let mut program = Program::start();
    program.click("Clear board");
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
    program.brush("white king");
    program.left("e1");
    program.brush("white rook");
    program.left("a1");
    program.left("h1");
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/R3K2R w KQ - 0 1");
}

#[test]
fn no_box_is_ticked_on_a_cleared_board_before_king_and_rook_are_at_home() {
    const RIGHTS: [&str; 4] = [
        "White castles kingside",
        "White castles queenside",
        "Black castles kingside",
        "Black castles queenside",
    ];
    let mut program = Program::start();
    program.click("Clear board");
    assert!(!RIGHTS.iter().any(|right| program.is_toggled(right)));
    assert!(!program.says("no king on e1"));
    program.brush("white king");
    program.left("e1");
    program.brush("white rook");
    program.left("h1");
    let ticked = RIGHTS.map(|right| program.is_toggled(right));
    assert_eq!(ticked, [true, false, false, false]);
    for _ in 0..3 {
        program.undo();
    }
    assert_eq!(program.fen(), START);
    assert!(RIGHTS.iter().all(|right| program.is_toggled(right)));
}

#[test]
fn a_box_that_was_touched_after_clearing_stays_as_the_user_said() {
    let mut program = Program::start();
    program.click("Clear board");
    program.click("White castles kingside");
    assert!(program.is_toggled("White castles kingside"));
    assert!(program.says("no king on e1"));
    program.click("White castles kingside");
    program.brush("white king");
    program.left("e1");
    program.brush("white rook");
    program.left("h1");
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/4K2R w - - 0 1");
}

#[test]
fn en_passant_offers_only_the_possible_squares() {
    let mut program = Program::on("4k3/8/8/8/1pP2p1P/8/8/4K3 b - - 0 1");
    program.click("En passant");
    assert!(program.has("c3"));
    assert!(program.has("h3"));
    assert!(!program.has("e3"));
    program.click("c3");
    assert_eq!(program.fen(), "4k3/8/8/8/1pP2p1P/8/8/4K3 b - c3 0 1");
    program.click("En passant");
    program.click("none");
    assert_eq!(program.fen(), "4k3/8/8/8/1pP2p1P/8/8/4K3 b - - 0 1");
}

#[test]
fn changing_the_side_to_move_takes_the_en_passant_target_away() {
    let mut program = Program::on("4k3/8/8/8/1pP5/8/8/4K3 b - c3 0 1");
    program.click("White to move");
    assert_eq!(program.fen(), "4k3/8/8/8/1pP5/8/8/4K3 w - - 0 1");
    program.click("Black to move");
    assert_eq!(program.fen(), "4k3/8/8/8/1pP5/8/8/4K3 b - - 0 1");
}

#[test]
fn counters_are_typed() {
    for (name, fen) in [("Halfmove clock", " 42 1"), ("Fullmove number", " 0 42")] {
        let mut program = Program::start();
        program.click_role(Role::SpinButton, name);
        program.type_text("42");
        program.key(Key::Enter);
        assert!(program.fen().ends_with(fen), "{name}: {}", program.fen());
        program.undo();
        assert_eq!(program.fen(), START);
    }
}

#[test]
fn counters_turn_with_the_wheel_in_one_step_of_undo() {
    let mut program = Program::start();
    let place = program.counter("Halfmove clock");
    for _ in 0..3 {
        program.wheel(place, 1.0);
    }
    program.wheel(place, -1.0);
    assert!(program.fen().ends_with(" 2 1"), "{}", program.fen());
    program.undo();
    assert_eq!(program.fen(), START);
}

#[test]
fn two_runs_of_the_wheel_are_two_steps_of_undo() {
    let mut program = Program::start();
    let place = program.counter("Halfmove clock");
    program.wheel(place, 1.0);
    program.wheel(place, 1.0);
    program.move_to(program.square("e4"));
    program.wheel(place, 1.0);
    assert!(program.fen().ends_with(" 3 1"), "{}", program.fen());
    program.undo();
    assert!(program.fen().ends_with(" 2 1"), "{}", program.fen());
}

#[test]
fn counters_step_with_the_arrows_and_stay_in_their_range() {
    let mut program = Program::start();
    program.click_role(Role::SpinButton, "Fullmove number");
    program.key(Key::ArrowUp);
    program.key(Key::ArrowUp);
    assert!(program.fen().ends_with(" 0 3"), "{}", program.fen());
    for _ in 0..5 {
        program.key(Key::ArrowDown);
    }
    assert!(program.fen().ends_with(" 0 0"), "{}", program.fen());
    program.type_text("123456");
    program.key(Key::Enter);
    assert!(program.fen().ends_with(" 0 9999"), "{}", program.fen());
}

#[test]
fn start_clear_and_flip_have_buttons() {
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K3 b - - 5 6");
    program.click("Start position");
    assert_eq!(program.fen(), START);
    program.click("Clear board");
    assert!(program.fen().starts_with("8/8/8/8/8/8/8/8 w"));
    program.click("Flip board");
    assert!(program.state().shared.view.flipped);
}

#[test]
fn what_is_wrong_with_the_position_is_said_all_at_once() {
    let mut program = Program::on("P3k3/8/8/8/8/8/4R3/8 w - - 0 1");
    program.unfold("Legality");
    for sentence in [
        "White has no king",
        "The side that is not to move is in check",
        "A pawn is on the first or eighth rank: a8",
    ] {
        assert!(program.says(sentence), "{sentence}");
    }
}

#[test]
fn a_fine_position_is_said_to_be_legal_with_who_is_to_move() {
    let mut program = Program::start();
    assert!(program.has("Legal · White to move"));
    program.click("Black to move");
    assert!(program.has("Legal · Black to move"));
}

#[test]
fn a_king_off_the_e_file_can_be_given_a_chess960_right_by_hand() {
    let mut program = Program::on("3k4/8/8/8/8/8/8/3K3R w - - 0 1");
    program.click("White castles kingside");
    assert_eq!(program.fen(), "3k4/8/8/8/8/8/8/3K3R w K - 0 1");
    assert!(program.says("Castling here requires Chess960 rules"));
}
