//! The keeper of an engine: this program, started again between us and the engine.
//!
//! A process that is killed cannot clean up after itself, and what an engine starts may leave the engine's
//! process group. So a second, small process stands above the engine. It plays no part in what engine and
//! program say to each other: the engine has their pipes. The last thing it does is to report, on standard
//! error, how the engine ended.
//!
//! On Unix it ends when nobody reads what it writes any more, and on Linux every process below it that loses its
//! parent becomes its child. On Windows it lives in a job object of the program, as does whatever it starts; the
//! system ends all of them along with the program.
//!
//! `tabiya keep-engine -- PROGRAM …` keeps; `tabiya keep-engine --below PID -- PROGRAM …` becomes the
//! engine on Unix, having asked the system to be killed with its keeper.

mod command;
#[cfg(unix)]
mod keeping;
#[cfg(windows)]
#[path = "keeper/keeping_on_windows.rs"]
mod keeping;
mod order;

pub(super) use command::keeper_command;
#[cfg(windows)]
pub(super) use keeping::{BEGIN, ended_by};

use std::ffi::OsString;
use std::process::ExitCode;

/// Does the work of the hidden command, when that is what the command line asks for. This comes before
/// anything else in `main`: a keeper needs nothing of the program.
pub fn keep_engine(arguments: impl IntoIterator<Item = OsString>) -> Option<ExitCode> {
    let order = order::Order::read(arguments)?;
    Some(ExitCode::from(order.carry_out()))
}
