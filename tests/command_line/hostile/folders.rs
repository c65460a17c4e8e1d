//! Folders that are deep or full, or that lead back to themselves.

use super::corpus::{KINGS, START};
use super::window;
use egui::Key;
use rustix::fs::{CWD, Mode, OFlags, mkdirat, openat};
use std::fs;
use std::os::unix::fs::symlink;
use tabiya::features::files::list_folder;
use tempfile::TempDir;

/// Makes nested folders, deeper than the maximum length of a path, and removes them again.
struct Deep {
    folder: TempDir,
    levels: usize,
}

impl Deep {
    fn new(levels: usize) -> Self {
        let folder = TempDir::new().unwrap();
        let flags = OFlags::DIRECTORY | OFlags::RDONLY;
        let mut at = openat(CWD, folder.path(), flags, Mode::empty()).unwrap();
        for _ in 0..levels {
            mkdirat(&at, "d", Mode::from_raw_mode(0o700)).unwrap();
            at = openat(&at, "d", flags, Mode::empty()).unwrap();
        }
        Self { folder, levels }
    }
}

impl Drop for Deep {
    /// Uses `rm`, because the standard library removes folders by recursion.
    fn drop(&mut self) {
        let mut rm = std::process::Command::new("rm");
        let removed = rm.arg("-rf").arg(self.folder.path()).status();
        if !std::thread::panicking() {
            assert!(removed.unwrap().success(), "{} levels", self.levels);
        }
    }
}

#[test]
fn four_thousand_nested_folders_are_searched_as_far_as_paths_reach() {
    let deep = Deep::new(4000);
    fs::write(deep.folder.path().join("one.fen"), KINGS).unwrap();
    let mut program = window::on_file(deep.folder.path());
    assert!(program.says("Open one file"), "the existing file is found");
    program.click("Open all");
    assert_eq!(program.fen(), KINGS);
}

#[test]
fn circular_links_end_no_search() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    // Each of ten folders has links to all ten, which makes ten to the tenth paths.
    for number in 0..10 {
        fs::create_dir(at(&number.to_string())).unwrap();
    }
    for from in 0..10 {
        for to in 0..10 {
            symlink(at(&to.to_string()), at(&format!("{from}/to {to}"))).unwrap();
        }
    }
    fs::write(at("7/one.fen"), START).unwrap();
    symlink("loop.fen", at("loop.fen")).unwrap();
    let program = window::on_file(folder.path());
    assert!(program.says("Open one file"));
}

#[test]
fn a_folder_with_a_hundred_thousand_files_is_listed_and_needs_confirmation() {
    let folder = TempDir::new().unwrap();
    for number in 0..100_000 {
        fs::write(folder.path().join(format!("{number}.fen")), KINGS).unwrap();
    }
    assert_eq!(list_folder(folder.path()).unwrap().entries.len(), 100_000);
    let mut program = window::start();
    program.ctrl(Key::O);
    program.paste_into_field(&format!("{}/", folder.path().display()));
    program.key(Key::Enter);
    let dialog = program.state().files.dialog.as_ref().unwrap();
    assert_eq!(dialog.entries.len(), 100_000);
    program.key(Key::Escape);
    let mut program = window::on_file(folder.path());
    assert!(program.says("Open 100000 files"));
    program.click("Open as one list");
    assert_eq!(program.state().shared.documents.len(), 1);
    assert_eq!(program.state().shared.document().rows().len(), 100_000);
}
