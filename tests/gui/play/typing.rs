//! Moves typed into the move field.

use super::{E4, playing};
use crate::program::{Program, START};
use egui::accesskit::Role;
use egui::{Event, Key};
use egui_kittest::kittest::Queryable as _;
use tabiya::model::action::SettingsAction;
use tabiya::model::state::Tool;
use tabiya_notation::piece_letters::Language;
use tabiya_settings::Setting;

fn line(program: &Program) -> String {
    let line = program
        .harness
        .get_by_role_and_label(Role::TextInput, "Moves to be played");
    line.value().unwrap_or_default()
}

#[test]
fn a_key_focuses_the_field_for_moves_and_enter_plays_them() {
    let mut program = playing(START);
    assert!(program.is_focused("Moves to be played"));
    program.type_text("e4 c5 Nf3");
    assert_eq!(program.fen(), START, "Enter plays the moves");
    program.key(Key::Enter);
    let fen = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
    assert_eq!(program.fen(), fen);
    assert_eq!(line(&program), "");
    program.type_text("d6");
    program.key(Key::Enter);
    assert_eq!(
        program
            .state()
            .shared
            .document()
            .line_of_play()
            .unwrap()
            .len(),
        4
    );
    for _ in 0..4 {
        program.undo();
    }
    assert_eq!(program.fen(), START, "each move is a step of undo");
}

#[test]
fn letters_typed_on_the_board_go_into_the_field_for_moves() {
    let mut program = playing(START);
    program.key(Key::Escape);
    // Each of these is a key of the board or of a command.
    program.type_text("f4 a5 c4");
    assert_eq!(line(&program), "f4 a5 c4");
    assert!(program.is_focused("Moves to be played"));
    program.key(Key::Enter);
    let fen = "rnbqkbnr/1ppppppp/8/p7/2P2P2/8/PP1PP1PP/RNBQKBNR b KQkq c3 0 2";
    assert_eq!(program.fen(), fen);
    assert!(!program.state().shared.view.flipped);
}

#[test]
fn text_typed_in_the_frame_of_the_shortcut_is_not_lost() {
    let mut program = Program::start();
    let key = crate::program::keyboard::press(Key::M, egui::Modifiers::COMMAND);
    program.harness.input_mut().events.push(key);
    for letter in ["e", "4"] {
        let text = Event::Text(letter.to_owned());
        program.harness.input_mut().events.push(text);
    }
    program.run();
    assert_eq!(line(&program), "e4");
}

#[test]
fn moves_before_a_wrong_word_are_played_and_the_rest_stays() {
    for (typed, why, rest) in [
        (
            "e4 e5 Nf4 Nc6",
            "“Nf4”: No knight can move to f4 this way",
            "Nf4 Nc6",
        ),
        ("e4 e5 xyz", "“xyz”: not a move", "xyz"),
        ("e4 e5 Ke3", "“Ke3”: No king can move to e3 this way", "Ke3"),
        ("e4 e5 O-O", "“O-O”: A piece blocks castling", "O-O"),
    ] {
        let mut program = playing(START);
        program.type_text(typed);
        program.key(Key::Enter);
        assert!(program.has(&format!("⚠ {why}")), "{typed}: {why}");
        assert_eq!(line(&program), rest);
        let played = program
            .state()
            .shared
            .document()
            .line_of_play()
            .unwrap()
            .len();
        assert_eq!(played, 2, "{typed}");
        assert!(program.is_focused("Moves to be played"));
    }
}

#[test]
fn an_ambiguous_move_lists_its_candidates() {
    let mut program = playing("4k3/8/8/8/8/8/8/R3K2R w - - 0 1");
    program.type_text("Rf1");
    program.key(Key::Enter);
    let mut program = playing("4k3/8/8/8/8/8/4K3/R6R w - - 0 1");
    program.type_text("Rd1");
    program.key(Key::Enter);
    assert!(program.says("Rad1"), "which one");
    assert!(program.says("Rhd1"));
}

#[test]
fn informal_notation_is_played_and_each_repair_is_reported() {
    let mut program = playing("r3k3/8/8/8/8/8/4P3/4K2R w K - 0 1");
    program.type_text("1. 0-0 Kd7 2.e2e4");
    program.key(Key::Enter);
    assert!(program.says("“0-0” as O-O"));
    assert!(program.says("“2.e2e4” as e4"));
    let fen = "r7/3k4/8/8/4P3/8/8/5RK1 b - e3 0 2";
    assert_eq!(program.fen(), fen);
}

#[test]
fn letters_of_the_users_language_are_no_repair() {
    let mut program = Program::start();
    let german = Setting::Language(Some(Language::German));
    program
        .harness
        .state_mut()
        .apply(SettingsAction::Choose(german));
    program.ctrl(Key::M);
    program.type_text("Sf3 d5 1... Nf3");
    program.key(Key::Enter);
    assert!(!program.says("“Sf3”"));
    assert!(program.has("1. Sf3"));
    program.key(Key::Escape);
    assert_eq!(program.state().board.tool, Tool::Play);
}

#[test]
fn a_pasted_position_is_loaded_and_begins_a_new_line() {
    let mut program = playing(START);
    program.type_text("e4");
    program.key(Key::Enter);
    assert_eq!(program.field(), E4);
    program.paste("8/8/1KP5/3r4/8/8/8/k7 w - - 0 1");
    assert_eq!(program.fen(), "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1");
    assert!(program.state().shared.document().line_of_play().is_none());
    program.type_text("c7");
    program.key(Key::Enter);
    assert!(program.has("1. c7"));
}
