//! Runs the program as a process with little memory and limited time.

use super::corpus::EVIL;
use std::fs::File;
use std::io::{Read as _, Seek as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// Maximum address space of a process, in KiB. Threads reserve much memory that they never use. A file of a hundred
/// megabytes would not fit if it were read whole and then copied.
const MAX_KIB: u64 = 900 << 10;
/// A process that takes longer is considered endless: the slowest one takes a tenth of this time.
const PATIENCE: Duration = Duration::from_mins(5);

/// The exit status and output of a process.
pub(crate) struct Ended {
    pub(crate) status: ExitStatus,
    pub(crate) out: Vec<u8>,
    pub(crate) err: String,
    what: String,
}

impl Ended {
    /// The exit status, which must be one of the documented ones.
    pub(crate) fn code(&self) -> i32 {
        let code = self.status.code();
        let code = code.unwrap_or_else(|| panic!("{}: {}: {}", self.what, self.status, self.err));
        assert!(
            (0..=3).contains(&code),
            "{}: {code}: {}",
            self.what,
            self.err
        );
        code
    }

    /// Asserts that standard error contains no terminal commands and no text for programmers.
    pub(crate) fn is_tame(&self) {
        assert_tame(&self.err, &self.what);
        for word in ["panicked", "RUST_BACKTRACE", "Os {", "Error {", "overflow"] {
            assert!(!self.err.contains(word), "{}: {}", self.what, self.err);
        }
    }
}

/// Asserts that no character of a text has an effect on a terminal.
pub(crate) fn assert_tame(text: &str, what: &str) {
    let is_harmful = |letter: char| {
        let turns = ('\u{202a}'..='\u{202e}').contains(&letter)
            || ('\u{2066}'..='\u{2069}').contains(&letter);
        (letter.is_control() && letter != '\n') || turns
    };
    assert!(EVIL.contains(is_harmful), "it would not be found");
    assert!(!text.contains(is_harmful), "{what}: {text:?}");
}

/// The program in a folder, without a display.
pub(crate) fn tabiya(folder: &Path) -> Command {
    let mut command = Command::new("sh");
    command
        .args(["-c", "ulimit -v \"$0\"; exec \"$@\""])
        .args([&MAX_KIB.to_string(), env!("CARGO_BIN_EXE_tabiya")])
        .current_dir(folder)
        .stdin(Stdio::null());
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(name);
    }
    command
}

/// Runs it to its end. Its output goes to files, so that it never waits for us.
pub(crate) fn ended(mut command: Command) -> Ended {
    let what = format!("{:?}", command.get_args().skip(4).collect::<Vec<_>>());
    let (mut out, mut err) = (tempfile::tempfile().unwrap(), tempfile::tempfile().unwrap());
    command
        .stdout(out.try_clone().unwrap())
        .stderr(err.try_clone().unwrap());
    let status = waited_for(command.spawn().unwrap(), &what);
    Ended {
        status,
        out: all_of(&mut out),
        err: String::from_utf8(all_of(&mut err)).unwrap(),
        what,
    }
}

/// The same, with standard output discarded.
pub(crate) fn ended_unread(mut command: Command) -> Ended {
    let what = format!("{:?}", command.get_args().skip(4).collect::<Vec<_>>());
    let mut err = tempfile::tempfile().unwrap();
    command
        .stdout(Stdio::null())
        .stderr(err.try_clone().unwrap());
    let status = waited_for(command.spawn().unwrap(), &what);
    Ended {
        status,
        out: Vec::new(),
        err: String::from_utf8(all_of(&mut err)).unwrap(),
        what,
    }
}

fn waited_for(mut child: Child, what: &str) -> ExitStatus {
    let began = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        if PATIENCE < began.elapsed() {
            child.kill().unwrap();
            child.wait().unwrap();
            panic!("{what} does not end");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn all_of(file: &mut File) -> Vec<u8> {
    let mut bytes = Vec::new();
    file.rewind().unwrap();
    file.read_to_end(&mut bytes).unwrap();
    bytes
}
