//! The two commands by which this program is started again.

use crate::engines::program::KeptBy;
use std::ffi::{OsStr, OsString};
use std::io;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The hidden command.
pub(super) const NAME: &str = "keep-engine";
/// Says that the engine is to be started in the place of this process, and below which.
pub(super) const BELOW: &str = "--below";

/// The command that starts a keeper for this program.
pub(in crate::engines) fn keeper_command(kept_by: &KeptBy, program: &Path) -> io::Result<Command> {
    let keeper = match kept_by {
        KeptBy::ThisProgram => this_program()?,
        KeptBy::Other(path) => path.clone(),
    };
    let mut command = Command::new(keeper);
    // What it is called in a list of processes.
    command.arg0("tabiya");
    command.arg(NAME).arg("--").arg(program);
    Ok(command)
}

/// This program, also when its file has been replaced by a newer one meanwhile.
fn this_program() -> io::Result<PathBuf> {
    if cfg!(target_os = "linux") {
        return Ok(PathBuf::from("/proc/self/exe"));
    }
    std::env::current_exe()
}

/// The command by which a keeper starts the engine.
pub(super) fn engine_command(program: &Path, arguments: &[OsString]) -> io::Result<Command> {
    let mut command = Command::new(this_program()?);
    command.arg0("tabiya");
    let words: [&OsStr; 2] = [NAME.as_ref(), BELOW.as_ref()];
    command.args(words).arg(std::process::id().to_string());
    command.arg("--").arg(program).args(arguments);
    Ok(command)
}
