//! The processes of a test.

#[cfg(target_os = "linux")]
mod listed;
#[cfg(windows)]
mod marked;

#[cfg(target_os = "linux")]
pub(crate) use listed::{Found, forget_earlier_runs, mark, with_word};
#[cfg(windows)]
pub(crate) use marked::{Found, forget_earlier_runs, mark, with_word};

use std::thread;
use std::time::{Duration, Instant};

/// A time longer than anything here takes.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

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
    panic!("processes left: {left:?}");
}
