//! Catches SIGTERM, SIGHUP and SIGINT.

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use std::io;

/// The signals that ask the process to end.
#[derive(Debug)]
pub struct EndingSignals(Signals);

impl EndingSignals {
    /// Starts to listen. A signal that the parent process has set to be ignored (as `nohup` does) stays ignored.
    ///
    /// # Errors
    /// Fails when the system has no pipe available.
    pub fn hear() -> io::Result<Self> {
        let wanted = [SIGHUP, SIGINT, SIGTERM];
        let wanted = wanted.into_iter().filter(|signal| !is_ignored(*signal));
        Signals::new(wanted).map(Self)
    }

    /// Waits for the next signal.
    pub fn wait(&mut self) -> Option<i32> {
        self.0.forever().next()
    }

    /// Whether the sender of this signal insists by sending it again. SIGHUP does not count, since the system and
    /// the shell both send it when a terminal closes; and at logout SIGTERM and SIGHUP come together.
    pub(crate) fn is_insisted(&mut self, first: i32) -> bool {
        let mut pending = self.0.pending();
        pending.any(|next| next == first && next != SIGHUP)
    }
}

/// Ends the process as if nobody had listened to the signal.
pub fn end_by(signal: i32) {
    // If that is not possible, the process ends with an exit status instead.
    drop(emulate_default_handler(signal));
}

/// Does nothing: on Unix no process waits for another one that has the window.
pub fn outlast_interrupts() {}

/// Whether the parent process has set this signal to be ignored.
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mut lines = status.lines();
    let mask = lines.find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|digits| u64::from_str_radix(digits.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}
