//! A journal exists exactly as long as there is unsaved work.

use super::program::{Program, START};
use super::recovery_scene::{KINGS, RecoveryScene};
use egui::{Key, Modifiers};
use std::fs;
use tabiya::features::files::DialogAnswer;
use tabiya::model::action::{Action, FilesAction};

fn edited(desk: &RecoveryScene) -> Program {
    let mut program = desk.start_on_file();
    assert_eq!(desk.journals(), 0);
    program.drag("e2", "e4");
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 1);
    program
}

/// Asserts that no journal exists, and that the next start offers nothing.
fn assert_nothing_left(desk: &RecoveryScene, mut program: Program) {
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 0);
    drop(program);
    let next = desk.start();
    assert_eq!(next.state().shared.dialog, None);
    assert_eq!(next.state().shared.failures, Vec::<String>::new());
}

#[test]
fn a_saved_document_has_no_journal() {
    let desk = RecoveryScene::with_file();
    let mut program = edited(&desk);
    program.ctrl(Key::S);
    assert_nothing_left(&desk, program);
}

#[test]
fn undoing_to_the_saved_state_removes_the_journal_until_redo() {
    let desk = RecoveryScene::with_file();
    let mut program = edited(&desk);
    program.undo();
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 0);
    program.redo();
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 1);
    program.undo();
    assert_nothing_left(&desk, program);
}

#[test]
fn closing_without_saving_removes_the_journal() {
    let desk = RecoveryScene::with_file();
    let mut program = edited(&desk);
    program.ctrl(Key::W);
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 1, "nothing was answered yet");
    program.click("Don't save");
    assert_nothing_left(&desk, program);
}

#[test]
fn quitting_without_saving_removes_the_journal() {
    let desk = RecoveryScene::with_file();
    let mut program = edited(&desk);
    assert!(program.close_window());
    program.click("Don't save");
    assert_nothing_left(&desk, program);
    assert_eq!(desk.text(), format!("{START}\n{KINGS}\n"));
}

#[test]
fn quitting_with_save_removes_the_journal() {
    let desk = RecoveryScene::with_file();
    let mut program = edited(&desk);
    assert!(program.close_window());
    program.click("Save");
    assert_nothing_left(&desk, program);
    assert!(desk.text().contains("4P3"));
}

#[test]
fn cancelling_to_quit_keeps_the_journal() {
    let desk = RecoveryScene::with_file();
    let mut program = edited(&desk);
    assert!(program.close_window());
    program.click("Cancel");
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 1);
    desk.kill(program);
}

#[test]
fn being_ended_by_the_system_keeps_the_journal() {
    let desk = RecoveryScene::with_file();
    let mut program = edited(&desk);
    program.harness.state_mut().apply(FilesAction::EndNow);
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 1);
    desk.kill(program);
}

#[test]
fn each_document_of_each_window_has_its_own_journal() {
    let desk = RecoveryScene::with_file();
    fs::write(desk.path("two.fen"), KINGS).unwrap();
    let mut one = edited(&desk);
    let mut other = desk.start_on(&[&desk.path("two.fen")]);
    assert_eq!(
        other.state().shared.dialog,
        None,
        "a journal in use is offered"
    );
    other.drag("a1", "a2");
    RecoveryScene::settle(&mut other);
    assert_eq!(desk.journals(), 2);
    other.ctrl(Key::S);
    RecoveryScene::settle(&mut other);
    assert_eq!(desk.journals(), 1);
    drop(other);
    one.ctrl(Key::N);
    one.drag("d2", "d4");
    RecoveryScene::settle(&mut one);
    assert_eq!(desk.journals(), 2);
    one.ctrl(Key::W);
    one.click("Don't save");
    RecoveryScene::settle(&mut one);
    assert_eq!(desk.journals(), 1);
    one.ctrl(Key::S);
    assert_nothing_left(&desk, one);
}

#[test]
fn discarding_recovered_work_removes_the_journal() {
    let desk = RecoveryScene::with_file();
    let program = edited(&desk);
    desk.kill(program);
    let mut program = desk.start();
    program.click("Recover");
    assert!(program.close_window());
    program.click("Don't save");
    assert_nothing_left(&desk, program);
}

#[test]
fn an_edit_during_a_save_keeps_the_newest_content() {
    let desk = RecoveryScene::with_file();
    let mut program = edited(&desk);
    program.dialogs.borrow_mut().steps = Some(0);
    program.ctrl(Key::S);
    program.drag("d2", "d4");
    program.let_go();
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 1);
    desk.kill(program);
    let mut program = desk.start();
    program.click("Recover");
    assert!(program.fen().contains("3PP3"));
}

/// The folder for journals cannot be created as long as a file has its name.
fn blocked(desk: &RecoveryScene) -> Program {
    fs::write(desk.path("state"), "in the way").unwrap();
    desk.start_on_file()
}

const UNPROTECTED: &str = "are not protected against a crash at the moment";

fn warnings(program: &Program) -> usize {
    let failures = program.state().shared.failures.iter();
    failures.filter(|text| text.contains(UNPROTECTED)).count()
}

#[test]
fn an_unwritable_journal_is_reported_once_and_editing_continues() {
    let desk = RecoveryScene::with_file();
    let mut program = blocked(&desk);
    assert_eq!(warnings(&program), 0);
    program.drag("e2", "e4");
    RecoveryScene::settle(&mut program);
    assert_eq!(warnings(&program), 1);
    program.harness.state_mut().apply(Action::DismissMessage);
    program.drag("d2", "d4");
    RecoveryScene::settle(&mut program);
    assert_eq!(warnings(&program), 0, "reported twice");
    assert!(program.fen().contains("3PP3"));

    fs::remove_file(desk.path("state")).unwrap();
    program.drag("g1", "f3");
    RecoveryScene::settle(&mut program);
    assert!(program.says("are protected against a crash again"));
    assert_eq!(desk.journals(), 1);
    desk.kill(program);
}

#[test]
fn refocusing_the_window_retries_the_journal() {
    let desk = RecoveryScene::with_file();
    let mut program = blocked(&desk);
    program.drag("e2", "e4");
    RecoveryScene::settle(&mut program);
    assert_eq!(warnings(&program), 1);
    program.meanwhile(|| fs::remove_file(desk.path("state")).unwrap());
    RecoveryScene::settle(&mut program);
    assert_eq!(warnings(&program), 0, "a warning stays that is not true");
    assert_eq!(desk.journals(), 1);
    desk.kill(program);
}

#[test]
#[cfg_attr(windows, ignore = "Wine 8 keeps a removed file until it is closed")]
fn a_deleted_journal_is_written_again() {
    let desk = RecoveryScene::with_file();
    let mut program = edited(&desk);
    fs::remove_dir_all(desk.recovery()).unwrap();
    program.drag("d2", "d4");
    RecoveryScene::settle(&mut program);
    assert_eq!(warnings(&program), 0);
    assert_eq!(desk.journals(), 1);
    desk.kill(program);
    let mut program = desk.start();
    program.click("Recover");
    assert!(program.fen().contains("3PP3"));
}

#[test]
fn saving_elsewhere_removes_the_journal() {
    let desk = RecoveryScene::with_file();
    let mut program = edited(&desk);
    let answer = DialogAnswer::Chosen(desk.path("two.fen"));
    program.dialogs.borrow_mut().save.push_back(answer);
    program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    assert_nothing_left(&desk, program);
}
