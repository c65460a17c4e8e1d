//! Recovered work that was undone is in no file: it is neither lost nor forgotten without a question.

use super::program::{Program, START};
use super::recovery_scene::{KINGS, RecoveryScene, lines};
use egui::Key;
use std::fs;
use tabiya::model::state::Dialog;

const E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
const KEEP: &str = "Keep for the next start";

/// The program after the work was recovered and all of it undone.
fn undone(desk: &RecoveryScene) -> Program {
    let mut program = desk.start_on_file();
    program.drag("e2", "e4");
    desk.kill(program);
    let mut program = desk.start();
    program.click("Recover");
    RecoveryScene::settle(&mut program);
    program.undo();
    RecoveryScene::settle(&mut program);
    assert!(!program.state().shared.document().is_modified());
    program
}

fn is_asked(program: &Program) -> bool {
    program.says("The recovered work on one.fen was undone")
}

fn assert_next_start_has_it(desk: &RecoveryScene) {
    desk.wait_until_left(1);
    let mut program = desk.start();
    assert_eq!(program.state().shared.dialog, Some(Dialog::Recovery));
    program.click("Recover");
    assert_eq!(lines(&program), [E4, KINGS]);
}

#[test]
fn quitting_asks_about_undone_work_and_the_next_start_offers_it() {
    let desk = RecoveryScene::with_file();
    let mut program = undone(&desk);
    assert_eq!(desk.journals(), 1);
    assert!(program.close_window());
    assert!(is_asked(&program) && program.says("Redo brings it back now."));
    assert!(program.is_focused(KEEP), "the first answer loses nothing");
    program.click(KEEP);
    RecoveryScene::settle(&mut program);
    drop(program);
    assert_next_start_has_it(&desk);
}

#[test]
fn closing_the_document_asks_about_undone_work() {
    let desk = RecoveryScene::with_file();
    let mut program = undone(&desk);
    program.ctrl(Key::W);
    assert!(is_asked(&program));
    program.click(KEEP);
    RecoveryScene::settle(&mut program);
    assert_eq!(
        program.state().shared.document().path(),
        None,
        "it is closed"
    );
    // The work is offered again on request.
    program.menu("File", "Recover unsaved work…");
    RecoveryScene::settle(&mut program);
    assert_eq!(program.state().recovery.left.len(), 1);
}

#[test]
fn discarded_undone_work_is_not_offered_again() {
    let desk = RecoveryScene::with_file();
    let mut program = undone(&desk);
    assert!(program.close_window());
    program.click("Discard");
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 0);
    drop(program);
    assert_eq!(desk.start().state().shared.dialog, None);
}

#[test]
fn redo_after_cancel_restores_the_work_and_saving_ends_the_question() {
    let desk = RecoveryScene::with_file();
    let mut program = undone(&desk);
    assert!(program.close_window());
    program.click("Cancel");
    program.redo();
    assert_eq!(lines(&program), [E4, KINGS]);
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 0);
    // Now it is like any other older work.
    program.undo();
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.text(), format!("{START}\n{KINGS}\n"));
    assert_eq!(desk.journals(), 0);
    program.close_window();
    assert!(!is_asked(&program));
}

#[test]
fn undone_work_survives_another_crash() {
    let desk = RecoveryScene::with_file();
    let program = undone(&desk);
    desk.kill(program);
    assert_next_start_has_it(&desk);
}

#[test]
fn new_work_gets_a_journal_beside_the_undone_work() {
    let desk = RecoveryScene::with_file();
    let mut program = undone(&desk);
    program.drag("d2", "d4");
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 2);
    program.drag("g1", "f3");
    desk.kill(program);
    let mut program = desk.start();
    assert_eq!(program.state().recovery.left.len(), 2);
    program.click("Recover all 2");
    RecoveryScene::settle(&mut program);
    let mut fens: Vec<_> = program
        .state()
        .shared
        .documents
        .iter()
        .map(|document| {
            let line = document.rows().line(0).unwrap();
            String::from_utf8_lossy(&line).into_owned()
        })
        .collect();
    fens.sort();
    let other = "rnbqkbnr/pppppppp/8/8/3P4/5N2/PPP1PPPP/RNBQKB1R w KQkq - 0 1";
    assert_eq!(fens, [other, E4]);
}

#[test]
fn saving_new_work_keeps_the_undone_work() {
    let desk = RecoveryScene::with_file();
    let mut program = undone(&desk);
    program.drag("d2", "d4");
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    assert!(!program.state().shared.document().is_modified());
    assert_eq!(desk.journals(), 1);
    assert!(program.close_window());
    assert!(is_asked(&program) && program.says("Redo can no longer bring it back."));
    program.click(KEEP);
    RecoveryScene::settle(&mut program);
    drop(program);
    assert_next_start_has_it(&desk);
}

#[test]
fn reloading_the_file_keeps_the_undone_work() {
    let desk = RecoveryScene::with_file();
    let mut program = undone(&desk);
    program.meanwhile(|| fs::write(desk.file(), format!("{KINGS}\n")).unwrap());
    program.click("Reload");
    RecoveryScene::settle(&mut program);
    assert_eq!(lines(&program), [KINGS]);
    assert!(program.close_window());
    assert!(is_asked(&program));
    program.click(KEEP);
    RecoveryScene::settle(&mut program);
    drop(program);
    assert_next_start_has_it(&desk);
}

#[test]
fn closing_an_unsaved_document_asks_about_current_and_undone_work() {
    let desk = RecoveryScene::new();
    let mut program = desk.start();
    program.drag("e2", "e4");
    desk.kill(program);
    let mut program = desk.start();
    program.click("Recover");
    RecoveryScene::settle(&mut program);
    program.undo();
    assert!(program.close_window());
    program.click("Don't save");
    assert!(program.says("The recovered work on Untitled was undone"));
    program.click(KEEP);
    RecoveryScene::settle(&mut program);
    drop(program);
    desk.wait_until_left(1);
    let mut program = desk.start();
    program.click("Recover");
    assert_eq!(lines(&program), [E4]);
}
