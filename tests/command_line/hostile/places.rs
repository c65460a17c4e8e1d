//! Places that are not files: pipes, devices, sockets, folders, and kernel objects that appear as files.

use super::bounded::{Ended, ended, tabiya};
use super::corpus::KINGS;
use super::window;
use egui::{Key, Modifiers};
use rustix::fs::{CWD, FileType, Mode, mknodat};
use std::fs;
use std::os::unix::fs::{FileTypeExt as _, symlink};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use tabiya::features::files::DialogAnswer;
use tabiya_picture::PieceSet;
use tempfile::TempDir;

/// A folder with one of each kind, and the listener that keeps the socket alive.
pub(crate) struct Places {
    folder: TempDir,
    #[expect(dead_code, reason = "a socket without a listener would not count")]
    socket: UnixListener,
}

impl Places {
    pub(crate) fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let at = |name: &str| folder.path().join(name);
        make_pipe(&at("pipe.fen"));
        fs::create_dir(at("folder.fen")).unwrap();
        for (name, target) in [
            ("null", "/dev/null"),
            ("zero", "/dev/zero"),
            ("full", "/dev/full"),
            ("random", "/dev/urandom"),
            ("link to itself", "link to itself.fen"),
            ("memory", "/proc/self/mem"),
            ("kernel log", "/proc/kmsg"),
            ("pages", "/proc/self/pagemap"),
            ("first", "second.fen"),
            ("second", "first.fen"),
            ("below a file", "/etc/passwd/x"),
            ("nowhere", "/nonexistent/folder/x"),
        ] {
            let name = format!("{name}.fen");
            symlink(target, at(&name)).unwrap();
        }
        let socket = UnixListener::bind(at("socket.fen")).unwrap();
        Self { folder, socket }
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn at(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }
}

pub(crate) fn make_pipe(path: &Path) {
    mknodat(CWD, path, FileType::Fifo, Mode::from_raw_mode(0o600), 0).unwrap();
}

/// Places that can neither be opened as documents nor saved to.
const NO_FILES: [&str; 12] = [
    "pipe.fen",
    "folder.fen",
    "zero.fen",
    "full.fen",
    "random.fen",
    "link to itself.fen",
    "memory.fen",
    "kernel log.fen",
    "pages.fen",
    "first.fen",
    "below a file.fen",
    "socket.fen",
];

fn run(places: &Places, args: &[&str]) -> Ended {
    let mut command = tabiya(places.path());
    command.args(args);
    let ended = ended(command);
    ended.is_tame();
    ended
}

#[test]
fn no_special_file_is_opened_in_the_window_and_each_is_reported() {
    let places = Places::new();
    for name in NO_FILES.into_iter().chain(["null.fen"]) {
        let program = window::on_file(&places.at(name));
        let state = program.state();
        assert_eq!(state.shared.documents.len(), 1, "{name}");
        // A folder without collections has a message of its own.
        let is_told =
            !state.shared.failures.is_empty() || program.says("There are no .fen or .epd files");
        assert!(is_told, "{name}");
    }
}

#[test]
fn no_special_file_is_saved_to_or_changed() {
    let places = Places::new();
    let kinds = || -> Vec<_> {
        let kind = |name: &str| fs::symlink_metadata(places.at(name)).unwrap().file_type();
        NO_FILES.map(kind).into()
    };
    let before = kinds();
    for name in NO_FILES.into_iter().chain(["null.fen", "nowhere.fen"]) {
        let mut program = window::on(KINGS);
        program.drag("a1", "a2");
        let answer = DialogAnswer::Chosen(places.at(name));
        program.dialogs.borrow_mut().save.push_back(answer);
        program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
        let state = program.state();
        assert!(!state.shared.failures.is_empty(), "{name}");
        assert!(state.shared.document().is_modified(), "{name}");
        // The document can still be saved elsewhere.
        let elsewhere = places.at("saved.fen");
        let answer = DialogAnswer::Chosen(elsewhere.clone());
        program.dialogs.borrow_mut().save.push_back(answer);
        program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
        assert_eq!(
            fs::read_to_string(&elsewhere).unwrap().trim_end(),
            program.fen()
        );
        fs::remove_file(elsewhere).unwrap();
    }
    assert_eq!(kinds(), before);
    assert!(!Path::new("/nonexistent").exists());
}

#[test]
fn special_files_as_input_of_a_command_are_refused_or_end() {
    let places = Places::new();
    for name in NO_FILES.into_iter().filter(|name| *name != "pipe.fen") {
        for command in ["check", "convert"] {
            let ended = run(&places, &[command, name]);
            assert_eq!(ended.code(), 3, "{command} {name}: {}", ended.err);
            assert!(ended.err.contains(name), "{name}: {}", ended.err);
            assert!(ended.out.is_empty() || command == "check", "{name}");
        }
        let ended = run(&places, &["render", "--format", "svg", name]);
        assert_eq!(ended.code(), 3, "render {name}: {}", ended.err);
    }
    // An empty input is not an error.
    assert_eq!(run(&places, &["check", "null.fen"]).code(), 0);
    assert_eq!(run(&places, &["check", "/dev/stdin"]).code(), 0);
}

#[test]
fn special_files_as_output_of_a_command_are_refused() {
    let places = Places::new();
    fs::write(places.at("in.fen"), format!("{KINGS}\n")).unwrap();
    for name in NO_FILES.into_iter().chain(["null.fen"]) {
        let ended = run(&places, &["convert", "--output", name, "in.fen"]);
        assert_eq!(ended.code(), 3, "{name}: {}", ended.err);
        if name != "folder.fen" {
            let ended = run(
                &places,
                &["render", "--format", "svg", "--output", name, "in.fen"],
            );
            assert_eq!(ended.code(), 3, "{name}: {}", ended.err);
        }
    }
    assert!(
        fs::symlink_metadata(places.at("pipe.fen"))
            .unwrap()
            .file_type()
            .is_fifo()
    );
    assert_eq!(fs::read_dir(places.at("folder.fen")).unwrap().count(), 0);
}

#[test]
fn a_full_standard_output_is_reported_and_a_closed_one_is_not() {
    let places = Places::new();
    fs::write(places.at("in.fen"), format!("{KINGS}\n").repeat(1000)).unwrap();
    for args in [
        &["check", "in.fen"][..],
        &["convert", "in.fen"],
        &["render", "--format", "svg", "--sheet", "in.fen"],
        &["--help"],
    ] {
        let mut command = tabiya(places.path());
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        command.args(args).stdout(full);
        command.stderr(std::process::Stdio::piped());
        let output = command.output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert!(!err.contains("panicked"), "{args:?}: {err}");
        if args[0] != "--help" {
            assert_eq!(output.status.code(), Some(3), "{args:?}: {err}");
            assert!(!err.is_empty(), "{args:?}");
        }
    }
}

#[test]
fn no_special_file_is_a_piece_or_a_folder_of_pieces() {
    let places = Places::new();
    for name in NO_FILES {
        assert!(PieceSet::in_folder(&places.at(name)).is_err(), "{name}");
    }
    // Eleven pieces are drawings, and one is something else.
    let drawing = r#"<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1h9v9z"/></svg>"#;
    for name in NO_FILES.into_iter().filter(|name| *name != "folder.fen") {
        let folder = TempDir::new().unwrap();
        for piece in "KQRBNP"
            .chars()
            .flat_map(|letter| [format!("w{letter}"), format!("b{letter}")])
        {
            let path = folder.path().join(format!("{piece}.svg"));
            if piece == "bP" {
                symlink(places.at(name), path).unwrap();
            } else {
                fs::write(path, drawing).unwrap();
            }
        }
        let fault = PieceSet::in_folder(folder.path()).unwrap_err();
        assert!(fault.file.ends_with("bP.svg"), "{name}: {fault:?}");
    }
}

#[test]
fn the_programs_own_dialog_shows_special_files_and_opens_none() {
    let places = Places::new();
    let mut program = window::start();
    program.ctrl(Key::O);
    program.paste_into_field(&format!("{}/", places.path().display()));
    program.key(Key::Enter);
    let dialog = program.state().files.dialog.as_ref().unwrap();
    assert!(NO_FILES.len() <= dialog.entries.len());
    for name in NO_FILES {
        let Some(dialog) = &program.state().files.dialog else {
            program.ctrl(Key::O);
            continue;
        };
        assert_eq!(dialog.folder, places.path());
        program.paste_into_field(name);
        program.key(Key::Enter);
        assert_eq!(program.state().shared.documents.len(), 1, "{name}");
    }
}
