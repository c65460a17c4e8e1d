//! Catches requests to end: signals at a logout, when the terminal closes, or sent by a user; on Windows Ctrl+C and the
//! end of the user's session.
//!
//! Deliberately absent: the reaction to a request, which the window and the command line decide.

mod system;

pub use system::outlast_interrupts;
pub use system::{EndingSignals, end_by};
