//! A file is shown while it is still being read.

use super::program::Program;
use egui::Key;
use std::fs;
use std::path::PathBuf;
use tabiya::features::files::DialogAnswer;
use tabiya::model::state::State;
use tabiya_lines::Expected;
use tempfile::TempDir;

/// A number of lines that is read in several steps.
const LINES: u64 = 800_000;

fn large_file() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("large.fen");
    let line = |number: u64| format!("8/8/8/8/8/8/8/K6k w - - 0 {number}\n");
    let text: String = (1..=LINES).map(line).collect();
    fs::write(&path, text).unwrap();
    (folder, path)
}

/// The program right after the first lines have arrived.
fn begun(path: &std::path::Path) -> Program {
    let mut program = Program::start();
    program.dialogs.borrow_mut().steps = Some(0);
    let answer = DialogAnswer::Chosen(vec![path.to_owned()]);
    program.dialogs.borrow_mut().open.push_back(answer);
    program.ctrl(Key::O);
    for _ in 0..50 {
        if program.state().shared.document().path().is_some() {
            return program;
        }
        program.step(1);
    }
    panic!("nothing is shown");
}

/// Waits for the first report of progress, so that there is something to click.
fn until_it_says_how_far(program: &mut Program) {
    for _ in 0..50 {
        if program.has("Cancel") {
            return;
        }
        program.step(1);
    }
    panic!("no progress is shown");
}

#[test]
fn the_first_rows_are_shown_while_the_others_are_read() {
    let (_folder, path) = large_file();
    let mut program = begun(&path);
    let known = program.state().shared.document().rows().len();
    assert!(0 < known && known < LINES, "{known} rows");
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/K6k w - - 0 1");
    assert!(!program.state().shared.document().is_modified());
    program.let_go();
    assert_eq!(program.state().shared.document().rows().len(), LINES);
    assert!(program.state().shared.document().is_whole());
    assert!(!program.state().shared.document().is_modified());
    assert!(!program.state().shared.document().can_undo());
}

#[test]
fn rows_edited_during_reading_are_saved_with_all_others() {
    let (_folder, path) = large_file();
    let mut program = begun(&path);
    program.drag("a1", "a2");
    program.ctrl(Key::S);
    assert!(program.says("is still being read"));
    program.let_go();
    program.ctrl(Key::S);
    let saved = fs::read_to_string(&path).unwrap();
    assert_eq!(saved.lines().count() as u64, LINES);
    assert!(saved.starts_with("8/8/8/8/8/8/K7/7k w - - 0 1\n8/8/8/8/8/8/8/K6k w - - 0 2\n"));
    assert!(saved.ends_with(&format!(" {LINES}\n")));
}

#[test]
fn cancelling_the_reading_leaves_no_partial_document() {
    let (_folder, path) = large_file();
    let mut program = begun(&path);
    until_it_says_how_far(&mut program);
    program.click("Cancel");
    program.let_go();
    assert_eq!(
        State::name_of(program.state().shared.document()),
        "Untitled"
    );
    assert!(program.state().shared.tasks.is_empty());
    assert!(program.says("Cancelled"));
}

#[test]
fn a_partly_read_document_is_never_written_over_its_file() {
    let (_folder, path) = large_file();
    let before = fs::read(&path).unwrap();
    let mut program = begun(&path);
    program.drag("a1", "a2");
    until_it_says_how_far(&mut program);
    program.click("Cancel");
    program.let_go();
    assert!(program.says("reading was stopped after"));
    assert_eq!(program.fen(), "8/8/8/8/8/8/K7/7k w - - 0 1");
    program.ctrl(Key::S);
    assert!(program.says("Only part of large.fen was read"));
    assert!(fs::read(&path).unwrap() == before);
}

#[test]
fn closing_a_tab_during_reading_does_not_block_other_files() {
    let (folder, large) = large_file();
    let mut chosen = vec![large];
    for number in 1..=6 {
        let path = folder.path().join(format!("{number}.fen"));
        fs::write(&path, "8/8/8/8/8/8/8/K6k w - - 0 1\n").unwrap();
        chosen.push(path);
    }
    let mut program = Program::start();
    program.dialogs.borrow_mut().steps = Some(0);
    let answer = DialogAnswer::Chosen(chosen);
    program.dialogs.borrow_mut().open.push_back(answer);
    program.ctrl(Key::O);
    for _ in 0..50 {
        if program.state().shared.document().path().is_some() {
            break;
        }
        program.step(1);
    }
    assert_eq!(
        State::name_of(program.state().shared.document()),
        "large.fen"
    );
    program.ctrl(Key::W);
    program.let_go();
    let documents = program.state().shared.documents.iter();
    let names: Vec<_> = documents.map(State::name_of).collect();
    let small = ["1.fen", "2.fen", "3.fen", "4.fen", "5.fen", "6.fen"];
    assert_eq!(names, small);
    assert!(!program.says("Cancelled"));
    assert!(program.state().shared.tasks.is_empty());
}

/// A name such as a save gives its temporary file, different each time.
fn name_of_temporary_file() -> std::ffi::OsString {
    let folder = TempDir::new().unwrap();
    let mut name = None;
    let mut look = |_| {
        name = fs::read_dir(folder.path()).unwrap().next();
        std::ops::ControlFlow::Continue(())
    };
    let path = folder.path().join("a.fen");
    let bytes = &b"8"[..];
    tabiya_lines::save(&path, &bytes, &Expected::Nothing, None, &mut look).unwrap();
    name.unwrap().unwrap().file_name()
}

#[test]
fn opening_a_file_removes_leftovers_of_a_killed_save() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("one.fen");
    std::fs::write(&path, "8/8/8/8/8/8/8/K6k w - - 0 1\n").unwrap();
    let [left, fresh] = [(); 2].map(|()| {
        let left = folder.path().join(name_of_temporary_file());
        fs::File::create(&left).unwrap();
        // Where files cannot have attributes, the name alone identifies the file.
        #[cfg(unix)]
        let _is_marked = rustix::fs::setxattr(
            &left,
            "user.org.tabiya.unfinished",
            b"1",
            rustix::fs::XattrFlags::empty(),
        );
        left
    });
    let ago = std::time::SystemTime::now() - std::time::Duration::from_mins(2);
    let file = fs::File::options().write(true).open(&left).unwrap();
    file.set_modified(ago).unwrap();
    drop(file);

    let program = super::program::Program::on_file(&path);

    assert!(!left.exists());
    assert!(fresh.exists() && path.exists());
    assert!(program.state().shared.tasks.is_empty());
}
