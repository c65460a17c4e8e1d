//! The malformed files given to `tabiya check`, `convert` and `render` with little memory.

use super::bounded::{Ended, assert_tame, ended, ended_unread, tabiya};
use super::corpus::corpus;
use super::huge::{huge_files, sparse};
use super::window;
use std::fs;
use std::io::{Read as _, Seek as _};
use std::path::Path;
use tempfile::TempDir;

fn run(folder: &Path, args: &[&str]) -> Ended {
    let mut command = tabiya(folder);
    command.args(args);
    let ended = ended(command);
    ended.is_tame();
    ended.code();
    ended
}

fn run_unread(folder: &Path, args: &[&str]) -> i32 {
    let mut command = tabiya(folder);
    command.args(args);
    let ended = ended_unread(command);
    ended.is_tame();
    ended.code()
}

#[test]
fn each_bad_file_is_checked_converted_and_drawn_or_refused() {
    let mut drawn = 0;
    for file in corpus() {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("in.fen"), &file.bytes).unwrap();
        let run = |args: &[&str]| run(folder.path(), args);
        for report in [
            run(&["check", "in.fen"]),
            run(&["check", "--json", "in.fen"]),
        ] {
            let text = String::from_utf8(report.out).unwrap();
            assert_tame(&text, file.name);
        }
        run(&["convert", "in.fen"]);
        run(&["convert", "--repair", "--to", "epd", "in.fen"]);
        let saved = run(&["convert", "--output", "out.fen", "in.fen"]);
        assert_eq!(
            saved.code() == 3,
            !folder.path().join("out.fen").exists(),
            "{}",
            file.name
        );
        // A page of paper has room only for drawings of the first lines.
        let head = file.bytes.get(..2000).unwrap_or(&file.bytes);
        fs::write(folder.path().join("head.fen"), head).unwrap();
        fs::create_dir(folder.path().join("pictures")).unwrap();
        run(&[
            "render", "--format", "svg", "--output", "pictures", "head.fen",
        ]);
        drawn += fs::read_dir(folder.path().join("pictures"))
            .unwrap()
            .count();
        assert_eq!(fs::read(folder.path().join("in.fen")).unwrap(), file.bytes);
    }
    assert!(50 < drawn, "only {drawn} diagrams were drawn");
}

#[test]
fn large_bad_files_are_processed_in_little_memory() {
    for file in huge_files() {
        let folder = TempDir::new().unwrap();
        file.in_folder(folder.path());
        let run = |args: &[&str]| run_unread(folder.path(), args);
        assert!(run(&["check", "huge.epd"]) <= 2, "{}", file.name);
        assert!(run(&["check", "--json", "huge.epd"]) <= 2, "{}", file.name);
        assert!(run(&["convert", "huge.epd"]) <= 2, "{}", file.name);
        assert!(
            run(&["convert", "--repair", "huge.epd"]) <= 2,
            "{}",
            file.name
        );
    }
}

#[test]
fn large_bad_files_can_be_opened_and_changed_in_the_window() {
    for file in huge_files() {
        let folder = TempDir::new().unwrap();
        let path = file.in_folder(folder.path());
        let mut program = window::on_file(&path);
        let state = program.state();
        assert_eq!(
            state.shared.document().path(),
            Some(path.as_path()),
            "{}",
            file.name
        );
        let rows = state.shared.document().rows().len();
        program.paste("8/8/8/3q4/8/8/8/K6k w - - 0 1");
        program.key(egui::Key::Escape);
        program.ctrl(egui::Key::End);
        assert!(
            rows <= program.state().shared.document().rows().len(),
            "{}",
            file.name
        );
        program.undo();
    }
}

#[test]
fn ten_gigabytes_of_zeros_are_refused_without_using_memory() {
    let folder = TempDir::new().unwrap();
    let path = sparse(folder.path(), false);
    let program = window::on_file(&path);
    assert!(!program.state().shared.failures.is_empty());
    assert_eq!(run_unread(folder.path(), &["check", "sparse.fen"]), 2);
}

#[test]
fn ten_gigabytes_of_zeros_after_two_thousand_positions_are_one_line() {
    let folder = TempDir::new().unwrap();
    let path = sparse(folder.path(), true);
    let mut program = window::on_file(&path);
    assert_eq!(program.state().shared.document().rows().len(), 2001);
    program.click_row(2);
    program.key(egui::Key::End);
    assert_eq!(program.state().shared.document().row(), 2000);
}

/// A folder in which sparse files can have any length; `None` if there is no such place.
fn three_endless_files() -> Option<TempDir> {
    let folder = TempDir::new_in("/dev/shm").ok()?;
    for name in ["a.fen", "b.fen", "c.fen"] {
        let file = fs::File::create(folder.path().join(name)).unwrap();
        let most = u64::try_from(i64::MAX).unwrap();
        file.set_len(most).ok()?;
    }
    Some(folder)
}

#[test]
fn files_whose_total_length_overflows_are_read_from_the_beginning() {
    let Some(folder) = three_endless_files() else {
        return;
    };
    let mut command = tabiya(folder.path());
    let mut err = tempfile::tempfile().unwrap();
    command.args(["check", "a.fen", "b.fen", "c.fen"]);
    command.stdout(std::process::Stdio::piped());
    command.stderr(err.try_clone().unwrap());
    let mut child = command.spawn().unwrap();
    // It would read for years; its result for the first line suffices.
    let mut first = [0; 7];
    let said = child.stdout.take().unwrap().read_exact(&mut first);
    child.kill().unwrap();
    child.wait().unwrap();
    let mut text = String::new();
    err.rewind().unwrap();
    err.read_to_string(&mut text).unwrap();
    assert!(said.is_ok() && first == *b"a.fen:1", "{text}");
}
