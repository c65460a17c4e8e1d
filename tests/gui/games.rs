//! Files of games and of puzzles are opened as positions.

use crate::program::Program;
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::PathBuf;
use tabiya::model::action::FilesAction;
use tabiya_collection::games::Which;
use tempfile::TempDir;

const GAMES: &str = "[Event \"Club\"]\n[White \"Anna\"]\n[Black \"Bert\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Nf3 { a comment } Nc6 (2... Nf6 3. Nxe5) 3. Bb5 1-0\n\n\
    [Event \"Club\"]\n[White \"Carla\"]\n[Black \"Dora\"]\n\n1. d4 d5 2. Qxx9 1-0\n\n\
    [Event \"Study\"]\n[SetUp \"1\"]\n[FEN \"7K/8/k1P5/7p/8/8/8/8 w - - 0 1\"]\n\n1. Kg7 h4 1/2-1/2\n";

const PUZZLES: &str = "PuzzleId,FEN,Moves,Rating,Themes\n\
    00abc,4k3/8/8/8/8/8/4P3/4K2R b K - 0 1,e8d8 e2e4,1500,endgame short\n\
    00abd,4k3/8/8/8/8/8/4P3/4K2R b K - 0 1,e8f8 h1h8,900,mate\n";

fn file(folder: &TempDir, name: &str, text: &[u8]) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    path
}

fn count(program: &Program) -> u64 {
    program.state().shared.document().rows().len()
}

fn asks(program: &Program, name: &str) -> bool {
    program.has(&format!("Which positions of {name}?"))
}

#[test]
fn a_file_of_games_asks_which_positions_and_enter_opens_them() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "club.pgn", GAMES.as_bytes());
    let mut program = Program::on_file(&path);
    assert!(asks(&program, "club.pgn"));
    assert!(program.says("3 games. 1 cannot be read to the end."));
    assert!(program.is_focused("Open"));
    program.key(Key::Enter);
    assert_eq!(count(&program), 3);
    assert!(program.has("club.epd"));
    // The unreadable part is reported with its place.
    assert!(program.says("One game of club.pgn cannot be read to the end (line 12, game 2:"));
    assert!(program.state().shared.document().path().is_none());
    assert_eq!(fs::read(&path).unwrap(), GAMES.as_bytes());
}

#[test]
fn games_of_variants_and_skipped_words_are_reported() {
    let folder = TempDir::new().unwrap();
    let text = "[Event \"a\"]\n[Variant \"Atomic\"]\n\n1. e4 d5 *\n\n\
                [Event \"b\"]\n\n1. d4 novelty d5 *\n\n\
                [Event \"c\"]\n[Variant \"Horde\"]\n\n1. e4 e5 *\n";
    let path = file(&folder, "some.pgn", text.as_bytes());
    let mut program = Program::on_file(&path);
    program.key(Key::Enter);
    assert_eq!(count(&program), 1);
    assert!(program.says("2 games of some.pgn were not read"));
    assert!(program.says("game 1 (Atomic), game 3 (Horde)."));
    assert!(program.says("an unknown word was skipped: novelty"));
}

#[test]
fn the_chosen_positions_are_opened_and_offered_for_the_next_file() {
    let folder = TempDir::new().unwrap();
    let first = file(&folder, "first.pgn", GAMES.as_bytes());
    let mut program = Program::on_file(&first);
    program.click_role(Role::RadioButton, "All");
    program.click_role(Role::CheckBox, "Variations too");
    program.click("Open");
    // The main line, up to its break, and the variation.
    assert_eq!(count(&program), 6 + 3 + 3 + 2);
    assert_eq!(program.state().shared.settings.games, Which::Every);
    let second = file(&folder, "second.pgn", GAMES.as_bytes());
    program
        .harness
        .state_mut()
        .apply(FilesAction::Open(vec![second]));
    program.run();
    assert!(asks(&program, "second.pgn"));
    assert!(program.is_toggled("All") && program.is_toggled("Variations too"));
    program.key(Key::Escape);
    assert!(!asks(&program, "second.pgn"));
    assert!(program.has("first.epd") && !program.has("second.epd"));
}

#[test]
fn some_games_of_a_file_are_chosen_from_a_list_with_a_search() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "club.pgn", GAMES.as_bytes());
    let mut program = Program::on_file(&path);
    assert!(program.is_toggled("All games"));
    program.click_role(Role::RadioButton, "Chosen games");
    assert!(program.is_toggled("Anna - Bert  Club, 1-0"));
    assert!(!program.is_toggled("Game 3  Study"));
    program.click("Choose none");
    let open = program.harness.get_by_role_and_label(Role::Button, "Open");
    assert!(open.accesskit_node().is_disabled());
    let search = "Search games by player, event or date";
    let field = program
        .harness
        .get_by_role_and_label(Role::TextInput, search);
    field.focus();
    program.run();
    program.type_text("DORA");
    assert!(!program.has("Anna - Bert  Club, 1-0"));
    program.click_role(Role::CheckBox, "Carla - Dora  Club");
    program.click("Open");
    assert_eq!(count(&program), 1);
    let line = program.state().shared.document().rows().line(0).unwrap();
    let line = String::from_utf8(line.into_owned()).unwrap();
    assert!(line.contains("Carla - Dora"), "{line}");
}

#[test]
fn a_single_game_needs_no_choice_of_games() {
    let folder = TempDir::new().unwrap();
    let game = GAMES.split_inclusive("1-0\n\n").next().unwrap();
    let path = file(&folder, "one.pgn", game.as_bytes());
    let program = Program::on_file(&path);
    assert!(program.says("1 game."));
    assert!(!program.has("All games"));
}

#[test]
fn the_solutions_of_puzzles_can_be_hidden_before_anybody_sees_them() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "puzzles.csv", PUZZLES.as_bytes());
    let mut program = Program::on_file(&path);
    program.click_role(Role::CheckBox, "Show solutions");
    program.click("Open");
    assert!(!program.state().shared.settings.solutions);
    let mut fields = program.harness.get_all_by_role(Role::TextInput);
    let is_hidden = |value: &str| value.ends_with(": hidden, click to see it");
    assert!(fields.any(|field| field.value().is_some_and(|value| is_hidden(&value))));
}

#[test]
fn the_same_games_can_be_opened_again_for_other_positions() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "club.pgn", GAMES.as_bytes());
    let mut program = Program::on_file(&path);
    program.key(Key::Enter);
    program
        .harness
        .state_mut()
        .apply(FilesAction::Open(vec![path]));
    program.run();
    assert!(asks(&program, "club.pgn"));
    program.click_role(Role::RadioButton, "The start of each game, if set up");
    program.click("Open");
    assert_eq!(count(&program), 1);
    assert_eq!(program.state().shared.documents.len(), 2);
}

#[test]
fn a_table_of_puzzles_opens_with_the_chosen_columns() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "puzzles.csv", PUZZLES.as_bytes());
    let mut program = Program::on_file(&path);
    assert!(program.says("2 rows."));
    program.click_role(Role::CheckBox, "Themes → theme");
    program.click("Open");
    assert_eq!(count(&program), 2);
    let line = program.state().shared.document().rows().line(1).unwrap();
    let line = String::from_utf8(line.into_owned()).unwrap();
    assert!(line.starts_with("5k2/8/8/8/8/8/4P3/4K2R w K -"), "{line}");
    assert!(
        line.contains("bm Rh8+") && line.contains("rating 900;"),
        "{line}"
    );
    assert!(!line.contains("theme"), "{line}");
}

#[test]
fn packed_games_are_unpacked_and_a_damaged_file_is_reported() {
    let folder = TempDir::new().unwrap();
    let path = file(
        &folder,
        "club.pgn.gz",
        &crate::archives::gz(GAMES.as_bytes()),
    );
    let mut program = Program::on_file(&path);
    assert!(asks(&program, "club.pgn.gz"));
    program.key(Key::Enter);
    assert_eq!(count(&program), 3);
    assert!(program.has("club.epd"));
    let mut cut = crate::archives::gz(GAMES.as_bytes());
    cut.truncate(cut.len() / 2);
    let cut = file(&folder, "cut.pgn.gz", &cut);
    program
        .harness
        .state_mut()
        .apply(FilesAction::Open(vec![cut]));
    program.run();
    if asks(&program, "cut.pgn.gz") {
        program.key(Key::Enter);
    }
    assert!(program.says("cut.pgn.gz"));
    assert!(!program.has("cut.epd"));
}

#[test]
fn a_text_with_a_pgn_tag_inside_opens_as_lines() {
    let folder = TempDir::new().unwrap();
    let path = file(
        &folder,
        "notes.txt",
        b"8/8/8/8/8/8/8/K6k w - - 0 1\n[Event \"x\"]\n",
    );
    let program = Program::on_file(&path);
    assert_eq!(count(&program), 2);
}

/// Opens a file of games as games.
fn on_games(path: &std::path::Path) -> Program {
    let mut program = Program::on_file(path);
    program.click_role(Role::RadioButton, "Games");
    program.click("Open");
    program
}

#[test]
fn a_file_opened_as_games_has_a_row_for_each_and_saves_what_was_changed() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "club.pgn", GAMES.as_bytes());
    let mut program = on_games(&path);
    assert_eq!(count(&program), 3);
    assert_eq!(program.state().shared.document().path(), Some(&*path));
    let first = program.find_row(1).unwrap().accesskit_node().label();
    assert_eq!(first.as_deref(), Some("Position 1, Anna – Bert, Club"));
    let line = program.state().shared.document().line_of_play().unwrap();
    assert_eq!(line.len(), 5);
    program.click_row(3);
    assert!(
        program.fen().starts_with("8/6K1/k1P5/8/7p/8/8/8 w"),
        "{}",
        program.fen()
    );
    program.click_row(1);
    program.drag("a7", "a6");
    program.ctrl(Key::S);
    let expected = GAMES.replacen(
        "1. e4 e5 2. Nf3 { a comment } Nc6 (2... Nf6 3. Nxe5) 3. Bb5 1-0",
        "1. e4 e5 2. Nf3 { a comment } 2... Nc6 ( 2... Nf6 3. Nxe5 ) 3. Bb5 a6 1-0",
        1,
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), expected);
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn rows_of_games_are_deleted_with_their_text() {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, "club.pgn", GAMES.as_bytes());
    let mut program = on_games(&path);
    program.click_row(2);
    program.key(Key::Delete);
    assert_eq!(count(&program), 2);
    program.ctrl(Key::S);
    let (before, rest) = GAMES
        .split_once("[Event \"Club\"]\n[White \"Carla\"]")
        .unwrap();
    let after = &rest[rest.find("[Event").unwrap()..];
    assert_eq!(
        fs::read_to_string(&path).unwrap(),
        format!("{before}{after}")
    );
}
