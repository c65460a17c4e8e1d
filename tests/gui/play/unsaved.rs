//! Games that a file of positions cannot hold: saving says so, and closing asks.

use crate::program::Program;
use egui::{Key, Modifiers, ViewportCommand};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const GAME: &str = "[Event \"Club\"]\n\n1. e4 e5 2. Nf3 Nc6 (2... Nf6 3. Nxe5) 3. Bb5 *\n";
const QUESTION: &str = "The moves of one game are not in some.epd";
const SAID: &str = "Saved some.epd. The moves of one game are not in the file.";

/// A file of one position, and the window on it after a game was pasted and the file was saved.
fn with_saved_game() -> (TempDir, PathBuf, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.epd");
    fs::write(&path, format!("{KINGS}\n")).unwrap();
    let mut program = Program::on_file(&path);
    program.put_on_clipboard(GAME);
    program.key_with(Modifiers::COMMAND, Key::V);
    program.ctrl(Key::S);
    assert!(!program.state().shared.document().is_modified());
    (folder, path, program)
}

fn save_as(program: &mut Program, path: &Path) {
    assert!(program.has("Save to a file"));
    program.key_with(Modifiers::COMMAND, Key::A);
    program.paste_into_field(path.to_str().unwrap());
    program.key(Key::Enter);
}

fn has_left(program: &Program, path: &Path) -> bool {
    program.state().shared.document().path() != Some(path)
}

#[test]
fn closing_asks_about_a_game_until_it_is_saved_as_a_game() {
    let (folder, path, mut program) = with_saved_game();
    program.ctrl(Key::W);
    assert!(program.has(QUESTION));
    program.key(Key::Escape);
    assert!(!program.has(QUESTION) && !has_left(&program, &path));

    program.ctrl(Key::W);
    let games = folder.path().join("games.pgn");
    // The message about the save has a button with the same name.
    let buttons = program.harness.query_all_by_label("Save as games…");
    let focused = buttons.filter(|button| button.accesskit_node().is_focused());
    assert_eq!(focused.count(), 1);
    program.key(Key::Enter);
    save_as(&mut program, &games);
    assert_eq!(
        fs::read_to_string(&games).unwrap().trim_end(),
        GAME.trim_end()
    );
    assert!(
        has_left(&program, &path),
        "closing continues after the save"
    );
}

#[test]
fn a_game_that_was_saved_is_not_asked_about_again_until_it_changes() {
    let (folder, path, mut program) = with_saved_game();
    program.menu("File", "As games (PGN)…");
    save_as(&mut program, &folder.path().join("games.pgn"));
    program.key_with(Modifiers::ALT, Key::ArrowLeft);
    program.drag("d2", "d4");
    program.ctrl(Key::S);
    program.ctrl(Key::W);
    assert!(program.has(QUESTION), "a variation is new");
    program.key(Key::Escape);
    program.undo();
    program.ctrl(Key::S);
    program.ctrl(Key::W);
    assert!(!program.has(QUESTION) && has_left(&program, &path));
}

#[test]
fn a_tab_and_the_window_are_closed_without_a_game_by_choice() {
    let (_folder, path, mut program) = with_saved_game();
    program.ctrl(Key::W);
    program.click("Close without them");
    assert!(has_left(&program, &path));

    let (_folder, _path, mut program) = with_saved_game();
    program.close_window();
    assert!(program.has(QUESTION));
    program.harness.get_by_label("Close without them").click();
    let has_closed = (0..8).any(|_| {
        program.harness.step();
        program.sent(|command| matches!(command, ViewportCommand::Close))
    });
    assert!(has_closed);
}

#[test]
fn closing_an_unsaved_file_names_its_games_in_the_same_question() {
    let mut program = Program::start();
    program.put_on_clipboard(GAME);
    program.key_with(Modifiers::COMMAND, Key::V);
    program.ctrl(Key::W);
    assert!(program.says("The moves of one game are in no file, either."));
    program.click("Don't save");
    assert!(program.state().shared.question().is_none());
    assert!(program.state().shared.document().line_of_play().is_none());
}

#[test]
fn saving_says_that_the_file_lacks_a_game_and_offers_to_save_it() {
    let (folder, _path, mut program) = with_saved_game();
    assert!(program.says(SAID));
    assert!(program.state().shared.question().is_none());
    program.click("Save as games…");
    let games = folder.path().join("games.pgn");
    save_as(&mut program, &games);
    assert!(
        fs::read_to_string(&games)
            .unwrap()
            .contains("(2... Nf6 3. Nxe5)")
    );
    program.ctrl(Key::S);
    assert!(program.says("Saved some.epd") && !program.says(SAID));
}

#[test]
fn closing_asks_about_variations_that_a_record_with_operations_does_not_hold() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.epd");
    fs::write(&path, format!("{KINGS} pv Kd1;\n")).unwrap();
    let mut program = Program::on_file(&path);
    program.ctrl(Key::M);
    program.drag("e1", "d1");
    program.ctrl(Key::S);
    assert_eq!(program.state().shared.document().unsaved_games(), 0);
    program.key_with(Modifiers::ALT, Key::ArrowLeft);
    program.drag("e1", "f1");
    program.ctrl(Key::S);
    program.ctrl(Key::W);
    assert!(program.has(QUESTION));
}
