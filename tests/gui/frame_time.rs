//! The time that the window's thread works on a frame, independent of the load of the machine.

use super::program::Program;
use std::fs;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// A single frame of this length freezes the window, as texts of some megabytes once did for minutes. The limit is not
/// a measure of speed, which is printed.
pub(super) const FREEZE: Duration = Duration::from_secs(1);

/// The time that this thread has worked, or wall-clock time on systems that do not report it.
pub(super) fn worked() -> Duration {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    // The system counts when another thread gets its turn.
    std::thread::yield_now();
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| BEGAN.elapsed(), Duration::from_nanos)
}

/// The time that this thread works on something.
pub(super) fn work_on(something: impl FnOnce()) -> Duration {
    let began = worked();
    something();
    worked().saturating_sub(began)
}

/// The longest frame of the next ones.
pub(super) fn longest_frame(program: &mut Program) -> Duration {
    let frame = |_| work_on(|| program.harness.step());
    (0..2).map(frame).max().unwrap_or_default()
}

/// Prints the longest frames, which `--nocapture` shows, and asserts that none froze the window.
#[expect(clippy::print_stdout, reason = "what was measured")]
pub(super) fn assert_no_freeze(mut all: Vec<(Duration, String)>) {
    all.sort();
    for (longest, what) in all.iter().rev().take(10) {
        println!("{:6.1} ms {what}", longest.as_secs_f64() * 1e3);
    }
    let (longest, what) = &all[all.len() - 1];
    assert!(*longest < FREEZE, "{longest:?} {what}");
}
