//! Files that were opened last.

use super::program::Program;
use super::session::{Home, close};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::Path;
use tabiya::model::action::{Action, FilesAction, SessionAction};
use tabiya::model::state::Dialog;
use tabiya_settings::recall as recall_settings;
use tabiya_settings::session::recall;

fn names(program: &Program) -> Vec<String> {
    let recent = program.state().session.recent.iter();
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    recent.map(|recent| name(&recent.path)).collect()
}

/// The program after these files were opened in their order and closed again.
fn after(home: &Home, files: &[&str]) -> Program {
    for name in files {
        let path = home.file(name, 2);
        let mut program = home.start(&[&path]);
        program
            .harness
            .state_mut()
            .apply(Action::Run(tabiya::command::Command::Close));
        program.run();
        close(program);
    }
    home.start(&[])
}

fn key(program: &mut Program, key: Key, modifiers: Modifiers) {
    program.harness.key_press_modifiers(modifiers, key);
    program.run();
}

fn open_dialog(program: &mut Program) {
    key(program, Key::R, Modifiers::COMMAND);
    assert_eq!(program.state().shared.dialog, Some(Dialog::RecentFiles));
}

#[test]
fn recent_files_are_listed_newest_first_and_opened_from_the_menu() {
    let home = Home::new();
    let mut program = after(&home, &["a.fen", "b.fen", "c.fen"]);
    assert_eq!(names(&program), ["c.fen", "b.fen", "a.fen"]);
    program.click_role(Role::Button, "File");
    program.click("Open recent");
    let folder = home.path("");
    let folder = folder.to_string_lossy();
    let folder = folder.trim_end_matches(std::path::MAIN_SEPARATOR);
    program.click(&format!("a.fen in {folder}"));
    assert_eq!(
        program.state().shared.document().path(),
        Some(home.path("a.fen").as_path())
    );
    assert_eq!(names(&program), ["a.fen", "c.fen", "b.fen"]);
}

#[test]
fn keys_alone_find_and_open_a_recent_file() {
    let home = Home::new();
    let mut program = after(&home, &["mates.fen", "studies.epd", "endings.fen"]);
    open_dialog(&mut program);
    program.harness.event(egui::Event::Text("FEN".to_owned()));
    program.run();
    assert!(!program.says("studies.epd in"));
    key(&mut program, Key::ArrowDown, Modifiers::NONE);
    key(&mut program, Key::Enter, Modifiers::NONE);
    assert_eq!(program.state().shared.dialog, None);
    assert_eq!(
        program.state().shared.document().path(),
        Some(home.path("mates.fen").as_path())
    );
}

#[test]
fn a_pinned_file_is_listed_first_and_survives_clearing() {
    let home = Home::new();
    let mut program = after(&home, &["a.fen", "b.fen", "c.fen"]);
    open_dialog(&mut program);
    program.click("Keep a.fen at the top");
    assert!(program.is_toggled("Keep a.fen at the top"));
    let rows: Vec<_> = program
        .harness
        .query_all_by_role(Role::ListBoxOption)
        .filter_map(|row| row.accesskit_node().label())
        .collect();
    assert!(rows[0].starts_with("a.fen"), "{rows:?}");
    program.click("Clear recent files");
    assert_eq!(names(&program), ["a.fen"]);
    close(program);
    let mut program = home.start(&[]);
    assert_eq!(names(&program), ["a.fen"]);
    assert!(program.state().session.recent[0].is_pinned);
    open_dialog(&mut program);
    program.click("Keep a.fen at the top");
    program.click("Clear recent files");
    assert_eq!(names(&program), Vec::<String>::new());
}

#[test]
fn cleared_recent_files_can_be_restored() {
    let home = Home::new();
    let mut program = after(&home, &["a.fen", "b.fen"]);
    program.menu("File", "Open recent");
    program.click("Clear recent files");
    assert!(program.says("2 recent files were cleared"));
    assert_eq!(names(&program), Vec::<String>::new());
    program.menu("File", "Open recent");
    program.click("Restore cleared files");
    assert_eq!(names(&program), ["b.fen", "a.fen"]);
    close(program);
    assert_eq!(recall(&home.session()).session.recent.len(), 2);
}

#[test]
fn one_recent_file_can_be_forgotten() {
    let home = Home::new();
    let mut program = after(&home, &["a.fen", "b.fen"]);
    open_dialog(&mut program);
    program.click("Forget b.fen");
    assert_eq!(names(&program), ["a.fen"]);
}

#[test]
fn a_missing_recent_file_is_disabled_and_says_why() {
    let home = Home::new();
    let mut program = after(&home, &["a.fen", "b.fen"]);
    program.meanwhile(|| fs::remove_file(home.path("a.fen")).unwrap());
    program.click_role(Role::Button, "File");
    program.click("Open recent");
    let label = "a.fen in";
    let entry = program.harness.get_by_label_contains(label);
    assert!(entry.accesskit_node().is_disabled());
    entry.hover();
    program.run();
    assert!(program.says("cannot be found"));
    // The file is available again with its disk.
    program.meanwhile(|| drop(home.file("a.fen", 1)));
    assert!(program.state().session.unopenable.is_empty());
}

#[test]
fn switching_recent_files_off_records_nothing() {
    let home = Home::new();
    let mut program = after(&home, &["a.fen"]);
    program.menu("File", "Open recent");
    program.click("Remember recent files");
    assert!(
        !recall_settings(&home.settings())
            .settings
            .remembers_recent_files
    );
    let other = home.file("secret.fen", 1);
    program
        .harness
        .state_mut()
        .apply(FilesAction::Open(vec![other]));
    program.run();
    assert_eq!(names(&program), ["a.fen"]);
    program
        .harness
        .state_mut()
        .apply(Action::Run(tabiya::command::Command::Close));
    program.run();
    close(program);
    let text = fs::read_to_string(home.session()).unwrap();
    assert!(!text.contains("secret"), "{text}");
}

#[test]
fn a_file_saved_elsewhere_becomes_a_recent_file() {
    let home = Home::new();
    let mut program = home.start(&[]);
    let path = home.path("new.fen");
    let answer = tabiya::features::files::DialogAnswer::Chosen(path.clone());
    program.dialogs.borrow_mut().save.push_back(answer);
    key(&mut program, Key::S, Modifiers::COMMAND);
    assert!(path.exists());
    assert_eq!(names(&program), ["new.fen"]);
}

#[test]
fn files_opened_in_another_window_are_recent_files() {
    let home = Home::new();
    let mut one = home.start(&[]);
    let other = home.file("other.fen", 1);
    close(home.start(&[&other]));
    let mine = home.file("mine.fen", 1);
    one.harness.state_mut().apply(FilesAction::Open(vec![mine]));
    one.run();
    one.harness.state_mut().apply(SessionAction::Keep);
    one.run();
    assert_eq!(names(&one), ["mine.fen", "other.fen"]);
}

#[test]
fn without_recent_files_the_dialog_says_so() {
    let home = Home::new();
    let mut program = home.start(&[]);
    program.ctrl(Key::R);
    assert!(program.says("Nothing here yet"));
    program.type_text("kings");
    assert!(program.says("No recent file matches"));
}
