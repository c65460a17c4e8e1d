//! The signals with which a system asks a program to end: at a logout, when the terminal goes, by hand.

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use std::io;

/// Those signals from now on. One that whoever started us has switched off (`nohup` does so) stays off.
///
/// # Errors
/// When the system has no pipe for them.
pub(crate) fn ending_signals() -> io::Result<Signals> {
    let wanted = [SIGHUP, SIGINT, SIGTERM];
    Signals::new(wanted.into_iter().filter(|signal| !is_ignored(*signal)))
}

/// Ends the process as if nobody had listened to the signal.
pub(crate) fn end_by(signal: i32) {
    // If it is not possible, the process ends with an exit status instead.
    drop(emulate_default_handler(signal));
}

/// Whether whoever started us wanted this signal to do nothing.
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mut lines = status.lines();
    let mask = lines.find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|digits| u64::from_str_radix(digits.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}
