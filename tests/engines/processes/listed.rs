//! The processes of a test, as Linux lists them.

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
        let words: Vec<_> = self.words.iter().map(String::as_str).collect();
        matches!(words[..], [_, "keep-engine", "--", ..])
    }

    /// It may have ended already.
    pub(crate) fn kill(&self) {
        let killed = kill_process(self.pid, Signal::KILL);
        assert!(matches!(killed, Ok(()) | Err(Errno::SRCH)), "{killed:?}");
    }
}

/// The processes with this word on their command lines, without those that have ended.
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

/// Nothing is left of them: processes are known by their command lines.
pub(crate) fn forget_earlier_runs() {}

/// Linux lists all there are, with their words.
pub(crate) fn mark(_word: &str, _part: &str) {}
