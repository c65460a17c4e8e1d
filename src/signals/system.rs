//! What each system provides: `EndingSignals`, which hears requests to end, and `end_by`, which ends the process
//! as if nobody had listened.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(crate) use unix::{EndingSignals, end_by};
#[cfg(windows)]
pub(crate) use windows::{EndingSignals, end_by};
