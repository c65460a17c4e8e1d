//! What each system provides: `EndingSignals`, which hears requests to end; `end_by`, which ends the process as if
//! nobody had listened; and `outlast_interrupts`, for a process that waits for another one.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(all(unix, feature = "window"))]
pub(crate) use unix::outlast_interrupts;
#[cfg(unix)]
pub(crate) use unix::{EndingSignals, end_by};
#[cfg(all(windows, feature = "window"))]
pub(crate) use windows::outlast_interrupts;
#[cfg(windows)]
pub(crate) use windows::{EndingSignals, end_by};
