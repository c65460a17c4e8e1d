//! All that is of the system: processes, their pipes, waiting for both, and where engines usually are.
//!
//! What another system has to bring is what `unix` and `windows` have: [`Process`] with `start`, `turn` and
//! `ended`, and [`Bell`].

mod places;
mod refusal;
mod tail;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

pub(super) use places::{is_program, usual_places};
pub(super) use tail::Report;
#[cfg(unix)]
pub(super) use unix::{Bell, Process};
#[cfg(windows)]
pub(super) use windows::{Bell, Process};

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
