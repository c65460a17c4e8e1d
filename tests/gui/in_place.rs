//! A file that can only be overwritten in place: never without a copy, unless the user agrees.

use super::program::{Program, START};
use super::recovery_scene::{KINGS, RecoveryScene};
use egui::Key;
use std::fs;
use tabiya::features::files::DialogAnswer;
use tabiya::features::files::model::question::WindowQuestion;

/// A file with two names and a change of it. `has_room` tells whether there is a folder for copies.
fn edited(desk: &RecoveryScene, has_room: bool) -> Program {
    fs::hard_link(desk.file(), desk.path("second.fen")).unwrap();
    if !has_room {
        fs::write(desk.path("state"), "in the way").unwrap();
    }
    let mut program = desk.start_on_file();
    program.drag("e2", "e4");
    RecoveryScene::settle(&mut program);
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    program
}

fn is_asked(program: &Program) -> bool {
    let question = program.state().shared.question();
    matches!(question, Some(WindowQuestion::NoCopy { .. }))
}

fn old() -> String {
    format!("{START}\n{KINGS}\n")
}

#[test]
fn with_a_backup_a_hard_linked_file_is_saved_without_asking() {
    let desk = RecoveryScene::with_file();
    let program = edited(&desk, true);
    assert!(!is_asked(&program));
    assert!(desk.text().contains("4P3"));
    assert_eq!(
        fs::read_to_string(desk.path("second.fen")).unwrap(),
        desk.text()
    );
    assert!(!program.state().shared.document().is_modified());
    assert_eq!(desk.journals(), 0);
}

#[test]
fn without_a_backup_nothing_is_written_before_the_user_agrees() {
    let desk = RecoveryScene::with_file();
    let mut program = edited(&desk, false);
    assert!(is_asked(&program));
    assert!(program.says("cannot take its place: it has other names (hard links)"));
    assert!(!program.says("mount point"));
    assert_eq!(desk.text(), old());
    assert!(program.state().shared.document().is_modified());
    program.click("Overwrite anyway");
    RecoveryScene::settle(&mut program);
    assert!(!is_asked(&program));
    assert!(desk.text().contains("4P3"));
    assert_eq!(
        fs::read_to_string(desk.path("second.fen")).unwrap(),
        desk.text()
    );
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn a_hard_linked_file_can_be_saved_elsewhere_or_not_at_all() {
    let desk = RecoveryScene::with_file();
    let mut program = edited(&desk, false);
    program.key(Key::Escape);
    assert!(!is_asked(&program));
    let said = program.state().shared.message.as_ref().unwrap();
    assert!(said.text.contains("was not saved"), "{}", said.text);
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    assert!(is_asked(&program));
    let answer = DialogAnswer::Chosen(desk.path("three.fen"));
    program.dialogs.borrow_mut().save.push_back(answer);
    program.click("Save elsewhere…");
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.text(), old());
    assert!(
        fs::read_to_string(desk.path("three.fen"))
            .unwrap()
            .contains("4P3")
    );
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn cancelling_the_question_keeps_the_closing_program_open() {
    let desk = RecoveryScene::with_file();
    let mut program = edited(&desk, false);
    program.click("Cancel");
    assert!(program.close_window());
    program.click("Save");
    RecoveryScene::settle(&mut program);
    assert!(is_asked(&program));
    program.click("Cancel");
    assert!(!program.sent(|command| matches!(command, egui::ViewportCommand::Close)));
    assert_eq!(program.state().files.closing, None);
}

#[test]
fn without_a_folder_for_backups_saving_asks() {
    let desk = RecoveryScene::with_file();
    fs::hard_link(desk.file(), desk.path("second.fen")).unwrap();
    let mut program = Program::on_file(&desk.file());
    program.drag("e2", "e4");
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    assert!(is_asked(&program));
    assert_eq!(desk.text(), old());
}

#[test]
fn a_change_by_another_program_is_noticed_after_the_answer() {
    let desk = RecoveryScene::with_file();
    let mut program = edited(&desk, false);
    fs::write(desk.path("second.fen"), "somebody else's\n").unwrap();
    program.click("Overwrite anyway");
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.text(), "somebody else's\n");
    assert!(matches!(
        program.state().shared.question(),
        Some(WindowQuestion::UnexpectedFile { .. })
    ));
}
