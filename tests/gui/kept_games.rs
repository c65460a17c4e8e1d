//! The games of rows after their file was read again, and after a restart.

use super::program::{Program, START};
use super::session::{Home, close};
use egui::{Key, Modifiers};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use tabiya_collection::tree::GameTree;

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const GAME: &str =
    "[Event \"Club\"]\n\n1. e4 e5 {solid} 2. Nf3 Nc6 (2... Nf6 $1 3. Nxe5) 3. Bb5 *\n";

/// A file with a game in its first row, which was saved.
fn with_saved_game(home: &Home) -> (std::path::PathBuf, Program) {
    let path = home.path("some.epd");
    fs::write(&path, format!("{START}\n{KINGS}\n")).unwrap();
    let mut program = home.start(&[&path]);
    program.put_on_clipboard(GAME);
    program.key_with(Modifiers::COMMAND, Key::V);
    assert_eq!(tree(&program).unwrap().walk().count(), 9);
    program.ctrl(Key::S);
    assert!(!program.state().shared.document().is_modified());
    (path, program)
}

fn tree(program: &Program) -> Option<Arc<GameTree>> {
    let document = program.state().shared.document();
    document.line_of_play().map(|play| Arc::clone(play.tree()))
}

fn save_games(program: &mut Program, path: &Path) {
    program.menu("File", "As games (PGN)…");
    program.key_with(Modifiers::COMMAND, Key::A);
    program.paste_into_field(path.to_str().unwrap());
    program.key(Key::Enter);
    assert!(path.exists());
}

#[test]
fn a_game_stays_with_its_line_when_the_file_is_read_again() {
    let home = Home::new();
    let (path, mut program) = with_saved_game(&home);
    let before = tree(&program);
    let text = fs::read_to_string(&path).unwrap();
    program.meanwhile(|| fs::write(&path, format!("{KINGS}\n{KINGS}\n{text}")).unwrap());
    program.click("Reload");
    program.run();
    assert_eq!(program.state().shared.documents.len(), 1);
    assert_eq!(program.state().shared.document().rows().len(), 4);
    assert_eq!(tree(&program), None);
    program.click_row(3);
    assert_eq!(tree(&program), before);
    assert_eq!(program.state().shared.document().unsaved_games(), 1);
}

#[test]
fn a_game_whose_line_is_gone_after_a_reload_is_in_a_new_document() {
    let home = Home::new();
    let (path, mut program) = with_saved_game(&home);
    let before = tree(&program);
    program.meanwhile(|| fs::write(&path, format!("{KINGS}\n")).unwrap());
    program.click("Reload");
    program.run();
    assert!(program.says("The position of one game is no longer in some.epd."));
    let shared = &program.state().shared;
    assert_eq!(shared.documents.len(), 2);
    assert_eq!(shared.document().path(), Some(path.as_path()));
    assert_eq!(tree(&program), None);
    let other = &shared.documents[1];
    let other = other.line_of_play().map(|play| Arc::clone(play.tree()));
    assert_eq!(other, before);
    assert!(shared.documents[1].is_modified());
}

#[test]
fn the_game_of_an_own_line_is_kept_with_it_when_the_file_is_read_again() {
    let home = Home::new();
    let (path, mut program) = with_saved_game(&home);
    program.key_with(Modifiers::ALT, Key::ArrowLeft);
    assert!(program.state().shared.document().is_modified());
    let before = tree(&program);
    program.meanwhile(|| fs::write(&path, format!("{KINGS}\n")).unwrap());
    program.click("Reload");
    program.run();
    let shared = &program.state().shared;
    assert_eq!(shared.documents.len(), 2);
    let other = shared.documents.iter().find(|other| other.path().is_none());
    let other = other.unwrap().line_of_play();
    assert_eq!(other.map(|play| Arc::clone(play.tree())), before);
}

#[test]
fn a_restart_brings_back_games_that_were_saved_as_games() {
    let home = Home::new();
    let (path, mut program) = with_saved_game(&home);
    let before = tree(&program);
    save_games(&mut program, &home.path("games.pgn"));
    close(program);
    for _ in 0..2 {
        let program = home.start(&[]);
        let document = program.state().shared.document();
        assert_eq!(document.path(), Some(path.as_path()));
        assert_eq!(tree(&program), before);
        assert_eq!(document.unsaved_games(), 0, "the games are in their file");
        assert!(!document.is_modified());
        close(program);
    }
}

#[test]
fn a_restart_does_not_bring_back_a_game_that_was_given_up() {
    let home = Home::new();
    let (path, mut program) = with_saved_game(&home);
    program.close_window();
    program.click("Close without them");
    drop(program);
    let program = home.start(&[]);
    assert_eq!(
        program.state().shared.document().path(),
        Some(path.as_path())
    );
    assert_eq!(tree(&program), None);
    assert!(!home.path("state/session.games").exists());
}

#[test]
fn a_game_of_the_last_session_whose_line_is_gone_is_in_a_new_document() {
    let home = Home::new();
    let (path, mut program) = with_saved_game(&home);
    let before = tree(&program);
    save_games(&mut program, &home.path("games.pgn"));
    close(program);
    fs::write(&path, format!("{KINGS}\n")).unwrap();
    let program = home.start(&[]);
    assert!(program.says("The position of one game is no longer in some.epd."));
    let other = program.state().shared.documents.last().unwrap();
    assert_eq!(other.path(), None);
    let other = other.line_of_play().map(|play| Arc::clone(play.tree()));
    assert_eq!(other, before);
}

#[test]
fn a_damaged_game_of_the_last_session_is_named() {
    let home = Home::new();
    let (_path, mut program) = with_saved_game(&home);
    save_games(&mut program, &home.path("games.pgn"));
    close(program);
    let file = home.path("state/session.games");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replace("nodes ", "nodes 1")).unwrap();
    let program = home.start(&[]);
    assert!(program.says("One game cannot be recovered: its record is damaged"));
    assert_eq!(tree(&program), None);
}
