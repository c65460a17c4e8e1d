//! The program's own file dialog: places, kinds of files, columns, and the keyboard.

use super::program::Program;
use super::session::Home;
use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs::{self, FileTimes};
use std::path::Path;
use std::time::{Duration, SystemTime};
use tabiya::command::Command;
use tabiya::model::action::{Action, FileDialogAction, FilesAction};
use tempfile::TempDir;

/// Files of several kinds, of which each is older than the one before.
const FILES: [(&str, usize); 5] = [
    ("mates.epd", 300),
    ("app.log", 5000),
    ("Board.png", 20),
    ("book.pdf", 70_000),
    ("ends.fen", 40),
];

fn scene() -> (TempDir, Program) {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("studies")).unwrap();
    for (age, (name, size)) in FILES.into_iter().enumerate() {
        let path = folder.path().join(name);
        fs::write(&path, "x".repeat(size)).unwrap();
        let age = Duration::from_secs(3600 * (age as u64 + 1));
        let times = FileTimes::new().set_modified(SystemTime::now() - age);
        let file = fs::File::options().write(true).open(&path).unwrap();
        file.set_times(times).unwrap();
    }
    let mut program = Program::start();
    open_in(&mut program, folder.path());
    (folder, program)
}

fn open_in(program: &mut Program, folder: &Path) {
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::Open));
    program.run();
    let enter = FileDialogAction::EnterFolder(folder.to_owned());
    program
        .harness
        .state_mut()
        .apply(FilesAction::FileDialog(enter));
    program.run();
}

/// The names in the list, from top to bottom.
fn listed(program: &Program) -> Vec<String> {
    let names = FILES.iter().map(|(name, _)| *name).chain(["studies"]);
    let mut found: Vec<_> = names
        .filter_map(|name| {
            let node = program.harness.query_by_label(name)?;
            Some((node.rect().min.y, name.to_owned()))
        })
        .collect();
    found.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    found.into_iter().map(|(_, name)| name).collect()
}

#[test]
fn files_that_hold_no_positions_are_not_among_those_to_open() {
    let (_folder, mut program) = scene();
    let openable = ["studies", "Board.png", "book.pdf", "ends.fen", "mates.epd"];
    assert_eq!(listed(&program), openable);
    program.click("Kind of files");
    program.click("Positions, games, tables");
    assert_eq!(listed(&program), ["studies", "ends.fen", "mates.epd"]);
    program.click("Kind of files");
    program.click("All files");
    assert_eq!(listed(&program).len(), 6);
}

#[test]
fn a_folder_without_files_of_the_kind_offers_all_files() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("app.log"), "x").unwrap();
    let mut program = Program::start();
    open_in(&mut program, folder.path());
    assert!(program.says("No files of this kind here."));
    program.click("Show all files");
    assert_eq!(listed(&program), ["app.log"]);
}

#[test]
fn a_click_on_a_heading_sorts_by_its_column() {
    let (_folder, mut program) = scene();
    program.click("Sort by Size");
    let by_size = ["studies", "Board.png", "ends.fen", "mates.epd", "book.pdf"];
    assert_eq!(listed(&program), by_size);
    program.click("Sort by Size");
    let falling = ["studies", "book.pdf", "mates.epd", "ends.fen", "Board.png"];
    assert_eq!(listed(&program), falling);
    program.click("Sort by Changed");
    let newest = ["studies", "mates.epd", "Board.png", "book.pdf", "ends.fen"];
    assert_eq!(listed(&program), newest);
}

#[test]
fn a_row_says_its_kind_size_and_age() {
    let (_folder, program) = scene();
    let about = |name| {
        let node = program.harness.get_by_label(name);
        node.accesskit_node().description().unwrap_or_default()
    };
    assert_eq!(about("mates.epd"), "file, 300 bytes, an hour ago");
    assert!(about("studies").starts_with("folder, "));
}

#[test]
fn places_lead_to_the_home_folder_and_to_those_of_recent_files() {
    let home = Home::new();
    let path = home.file("recent.fen", 2);
    let mut program = home.start(&[&path]);
    let folder = TempDir::new().unwrap();
    open_in(&mut program, folder.path());
    let shown = |program: &Program| {
        let dialog = program.state().files.dialog.as_ref();
        dialog.unwrap().folder.clone()
    };
    assert_eq!(shown(&program), folder.path());
    let recent = path.parent().unwrap();
    program.click(&recent.file_name().unwrap().to_string_lossy());
    assert_eq!(shown(&program), recent);
    program.click("Home");
    assert_eq!(shown(&program), std::env::home_dir().unwrap());
}

#[test]
fn arrow_keys_move_through_the_files() {
    let folder = TempDir::new().unwrap();
    for number in 0..10 {
        fs::write(folder.path().join(format!("{number:02}.fen")), "").unwrap();
    }
    let mut program = Program::start();
    open_in(&mut program, folder.path());
    program.harness.get_by_label("00.fen").focus();
    program.run();
    for number in 1..10 {
        program.key(Key::ArrowDown);
        program.run();
        assert!(program.is_focused(&format!("{number:02}.fen")), "{number}");
    }
    program.key(Key::Enter);
    let dialog = program.state().files.dialog.as_ref().unwrap();
    assert_eq!(dialog.name, "09.fen");
}
