//! What a keeper does on Windows.

use crate::engines::system::Report;
use crate::engines::trouble::Ended;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::os::windows::io::{AsHandle, OwnedHandle};
use std::os::windows::process::CommandExt as _;
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use winsafe::{HSTD, co};

/// What a keeper waits for on its standard input: the program has put it into its job.
pub(in crate::engines) const BEGIN: [u8; 1] = [b'\n'];
/// What the status of a program says that could not be started.
const NOT_STARTED: u8 = 127;
/// The engine gets a console that nobody sees. Without one, programs for a console that it starts would open
/// windows.
const CREATE_NO_WINDOW: u32 = 0x0800_0000;
/// From here on the statuses of programs are codes of faults that ended them.
const FIRST_FAULT: u32 = 0xC000_0000;

/// Starts an engine below this process, waits until it ends, and says how it has. What it has started ends
/// with this process, whose job the program closes then.
pub(super) fn keep(program: &Path, arguments: &[OsString]) -> u8 {
    match start(program, arguments) {
        Ok(mut engine) => {
            let ended = engine.wait().map_or(Ended::Unknown, ended_by);
            tell(Report::Ended(ended));
            0
        }
        Err(error) => {
            tell(Report::NotStarted(error.raw_os_error().unwrap_or(0)));
            NOT_STARTED
        }
    }
}

/// Nobody is put in the place of another process here.
pub(super) fn become_engine(_program: &Path, _arguments: &[OsString], _keeper: u32) -> u8 {
    NOT_STARTED
}

/// How a process has ended.
pub(in crate::engines) fn ended_by(status: ExitStatus) -> Ended {
    match status.code().map(|code| (code, code.cast_unsigned())) {
        Some((_, code)) if FIRST_FAULT <= code => Ended::Crashed(code),
        Some((code, _)) => Ended::Exited(code),
        None => Ended::Unknown,
    }
}

fn start(program: &Path, arguments: &[OsString]) -> io::Result<Child> {
    let mut input = File::from(taken(&io::stdin(), co::STD_HANDLE::INPUT)?);
    let output = taken(&io::stdout(), co::STD_HANDLE::OUTPUT)?;
    // If the program has ended meanwhile, nothing comes.
    input.read_exact(&mut [0; BEGIN.len()])?;
    let mut command = Command::new(program);
    command.args(arguments).creation_flags(CREATE_NO_WINDOW);
    // What was given to the engine is closed here with the command.
    command.stdin(input).stdout(output).spawn()
}

/// A standard stream of this process that an engine gets for itself: the handle that we have ourselves is
/// closed, as the engine would inherit it, too, and never be seen to close the stream.
fn taken(stream: &impl AsHandle, name: co::STD_HANDLE) -> io::Result<OwnedHandle> {
    let taken = stream.as_handle().try_clone_to_owned()?;
    // The guard that we are given closes it.
    drop(HSTD::GetStdHandle(name));
    Ok(taken)
}

fn tell(report: Report) {
    // Perhaps nobody reads it any more.
    let _is_told = io::stderr().write_all(report.to_string().as_bytes());
}
