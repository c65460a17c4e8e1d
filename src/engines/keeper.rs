//! The keeper of an engine: this program, started again between us and the engine.
//!
//! A process cannot clean up behind itself when it is killed, and what an engine starts may leave its
//! process group. So a second, small process stands above the engine: on Linux everything below it that
//! loses its parent becomes its child, and it ends when nobody reads what it writes any more. It reads and
//! writes nothing of what engine and program say: the engine has their pipes.
//!
//! `tabiya keep-engine -- PROGRAM …` keeps; `tabiya keep-engine --below PID -- PROGRAM …` becomes the
//! engine, having asked the system to be killed with its keeper.

#[cfg(unix)]
mod command;
#[cfg(unix)]
mod keeping;
#[cfg(unix)]
mod order;

#[cfg(unix)]
pub(super) use command::keeper_command;

use std::ffi::OsString;
use std::process::ExitCode;

/// Does the work of the hidden command, when that is what the command line asks for. This comes before
/// anything else in `main`: a keeper needs nothing of the program.
#[cfg(unix)]
pub fn keep_engine(arguments: impl IntoIterator<Item = OsString>) -> Option<ExitCode> {
    let order = order::Order::read(arguments)?;
    Some(ExitCode::from(order.carry_out()))
}

/// Where engines cannot be started yet nobody asks for a keeper.
#[cfg(not(unix))]
pub fn keep_engine(_: impl IntoIterator<Item = OsString>) -> Option<ExitCode> {
    None
}
