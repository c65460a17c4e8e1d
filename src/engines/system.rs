//! All that is of the system: processes, their pipes, and waiting for both.
//!
//! What another system has to bring is what `unix` has: [`Process`] with `start`, `turn` and `ended`, and
//! [`Bell`].

#[cfg(not(unix))]
mod elsewhere;
#[cfg(unix)]
mod tail;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
pub(super) use elsewhere::{Bell, Process};
#[cfg(unix)]
pub(super) use tail::Report;
#[cfg(unix)]
pub(super) use unix::{Bell, Process};

/// What one turn of waiting has brought, beside what was heard.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Turn {
    /// The engine hears nothing any more.
    pub(super) is_input_closed: bool,
    /// The engine says nothing any more.
    pub(super) is_output_closed: bool,
    /// It has ended, and all that it has said was heard.
    pub(super) is_over: bool,
}
