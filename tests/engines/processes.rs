//! The processes of a test, as the system lists them.

use rustix::process::{Pid, Signal, kill_process};
use std::fs;
use std::thread;
use std::time::{Duration, Instant};

/// Longer than anything here takes.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

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

    pub(crate) fn kill(&self) {
        kill_process(self.pid, Signal::KILL).unwrap();
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

#[track_caller]
pub(crate) fn eventually(what: &str, mut is_so: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < PATIENCE, "never: {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

#[track_caller]
pub(crate) fn all_end(word: &str) {
    let mut left = Vec::new();
    let begin = Instant::now();
    while begin.elapsed() < PATIENCE {
        left = with_word(word);
        if left.is_empty() {
            return;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("left behind: {left:?}");
}
