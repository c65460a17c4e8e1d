//! The two commands that start this program again.

use crate::engines::program::KeptBy;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The hidden command.
pub(super) const NAME: &str = "keep-engine";
/// Says that this process is to become the engine, and below which keeper.
pub(super) const BELOW: &str = "--below";

/// The command that starts a keeper for this program.
pub(in crate::engines) fn keeper_command(kept_by: &KeptBy, program: &Path) -> io::Result<Command> {
    let keeper = match kept_by {
        KeptBy::ThisProgram => this_program()?,
        KeptBy::Other(path) => path.clone(),
    };
    let mut command = command_of(keeper);
    command.arg(NAME).arg("--").arg(program);
    Ok(command)
}

/// This program; on Linux even if its file has since been replaced by a newer one.
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
    // The name that lists of processes show.
    command.arg0("tabiya");
    command
}

#[cfg(windows)]
fn command_of(keeper: PathBuf) -> Command {
    Command::new(keeper)
}

/// The command by which a keeper starts the engine.
#[cfg(unix)]
pub(super) fn engine_command(
    program: &Path,
    arguments: &[std::ffi::OsString],
) -> io::Result<Command> {
    let mut command = command_of(this_program()?);
    command.arg(NAME).arg(BELOW);
    command.arg(std::process::id().to_string());
    command.arg("--").arg(program).args(arguments);
    Ok(command)
}
