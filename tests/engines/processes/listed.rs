//! The processes of a test, from the process list of Linux.

use rustix::io::Errno;
use rustix::process::{Pid, Signal, kill_process};
use std::fs;

/// A process with the words of its command line.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) pid: Pid,
    pub(crate) words: Vec<String>,
}

impl Found {
    pub(crate) fn is_keeper(&self) -> bool {
        self.words.get(1).is_some_and(|word| word == "keep-engine")
    }

    /// Whether it is the inner keeper, which runs below the outer one.
    pub(crate) fn is_inner_keeper(&self) -> bool {
        let options = self.words.iter().take_while(|word| *word != "--");
        self.is_keeper() && { options }.any(|word| word == "--below")
    }

    /// Kills the process, which may have ended already.
    pub(crate) fn kill(&self) {
        self.signal(Signal::KILL);
    }

    /// Sends a signal to the process, which may have ended already.
    pub(crate) fn signal(&self, signal: Signal) {
        let sent = kill_process(self.pid, signal);
        assert!(matches!(sent, Ok(()) | Err(Errno::SRCH)), "{sent:?}");
    }

    /// Whether the process is stopped.
    pub(crate) fn is_stopped(&self) -> bool {
        let about = fs::read_to_string(format!("/proc/{}/stat", self.pid.as_raw_nonzero()));
        about.is_ok_and(|about| about.rsplit(')').next().unwrap().starts_with(" T"))
    }
}

/// The running processes with this word on their command lines.
pub(crate) fn with_word(word: &str) -> Vec<Found> {
    let mut found = Vec::new();
    for entry in fs::read_dir("/proc").unwrap().flatten() {
        let Some(pid) = entry
            .file_name()
            .to_str()
            .and_then(|name| name.parse().ok())
        else {
            continue;
        };
        let line = fs::read(entry.path().join("cmdline")).unwrap_or_default();
        let words = line.split(|byte| *byte == 0);
        let words: Vec<_> = words
            .map(|word| String::from_utf8_lossy(word).into_owned())
            .collect();
        if words.iter().any(|one| one == word) {
            let pid = Pid::from_raw(pid).unwrap();
            found.push(Found { pid, words });
        }
    }
    found
}

/// Does nothing: Linux identifies processes by their command lines.
pub(crate) fn forget_earlier_runs() {}

/// Does nothing: Linux lists all processes with their command lines.
pub(crate) fn mark(_word: &str, _part: &str) {}
