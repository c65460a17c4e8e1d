//! What each system has: `EndingSignals`, what asks for an end from now on, and `end_by`, the end of the
//! process as if nobody had listened.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(crate) use unix::{EndingSignals, end_by};
#[cfg(windows)]
pub(crate) use windows::{EndingSignals, end_by};
