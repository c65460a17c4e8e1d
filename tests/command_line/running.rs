//! Runs the program.

use serde_json::Value;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// The output and exit status of a run of the program.
pub(super) struct Run {
    pub(super) out: Vec<u8>,
    pub(super) err: String,
    pub(super) status: i32,
}

impl Run {
    pub(super) fn of(output: Output) -> Self {
        Self {
            out: output.stdout,
            err: String::from_utf8(output.stderr).unwrap(),
            status: output.status.code().unwrap(),
        }
    }

    pub(super) fn text(&self) -> &str {
        str::from_utf8(&self.out).unwrap()
    }

    /// The objects of a machine-readable report.
    pub(super) fn objects(&self) -> Vec<Value> {
        let lines = self.text().lines();
        lines
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }
}

/// The program without a display.
pub(super) fn tabiya() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabiya"));
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(name);
    }
    // It uses English, whatever the language of the user who runs the tests.
    command.env("LC_ALL", "C");
    // The state of the user who runs the tests is not touched.
    command.env(
        "XDG_STATE_HOME",
        concat!(env!("CARGO_TARGET_TMPDIR"), "/state"),
    );
    command
}

#[cfg(unix)]
/// The same command, with Ctrl+C enabled: a shell disables it for programs in the background, and perhaps
/// for these tests. The caller must set the standard streams again.
pub(super) fn hearing_ctrl_c(command: &Command) -> Command {
    let mut hearing = Command::new("env");
    hearing.arg("--default-signal=INT");
    hearing.arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => hearing.env(name, value),
            None => hearing.env_remove(name),
        };
    }
    if let Some(folder) = command.get_current_dir() {
        hearing.current_dir(folder);
    }
    hearing
}

/// Runs it with empty standard input.
pub(super) fn run(args: &[&str]) -> Run {
    Run::of(tabiya().args(args).stdin(Stdio::null()).output().unwrap())
}

/// Runs it with this standard input.
pub(super) fn run_on(input: &[u8], args: &[&str]) -> Run {
    let mut command = tabiya();
    command.args(args);
    feed(command, input)
}

pub(super) fn feed(mut command: Command, input: &[u8]) -> Run {
    command.stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let input = input.to_vec();
    // Both sides would wait for each other if one did not read while the other writes.
    let writer = std::thread::spawn(move || drop(pipe.write_all(&input)));
    let run = Run::of(child.wait_with_output().unwrap());
    writer.join().unwrap();
    run
}

/// A folder with files, deleted together with this value.
pub(super) struct Folder(TempDir);

impl Folder {
    pub(super) fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    pub(super) fn path(&self) -> &Path {
        self.0.path()
    }

    /// The path of the file with this name, whether it exists or not.
    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    pub(super) fn with(self, name: &str, content: impl AsRef<[u8]>) -> Self {
        fs::write(self.file(name), content).unwrap();
        self
    }

    pub(super) fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.file(name)).unwrap()
    }

    /// Runs the program in this folder.
    pub(super) fn run(&self, args: &[&str]) -> Run {
        let mut command = tabiya();
        command.args(args).current_dir(self.path());
        command.stdin(Stdio::null());
        Run::of(command.output().unwrap())
    }

    /// Runs the program in this folder, with an output that fits into a pipe. Also returns the most memory that it had, in
    /// KiB.
    #[cfg(target_os = "linux")]
    pub(super) fn run_measured(&self, args: &[&str]) -> (Run, u64) {
        let mut command = tabiya();
        command.args(args).current_dir(self.path());
        command.stdin(Stdio::null());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let status = format!("/proc/{}/status", child.id());
        let mut peak: u64 = 0;
        while child.try_wait().unwrap().is_none() {
            let text = fs::read_to_string(&status).unwrap_or_default();
            let most = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
            let most = most.and_then(|most| most.split_whitespace().next()?.parse().ok());
            peak = peak.max(most.unwrap_or(0));
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
        (Run::of(child.wait_with_output().unwrap()), peak)
    }

    /// The names of all files.
    pub(super) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.path()).unwrap();
        let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
        let mut names: Vec<_> = entries.map(|entry| name(entry.unwrap())).collect();
        names.sort();
        names
    }
}
