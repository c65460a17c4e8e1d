//! Invalid settings: whatever is at the place of the settings file, the program starts, reports it and continues.

use super::bounded::assert_tame;
use super::corpus::{EVIL, KINGS, corpus};
use super::places::{Places, make_pipe};
use super::window::started_with;
use crate::program::Program;
use std::fs;
use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _, symlink};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;
use tabiya::model::action::{Action, FilesAction, SettingsAction};
use tabiya_settings::{RecalledSettings, Setting, Settings, SettingsNote, Theme, recall, remember};
use tempfile::TempDir;

const DARK: Setting = Setting::Theme(Theme::Dark);

/// The answer of a thread, which could hang but should not.
fn answered<T: Send + 'static>(ask: impl FnOnce() -> T + Send + 'static) -> T {
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || drop(sender.send(ask())));
    let answer = receiver.recv_timeout(Duration::from_mins(1));
    answer.expect("it waits without end")
}

fn recalled(path: &Path) -> RecalledSettings {
    let path = path.to_owned();
    answered(move || recall(&path))
}

/// The program with these settings, after a setting has been changed.
fn started(path: &Path) -> Program {
    let first = vec![
        Action::from(SettingsAction::UseSettings(path.to_owned())),
        Action::from(FilesAction::OpenText(KINGS.to_owned())),
    ];
    let program = started_with(first);
    assert_eq!(program.fen(), KINGS);
    program
}

#[test]
fn a_special_file_at_the_place_of_the_settings_is_reported_without_delay() {
    let places = Places::new();
    for name in [
        "pipe",
        "socket",
        "folder",
        "zero",
        "full",
        "random",
        "memory",
        "kernel log",
        "pages",
        "first",
        "below a file",
    ] {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("settings.toml");
        let place = match name {
            "pipe" => {
                make_pipe(&file);
                file
            }
            "folder" => {
                fs::create_dir(&file).unwrap();
                file
            }
            _ => {
                symlink(places.at(&format!("{name}.fen")), &file).unwrap();
                file
            }
        };
        let before = fs::symlink_metadata(&place).unwrap().file_type();
        let found = recalled(&place);
        let is_said =
            matches!(found.notes[..], [SettingsNote::Unreadable(_)]) || name == "below a file";
        assert!(is_said, "{name}: {:?}", found.notes);
        assert_eq!(found.settings, Settings::default());
        let path = place.clone();
        let written = answered(move || remember(&path, &[DARK]).map(drop));
        assert!(written.is_err(), "{name}");
        assert_eq!(
            fs::symlink_metadata(&place).unwrap().file_type(),
            before,
            "{name}"
        );
        let program = started(&place);
        assert!(
            !program.state().shared.failures.is_empty() || name == "below a file",
            "{name}"
        );
    }
}

#[test]
fn a_lock_that_is_no_regular_file_is_reported_without_delay() {
    for kind in ["pipe", "folder", "link"] {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("settings.toml");
        let lock = folder.path().join("settings.lock");
        let elsewhere = folder.path().join("elsewhere");
        match kind {
            "pipe" => make_pipe(&lock),
            "folder" => fs::create_dir(&lock).unwrap(),
            _ => symlink(&elsewhere, &lock).unwrap(),
        }
        let path = file.clone();
        assert!(
            answered(move || remember(&path, &[DARK])).is_err(),
            "{kind}"
        );
        assert!(!file.exists() && !elsewhere.exists());
        // A damaged file that cannot be set aside is left alone, and that is reported.
        fs::write(&file, "nonsense").unwrap();
        assert!(matches!(
            recalled(&file).notes[..],
            [SettingsNote::LeftAlone {
                is_newer: false,
                ..
            }]
        ));
        assert_eq!(fs::read(&file).unwrap(), b"nonsense");
    }
}

#[test]
fn any_bad_settings_file_is_read_or_set_aside_and_the_next_choice_is_kept() {
    let mut aside = 0;
    for file in corpus() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("settings.toml");
        fs::write(&path, &file.bytes).unwrap();
        let program = started(&path);
        for text in &program.state().shared.failures {
            assert_tame(text, file.name);
        }
        let kept = fs::read(path.with_extension("damaged.toml"));
        if let Ok(kept) = kept {
            assert_eq!(kept, file.bytes, "{}", file.name);
            assert!(!program.state().shared.failures.is_empty(), "{}", file.name);
            aside += 1;
        }
        assert_eq!(
            remember(&path, &[DARK]).map(|note| note.is_none()).ok(),
            Some(true)
        );
        assert_eq!(recall(&path).settings.theme, Theme::Dark, "{}", file.name);
    }
    assert!(60 < aside, "{aside} were set aside");
}

#[test]
fn settings_full_of_nonsense_give_few_messages() {
    let many = |line: &dyn Fn(usize) -> String| (0..30_000).map(line).collect::<String>();
    let nested = "[".repeat(100_000);
    for text in [
        format!("theme = \"{}\"\n", "x".repeat(500_000)),
        format!(
            "[keys]\n{}",
            many(&|number| format!("c{number} = \"Hyper\"\n"))
        ),
        format!(
            "[keys]\n{}",
            many(&|number| format!("c{number} = \"F3\"\n"))
        ),
        format!("[styles]\n{}", many(&|number| format!("s{number} = 7\n"))),
        many(&|number| format!("[styles.s{number}]\n")),
        format!("[styles.a]\n{}", many(&|number| format!("w{number} = 7\n"))),
        format!("redo = {nested}"),
        "a.".repeat(200_000) + "b = 1",
        format!("theme = \"\"\"{}\"\"\"\n", EVIL.escape_unicode()),
        format!("[styles.\"{}\"]\nsize = 1\n", "\\u001b[2J".repeat(1000)),
        many(&|number| format!("a{number} = 1\n")).repeat(3),
    ] {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("settings.toml");
        fs::write(&path, &text).unwrap();
        let program = started(&path);
        let state = program.state();
        assert!(
            state.shared.failures.len() <= 20,
            "{} messages",
            state.shared.failures.len()
        );
        for message in &state.shared.failures {
            assert!(message.chars().count() < 400, "{message}");
            assert_tame(message, "a message");
        }
        assert!(state.shared.settings.style_names().count() <= 600);
    }
}

/// Runs the current test once more as a user who owns nothing.
///
/// Another process copies this program: a program that is open for writing cannot be started, and a test that
/// starts a process meanwhile would pass our open file on to it.
fn as_nobody() {
    let test = std::thread::current().name().unwrap().to_owned();
    let folder = TempDir::new().unwrap();
    let open = fs::Permissions::from_mode(0o777);
    fs::set_permissions(folder.path(), open.clone()).unwrap();
    let program = folder.path().join("tests");
    let mut copy = std::process::Command::new("cp");
    copy.arg(std::env::current_exe().unwrap()).arg(&program);
    assert!(copy.status().unwrap().success());
    fs::set_permissions(&program, open).unwrap();
    let mut command = std::process::Command::new(program);
    command
        .args(["--exact", &test, "--test-threads", "1"])
        .env("TMPDIR", folder.path())
        .current_dir(folder.path());
    command.uid(65_534).gid(65_534);
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && said.contains("1 passed"),
        "{said}"
    );
}

#[test]
fn an_inaccessible_settings_folder_is_reported() {
    if rustix::process::geteuid().is_root() {
        // Root may do everything.
        return as_nobody();
    }
    for mode in [0o000, 0o500] {
        let folder = TempDir::new().unwrap();
        let inner = folder.path().join("tabiya");
        fs::create_dir(&inner).unwrap();
        let path = inner.join("settings.toml");
        fs::write(&path, "nonsense").unwrap();
        fs::set_permissions(&inner, fs::Permissions::from_mode(mode)).unwrap();
        let notes = recall(&path).notes;
        assert!(
            matches!(
                notes[..],
                [SettingsNote::Unreadable(_) | SettingsNote::LeftAlone { .. }]
            ),
            "{notes:?}"
        );
        assert!(remember(&path, &[DARK]).is_err());
        fs::set_permissions(&inner, fs::Permissions::from_mode(0o700)).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"nonsense");
    }
}

#[test]
fn a_pipe_at_the_place_of_the_settings_stays_a_pipe() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    make_pipe(&path);
    started(&path);
    assert!(fs::symlink_metadata(&path).unwrap().file_type().is_fifo());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}
