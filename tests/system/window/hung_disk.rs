//! A disk that does not answer: a folder that is mounted by `bindfs`, which the test stops.

use super::program::{Program, START};
use super::running::Running;
use crate::patience::{PATIENCE, Process, eventually, run_within};
use crate::tools::has_tools;
use crate::x_server::Desktop;
use rustix::process::Signal;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

const OTHER: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
/// A number of lines that is too large for memory, so the file stays on the disk.
const LINES: usize = 900_000;

/// Fields are dropped in this order.
struct Disk {
    bindfs: Process,
    mount: PathBuf,
    below: PathBuf,
}

impl Disk {
    /// Makes a disk; `None` if that is impossible, which skips the test.
    fn on(desktop: &Desktop) -> Option<Self> {
        let has_tools = has_tools(&[("bindfs", "bindfs"), ("umount", "mount")]);
        if !has_tools || !rustix::process::geteuid().is_root() || !Path::new("/dev/fuse").exists() {
            return None;
        }
        let [mount, below] = ["disk", "below"].map(|name| desktop.folder().join(name));
        fs::create_dir(&mount).unwrap();
        fs::create_dir(&below).unwrap();
        fs::write(below.join("is there"), "").unwrap();
        let mut bindfs = Command::new("bindfs");
        // The system caches nothing of it: each request goes to the disk.
        let options = "attr_timeout=0,entry_timeout=0,direct_io";
        bindfs.args(["-f", "-o", options]).arg(&below).arg(&mount);
        bindfs.stdout(Stdio::null()).stderr(Stdio::null());
        let disk = Self {
            bindfs: Process::start(&mut bindfs),
            mount,
            below,
        };
        eventually("the disk", || {
            disk.mount.join("is there").exists().then_some(())
        });
        Some(disk)
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        fs::write(self.below.join(name), text).unwrap();
        self.mount.join(name)
    }

    /// Stops the disk until the value is dropped.
    fn hangs(&self) -> Hang<'_> {
        self.bindfs.signal(Signal::STOP);
        Hang(&self.bindfs)
    }
}

/// A disk that does not answer until this value is dropped. It must be dropped before the window: a request that the
/// disk has already accepted holds the window's process in the kernel, where no signal reaches it, so a failing test
/// would wait for its end for ever.
struct Hang<'a>(&'a Process);

impl Drop for Hang<'_> {
    fn drop(&mut self) {
        self.0.signal(Signal::CONT);
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let mut unmount = Command::new("umount");
        drop(unmount.arg("-l").arg(&self.mount).status());
    }
}

fn large_text() -> String {
    let line = |number| format!("8/8/8/8/8/8/8/K6k w - - 0 {number}\n");
    (1..=LINES).map(line).collect()
}

/// Prints a duration; the times are recorded beside the promises.
fn say_time(what: &str, began: Instant) {
    let took = began.elapsed();
    writeln!(std::io::stderr().lock(), "{what}: {took:?}").unwrap();
}

#[test]
fn the_window_and_a_second_start_do_not_wait_for_a_hanging_disk() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let Some(disk) = Disk::on(&desktop) else {
        return;
    };
    let path = disk.file("hung.fen", OTHER);
    let other = desktop.folder().join("other.fen");
    fs::write(&other, OTHER).unwrap();
    let hang = disk.hangs();
    let began = Instant::now();
    // A twin would wait for the disk, so it does not open the file.
    let window = Running::start(&desktop, &[&path], Program::start());
    say_time("a window for a file on a disk that hangs", began);
    assert_eq!(window.copied(), START);

    let began = Instant::now();
    let second = |path: &Path| {
        let mut command = desktop.tabiya();
        command.arg(path).stdin(Stdio::null());
        eventually("a second start that ends", || {
            run_within(PATIENCE / 6, &mut command)
        })
    };
    assert!(second(&disk.mount.join("second.fen")).status.success());
    say_time("a second start for a file there", began);
    assert!(second(&other).status.success());
    window.wait_for_title("other.fen – Tabiya");
    drop(hang);
    eventually("the file", || {
        window.key("ctrl+Tab");
        let title = desktop.xdotool(["getwindowname", window.id()]);
        (title.trim_end() == "hung.fen – Tabiya").then_some(())
    });
}

#[test]
fn a_start_in_a_hanging_folder_hands_over_its_arguments() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let Some(disk) = Disk::on(&desktop) else {
        return;
    };
    disk.file("b.fen", OTHER);
    let window = Running::start(&desktop, &[START], Program::on(START));
    let [is_there, go] = ["is-there", "go"].map(|name| desktop.folder().join(name));
    let tabiya = desktop.tabiya();
    let mut shell = desktop.command("sh");
    let script = "cd \"$1\" && : > \"$2\" && while [ ! -e \"$3\" ]; do sleep 0.05; done; \
        exec \"$4\" b.fen \"8/8/8/8/8/8/8/K1k5 w - - 0 1\"";
    shell.args(["-c", script, "sh"]).arg(&disk.mount);
    shell.arg(&is_there).arg(&go).arg(tabiya.get_program());
    for (name, value) in tabiya.get_envs() {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    let mut start = Process::start(shell.stdin(Stdio::null()));
    eventually("the shell there", || is_there.exists().then_some(()));
    let hang = disk.hangs();
    let began = Instant::now();
    fs::write(&go, "").unwrap();
    let status = eventually("the end of the start", || start.status());
    say_time("a start in a folder that hangs", began);
    assert!(status.success());
    eventually("the position", || {
        (window.copied() == "8/8/8/8/8/8/8/K1k5 w - - 0 1").then_some(())
    });
    drop(hang);
    eventually("the file", || {
        window.key("ctrl+Tab");
        let title = desktop.xdotool(["getwindowname", window.id()]);
        (title.trim_end() == "b.fen – Tabiya").then_some(())
    });
}

#[test]
fn a_file_on_a_hanging_disk_delays_no_other_and_is_closed_with_the_window() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let Some(disk) = Disk::on(&desktop) else {
        return;
    };
    let path = disk.file("large.fen", &large_text());
    let mut window = Running::start(&desktop, &[&path], Program::on_file(&path));
    let hang = disk.hangs();
    window.key("alt+End");
    let began = Instant::now();
    window.key("ctrl+n");
    window.wait_for_title("Untitled – Tabiya");
    say_time("a new document beside a file whose disk hangs", began);
    assert_eq!(window.copied(), START);
    window.key("ctrl+w");
    window.wait_for_title("large.fen – Tabiya");
    let began = Instant::now();
    window.key("ctrl+q");
    eventually("the end of the window", || window.is_gone().then_some(()));
    say_time("quitting while the disk hangs", began);
    // The system keeps the process while the disk has not answered its request.
    drop(hang);
    assert!(window.ends_within(PATIENCE).unwrap().success());
    assert_eq!(window.errors(), "");
}

#[test]
fn waiting_work_continues_when_the_disk_answers_again() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let Some(disk) = Disk::on(&desktop) else {
        return;
    };
    let path = disk.file("large.fen", &large_text());
    let window = Running::start(&desktop, &[&path], Program::on_file(&path));
    let line = |number: usize| format!("8/8/8/8/8/8/8/K6k w - - 0 {number}");
    // The key goes to the last line that has been read; on a busy machine, the file is still being read.
    eventually("the last line", || {
        window.key("alt+End");
        (window.copied() == line(LINES)).then_some(())
    });
    let hang = disk.hangs();
    // A line that was not shown, so that it must come from the disk.
    window.key("ctrl+g");
    window.type_text(&(LINES / 2).to_string());
    window.key("Return");
    window.key("ctrl+n");
    window.wait_for_title("Untitled – Tabiya");
    drop(hang);
    window.key("ctrl+w");
    window.wait_for_title("large.fen – Tabiya");
    eventually("the line in the middle", || {
        (window.copied() == line(LINES / 2)).then_some(())
    });
    // The file is closed while the disk hangs, without a question, and the window continues.
    let _hang = disk.hangs();
    window.key("alt+Home");
    window.key("ctrl+w");
    window.wait_for_title("Untitled – Tabiya");
    assert_eq!(window.copied(), START);
}
