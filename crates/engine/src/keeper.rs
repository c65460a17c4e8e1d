//! The keeper of an engine: this program, started again between us and the engine.
//!
//! A process that is killed cannot clean up after itself, and what an engine starts may leave the engine's
//! process group. So a second, small process stands above the engine. It plays no part in what engine and
//! program say to each other: the engine has their pipes. The last thing it does is to report, on standard
//! error, how the engine ended.
//!
//! On Unix two keepers stand above an engine, the outer one above the inner one, each in a session or process
//! group of its own. On Linux every process below a keeper that loses its parent becomes the keeper's child. Each
//! keeper ends everything below it when the program no longer reads their standard error, when the program ends or
//! when the other keeper does. So one that survives is enough, whether the program, the engine or somebody else has
//! killed the others. If an engine has stopped a keeper, the end of the keeper's parent makes it continue.
//!
//! Where both keepers of an engine were killed, the program ends the engine's processes by their mark (`mark`), and
//! where the program was killed with them, the next start does (`strays`).
//!
//! On Windows there is one keeper. It lives in a job object of the program, as does whatever it starts; the system
//! ends all of them along with the program.
//!
//! The hidden commands are `tabiya keep-engine -- PROGRAM …` for the outer keeper, `tabiya keep-engine --below PID
//! -- PROGRAM …` for the inner one, and `tabiya become-engine --below PID -- PROGRAM …` for the process that becomes
//! the engine on Unix, having asked the system to be killed with its keeper. `--mark` passes on the mark.

mod command;
#[cfg(unix)]
mod keeping;
#[cfg(windows)]
#[path = "keeper/keeping_on_windows.rs"]
mod keeping;
mod kept;
#[cfg(target_os = "linux")]
mod listed;
#[cfg(target_os = "linux")]
mod mark;
#[cfg(not(target_os = "linux"))]
#[path = "keeper/no_marks.rs"]
mod mark;
mod order;
#[cfg(target_os = "linux")]
mod strays;
#[cfg(unix)]
mod watching;

pub(super) use command::keeper_command;
#[cfg(unix)]
pub(super) use keeping::SOME_LEFT;
#[cfg(windows)]
pub(super) use keeping::{BEGIN, ended_by};
pub(super) use mark::Mark;
#[cfg(all(unix, not(target_os = "linux")))]
pub(super) use mark::end_marked;
#[cfg(not(target_os = "linux"))]
pub use mark::end_strays;
#[cfg(target_os = "linux")]
pub(super) use strays::end_marked;
#[cfg(target_os = "linux")]
pub use strays::end_strays;

use std::ffi::OsString;
use std::process::ExitCode;

/// Does the work of the hidden command, when that is what the command line asks for. This comes before
/// anything else in `main`: a keeper needs nothing of the program.
pub fn keep_engine(arguments: impl IntoIterator<Item = OsString>) -> Option<ExitCode> {
    let order = order::Order::read(arguments)?;
    Some(ExitCode::from(order.carry_out()))
}
