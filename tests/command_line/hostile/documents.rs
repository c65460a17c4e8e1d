//! The malformed files in the window: opened, changed in one line, and saved elsewhere.

use super::corpus::{HostileFile, KINGS, corpus};
use super::window;
use crate::program::Program;
use egui::Key;
use egui::Modifiers;
use std::fs;
use std::path::Path;
use tabiya::features::files::DialogAnswer;
use tabiya_lines::Source;
use tempfile::TempDir;

/// The part of `new` that replaces a part of `old`; everything around it is the same.
fn changed<'a>(old: &'a [u8], new: &'a [u8]) -> (&'a [u8], &'a [u8]) {
    let front = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let (old, new) = (&old[front..], &new[front..]);
    let back = old.iter().rev().zip(new.iter().rev());
    let back = back.take_while(|(a, b)| a == b).count();
    (&old[..old.len() - back], &new[..new.len() - back])
}

fn save_elsewhere(program: &mut Program, path: &Path) {
    let answer = DialogAnswer::Chosen(path.to_owned());
    program.dialogs.borrow_mut().save.push_back(answer);
    program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
}

/// Opens a file and saves it elsewhere, first unchanged and then with one line changed. Returns whether it
/// could be opened.
fn try_in_window(folder: &Path, file: &HostileFile) -> bool {
    let path = folder.join("in.fen");
    fs::write(&path, &file.bytes).unwrap();
    let mut program = window::on_file(&path);
    let is_open = program.state().shared.document().path() == Some(path.as_path());
    if !is_open {
        let said = &program.state().shared.failures;
        assert!(!said.is_empty(), "nothing is said of {}", file.name);
        return false;
    }
    let out = folder.join("out.fen");
    save_elsewhere(&mut program, &out);
    assert_eq!(
        fs::read(&out).unwrap(),
        file.bytes,
        "{} untouched",
        file.name
    );
    let rows = program.state().shared.document().rows().len();
    program.paste("8/8/8/3q4/8/8/8/K6k w - - 0 1");
    program.key(Key::Escape);
    save_elsewhere(&mut program, &folder.join("again.fen"));
    let saved = fs::read(folder.join("again.fen")).unwrap();
    assert_ne!(saved, file.bytes, "{} was changed", file.name);
    let (old, _) = changed(&file.bytes, &saved);
    let ends = |text: &[u8]| text.iter().filter(|byte| b"\r\n".contains(byte)).count();
    // A line may be added if the one on the board is not a position.
    let is_more = program.state().shared.document().rows().len() != rows;
    assert!(
        ends(old) == 0 || is_more,
        "{}: {:?}",
        file.name,
        old.escape_ascii().to_string()
    );
    true
}

#[test]
fn each_bad_file_is_opened_and_saved_byte_for_byte_or_refused_with_a_reason() {
    let mut opened = 0;
    let files = corpus();
    for file in &files {
        let folder = TempDir::new().unwrap();
        let is_open = try_in_window(folder.path(), file);
        // The window refuses exactly the files that the loader refuses.
        let is_text = Source::from_bytes(file.bytes.clone()).is_ok();
        assert_eq!(is_open, is_text, "{}", file.name);
        opened += usize::from(is_open);
    }
    assert!(60 < opened, "only {opened} could be opened");
    assert!(opened < files.len(), "none was refused");
}

#[test]
fn each_bad_text_can_be_pasted_undone_and_redone() {
    for file in corpus() {
        let text = String::from_utf8_lossy(&file.bytes).into_owned();
        let mut program = window::on(KINGS);
        program.paste(&text);
        program.key(Key::Escape);
        while program.state().shared.questions.front().is_some() {
            program.key(Key::Escape);
        }
        for _ in 0..4 {
            program.undo();
        }
        assert_eq!(program.fen(), KINGS, "{}", file.name);
        program.redo();
    }
}

#[test]
fn each_bad_text_can_be_pasted_into_the_fen_field() {
    for file in corpus() {
        let text = String::from_utf8_lossy(&file.bytes).into_owned();
        let mut program = window::on(KINGS);
        program.select_field();
        program.paste_into_field(&text);
        program.key(Key::Enter);
        program.key(Key::Escape);
    }
}
