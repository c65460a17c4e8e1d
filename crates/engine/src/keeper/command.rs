//! The commands that start this program again, and an engine with the data that its keepers need.

use super::mark::StartMark;
use crate::program::KeptBy;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// An engine with the data that its keepers need.
pub(super) struct Kept {
    /// The mark that the engine and its keepers carry.
    #[cfg_attr(windows, expect(dead_code, reason = "only Linux has marks"))]
    pub(super) mark: Option<StartMark>,
    pub(super) program: PathBuf,
    pub(super) arguments: Vec<OsString>,
}

/// The hidden command that keeps an engine.
pub(super) const KEEP: &str = "keep-engine";
/// The hidden command that becomes the engine.
pub(super) const BECOME: &str = "become-engine";
/// The process ID of the keeper that started this process.
pub(super) const BELOW: &str = "--below";
/// The mark of the engine.
pub(super) const MARK: &str = "--mark";

/// The command that starts a keeper for this program.
pub(crate) fn keeper_command(
    kept_by: &KeptBy,
    mark: Option<StartMark>,
    program: &Path,
) -> io::Result<Command> {
    let keeper = match kept_by {
        KeptBy::ThisProgram => this_program()?,
        KeptBy::Other(path) => path.clone(),
    };
    let mut command = command_of(keeper);
    command.arg(KEEP);
    add_mark(&mut command, mark);
    command.arg("--").arg(program);
    Ok(command)
}

fn add_mark(command: &mut Command, mark: Option<StartMark>) {
    if let Some(mark) = mark {
        command.arg(MARK).arg(mark.to_string());
    }
}

/// The path of this program; on Linux it works even if a newer file has replaced it since.
fn this_program() -> io::Result<PathBuf> {
    if cfg!(target_os = "linux") {
        return Ok(PathBuf::from("/proc/self/exe"));
    }
    std::env::current_exe()
}

#[cfg(unix)]
fn command_of(keeper: PathBuf) -> Command {
    use std::os::unix::process::CommandExt as _;
    let mut command = Command::new(keeper);
    // The name in lists of processes.
    command.arg0("tabiya");
    command
}

#[cfg(windows)]
fn command_of(keeper: PathBuf) -> Command {
    Command::new(keeper)
}

/// The command by which the outer keeper starts the inner one.
#[cfg(unix)]
pub(super) fn inner_command(kept: &Kept) -> io::Result<Command> {
    let mut command = command_of(this_program()?);
    command.arg(KEEP);
    add_mark(&mut command, kept.mark);
    command.arg(BELOW).arg(std::process::id().to_string());
    command.arg("--").arg(&kept.program).args(&kept.arguments);
    Ok(command)
}

/// The command by which the inner keeper starts the engine.
#[cfg(unix)]
pub(super) fn engine_command(kept: &Kept) -> io::Result<Command> {
    let mut command = command_of(this_program()?);
    command.arg(BECOME);
    command.arg(BELOW).arg(std::process::id().to_string());
    command.arg("--").arg(&kept.program).args(&kept.arguments);
    Ok(command)
}
