//! Fixed faults of keys and typing, each with its symptom.

use super::program::{Program, START, keyboard::press};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use tabiya::command::Command;
use tabiya::model::action::{Action, FilesAction, SettingsAction};
use tabiya_chess::{Piece, Square};
use tempfile::TempDir;

const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";
const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

fn text(text: &str) -> Event {
    Event::Text(text.to_owned())
}

/// Several events in one frame, as a slow machine gets them.
fn in_one_frame(program: &mut Program, events: impl IntoIterator<Item = Event>) {
    program.harness.input_mut().events.extend(events);
    program.run();
}

/// The program with these lines and this settings file.
fn with_settings(lines: &str, settings: &str) -> (TempDir, Program) {
    let folder = TempDir::new().unwrap();
    let [file, fens] = ["settings.toml", "some.fen"].map(|name| folder.path().join(name));
    fs::write(&file, settings).unwrap();
    fs::write(&fens, lines).unwrap();
    let actions = vec![
        Action::from(SettingsAction::UseSettings(file)),
        Action::from(FilesAction::Open(vec![fens])),
    ];
    (folder, Program::start_with(actions))
}

fn has_menu(program: &Program) -> bool {
    program.has("Use as brush")
}

#[test]
fn typing_into_the_palette_does_not_reach_an_open_square_menu() {
    let mut program = Program::start();
    program.right("e4");
    program.ctrl(Key::K);
    assert!(!has_menu(&program));
    program.type_text("kings");
    assert_eq!(program.fen(), START);
    program.key(Key::Enter);
    assert_eq!(program.fen(), KINGS);
}

#[test]
fn typing_into_a_field_does_not_reach_an_open_square_menu() {
    for (key, role, label) in [
        (Key::B, Role::TextInput, "Piece list"),
        (Key::L, Role::TextInput, "FEN"),
        (Key::F, Role::TextInput, "Find"),
    ] {
        let mut program = Program::on(EMPTY);
        program.right("e4");
        program.ctrl(key);
        assert!(!has_menu(&program), "{label}");
        program.type_text("Kg1");
        let field = program.harness.get_by_role_and_label(role, label);
        assert_eq!(field.value().as_deref(), Some("Kg1"), "{label}");
        let e4 = Square::from_name("e4").unwrap();
        let board = program.state().shared.document().position().board;
        assert_eq!(board.get(e4), None, "{label}");
    }
}

#[test]
fn letters_reach_the_square_menu_only_while_it_has_the_keyboard() {
    let mut program = Program::start();
    program.right("e4");
    program.harness.get_by_label("Flip board").focus();
    program.run();
    program.type_text("k");
    assert_eq!(program.fen(), START);
}

#[test]
fn arrow_keys_stay_in_the_square_menu() {
    for (square, arrow) in [
        ("b6", Key::ArrowUp),
        ("a1", Key::ArrowLeft),
        ("h8", Key::ArrowRight),
        ("e1", Key::ArrowDown),
    ] {
        let mut program = Program::on(EMPTY);
        program.right(square);
        for _ in 0..9 {
            program.key(arrow);
            assert!(has_menu(&program), "{square}");
        }
        let field = program.field();
        assert_eq!(field, EMPTY);
        program.type_text("k");
        assert_eq!(program.field(), program.fen());
        let square = Square::from_name(square).unwrap();
        let board = program.state().shared.document().position().board;
        assert_eq!(board.get(square), Some(Piece::BlackKing), "{square}");
    }
}

#[test]
fn the_square_menu_closes_when_row_or_document_changes() {
    let lines = format!("{START}\n{KINGS}\n");
    let (_folder, mut program) = with_settings(&lines, "");
    program.right("e4");
    assert!(has_menu(&program));
    program.key_with(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(program.fen(), KINGS);
    assert!(!has_menu(&program));
    // The board has the keyboard focus.
    program.type_text("q");
    assert_eq!(program.fen(), "4k3/8/8/8/4q3/8/8/4K3 w - - 0 1");
    program.right("d5");
    program.ctrl(Key::N);
    assert!(!has_menu(&program));
}

#[test]
fn a_key_opens_the_square_menu_during_typing() {
    let mut program = Program::on(KINGS);
    program.left("d4");
    program.select_field();
    program.key_with(Modifiers::SHIFT, Key::F10);
    assert!(has_menu(&program));
    program.type_text("r");
    assert_eq!(program.fen(), "4k3/8/8/8/3r4/8/8/4K3 w - - 0 1");
}

#[test]
fn a_key_of_a_disabled_command_does_nothing() {
    let mut program = Program::start();
    program.left("e4");
    program.key_with(Modifiers::SHIFT, Key::U);
    assert!(program.state().shared.document().unsure().is_empty());
    program.ctrl(Key::E);
    let cleared = program.fen();
    assert_ne!(cleared, START);
    program.redo();
    assert_eq!(program.fen(), cleared);
    program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::F);
    assert!(program.state().find.form.is_none());
}

#[test]
fn going_back_on_the_first_line_stays_there() {
    let (_folder, mut program) = with_settings(&format!("{START}\n{KINGS}\n{EMPTY}\n"), "");
    program.key_with(Modifiers::SHIFT, Key::F3);
    assert_eq!(program.state().shared.document().row(), 0);
    program.key(Key::F3);
    assert_eq!(program.state().shared.document().row(), 1);
    program.key_with(Modifiers::SHIFT, Key::F3);
    assert_eq!(program.state().shared.document().row(), 0);
}

#[test]
fn a_line_that_cannot_be_moved_remains_the_current_one() {
    let lines = format!("{KINGS}\n{START}\n{KINGS}\n");
    let (_folder, mut program) = with_settings(&lines, "");
    program.menu("Collection", "Find duplicates…");
    program.click("Find duplicates");
    program.click("Show the groups");
    assert!(!Command::MovePositionDown.is_enabled(program.state()));
    let row = program.state().shared.document().row();
    let place = program.state().shared.document().current_place();
    let key = if place == 0 {
        Key::ArrowDown
    } else {
        Key::ArrowUp
    };
    program.key_with(Modifiers::ALT | Modifiers::SHIFT, key);
    assert_eq!(program.state().shared.document().row(), row);
    program.key_with(Modifiers::ALT, key);
    assert_ne!(program.state().shared.document().row(), row);
}

#[test]
fn the_letter_of_a_shortcut_is_not_typed() {
    let settings = "[keys]\nshow-coordinates = \"Alt+K\"\npalette = \"Alt+Q\"\n";
    let (_folder, mut program) = with_settings(&format!("{EMPTY}\n"), settings);
    let events = [
        press(Key::K, Modifiers::ALT),
        text("k"),
        press(Key::R, Modifiers::NONE),
        text("r"),
    ];
    in_one_frame(&mut program, events);
    assert!(!program.state().shared.settings.coordinates);
    assert_eq!(program.fen(), "r7/8/8/8/8/8/8/8 w - - 0 1");

    let events = [press(Key::Q, Modifiers::ALT), text("q"), text("Q")];
    in_one_frame(&mut program, events);
    let field = program.harness.get_by_label("Find a command");
    assert_eq!(field.value().as_deref(), Some("Q"));
    program.key(Key::Escape);

    // The text is not pasted into a field either.
    program.select_field();
    let field = program.field();
    in_one_frame(&mut program, [press(Key::K, Modifiers::ALT), text("k")]);
    assert!(program.state().shared.settings.coordinates);
    assert_eq!(program.field(), field);
}

#[test]
fn text_after_a_shortcut_in_one_frame_is_typed() {
    let mut program = Program::on(EMPTY);
    in_one_frame(
        &mut program,
        [
            press(Key::F3, Modifiers::NONE),
            text("k"),
            press(Key::I, Modifiers::COMMAND),
            text("Q"),
        ],
    );
    assert_eq!(
        program.fen(),
        "Qnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1"
    );
}

#[test]
fn restoring_all_defaults_is_offered_only_for_known_commands() {
    let all = "Restore all defaults";
    for (settings, is_offered) in [
        ("[keys]\nfly = \"F9\"\n", false),
        ("[keys]\nfly = \"F9\"\nflip-board = \"Ctrl+B\"\n", true),
        ("", false),
    ] {
        let (_folder, mut program) = with_settings(&format!("{EMPTY}\n"), settings);
        program.menu("Help", "Keyboard shortcuts…");
        let button = program.harness.get_by_label(all);
        assert_eq!(!button.accesskit_node().is_disabled(), is_offered);
    }
}
