//! What services hear of some systems only.

#[cfg(not(unix))]
#[path = "system/no_signals.rs"]
mod signals;
#[cfg(unix)]
mod signals;

pub(crate) use signals::end_by;
pub(super) use signals::listen;
pub use signals::received_signal;
