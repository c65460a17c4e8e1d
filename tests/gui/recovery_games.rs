//! The games of rows after a crash.

use super::program::{Program, START};
use super::recovery_scene::{KINGS, RecoveryScene, lines, recovered};
use egui::{Key, Modifiers};
use std::fs;
use std::sync::Arc;
use tabiya_collection::tree::GameTree;
use tabiya_lines::recovery::{About, BaseOf, JournalNote, NoteBody, RecoveryJournal};
use tabiya_lines::{Rows, Source};

const FILE: &str = "some.epd";
const GAME: &str =
    "[Event \"Club\"]\n\n1. e4 e5 {solid} 2. Nf3 Nc6 (2... Nf6 $1 3. Nxe5) 3. Bb5 *\n";

/// The program on a file whose first position was replaced by a game.
fn with_game(desk: &RecoveryScene) -> Program {
    let path = desk.path(FILE);
    fs::write(&path, format!("{START}\n{KINGS}\n")).unwrap();
    let mut program = desk.start_on(&[&path]);
    program.put_on_clipboard(GAME);
    program.key_with(Modifiers::COMMAND, Key::V);
    assert_eq!(tree(&program).walk().count(), 9);
    program
}

fn tree(program: &Program) -> Arc<GameTree> {
    let document = program.state().shared.document();
    Arc::clone(document.line_of_play().unwrap().tree())
}

fn select_row(program: &mut Program, row: u64) {
    program.click_row(row + 1);
    assert_eq!(program.state().shared.document().row(), row);
}

#[test]
fn a_game_is_recovered_with_its_variations_comments_and_signs() {
    let desk = RecoveryScene::new();
    let mut program = with_game(&desk);
    program.key_with(Modifiers::ALT, Key::ArrowLeft);
    let (before, all) = (tree(&program), lines(&program));
    desk.kill(program);
    let program = recovered(&desk);
    assert_eq!(lines(&program), all);
    assert_eq!(tree(&program), before);
    let document = program.state().shared.document();
    assert_eq!(document.line_of_play().unwrap().at(), 4);
    assert_eq!(document.unsaved_games(), 1);
}

#[test]
fn the_games_of_rows_that_are_not_shown_are_recovered_as_well() {
    let desk = RecoveryScene::new();
    let mut program = with_game(&desk);
    let before = tree(&program);
    select_row(&mut program, 1);
    program.drag("a1", "a2");
    desk.kill(program);
    let mut program = recovered(&desk);
    assert_eq!(program.state().shared.document().row(), 1);
    select_row(&mut program, 0);
    assert_eq!(tree(&program), before);
}

#[test]
fn a_game_that_a_saved_file_does_not_hold_is_recovered() {
    let desk = RecoveryScene::new();
    let mut program = with_game(&desk);
    let before = tree(&program);
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    assert!(!program.state().shared.document().is_modified());
    assert_eq!(desk.journals(), 1);
    desk.kill(program);
    let mut program = desk.start();
    assert!(program.says("The moves of one game are in no file."));
    assert!(!program.says("Nothing differs from the file"));
    program.key(Key::Enter);
    RecoveryScene::settle(&mut program);
    assert_eq!(tree(&program), before);
}

#[test]
fn the_journal_of_a_saved_file_ends_when_its_game_is_given_up() {
    let desk = RecoveryScene::new();
    let mut program = with_game(&desk);
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    program.ctrl(Key::W);
    program.click("Close without them");
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 0);
}

#[test]
fn a_damaged_game_is_named_and_all_others_are_recovered() {
    let desk = RecoveryScene::new();
    let mut program = with_game(&desk);
    let (before, all) = (tree(&program), lines(&program));
    program.ctrl(Key::S);
    program.ctrl(Key::W);
    program.click("Close without them");
    RecoveryScene::settle(&mut program);
    drop(program);
    let rows = Rows::new(Arc::new(
        Source::from_bytes(fs::read(desk.path(FILE)).unwrap()).unwrap(),
    ));
    let about = About {
        path: Some(desk.path(FILE)),
        name: FILE.to_owned(),
        fingerprint: None,
        base: BaseOf::Kept,
    };
    let note = |row: u64, line: &str, body: &Arc<dyn NoteBody>| JournalNote {
        head: format!("row {row}\nline {line}\nat 0 0 0 0 0\n").into_bytes(),
        body: Arc::clone(body),
    };
    let (good, bad): (Arc<dyn NoteBody>, Arc<dyn NoteBody>) = (before.clone(), Arc::new(Damaged));
    let notes = [
        note(0, &all[0], &good),
        note(1, &all[1], &bad),
        note(1, &all[1], &good),
    ];
    let journal = RecoveryJournal::begin(&desk.recovery(), &about, &rows).unwrap();
    journal.write_with(&rows, 0, &notes).unwrap();
    drop(journal);
    desk.wait_until_left(1);

    let mut program = desk.start();
    assert!(program.says("The moves of one game are in no file."));
    assert!(program.says("2 games cannot be recovered: their records are damaged"));
    program.key(Key::Enter);
    RecoveryScene::settle(&mut program);
    assert!(program.says("could not be recovered"));
    assert_eq!(tree(&program), before);
    assert_eq!(desk.journals(), 2, "the damaged record stays");
}

/// The body of a note that is no game.
#[derive(Debug)]
struct Damaged;

impl NoteBody for Damaged {
    fn text(&self) -> Vec<u8> {
        b"tree 1\nnodes 1\n".to_vec()
    }
}
