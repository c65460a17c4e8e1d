//! Unsaved work is recovered after a crash.

use super::archives::gz;
use super::program::{Program, START};
use super::recovery_scene::{KINGS, RecoveryScene, lines, name, recovered};
use egui::{Event, Key, Modifiers};
use std::fs;
use tabiya::features::files::DialogAnswer;
use tabiya::model::state::Dialog;

const E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";

fn is_modified(program: &Program) -> bool {
    program.state().shared.document().is_modified()
}

#[test]
fn a_recovered_edit_can_be_undone_and_saved() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.drag("e2", "e4");
    desk.kill(program);

    let mut program = recovered(&desk);

    assert_eq!(lines(&program), [E4, KINGS]);
    assert_eq!(name(&program), "one.fen");
    assert!(is_modified(&program));
    assert_eq!(desk.text(), format!("{START}\n{KINGS}\n"));
    program.undo();
    assert_eq!(lines(&program), [START, KINGS]);
    assert!(!is_modified(&program));
    program.redo();
    assert_eq!(lines(&program), [E4, KINGS]);
    assert!(is_modified(&program));
    assert!(!program.says("Redo brings"));
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.text(), format!("{E4}\n{KINGS}\n"));
    assert!(!is_modified(&program));
    assert_eq!(desk.journals(), 0);
}

#[test]
fn undoing_recovered_work_says_that_redo_restores_it() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.drag("e2", "e4");
    desk.kill(program);
    let mut program = recovered(&desk);
    program.drag("d2", "d4");
    program.undo();
    assert!(!program.says("Redo brings"));
    program.undo();
    assert!(
        program.says("one.fen is now as it is in its file. Redo brings the recovered work back.")
    );
    program.redo();
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    program.undo();
    assert!(
        program.says(
            "one.fen is now as it was before the recovered work. Redo brings that work back."
        )
    );
}

#[test]
fn recovery_does_not_open_a_file_of_the_command_line_twice() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.drag("e2", "e4");
    desk.kill(program);

    let mut program = desk.start_on_file();
    program.click("Recover");

    assert_eq!(program.state().shared.documents.len(), 1);
    assert_eq!(program.fen(), E4);
}

#[test]
fn work_is_recovered_even_after_a_second_crash() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.drag("e2", "e4");
    desk.kill(program);
    let program = recovered(&desk);
    assert_eq!(desk.journals(), 1);
    desk.kill(program);
    // The program crashes again before the user has decided anything.
    let program = desk.start();
    assert_eq!(program.state().shared.dialog, Some(Dialog::Recovery));
    desk.kill(program);

    let program = recovered(&desk);

    assert_eq!(lines(&program), [E4, KINGS]);
    assert!(is_modified(&program));
}

#[test]
fn unreadable_text_of_the_fen_field_is_recovered() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.select_field();
    program.type_text("8/8/what a");
    desk.kill(program);
    assert_eq!(lines(&recovered(&desk)), ["8/8/what a", KINGS]);
}

#[test]
fn pieces_of_an_unfinished_piece_list_are_recovered() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.key_with(Modifiers::ALT, Key::ArrowDown);
    program.ctrl(Key::B);
    program.type_text("Qd4 Rh");
    desk.kill(program);
    let program = recovered(&desk);
    assert_eq!(program.fen(), "8/8/8/8/3Q4/8/8/K6k w - - 0 1");
    assert_eq!(program.state().shared.document().row(), 1);
}

#[test]
fn an_unsaved_document_is_recovered_without_a_file() {
    let desk = RecoveryScene::new();
    let mut program = desk.start();
    program.drag("e2", "e4");
    desk.kill(program);

    let mut program = recovered(&desk);

    assert_eq!(lines(&program), [E4]);
    assert_eq!(name(&program), "Untitled");
    assert!(is_modified(&program));
    assert_eq!(program.state().shared.document().path(), None);
    let answer = DialogAnswer::Chosen(desk.file());
    program.dialogs.borrow_mut().save.push_back(answer);
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.text().trim_end(), E4);
    assert_eq!(desk.journals(), 0);
}

#[test]
fn a_document_from_an_archive_is_recovered_without_the_archive() {
    let desk = RecoveryScene::new();
    let archive = desk.path("book.fen.gz");
    fs::write(&archive, gz(format!("{START}\n{KINGS}\n").as_bytes())).unwrap();
    let mut program = desk.start_on(&[&archive]);
    program.drag("e2", "e4");
    desk.kill(program);
    fs::remove_file(&archive).unwrap();

    let program = recovered(&desk);

    assert_eq!(lines(&program), [E4, KINGS]);
    assert_eq!(program.state().shared.document().path(), None);
}

#[test]
fn recovered_changes_are_counted_against_the_last_save() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.drag("e2", "e4");
    program.ctrl(Key::S);
    program.key_with(Modifiers::ALT, Key::ArrowDown);
    program.drag("a1", "a2");
    desk.kill(program);

    let mut program = desk.start();

    assert!(program.has("1 position changed"));
    program.click("Recover");
    assert_eq!(lines(&program), [E4, "8/8/8/8/8/8/K7/7k w - - 0 1"]);
    program.undo();
    assert_eq!(lines(&program), [E4, KINGS]);
    assert!(!is_modified(&program));
}

#[test]
fn changes_after_save_as_are_recovered_for_the_new_file() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.drag("e2", "e4");
    let answer = DialogAnswer::Chosen(desk.path("two.fen"));
    program.dialogs.borrow_mut().save.push_back(answer);
    program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 0);
    program.drag("d2", "d4");
    desk.kill(program);

    let program = recovered(&desk);

    assert_eq!(name(&program), "two.fen");
    assert!(program.fen().contains("3PP3"));
    assert_eq!(desk.text(), format!("{START}\n{KINGS}\n"));
}

#[test]
fn changes_after_reloading_are_recovered_over_the_new_content() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.meanwhile(|| fs::write(desk.file(), format!("{KINGS}\n{START}\n")).unwrap());
    program.click("Reload");
    program.drag("a1", "a2");
    desk.kill(program);
    let program = recovered(&desk);
    assert_eq!(lines(&program), ["8/8/8/8/8/8/K7/7k w - - 0 1", START]);
    assert_eq!(
        program.state().shared.document().path(),
        Some(&*desk.file())
    );
}

#[test]
fn a_version_kept_over_the_file_is_recovered_as_modified() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.meanwhile(|| fs::write(desk.file(), format!("{KINGS}\n")).unwrap());
    program.click("Keep mine");
    program.drag("e2", "e4");
    desk.kill(program);

    let mut program = recovered(&desk);

    assert_eq!(lines(&program), [E4, KINGS]);
    program.undo();
    assert!(is_modified(&program));
    program.redo();
    // The user has agreed to overwrite the file.
    program.ctrl(Key::S);
    assert_eq!(desk.text(), format!("{E4}\n{KINGS}\n"));
}

#[test]
fn a_damaged_recovery_record_is_reported_and_kept_until_discarded() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.drag("e2", "e4");
    desk.kill(program);
    let folder = fs::read_dir(desk.recovery()).unwrap().next();
    let base = folder.unwrap().unwrap().path().join("base");
    fs::write(&base, "what nobody had\n").unwrap();

    let mut program = desk.start();
    assert!(program.says("This record is damaged"));
    program.click("Recover");
    RecoveryScene::settle(&mut program);
    assert_eq!(lines(&program)[1], KINGS);
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.text().lines().nth(1), Some(KINGS));
    assert!(base.exists());
}

#[test]
fn recovered_work_overwrites_a_changed_file_only_after_a_question() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.drag("e2", "e4");
    desk.kill(program);
    fs::write(desk.file(), "somebody else's\n").unwrap();
    let mut program = recovered(&desk);
    assert_eq!(lines(&program), [E4, KINGS]);

    // The system has no dialog, so ours offers the name in its folder.
    program.ctrl(Key::S);
    RecoveryScene::settle(&mut program);
    let dialog = program.state().files.dialog.as_ref().unwrap();
    assert_eq!(dialog.name, "one.fen");
    assert_eq!(dialog.folder.join("one.fen"), desk.file());
    program.key(Key::Enter);
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.text(), "somebody else's\n");
    program.click("Overwrite");
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.text(), format!("{E4}\n{KINGS}\n"));
    assert_eq!(name(&program), "one.fen");
    assert_eq!(desk.journals(), 0);
}

#[test]
fn recovery_reports_a_deleted_file_and_does_not_recreate_it() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.drag("e2", "e4");
    desk.kill(program);
    fs::remove_file(desk.file()).unwrap();
    let mut program = desk.start();
    assert!(program.says("The file no longer exists"));
    program.click("Recover");
    assert_eq!(lines(&program), [E4, KINGS]);
    assert!(!desk.file().exists());
}

#[test]
fn work_recovered_later_opens_beside_a_changed_document() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.drag("e2", "e4");
    desk.kill(program);
    let mut program = desk.start_on_file();
    program.click("Later");
    program.drag("d2", "d4");
    program.menu("File", "Recover unsaved work…");
    program.click("Recover");
    let documents = &program.state().shared.documents;
    assert_eq!(documents.len(), 2);
    assert!(
        documents
            .iter()
            .all(tabiya_collection::document::Document::is_modified)
    );
    assert_eq!(program.fen(), E4);
}

#[test]
fn edits_after_undo_and_redo_are_recovered() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.drag("e2", "e4");
    program.harness.event(Event::Copy);
    program.run();
    program.undo();
    program.redo();
    program.drag("g1", "f3");
    desk.kill(program);
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1";
    assert_eq!(recovered(&desk).fen(), fen);
}
