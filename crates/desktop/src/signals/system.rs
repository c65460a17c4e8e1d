//! The implementation for each system: `EndingSignals` catches requests to end, `end_by` ends the process as if nobody
//! had listened, and `outlast_interrupts` is for a process that waits for another one.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub use unix::outlast_interrupts;
#[cfg(unix)]
pub use unix::{EndingSignals, end_by};
#[cfg(windows)]
pub use windows::outlast_interrupts;
#[cfg(windows)]
pub use windows::{EndingSignals, end_by};
