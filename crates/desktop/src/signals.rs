//! What asks a program to end: signals at a logout, when the terminal goes, by hand; on Windows Ctrl+C and
//! the end of the user's session.
//!
//! Deliberately absent: what is to be done about it, which the window and the command line decide.

mod system;

pub use system::outlast_interrupts;
pub use system::{EndingSignals, end_by};
