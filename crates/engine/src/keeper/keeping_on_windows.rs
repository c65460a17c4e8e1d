//! The work of a keeper on Windows.
//!
//! Each engine has a job, which the system ends with everything in it when the last handle of the job is closed. Only
//! the program holds a handle, so this also happens when the program is killed. A process that is put into a job after
//! its start could already have started others, which would survive if the program were killed in between. Therefore a
//! keeper starts the engine, and only at the program's order, which comes after the program has put the keeper into the
//! job: the engine is born in the job, and nothing that it starts can leave it. If the program ends before that order,
//! the keeper ends as well.
//!
//! The keeper closes its own ends of the engine's pipes before it starts the engine, and from then on waits only to
//! report how the engine ended. Exit statuses from 0xC0000000 on are faults; those about which a user can do something
//! have their own messages. The keeper has no console, and the console of the engine is invisible. If a library (DLL)
//! is missing, Windows itself opens a message, and the engine does not end until the message is closed or the wait for
//! its greeting is over.

use super::command::Kept;
use crate::system::KeeperReport;
use crate::trouble::Ended;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::os::windows::io::{AsHandle, OwnedHandle};
use std::os::windows::process::CommandExt as _;
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use winsafe::{HSTD, co};

/// The byte that a keeper waits for on its standard input. It means that the program has put the keeper into its job.
pub(crate) const BEGIN: [u8; 1] = [b'\n'];
/// The exit status for a program that could not be started.
const NOT_STARTED: u8 = 127;
/// Gives the engine a console without a window. Without any console, every console program that it starts would open a
/// window.
const CREATE_NO_WINDOW: u32 = 0x0800_0000;
/// From here on, exit codes are NTSTATUS codes of the fault that ended the program.
const FIRST_FAULT: u32 = 0xC000_0000;
/// Higher codes are small negative numbers, which programs return themselves.
const LAST_FAULT: u32 = 0xEFFF_FFFF;

/// Starts an engine below this process, waits until it ends, and reports how. Everything that the engine started ends
/// with this process, because the program then closes its job.
pub(super) fn keep(kept: &Kept, _outer: Option<u32>) -> u8 {
    match start(&kept.program, &kept.arguments) {
        Ok(mut engine) => {
            let ended = engine.wait().map_or(Ended::Unknown, ended_by);
            tell(KeeperReport::Ended(ended));
            0
        }
        Err(error) => {
            tell(KeeperReport::NotStarted(error.raw_os_error().unwrap_or(0)));
            NOT_STARTED
        }
    }
}

/// Fails: a Windows process cannot become another program.
pub(super) fn become_engine(_kept: &Kept, _keeper: u32) -> u8 {
    NOT_STARTED
}

/// Explains the exit status of a process.
pub(crate) fn ended_by(status: ExitStatus) -> Ended {
    match status.code().map(|code| (code, code.cast_unsigned())) {
        Some((_, code)) if (FIRST_FAULT..=LAST_FAULT).contains(&code) => Ended::Crashed(code),
        Some((code, _)) => Ended::Exited(code),
        None => Ended::Unknown,
    }
}

fn start(program: &Path, arguments: &[OsString]) -> io::Result<Child> {
    let mut input = File::from(taken(&io::stdin(), co::STD_HANDLE::INPUT)?);
    let output = taken(&io::stdout(), co::STD_HANDLE::OUTPUT)?;
    // Fails without input if the program has ended in the meantime.
    input.read_exact(&mut [0; BEGIN.len()])?;
    let mut command = Command::new(program);
    command.args(arguments).creation_flags(CREATE_NO_WINDOW);
    // Our copies of the engine's handles are closed when the command is dropped.
    command.stdin(input).stdout(output).spawn()
}

/// Takes a standard stream from this process to give it to the engine alone. Closes our own handle: the engine would
/// inherit it, and its closing of the stream would go unnoticed.
fn taken(stream: &impl AsHandle, name: co::STD_HANDLE) -> io::Result<OwnedHandle> {
    let taken = stream.as_handle().try_clone_to_owned()?;
    // Dropping the guard closes the handle.
    drop(HSTD::GetStdHandle(name));
    Ok(taken)
}

fn tell(report: KeeperReport) {
    // There may be no reader left.
    let _is_told = io::stderr().write_all(report.to_string().as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::windows::process::ExitStatusExt as _;

    #[test]
    fn a_negative_exit_code_is_no_crash() {
        let ended = |code: u32| ended_by(ExitStatus::from_raw(code));
        assert_eq!(ended(u32::MAX), Ended::Exited(-1));
        assert_eq!(ended(3), Ended::Exited(3));
        // An access violation; an uncaught C++ exception.
        for fault in [0xC000_0005, 0xE06D_7363] {
            assert_eq!(ended(fault), Ended::Crashed(fault));
        }
    }
}
