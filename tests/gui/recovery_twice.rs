//! One file that is edited in two windows at once: both report it, once.

use super::program::Program;
use super::recovery_scene::RecoveryScene;
use egui::Key;
use tabiya::model::action::Action;

fn is_reported(program: &Program) -> bool {
    let failures = program.state().shared.failures.iter();
    let told = failures.filter(|text| text.contains("is also being changed elsewhere"));
    let count = told.count();
    assert!(count <= 1);
    count == 1
}

fn dismiss(program: &mut Program) {
    program.harness.state_mut().apply(Action::DismissMessage);
    program.run();
}

fn edit(program: &mut Program, from: &str, to: &str) {
    program.drag(from, to);
    RecoveryScene::settle(program);
}

#[test]
fn both_windows_report_a_double_edit_once_at_their_next_change() {
    let desk = RecoveryScene::with_file();
    let mut one = desk.start_on_file();
    let mut other = desk.start_on_file();
    edit(&mut one, "e2", "e4");
    assert!(!is_reported(&one), "nobody else has changed anything");
    edit(&mut other, "d2", "d4");
    assert!(is_reported(&other));
    assert!(!is_reported(&one));
    edit(&mut one, "g1", "f3");
    assert!(is_reported(&one));
    for program in [&mut one, &mut other] {
        dismiss(program);
        edit(program, "b1", "c3");
        program.meanwhile(|| ());
        RecoveryScene::settle(program);
        assert!(!is_reported(program), "reported twice");
    }
}

#[test]
fn the_first_window_reports_a_double_edit_when_refocused() {
    let desk = RecoveryScene::with_file();
    let mut one = desk.start_on_file();
    edit(&mut one, "e2", "e4");
    let mut other = desk.start_on_file();
    one.meanwhile(|| edit(&mut other, "d2", "d4"));
    RecoveryScene::settle(&mut one);
    assert!(is_reported(&one));
}

#[test]
fn a_double_edit_that_begins_again_is_reported_again() {
    let desk = RecoveryScene::with_file();
    let mut one = desk.start_on_file();
    let mut other = desk.start_on_file();
    edit(&mut other, "d2", "d4");
    edit(&mut one, "e2", "e4");
    assert!(is_reported(&one));
    dismiss(&mut one);
    other.undo();
    RecoveryScene::settle(&mut other);
    edit(&mut one, "g1", "f3");
    edit(&mut other, "d2", "d3");
    edit(&mut one, "b1", "c3");
    assert!(is_reported(&one));
}

#[test]
fn old_journals_of_the_same_document_are_no_double_edit() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    for (from, to) in [("e2", "e4"), ("d2", "d4"), ("g1", "f3")] {
        edit(&mut program, from, to);
        program.ctrl(Key::S);
        RecoveryScene::settle(&mut program);
    }
    edit(&mut program, "b1", "c3");
    assert!(!is_reported(&program));
    desk.kill(program);
    let mut program = desk.start();
    program.click("Recover");
    RecoveryScene::settle(&mut program);
    edit(&mut program, "a2", "a3");
    assert!(!is_reported(&program));
}

#[cfg(unix)]
#[test]
fn a_double_edit_under_two_names_is_reported() {
    let desk = RecoveryScene::with_file();
    let link = desk.path("link.fen");
    std::os::unix::fs::symlink(desk.file(), &link).unwrap();
    let mut one = desk.start_on_file();
    let mut other = desk.start_on(&[&link]);
    edit(&mut one, "e2", "e4");
    assert!(!is_reported(&one));
    edit(&mut other, "d2", "d4");
    assert!(is_reported(&other));
}
