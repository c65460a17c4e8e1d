//! The recovery dialog: work is viewed, recovered, discarded or postponed.

use super::program::Program;
use super::recovery_scene::{KINGS, RecoveryScene};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use std::fs;
use tabiya::command::Command;
use tabiya::features::files::DialogAnswer;
use tabiya::model::state::{Dialog, State};

/// Files with unsaved changes of a crashed program. The last one is the newest, or as new as the others.
fn crash_recovery(desk: &RecoveryScene, names: &[&str]) {
    let mut program = desk.start();
    for name in names {
        let path = desk.path(name);
        fs::write(&path, format!("{KINGS}\n")).unwrap();
        let answer = DialogAnswer::Chosen(vec![path]);
        program.dialogs.borrow_mut().open.push_back(answer);
        program.ctrl(Key::O);
        program.drag("a1", "a2");
        RecoveryScene::settle(&mut program);
    }
    assert_eq!(desk.journals(), names.len());
    desk.kill(program);
}

fn is_open(program: &Program) -> bool {
    program.state().shared.dialog == Some(Dialog::Recovery)
}

fn entries(program: &Program) -> Vec<String> {
    let left = program.state().recovery.left.iter();
    left.map(|left| left.found.head.name.clone()).collect()
}

fn open_names(program: &Program) -> Vec<String> {
    let documents = program.state().shared.documents.iter();
    let mut names: Vec<_> = documents.map(State::name_of).collect();
    names.sort();
    names
}

#[test]
fn a_file_is_listed_with_its_folder_age_and_changes() {
    let desk = RecoveryScene::new();
    crash_recovery(&desk, &["one.fen"]);
    let program = desk.start();
    assert!(is_open(&program));
    assert!(program.has("one.fen"));
    let folder = desk.file().parent().unwrap().to_owned();
    assert!(program.has(&format!("a moment ago · {}", folder.display())));
    assert!(program.has("1 position changed"));
    assert!(program.has(&format!(
        "Position 1: {KINGS} becomes 8/8/8/8/8/8/K7/7k w - - 0 1"
    )));
    assert!(program.has("The selected position as changed"));
    assert!(program.is_focused("Recover"));
    assert!(!program.has("Recover all 1"));
    assert_eq!(program.state().shared.failures, Vec::<String>::new());
}

#[test]
fn keys_alone_recover_several_files() {
    let desk = RecoveryScene::new();
    crash_recovery(&desk, &["a.fen", "b.fen", "c.fen"]);
    let mut program = desk.start();
    let names = entries(&program);
    program.key(Key::ArrowDown);
    assert_eq!(program.state().recovery.chosen, 1);
    program.key(Key::Enter);
    assert_eq!(open_names(&program), [names[1].clone()]);
    assert_eq!(entries(&program), [names[0].clone(), names[2].clone()]);
    assert!(is_open(&program));
    program.key(Key::End);
    assert_eq!(program.state().recovery.chosen, 1);
    program.key(Key::Home);
    program.key(Key::Enter);
    assert!(is_open(&program));
    program.key(Key::Enter);
    assert!(!is_open(&program));
    assert_eq!(open_names(&program), ["a.fen", "b.fen", "c.fen"]);
    RecoveryScene::settle(&mut program);
    let documents = &program.state().shared.documents;
    assert!(
        documents
            .iter()
            .all(tabiya_collection::document::Document::is_modified)
    );
}

#[test]
fn fifty_files_are_recovered_at_once() {
    let desk = RecoveryScene::new();
    let names: Vec<_> = (10..60).map(|number| format!("{number}.fen")).collect();
    let names: Vec<_> = names.iter().map(String::as_str).collect();
    crash_recovery(&desk, &names);
    let mut program = desk.start();
    assert_eq!(program.state().recovery.left.len(), 50);
    program.harness.get_by_label("Recover all 50").click();
    for _ in 0..300 {
        program.harness.step();
    }
    assert!(!is_open(&program));
    assert_eq!(open_names(&program), names);
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 50, "each has a journal of its own again");
    desk.kill(program);
}

#[test]
fn discarding_needs_a_confirmation() {
    let desk = RecoveryScene::new();
    crash_recovery(&desk, &["a.fen", "b.fen"]);
    let mut program = desk.start();
    let names = entries(&program);
    program.key(Key::Delete);
    assert!(program.says("Discard it for good?"));
    assert!(program.is_focused("Keep it"));
    assert_eq!(desk.journals(), 2);
    // Escape and Enter both withdraw the question; the dialog stays.
    program.key(Key::Escape);
    assert!(is_open(&program) && !program.says("Discard it for good?"));
    program.click("Discard…");
    program.key(Key::Enter);
    assert!(is_open(&program) && !program.says("Discard it for good?"));
    assert_eq!(desk.journals(), 2);
    program.click("Discard…");
    program.click("Discard for good");
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 1);
    assert_eq!(entries(&program), [names[1].clone()]);
    assert!(is_open(&program));
    program.click("Discard…");
    program.click("Discard for good");
    RecoveryScene::settle(&mut program);
    assert!(!is_open(&program));
    assert_eq!(desk.journals(), 0);
    assert_eq!(
        fs::read_to_string(desk.path("a.fen")).unwrap(),
        format!("{KINGS}\n")
    );
}

#[test]
fn enter_discards_nothing_after_a_click_on_the_question() {
    let desk = RecoveryScene::new();
    crash_recovery(&desk, &["a.fen"]);
    let mut program = desk.start();
    program.click("Discard…");
    program.click("Discard it for good? There is no other copy of this work.");
    program.key(Key::Enter);
    RecoveryScene::settle(&mut program);
    assert_eq!(desk.journals(), 1);
    assert!(is_open(&program));
    desk.kill(program);
}

#[test]
fn postponed_work_is_offered_at_the_next_start_and_on_request() {
    let desk = RecoveryScene::new();
    crash_recovery(&desk, &["a.fen"]);
    let mut program = desk.start();
    program.key(Key::Escape);
    assert!(!is_open(&program));
    assert_eq!(desk.journals(), 1);
    program.menu("File", "Recover unsaved work…");
    assert!(is_open(&program));
    program.click("Later");
    assert!(!is_open(&program));
    drop(program);
    desk.wait_until_left(1);
    assert!(is_open(&desk.start()));
}

#[test]
fn postponed_work_is_offered_only_when_its_file_is_opened() {
    let desk = RecoveryScene::new();
    crash_recovery(&desk, &["a.fen", "b.fen"]);
    fs::write(desk.path("c.fen"), KINGS).unwrap();
    let mut program = desk.start();
    program.click("Later");
    let mut open = |name: &str| {
        let answer = DialogAnswer::Chosen(vec![desk.path(name)]);
        program.dialogs.borrow_mut().open.push_back(answer);
        program.ctrl(Key::O);
        RecoveryScene::settle(&mut program);
        entries(&program)
    };
    assert_eq!(open("c.fen"), Vec::<String>::new());
    assert_eq!(open("a.fen"), ["a.fen"]);
    assert!(is_open(&program));
    program.key(Key::Enter);
    assert_eq!(open_names(&program), ["a.fen", "c.fen"]);
    assert_eq!(program.fen(), "8/8/8/8/8/8/K7/7k w - - 0 1");
}

#[test]
fn work_of_a_crashed_window_is_offered_when_its_file_is_opened() {
    let desk = RecoveryScene::new();
    let mut program = desk.start();
    crash_recovery(&RecoveryScene::new(), &["a.fen"]);
    left_behind_by_another(&desk);
    let answer = DialogAnswer::Chosen(vec![desk.path("a.fen")]);
    program.dialogs.borrow_mut().open.push_back(answer);
    program.ctrl(Key::O);
    RecoveryScene::settle(&mut program);
    assert_eq!(entries(&program), ["a.fen"]);
}

fn left_behind_by_another(desk: &RecoveryScene) {
    crash_recovery(desk, &["a.fen"]);
}

#[test]
fn without_unsaved_work_the_command_says_so() {
    let desk = RecoveryScene::new();
    let mut program = desk.start();
    program.menu("File", "Recover unsaved work…");
    RecoveryScene::settle(&mut program);
    assert!(!is_open(&program));
    assert!(program.says("There is no unsaved work"));
}

#[test]
fn without_a_recovery_folder_the_command_is_disabled_with_a_reason() {
    let program = Program::start();
    let obstacle = Command::RecoverWork.obstacle(program.state());
    assert_eq!(obstacle, Some("obstacle-recovery"));
}

fn unreadable(desk: &RecoveryScene) -> std::path::PathBuf {
    let folder = desk.recovery().join("abc");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("journal"), "tabiya journal 2, of a later year").unwrap();
    folder
}

#[test]
fn an_unreadable_record_is_reported_once_and_blocks_nothing() {
    let desk = RecoveryScene::new();
    let folder = unreadable(&desk);
    let mut program = desk.start();
    assert!(!is_open(&program));
    assert_eq!(program.state().shared.failures.len(), 1);
    assert!(program.says(&folder.display().to_string()));
    RecoveryScene::settle(&mut program);
    program.meanwhile(|| ());
    assert_eq!(program.state().shared.failures.len(), 1);

    program.menu("File", "Recover unsaved work…");
    RecoveryScene::settle(&mut program);
    assert!(is_open(&program));
    assert!(program.has(&folder.display().to_string()));
    let recover = program
        .harness
        .get_by_role_and_label(Role::Button, "Recover");
    assert!(egui_kittest::kittest::NodeT::accesskit_node(&recover).is_disabled());
    program.click("Discard…");
    program.click("Discard for good");
    RecoveryScene::settle(&mut program);
    assert!(!folder.exists());
    assert!(!is_open(&program));
}

#[test]
fn an_unreadable_record_is_listed_after_the_others() {
    let desk = RecoveryScene::new();
    let folder = unreadable(&desk);
    let mut program = desk.start();
    program
        .harness
        .state_mut()
        .apply(tabiya::model::action::Action::DismissMessage);
    drop(program);
    fs::rename(&folder, desk.path("aside")).unwrap();
    crash_recovery(&desk, &["a.fen"]);
    fs::rename(desk.path("aside"), &folder).unwrap();
    let mut program = desk.start();
    assert!(is_open(&program));
    program.key(Key::ArrowDown);
    assert!(program.says("It is damaged, or was written by a later version of Tabiya."));
    program.key(Key::Enter);
    assert!(is_open(&program), "there is nothing to recover in it");
    program.key(Key::Delete);
    assert!(program.is_focused("Keep it"));
    program.click("Keep it");
    assert!(folder.exists());
}

#[test]
fn a_missing_base_is_reported_and_the_record_can_be_kept() {
    let desk = RecoveryScene::new();
    crash_recovery(&desk, &["a.fen"]);
    let journal = fs::read_dir(desk.recovery()).unwrap().next();
    fs::remove_file(journal.unwrap().unwrap().path().join("base")).unwrap();
    let mut program = desk.start();
    assert!(is_open(&program));
    assert!(program.says("This record is damaged"));
    program.click("Later");
    assert_eq!(desk.journals(), 1);
}

#[test]
fn enter_during_reading_recovers_after_reading() {
    let desk = RecoveryScene::new();
    crash_recovery(&desk, &["a.fen"]);
    let mut program = Program::start();
    program.dialogs.borrow_mut().steps = Some(1);
    let folder = desk.recovery();
    let action = tabiya::model::action::RecoveryAction::UseRecovery(folder);
    program.harness.state_mut().apply(action);
    program.run();
    assert!(is_open(&program));
    assert!(program.has("Reading…"));
    program.key(Key::Enter);
    assert!(program.has("It will open as soon as it has been read."));
    program.let_go();
    RecoveryScene::settle(&mut program);
    assert!(!is_open(&program));
    assert_eq!(open_names(&program), ["a.fen"]);
}

#[test]
fn closing_the_window_with_the_dialog_open_discards_nothing() {
    let desk = RecoveryScene::new();
    crash_recovery(&desk, &["a.fen"]);
    let mut program = desk.start();
    program.close_window();
    RecoveryScene::settle(&mut program);
    drop(program);
    desk.wait_until_left(1);
}

#[test]
fn a_long_name_does_not_enlarge_the_dialog() {
    let desk = RecoveryScene::new();
    let name = format!("{}.fen", "long ".repeat(40));
    crash_recovery(&desk, &[&name, "b.fen"]);
    let program = desk.start();
    let window = program.harness.get_by_label("Recover").rect();
    assert!(window.bottom() <= 800.0);
}
