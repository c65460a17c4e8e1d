//! File names that are not text, that contain terminal commands, or that look like options.

use super::bounded::{assert_tame, ended, tabiya};
use super::corpus::{EVIL, KINGS};
use super::window;
use crate::program::Program;
use egui::{Key, Modifiers, ViewportCommand};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::OsStrExt as _;
use tabiya::features::files::{DialogAnswer, list_folder};
use tempfile::TempDir;

/// The names, each of which a file can have.
fn names() -> Vec<OsString> {
    let longest = "x".repeat(251) + ".fen";
    let names: [&[u8]; 12] = [
        b"\xff\xfe.fen",
        b"half \xe2\x82.fen",
        b"two\nlines.fen",
        b"-rf",
        b"--help",
        b"-",
        b"check",
        b" .fen",
        b"%s%n{0}.fen",
        b"8\xef\xbc\x8f8.fen",
        b"CON.fen",
        longest.as_bytes(),
    ];
    let names = names
        .into_iter()
        .map(|name| OsStr::from_bytes(name).to_owned());
    names
        .chain([OsString::from(format!("{EVIL}.fen"))])
        .collect()
}

/// The title of the window of this program.
fn title(program: &mut Program) -> String {
    let output = program.harness.output();
    let commands = &output.viewport_output[&egui::ViewportId::ROOT].commands;
    let mut titles = commands.iter().filter_map(|command| match command {
        ViewportCommand::Title(title) => Some(title.clone()),
        _ => None,
    });
    titles.next_back().unwrap_or_default()
}

#[test]
fn files_with_any_name_are_opened_changed_and_saved() {
    for name in names() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join(&name);
        fs::write(&path, format!("{KINGS}\n")).unwrap();
        let mut program = window::on_file(&path);
        assert_eq!(
            program.state().shared.document().path(),
            Some(path.as_path()),
            "{name:?}"
        );
        assert_tame(&title(&mut program), "the title");
        program.drag("a1", "a2");
        program.ctrl(Key::S);
        assert!(!program.state().shared.document().is_modified(), "{name:?}");
        assert_eq!(fs::read(&path).unwrap(), b"8/8/8/8/8/8/K7/7k w - - 0 1\n");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "{name:?}");
    }
}

#[test]
fn a_file_name_in_the_window_is_one_line_without_control_characters() {
    for name in names() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join(&name);
        fs::write(&path, "\0\0\0").unwrap();
        let program = window::on_file(&path);
        for text in &program.state().shared.failures {
            assert_tame(text, "a message");
            assert!(!text.contains('\n'), "{text:?}");
        }
        assert!(!program.state().shared.failures.is_empty(), "{name:?}");
    }
}

#[test]
fn a_folder_with_hostile_names_is_listed_and_opened() {
    let folder = TempDir::new().unwrap();
    for name in names() {
        let mut name = name;
        if !name.as_bytes().ends_with(b".fen") {
            name.push(".fen");
        }
        fs::write(folder.path().join(name), format!("{KINGS}\n")).unwrap();
    }
    let listing = list_folder(folder.path()).unwrap();
    assert_eq!(listing.entries.len(), names().len());
    for entry in &listing.entries {
        assert_tame(&entry.name, "a row of the dialog");
        assert!(!entry.name.contains('\n'));
    }
    let mut program = window::on_file(folder.path());
    program.click("Open all");
    assert_eq!(program.state().shared.documents.len(), names().len());
    assert!(program.state().shared.failures.is_empty());
    for document in &program.state().shared.documents {
        assert_tame(&tabiya::model::state::State::name_of(document), "a tab");
    }
}

#[test]
fn commands_accept_hostile_names_after_two_hyphens_or_with_their_folder() {
    for name in names() {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join(&name), "nonsense\n").unwrap();
        let mut by_folder = OsString::from("./");
        by_folder.push(&name);
        for args in [
            vec![OsStr::new("check"), &by_folder],
            vec![OsStr::new("check"), OsStr::new("--"), &by_folder],
            vec![OsStr::new("check"), OsStr::new("--json"), &by_folder],
        ] {
            let mut command = tabiya(folder.path());
            command.args(&args);
            let ended = ended(command);
            ended.is_tame();
            assert_eq!(ended.code(), 2, "{args:?}: {}", ended.err);
            assert_tame(&String::from_utf8(ended.out).unwrap(), "a report");
        }
        // The plain name may be taken for an option, and no message about it contains terminal commands.
        let mut command = tabiya(folder.path());
        command.arg("convert").arg(&name);
        super::bounded::ended(command).is_tame();
    }
}

#[test]
fn a_new_file_gets_its_name_as_typed() {
    let folder = TempDir::new().unwrap();
    for name in ["-rf", "ü 王.fen", "a;b&c|d$(e)`f`.fen", "'quoted\".fen"] {
        let mut program = window::on(KINGS);
        program.drag("a1", "a2");
        let path = folder.path().join(name);
        let answer = DialogAnswer::Chosen(path.clone());
        program.dialogs.borrow_mut().save.push_back(answer);
        program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
        let saved = program.state().shared.document().path().unwrap().to_owned();
        assert_eq!(saved.parent(), Some(folder.path()));
        assert!(
            saved
                .file_name()
                .unwrap()
                .to_str()
                .unwrap()
                .starts_with(name),
            "{saved:?}"
        );
        assert!(saved.is_file());
    }
}
