//! The program is ended by the system, or by its own fault.

use super::crash_recovery::{self, MOVED};
use super::no_display::assert_plain;
use super::program::START;
use super::running::{LEFT, Running, Twin};
use crate::patience::{PATIENCE, eventually, seen_within};
use crate::x_server::Desktop;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use rustix::process::Signal;
use std::fs::{self, File, Permissions};
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tabiya::model::action::{Action, FilesAction, HelpAction};
use tabiya_desktop::reports::take_untold;

const SIGNALS: [(Signal, i32); 3] = [(Signal::TERM, 15), (Signal::HUP, 1), (Signal::INT, 2)];

/// The program, started by another one.
fn started_by(desktop: &Desktop, starter: &[&str]) -> Command {
    let tabiya = desktop.tabiya();
    let mut command = Command::new(starter[0]);
    command.args(&starter[1..]).arg(tabiya.get_program());
    for (name, value) in tabiya.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command
}

/// The window on a file whose position has been changed.
fn with_unsaved_change<'a>(desktop: &'a Desktop, path: &Path) -> Running<'a> {
    fs::write(path, format!("{START}\n")).unwrap();
    // A shell starts background processes with SIGINT ignored, and these tests may run in the background.
    let command = started_by(desktop, &["env", "--default-signal=INT,HUP,TERM"]);
    let twin = Twin::on_file(path);
    let window = Running::start_as(desktop, command, &[path], twin, Stdio::null());
    crash_recovery::move_kings_pawn(&window);
    window
}

/// The signal that ended the program, which must not have written anything.
fn ended_by(window: &mut Running<'_>) -> Option<i32> {
    let status = window.ends_within(PATIENCE).unwrap();
    assert_eq!(window.errors(), "");
    status.signal()
}

#[test]
fn signals_end_the_program_without_a_question_and_without_a_trace() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let path = desktop.folder().join("one.fen");
    for (signal, number) in SIGNALS {
        let mut window = with_unsaved_change(&desktop, &path);
        window.signal(signal);
        assert_eq!(ended_by(&mut window), Some(number));
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{START}\n"));
        assert_eq!(crash_recovery::lines(&desktop), [MOVED]);
        fs::remove_dir_all(desktop.state_folder()).unwrap();
    }
}

#[test]
fn a_signal_ignored_at_the_start_stays_ignored() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    // This has the effect of `nohup`.
    let ignoring = ["sh", "-c", "trap '' HUP; exec \"$@\"", "sh"];
    let shell = started_by(&desktop, &ignoring);
    let mut window = Running::start_as(&desktop, shell, &[START], Twin::on(START), Stdio::null());
    window.signal(Signal::HUP);
    assert!(window.ends_within(Duration::from_secs(3)).is_none());
    assert_eq!(window.copied(), START);
    window.signal(Signal::TERM);
    assert_eq!(ended_by(&mut window), Some(15));
}

/// Returns the earliest moment at which the choice can have been made.
fn choose_dark_theme(window: &mut Running<'_>) -> Instant {
    let view = window
        .twin
        .harness
        .get_by_role_and_label(Role::Button, "View");
    let view = view.rect();
    window.twin.click_role(Role::Button, "View");
    let submenu = window.rect_of("Appearance");
    window.twin.click("Appearance");
    let entry = window.rect_of("Dark theme");
    for (opener, opened) in [(view, submenu), (submenu, entry)] {
        let ground = window.look_at(opened);
        window.click_until(opener.center(), |window| {
            (window.look_at(opened) != ground).then_some(())
        });
    }
    let light = window.look_at(view);
    let chosen = Instant::now();
    window.click_until(entry.center(), |window| {
        (window.look_at(view) != light).then_some(())
    });
    chosen
}

#[test]
fn a_setting_chosen_just_before_a_signal_is_saved() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let file = desktop.folder().join("tabiya/settings.toml");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    let settings = eventually("an end in the time that there is for it", || {
        settings_after_a_signal(&desktop, &file)
    });
    assert!(settings.contains("theme = \"dark\""), "{settings}");
}

/// Makes a choice while another program holds the settings, sends a signal immediately afterwards, and returns the
/// settings. `None` if this machine was too slow: a program that ends does not wait forever for a write.
fn settings_after_a_signal(desktop: &Desktop, file: &Path) -> Option<String> {
    let lock = File::create(file.with_extension("lock")).unwrap();
    let args = ["--theme", "light", START];
    let mut window = Running::start(desktop, &args, Twin::on(START));
    lock.lock().unwrap();
    let chosen = choose_dark_theme(&mut window);
    let signalled = Instant::now();
    window.signal(Signal::TERM);
    // The program waits, because the choice has not been written.
    let waits = window.ends_within(Duration::from_millis(300)).is_none();
    assert!(!file.exists());
    lock.unlock().unwrap();
    let is_let_go_in_time = chosen.elapsed() < Duration::from_secs(2);
    assert!(waits || !is_let_go_in_time);
    assert_eq!(ended_by(&mut window), Some(15));
    let has_ended_in_time = signalled.elapsed() < Duration::from_secs(1);
    let settings = fs::read_to_string(file).ok();
    assert!(settings.is_some() || !is_let_go_in_time || !has_ended_in_time);
    settings
}

#[test]
fn a_minimised_window_ends_as_cleanly_as_a_visible_one() {
    let Some(desktop) = Desktop::start().filter(|_| can_panic()) else {
        return;
    };
    // Only a window that is awake can panic here; others would be ended by the signal.
    let command = panicking_at(&desktop, "EndNow");
    let mut window = Running::start_as(&desktop, command, &[START], Twin::on(START), Stdio::null());
    window.leave();
    window.signal(Signal::TERM);
    window.ends_within(PATIENCE).unwrap();
    let report = &files_in(&desktop.state_folder().join("reports"))[0];
    let text = fs::read_to_string(report).unwrap();
    assert!(text.contains("doing: EndNow"), "{text}");
}

#[test]
fn a_signal_ends_a_hanging_window() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    drop(desktop);
    for (signal, number) in SIGNALS {
        // A server that does not answer keeps the window's thread waiting.
        let desktop = Desktop::start().unwrap();
        let path = desktop.folder().join("one.fen");
        let mut window = with_unsaved_change(&desktop, &path);
        desktop.freeze();
        window.signal(signal);
        assert_eq!(ended_by(&mut window), Some(number));
        assert_eq!(crash_recovery::lines(&desktop), [MOVED]);
    }
}

/// The command that starts the program, which panics at this action.
pub(super) fn panicking_at(desktop: &Desktop, what: &str) -> Command {
    let mut command = desktop.tabiya();
    command.env("TABIYA_PANIC_AT", what);
    command
}

/// The window, which panics at the first key on the board.
fn panicking_at_a_key(desktop: &Desktop, command: Command) -> Running<'_> {
    Running::start_as(desktop, command, &[START], Twin::on(START), Stdio::null())
}

/// Presses a key that makes the program panic, and returns what it says.
fn last_words(mut window: Running<'_>) -> String {
    window.key("Q");
    let status = window.ends_within(PATIENCE).unwrap();
    let said = window.errors();
    assert_eq!(status.code(), Some(2), "{said}");
    assert_plain(&said, "Tabiya has stopped because of an internal error");
    assert!(said.contains("as TABIYA_PANIC_AT has it"), "{said}");
    said
}

fn reports_folder(desktop: &Desktop) -> PathBuf {
    desktop.state_folder().join("reports")
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// Whether the program panics on request, which only builds with debug assertions do.
pub(super) fn can_panic() -> bool {
    let can = cfg!(debug_assertions);
    if !can {
        let mut out = std::io::stderr().lock();
        let sentence = "skipped: a program built for release cannot be made to panic";
        writeln!(out, "{sentence}").unwrap();
    }
    can
}

#[test]
fn a_panic_writes_a_report_that_the_next_start_shows_once() {
    let Some(desktop) = Desktop::start().filter(|_| can_panic()) else {
        return;
    };
    let window = panicking_at_a_key(&desktop, panicking_at(&desktop, "BoardKey(Piece"));
    let said = last_words(window);
    let folder = reports_folder(&desktop);
    let reports = files_in(&folder);
    let [report] = reports.as_slice() else {
        panic!("{reports:?}");
    };
    assert!(said.contains(report.to_str().unwrap()), "{said}");
    assert_is_complete_and_private(report);

    // The twin shows a copy of the report at the same place in the window.
    let other = desktop.folder().join("states/tabiya/reports");
    fs::create_dir_all(&other).unwrap();
    fs::copy(report, other.join(report.file_name().unwrap())).unwrap();
    let told = Action::from(HelpAction::TellOfReports(other));
    let start = Action::from(FilesAction::OpenText(START.to_owned()));
    let twin = Twin::start_with(vec![start, told]);
    let mut window = Running::start(&desktop, &[START], twin);
    let button = window.rect_of("Copy messages");
    // The strip shows the confirmation of the copy by which the start was noticed, unless the pointer rests on it, and
    // then the error with its button.
    let copied = window.desktop.copied_by(|| {
        let before = window.look_at(button);
        seen_within(PATIENCE / 6, || {
            (window.look_at(button) != before).then_some(())
        });
        window.click_at(button.center(), LEFT);
        window.move_over("e4");
    });
    assert!(copied.contains(report.to_str().unwrap()), "{copied}");
    assert_eq!(take_untold(&folder), [] as [PathBuf; 0]);
    let shown = window.look_at(button);
    window.signal(Signal::TERM);
    assert_eq!(ended_by(&mut window), Some(15));

    let next = Running::on(&desktop, START);
    assert_ne!(next.look_at(button), shown);
}

#[test]
fn edits_before_a_panic_are_offered_at_the_next_start() {
    let Some(desktop) = Desktop::start().filter(|_| can_panic()) else {
        return;
    };
    let path = desktop.folder().join("one.fen");
    fs::write(&path, format!("{START}\n")).unwrap();
    let window = Running::start_as(
        &desktop,
        panicking_at(&desktop, "BoardKey(Piece"),
        &[&path],
        Twin::on_file(&path),
        Stdio::null(),
    );
    crash_recovery::move_kings_pawn(&window);
    last_words(window);
    assert_eq!(crash_recovery::lines(&desktop), [MOVED]);
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{START}\n"));
}

fn assert_is_complete_and_private(report: &Path) {
    let text = fs::read_to_string(report).unwrap();
    for part in [
        env!("CARGO_PKG_VERSION"),
        "time: 20",
        "thread: main",
        "doing: BoardKey(Piece",
        "message: as TABIYA_PANIC_AT has it",
        "place: crates/desktop/src/reports",
        "tabiya::app::update", // the backtrace
    ] {
        let part_of_trace = part.starts_with("tabiya::");
        assert!(text.contains(part) || part_of_trace, "{part}: {text}");
    }
    assert!(text.contains("tabiya::"), "no backtrace: {text}");
    assert!(!text.contains("PPPP"), "the report contains the position");
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(report), 0o600);
    assert_eq!(mode(report.parent().unwrap()), 0o700);
}

#[test]
fn a_panic_is_reported_even_without_a_writable_folder() {
    let Some(desktop) = Desktop::start().filter(|_| can_panic()) else {
        return;
    };
    let blocked = desktop.folder().join("no-folder");
    fs::write(&blocked, "").unwrap();
    let read_only = desktop.folder().join("read-only");
    fs::create_dir(&read_only).unwrap();
    fs::set_permissions(&read_only, Permissions::from_mode(0o500)).unwrap();
    for state in [blocked.as_path(), &read_only, Path::new("/proc/self")] {
        let mut command = panicking_at(&desktop, "BoardKey(Piece");
        command.env("XDG_STATE_HOME", state);
        last_words(panicking_at_a_key(&desktop, command));
    }
}

#[test]
fn a_panic_on_another_thread_is_shown_in_the_window_which_continues() {
    let Some(desktop) = Desktop::start().filter(|_| can_panic()) else {
        return;
    };
    let path = desktop.folder().join("one.fen");
    fs::write(&path, format!("{START}\n{START}\n")).unwrap();
    let command = panicking_at(&desktop, "LookAtFiles");
    let mut window = Running::start_as(
        &desktop,
        command,
        &[&path],
        Twin::on_file(&path),
        Stdio::null(),
    );
    window.leave();
    window.return_to();
    let folder = reports_folder(&desktop);
    let report = eventually("a report that counts as shown", || {
        let mut files = files_in(&folder).into_iter();
        files.find(|file| file.with_extension("told").exists())
    });
    let report = report.with_extension("txt");
    let text = fs::read_to_string(&report).unwrap();
    assert!(text.contains("thread: tabiya task"), "{text}");
    assert!(text.contains("doing: LookAtFiles"), "{text}");
    // A later check of the files may have panicked in the meantime, without a report yet.
    assert!(!take_untold(&folder).contains(&report));
    // The window is as usable as before. Its message moves the board, so the test uses keys here.
    window.key("ctrl+t");
    assert_eq!(window.copied(), START.replace(" w ", " b "));
    window.key("ctrl+s");
    window.wait_for_title("one.fen – Tabiya");
    assert!(window.is_alive());
    let said = window.errors();
    assert!(said.starts_with("A part of Tabiya has stopped"), "{said}");
    assert!(said.contains(report.to_str().unwrap()), "{said}");
}
