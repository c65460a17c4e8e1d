//! Keys that the user has changed, and the dialog in which they are changed.

use super::program::{Program, START};
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::PathBuf;
use tabiya::command::Command;
use tabiya::model::action::{Action, SettingsAction, SetupAction};
use tabiya::model::state::Dialog;
use tabiya_settings::keys::{ctrl, key};
use tempfile::TempDir;

/// The program with this text in its settings file.
fn with_settings(text: &str) -> (TempDir, PathBuf, Program) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("settings.toml");
    fs::write(&file, text).unwrap();
    let program = Program::start_with(vec![Action::from(SettingsAction::UseSettings(
        file.clone(),
    ))]);
    (folder, file, program)
}

fn open(program: &mut Program) {
    program.menu("Help", "Keyboard shortcuts…");
    assert!(program.is_focused("Find a command or a key"));
}

/// Opens the dialog with only the commands whose names contain this text.
fn open_on(program: &mut Program, name: &str) {
    open(program);
    program.paste_into_field(name);
}

fn settings(file: &PathBuf) -> String {
    fs::read_to_string(file).unwrap()
}

const FLIP: &str = "Flip board";

#[test]
fn keys_of_the_settings_file_replace_the_defaults() {
    let text = "[keys]\nflip-board = [\"Ctrl+B\", \"F7\"]\nfind = \"\"\n";
    let (_folder, _file, mut program) = with_settings(text);
    assert!(program.state().shared.failures.is_empty());
    program.key(Key::F);
    assert!(!program.state().shared.view.flipped);
    program.ctrl(Key::B);
    assert!(program.state().shared.view.flipped);
    program.key(Key::F7);
    assert!(!program.state().shared.view.flipped);
    program.ctrl(Key::F);
    assert!(program.state().find.form.is_none());
    // Other commands have kept their keys.
    program.ctrl(Key::E);
    assert_ne!(program.fen(), START);
}

#[test]
fn wrong_keys_in_the_settings_file_are_reported_and_kept() {
    let text = "[keys]\nflip-board = \"Ctrl+Bee\"\nfly = \"Ctrl+9\"\nsort = \"K\"\n\
                shuffle = \"Ctrl+R\"\nrotate = \"Ctrl+R\"\n";
    let (_folder, file, mut program) = with_settings(text);
    let told = program.state().shared.failures.join("\n");
    for part in [
        "flip-board",
        "Ctrl+Bee",
        "fly",
        "“Sort…”, but on the board it places a piece",
        "Ctrl+R to two commands: “Shuffle”",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert_eq!(told.lines().count(), 4, "{told}");
    let keys = &program.state().shared.keys;
    assert_eq!(keys.of(Command::FlipBoard), [key("F"), ctrl("U")]);
    assert_eq!(keys.of(Command::Shuffle), [ctrl("R")]);
    assert_eq!(keys.of(Command::Rotate), []);
    program.menu("View", "Dark theme");
    let now = settings(&file);
    for line in text.lines() {
        assert!(now.contains(line), "{line}: {now}");
    }
}

#[test]
fn a_key_is_added_by_pressing_it_and_is_remembered() {
    let (_folder, file, mut program) = with_settings("");
    open_on(&mut program, "black's side");
    program.click("Add a shortcut to Flip board");
    assert!(program.is_focused("Press the new keys; Esc cancels"));
    program.ctrl(Key::Num9);
    let keys = program.state().shared.keys.of(Command::FlipBoard).to_vec();
    assert_eq!(keys, [key("F"), ctrl("U"), ctrl("9")]);
    assert!(settings(&file).contains("[keys]\nflip-board = [\"F\", \"Ctrl+U\", \"Ctrl+9\"]\n"));
    assert!(program.is_focused("Add a shortcut to Flip board"));
    program.click("Remove F from Flip board");
    assert!(settings(&file).contains("flip-board = [\"Ctrl+U\", \"Ctrl+9\"]"));
    program.click("Flip board: restore the default shortcuts");
    assert!(!settings(&file).contains("flip-board"));
    program.click("Close");
    program.key(Key::F);
    assert!(program.state().shared.view.flipped);
}

#[test]
fn keys_that_move_the_focus_can_be_assigned() {
    let mut program = Program::start();
    open_on(&mut program, "black's side");
    for (key, modifiers) in [
        (Key::Tab, Modifiers::COMMAND | Modifiers::ALT),
        (Key::Enter, Modifiers::COMMAND),
        (Key::Space, Modifiers::COMMAND),
        (Key::PageDown, Modifiers::SHIFT),
    ] {
        program.click("Add a shortcut to Flip board");
        program.key_with(modifiers, key);
    }
    let keys = program.state().shared.keys.of(Command::FlipBoard);
    let texts: Vec<_> = keys.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "F",
            "Ctrl+U",
            "Ctrl+Alt+Tab",
            "Ctrl+Enter",
            "Ctrl+Space",
            "Shift+PageDown"
        ]
    );
}

#[test]
fn escape_cancels_waiting_for_a_key_and_not_the_dialog() {
    let mut program = Program::start();
    open_on(&mut program, "black's side");
    program.click("Add a shortcut to Flip board");
    program.key(Key::Escape);
    assert!(program.is_focused("Add a shortcut to Flip board"));
    assert_eq!(
        program.state().shared.keys.of(Command::FlipBoard),
        [key("F"), ctrl("U")]
    );
    program.key(Key::Escape);
    assert!(!program.has("Find a command or a key"));
}

#[test]
fn a_key_of_the_board_is_refused_and_another_can_be_pressed() {
    let mut program = Program::start();
    open_on(&mut program, "black's side");
    program.click("Add a shortcut to Flip board");
    for (key, reason) in [
        (
            Key::K,
            "K cannot be a shortcut: on the board it places a piece.",
        ),
        (
            Key::Tab,
            "Tab cannot be a shortcut: it goes from control to control.",
        ),
        (
            Key::Num5,
            "5 cannot be a shortcut: on the board it skips squares",
        ),
        (
            Key::Delete,
            "Delete cannot be a shortcut: on the board it empties",
        ),
    ] {
        program.key(key);
        assert!(program.says(reason), "{reason}");
    }
    program.harness.event(Event::Copy);
    program.run();
    assert!(program.says("Ctrl+C cannot be a shortcut: it copies"));
    assert_eq!(program.fen(), START);
    program.key(Key::F12);
    let keys = program.state().shared.keys.of(Command::FlipBoard).to_vec();
    assert_eq!(keys, [key("F"), ctrl("U"), key("F12")]);
    assert!(!program.says("cannot be"));
}

#[test]
fn a_clash_is_reported_and_both_answers_work() {
    let (_folder, file, mut program) = with_settings("");
    open_on(&mut program, "black's side");
    for answer in ["Cancel", "Reassign"] {
        program.click("Add a shortcut to Flip board");
        program.ctrl(Key::F);
        assert!(program.says("Ctrl+F already belongs to “Find…”. Reassign it?"));
        assert_eq!(
            program.state().shared.keys.command_of(ctrl("F")),
            Some(Command::Find)
        );
        program.click(answer);
        assert!(!program.says("Reassign it"));
    }
    assert_eq!(
        program.state().shared.keys.command_of(ctrl("F")),
        Some(Command::FlipBoard)
    );
    assert!(settings(&file).contains("flip-board = [\"F\", \"Ctrl+U\", \"Ctrl+F\"]"));
    program.click("Close");
    program.ctrl(Key::F);
    assert!(program.state().find.form.is_none());
    assert!(program.state().shared.view.flipped);
}

#[test]
fn all_keys_return_to_the_defaults_after_confirmation() {
    let text = "theme = \"dark\"\n[keys]\nflip-board = \"Ctrl+9\"\nfind = \"F6\"\nfly = \"F9\"\n";
    let (_folder, file, mut program) = with_settings(text);
    open(&mut program);
    program.click("Restore all defaults");
    program.click("Keep mine");
    assert_eq!(program.state().shared.keys.of(Command::Find), [key("F6")]);
    program.click("Restore all defaults");
    program.click("Restore");
    assert_eq!(program.state().shared.keys.of(Command::Find), [ctrl("F")]);
    let now = settings(&file);
    assert!(
        !now.contains("flip-board") && !now.contains("find"),
        "{now}"
    );
    assert!(
        now.contains("fly = \"F9\"") && now.contains("dark"),
        "{now}"
    );
}

#[test]
fn menus_tips_and_the_dialog_of_gestures_show_the_changed_key() {
    let (_folder, _file, mut program) = with_settings("[keys]\nflip-board = \"Ctrl+9\"\n");
    let flip = program.harness.get_by_label("Flip board").rect().center();
    program.move_to(flip);
    program.harness.run_steps(8);
    assert!(program.says("Flip board (Ctrl+9)"));
    program.key(Key::Questionmark);
    assert!(program.has("Ctrl+9"));
    assert!(program.says(FLIP));
    program.key(Key::Escape);
    program.ctrl(Key::K);
    program.paste_into_field("ctrl+9");
    program.key(Key::Enter);
    assert!(program.state().shared.view.flipped);
}

#[test]
fn a_message_names_the_changed_key() {
    let (_folder, _file, mut program) = with_settings("[keys]\nchange-side-to-move = \"F8\"\n");
    program.apply_right("e2");
    let text = program
        .state()
        .shared
        .message
        .as_ref()
        .unwrap()
        .text
        .clone();
    assert!(text.ends_with("first (F8)."), "{text}");
}

impl Program {
    /// Toggles the right of the piece on a square by the keyboard.
    fn apply_right(&mut self, square: &str) {
        let square = tabiya_chess::Square::from_name(square).unwrap();
        self.harness
            .state_mut()
            .apply(SetupAction::ToggleRight(square));
        self.run();
    }
}

#[test]
fn a_question_mark_opens_the_gestures_with_or_without_a_key_event() {
    let press = |modifiers| Event::Key {
        key: Key::Questionmark,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    };
    let text = || Event::Text("?".to_owned());
    for events in [
        vec![press(Modifiers::SHIFT), text()],
        vec![press(Modifiers::NONE)],
        vec![text()],
    ] {
        let mut program = Program::start();
        for event in events {
            program.harness.event(event);
        }
        program.run();
        assert_eq!(program.state().shared.dialog, Some(Dialog::Gestures));
        assert_eq!(program.fen(), START);
    }
}

#[test]
fn a_question_mark_in_a_text_is_typed() {
    let mut program = Program::start();
    program.ctrl(Key::F);
    program.harness.event(Event::Key {
        key: Key::Questionmark,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::SHIFT,
    });
    program.type_text("?");
    assert!(program.state().shared.dialog.is_none());
    assert_eq!(program.state().find.form.as_ref().unwrap().text, "?");
}

#[test]
fn a_slash_moves_to_the_next_rank_and_opens_no_dialog() {
    let mut program = Program::on("8/8/8/8/8/8/8/8 w - - 0 1");
    program.type_text("k/K");
    assert_eq!(program.fen(), "k7/K7/8/8/8/8/8/8 w - - 0 1");
    assert!(program.state().shared.dialog.is_none());
}
