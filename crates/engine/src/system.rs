//! The operating system: processes, their pipes, waiting for both, and the usual places of engines.
//!
//! Support for another system has to provide the items of `unix` and `windows`: [`Process`] with `spawn`, `turn` and
//! `ended`, and [`Bell`].

mod places;
mod tail;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

pub(super) use places::{is_program, usual_places};
pub(super) use tail::KeeperReport;
#[cfg(unix)]
pub(super) use unix::{Bell, Process};
#[cfg(windows)]
pub(super) use windows::{Bell, Process};

use super::keeper::{StartMark, keeper_command};
use super::program::Program;
use super::trouble::NotStarted;
use std::io;
use std::process::{Command, Stdio};

impl Process {
    /// Starts an engine below its keeper.
    pub(super) fn start(program: &Program) -> Result<Self, NotStarted> {
        if !program.path.is_absolute() {
            return Err(NotStarted::NotAWholePath);
        }
        let mark = StartMark::fresh();
        let keeper = keeper_of(program, mark);
        let process = keeper.and_then(|keeper| Self::spawn(keeper, mark));
        process.map_err(|error| not_started(&error))
    }
}

/// The keeper with the engine's command line, in its working folder, with pipes to us.
fn keeper_of(program: &Program, mark: Option<StartMark>) -> io::Result<Command> {
    let mut keeper = keeper_command(&program.kept_by, mark, &program.path)?;
    keeper.args(&program.arguments);
    if let Some(folder) = program.working_folder() {
        keeper.current_dir(folder);
    }
    keeper.stdin(Stdio::piped()).stdout(Stdio::piped());
    keeper.stderr(Stdio::piped());
    Ok(keeper)
}

/// The result of one turn of waiting, apart from the engine's output.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WaitTurn {
    /// The engine no longer reads its input.
    pub(super) is_input_closed: bool,
    /// The engine no longer writes output.
    pub(super) is_output_closed: bool,
    /// It has ended, and all its output was read.
    pub(super) is_over: bool,
}

/// The reason that the system gives, if its error code is more specific than its kind.
#[cfg(windows)]
fn not_started(error: &io::Error) -> NotStarted {
    use winsafe::co::ERROR;
    let is = |one: ERROR| error.raw_os_error().map(i32::cast_unsigned) == Some(one.raw());
    if is(ERROR::BAD_EXE_FORMAT) || is(ERROR::EXE_MACHINE_TYPE_MISMATCH) {
        NotStarted::NoProgram
    } else if is(ERROR::ELEVATION_REQUIRED) {
        NotStarted::NeedsAdministrator
    } else {
        NotStarted::Refused(error.kind())
    }
}

/// The reason of the system.
#[cfg(unix)]
fn not_started(error: &io::Error) -> NotStarted {
    NotStarted::Refused(error.kind())
}
