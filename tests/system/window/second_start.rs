//! A second start opens its files in the running window, unless that hangs or a new window is requested.

use super::program::{Program, START};
use super::running::{Running, Twin};
use crate::client::Client;
use crate::patience::{Finished, PATIENCE, Process, eventually, run, run_within, seen_within};
use crate::x_server::Desktop;
use rustix::process::Signal;
use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::UnixListener;
use std::process::{Command, Stdio};
use std::thread;
use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{ChangeWindowAttributesAux, ConnectionExt as _, EventMask};

const OTHER: &str = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1 w - - 0 1";

/// The visible windows of the program.
fn windows(desktop: &Desktop) -> Vec<String> {
    let mut search = desktop.command("xdotool");
    search.args(["search", "--onlyvisible", "--name", "Tabiya$"]);
    let found = String::from_utf8(run(&mut search).out).unwrap();
    found.lines().map(str::to_owned).collect()
}

/// Starts the program a second time, repeatedly until the running window has taken the files. On a busy machine the
/// window may take too long, so that the second start opens its own window, which is ended here.
fn hand_over(start: impl Fn() -> Command) -> Finished {
    eventually("a second start that ends", || {
        run_within(PATIENCE / 6, &mut start())
    })
}

fn second(desktop: &Desktop, args: &[&str]) -> Command {
    let mut command = desktop.tabiya();
    command.args(args).current_dir(desktop.folder());
    command.stdin(Stdio::null());
    command
}

fn assert_quiet_success(finished: &Finished) {
    assert!(finished.status.success(), "{finished:?}");
    // There is no terminal.
    assert_eq!((finished.err.as_str(), finished.out.len()), ("", 0));
}

#[test]
fn a_file_a_position_and_a_pipe_are_opened_in_the_running_window() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let mut window = Running::start(&desktop, &[START], Program::on(START));
    fs::write(desktop.folder().join("b.fen"), format!("{OTHER}\n")).unwrap();
    // The name is that of the second start's folder.
    let finished = hand_over(|| second(&desktop, &["b.fen"]));
    assert_quiet_success(&finished);
    window.wait_for_title("b.fen – Tabiya");
    assert_eq!(window.copied(), OTHER);

    let given = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_quiet_success(&hand_over(|| second(&desktop, &[given])));
    eventually("the position", || (window.copied() == given).then_some(()));

    let piped = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
    let input = desktop.folder().join("input");
    fs::write(&input, piped).unwrap();
    let finished = hand_over(|| {
        let mut command = second(&desktop, &["-"]);
        command.stdin(File::open(&input).unwrap());
        command
    });
    assert_quiet_success(&finished);
    eventually("the text of the pipe", || {
        (window.copied() == piped).then_some(())
    });
    assert_eq!(windows(&desktop).len(), 1);
    assert!(window.is_alive());
}

#[test]
fn a_start_without_files_brings_the_window_to_the_front() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::start(&desktop, &[START], Program::on(START));
    window.leave();
    eventually("no window", || windows(&desktop).is_empty().then_some(()));
    assert_quiet_success(&hand_over(|| second(&desktop, &[])));
    eventually("the window", || {
        (windows(&desktop).len() == 1).then_some(())
    });
    eventually("the keyboard in it", || {
        let active = desktop.xdotool(["getactivewindow"]);
        (active.trim() == window.id()).then_some(())
    });
}

/// Whether another start with these arguments opens a window beside the first.
fn opens_another(desktop: &Desktop, args: &[&str]) {
    let before = windows(desktop).len();
    let mut command = second(desktop, args);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut other = Process::start(&mut command);
    eventually("another window", || {
        let ended = other.status();
        assert!(ended.is_none(), "{args:?}: {ended:?}");
        (windows(desktop).len() == before + 1).then_some(())
    });
}

/// Writes the file with this number. Returns its name.
fn numbered_file(desktop: &Desktop, number: u32) -> String {
    let name = format!("{number}.fen");
    fs::write(desktop.folder().join(&name), format!("{OTHER}\n")).unwrap();
    name
}

/// Starts the program this number of times at once, each with a file. Returns the processes.
fn starts_at_once(desktop: &Desktop, count: u32) -> Vec<Process> {
    let start = |number| {
        let name = numbered_file(desktop, number);
        let mut command = second(desktop, &[&name]);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        Process::start(&mut command)
    };
    (1..=count).map(start).collect()
}

/// Does the same as [`hand_over`] with this number of starts at once, and with more time, because they slow each other
/// down.
fn hand_over_at_once(desktop: &Desktop, count: u32) {
    thread::scope(|starts| {
        for number in 1..=count {
            let name = numbered_file(desktop, number);
            starts.spawn(move || {
                let start = || run_within(PATIENCE / 2, &mut second(desktop, &[&name]));
                assert_quiet_success(&seen_within(4 * PATIENCE, start).unwrap());
            });
        }
    });
}

/// Waits until the session of the window has this number of files.
fn wait_for_files(desktop: &Desktop, count: u32) {
    eventually("all files in the window", || {
        let session = fs::read_to_string(desktop.state_folder().join("session.toml")).ok()?;
        let has = |number| session.contains(&format!("/{number}.fen\""));
        (1..=count).all(has).then_some(())
    });
}

#[test]
fn eight_simultaneous_first_starts_give_one_window_with_all_files() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let mut starts = starts_at_once(&desktop, 8);
    eventually("the end of all starts but one", || {
        let still_run = starts
            .iter_mut()
            .filter_map(|start| start.status().is_none().then_some(()));
        (still_run.count() == 1).then_some(())
    });
    eventually("one window", || {
        (windows(&desktop).len() == 1).then_some(())
    });
    wait_for_files(&desktop, 8);
}

#[test]
fn thirty_simultaneous_starts_are_opened_in_the_running_window() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let mut window = Running::start(&desktop, &[START], Program::on(START));
    hand_over_at_once(&desktop, 30);
    eventually("one window", || {
        (windows(&desktop).len() == 1).then_some(())
    });
    assert!(window.is_alive());
    wait_for_files(&desktop, 30);
}

#[test]
fn a_start_with_its_own_options_gets_its_own_window() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::start(&desktop, &[START], Program::on(START));
    for args in [
        ["--new-window", OTHER].as_slice(),
        &["--new-window"],
        &["--theme", "dark", OTHER],
    ] {
        opens_another(&desktop, args);
        eventually("one window", || {
            (windows(&desktop).len() == 1).then_some(())
        });
    }
    let picture = desktop.folder().join("picture.png");
    let finished =
        run(second(&desktop, &["--screenshot", picture.to_str().unwrap()]).stdin(Stdio::null()));
    assert!(finished.status.success() && picture.exists());
    assert_eq!(window.copied(), START);
}

#[test]
fn a_second_start_opens_a_window_if_the_first_one_hangs() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let mut window = Running::start(&desktop, &[START], Program::on(START));
    window.signal(Signal::STOP);
    opens_another(&desktop, &[OTHER]);
    window.signal(Signal::CONT);
    window.return_to();
    assert_eq!(window.copied(), START);
    assert!(window.is_alive());
}

#[test]
fn remains_of_a_killed_window_do_no_harm() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let mut killed = Running::start(&desktop, &[START], Program::on(START));
    killed.signal(Signal::KILL);
    killed.ends_within(PATIENCE).unwrap();
    let socket = sockets(&desktop).pop().unwrap();
    assert!(UnixListener::bind(&socket).is_err(), "it is still there");
    let window = Running::start(&desktop, &["--theme", "light", START], Twin::on(START));
    assert_quiet_success(&hand_over(|| second(&desktop, &[OTHER])));
    eventually("the position", || (window.copied() == OTHER).then_some(()));
}

#[test]
fn a_folder_that_others_can_read_is_not_used() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let shared = desktop.runtime_folder();
    fs::set_permissions(&shared, fs::Permissions::from_mode(0o755)).unwrap();
    let window = Running::start(&desktop, &[START], Program::on(START));
    assert!(sockets(&desktop).is_empty());
    opens_another(&desktop, &[OTHER]);
    drop(window);
}

#[test]
fn the_desktop_is_notified_that_the_start_is_over() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let _window = Running::start(&desktop, &[START], Program::on(START));
    let desktops = Client::on(&desktop);
    let hears = ChangeWindowAttributesAux::new().event_mask(EventMask::PROPERTY_CHANGE);
    desktops
        .connection
        .change_window_attributes(desktops.root, &hears)
        .unwrap()
        .check()
        .unwrap();
    let name = "launcher/tabiya/7-0-\"odd\"_TIME42";
    hand_over(|| {
        let mut command = second(&desktop, &[OTHER]);
        command.env("DESKTOP_STARTUP_ID", name);
        command
    });
    let mut told = Vec::new();
    eventually("the end of the start", || {
        while let Some(event) = desktops.connection.poll_for_event().unwrap() {
            if let Event::ClientMessage(message) = event {
                told.extend(message.data.as_data8());
            }
        }
        let end = told.iter().position(|byte| *byte == 0)?;
        let text = String::from_utf8(told[..end].to_vec()).unwrap();
        assert_eq!(text, r#"remove: ID="launcher/tabiya/7-0-\"odd\"_TIME42""#);
        Some(())
    });
}

fn sockets(desktop: &Desktop) -> Vec<std::path::PathBuf> {
    let Ok(entries) = fs::read_dir(desktop.runtime_folder().join("tabiya")) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "socket"))
        .collect()
}

#[test]
fn an_idle_listener_is_never_woken() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::start(&desktop, &[START], Program::on(START));
    let task = seen_within(PATIENCE, || listener_thread(window.process_id())).unwrap();
    let before = fs::read_to_string(&task).unwrap();
    window.key("ctrl+t");
    window.copied();
    let after = fs::read_to_string(&task).unwrap();
    // The thread has not woken once in this time.
    assert_eq!(switches(&before), switches(&after));
}

/// The place where the system describes the listening thread.
fn listener_thread(process: u32) -> Option<std::path::PathBuf> {
    let tasks = fs::read_dir(format!("/proc/{process}/task")).ok()?;
    let is_it = |path: &std::path::PathBuf| {
        let name = fs::read_to_string(path.join("comm")).unwrap_or_default();
        name.trim() == "second starts"
    };
    let found = tasks.filter_map(Result::ok).map(|task| task.path());
    found.filter(is_it).map(|path| path.join("status")).next()
}

fn switches(status: &str) -> Vec<&str> {
    let lines = status.lines();
    lines
        .filter(|line| line.contains("ctxt_switches"))
        .collect()
}
