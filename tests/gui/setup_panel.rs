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
fn moving_the_rook_removes_the_castling_right_until_it_returns() {
    let mut program = Program::start();
    program.drag("h1", "h4");
    assert!(program.fen().contains(" w Qkq "));
    assert!(program.is_toggled("White castles kingside"), "still wanted");
    assert!(program.says("no rook on h1"));
    program.drag("h4", "h1");
    assert_eq!(program.fen(), START);
}

#[test]
fn a_cleared_board_grants_castling_to_pieces_on_home_squares() {
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
fn a_cleared_board_ticks_castling_only_with_king_and_rook_at_home() {
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
fn a_castling_box_changed_after_clearing_keeps_the_users_choice() {
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
fn changing_the_side_to_move_removes_the_en_passant_target() {
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
fn turning_a_counter_with_the_wheel_is_one_undo_step() {
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
fn two_turns_of_the_wheel_are_two_undo_steps() {
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
fn all_problems_of_the_position_are_listed() {
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
fn a_legal_position_is_reported_with_its_side_to_move() {
    let mut program = Program::start();
    assert!(program.has("Legal · White to move"));
    program.click("Black to move");
    assert!(program.has("Legal · Black to move"));
}

#[test]
fn a_king_off_the_e_file_can_be_granted_a_chess960_right() {
    let mut program = Program::on("3k4/8/8/8/8/8/8/3K3R w - - 0 1");
    program.click("White castles kingside");
    assert_eq!(program.fen(), "3k4/8/8/8/8/8/8/3K3R w K - 0 1");
    assert!(program.says("Castling here requires Chess960 rules"));
}
