//! Catches requests to end: signals at a logout, when the terminal closes, or sent by a user; on Windows Ctrl+C and the
//! end of the user's session.
//!
//! Deliberately absent: the reaction to a request, which the window and the command line decide.
//!
//! The signals are SIGTERM, SIGHUP and SIGINT. A signal that the starter of the program switched off (`nohup`) stays
//! off; `check`, `convert` and `render` leave signals alone. Windows announces the end of a session only to windows, so
//! `system/windows.rs` has a hidden one on a separate thread. It answers only when the process has finished, because
//! the system ends a process as soon as it has answered.

mod system;

pub use system::outlast_interrupts;
pub use system::{EndingSignals, end_by};
