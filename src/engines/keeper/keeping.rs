//! What a keeper does.

use super::command::engine_command;
use crate::engines::system::Report;
use crate::engines::trouble::Ended;
use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use rustix::process::{
    Pid, Signal, WaitId, WaitIdOptions, WaitOptions, WaitStatus, getppid,
    kill_current_process_group, kill_process, wait, waitid,
};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The exit status for a program that could not be started.
const NOT_STARTED: u8 = 127;
/// After this many rounds of killing, our whole process group is killed at once, and we with it.
const MAX_ROUNDS: u32 = 400;
const PAUSE: Duration = Duration::from_millis(5);

/// Held while children are killed or reaped: a process ID stays a child's until we have asked how the child
/// ended.
static CHILDREN: Mutex<()> = Mutex::new(());

/// Starts an engine below this process, waits until it ends or nobody wants it any more, and then ends
/// everything below this process.
pub(super) fn keep(program: &Path, arguments: &[OsString]) -> u8 {
    adopt_orphans();
    let engine = match start(program, arguments) {
        Ok(engine) => engine,
        Err(error) => {
            tell(Report::NotStarted(error.raw_os_error().unwrap_or(0)));
            return NOT_STARTED;
        }
    };
    if thread::Builder::new().spawn(end_with_reader).is_err() {
        end_children();
    }
    let ended = wait_for(engine);
    end_children();
    tell(Report::Ended(ended));
    if !cfg!(target_os = "linux") {
        // Elsewhere the engine's children are not ours, but they are in our group unless they left it.
        let _we_go_too = kill_current_process_group(Signal::KILL);
    }
    0
}

/// Becomes the engine.
pub(super) fn become_engine(program: &Path, arguments: &[OsString], keeper: u32) -> u8 {
    die_with_parent();
    // If the keeper ended before that was asked for, nobody will tell us.
    let parent = getppid().map(Pid::as_raw_nonzero);
    let parent = parent.and_then(|parent| u32::try_from(parent.get()).ok());
    if parent == Some(keeper) {
        let error = Command::new(program).args(arguments).exec();
        tell(Report::NotStarted(error.raw_os_error().unwrap_or(0)));
    }
    NOT_STARTED
}

fn start(program: &Path, arguments: &[OsString]) -> io::Result<Pid> {
    let engine = engine_command(program, arguments)?.spawn()?;
    // From now on the pipes belong to the engine alone: if it closes one, that is noticed at once.
    rustix::stdio::dup2_stdin(File::open("/dev/null")?)?;
    rustix::stdio::dup2_stdout(File::options().write(true).open("/dev/null")?)?;
    let number = i32::try_from(engine.id()).ok().and_then(Pid::from_raw);
    number.ok_or_else(|| io::ErrorKind::NotFound.into())
}

fn tell(report: Report) {
    // There may be nobody left to read it.
    let _is_told = io::stderr().write_all(report.to_string().as_bytes());
}

/// Waits until nobody reads what we write, whether the reader closed the pipe, was killed or crashed. Then kills
/// the engine and all its children, which lets whoever waits for them go on.
fn end_with_reader() {
    let errors = io::stderr();
    loop {
        let mut place = [PollFd::new(&errors, PollFlags::empty())];
        match poll(&mut place, None) {
            Err(Errno::INTR) => {}
            Ok(_) | Err(_) => break,
        }
    }
    // Elsewhere the engine's children do not become ours.
    let rounds = if cfg!(target_os = "linux") {
        MAX_ROUNDS
    } else {
        0
    };
    for _ in 0..rounds {
        kill_children();
        thread::sleep(PAUSE);
    }
    let _we_go_too = kill_current_process_group(Signal::KILL);
}

/// Waits until the engine has ended, and reaps all other children that end in the meantime.
fn wait_for(engine: Pid) -> Ended {
    loop {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
        match waitid(WaitId::All, options) {
            Ok(_) | Err(Errno::INTR) => {}
            Err(_) => return Ended::Unknown,
        }
        if let Some((child, status)) = take_leave()
            && child == engine
        {
            return ended(status);
        }
    }
}

fn ended(status: WaitStatus) -> Ended {
    match (status.exit_status(), status.terminating_signal()) {
        (Some(status), _) => Ended::Exited(status),
        (_, Some(signal)) => Ended::Signal(signal),
        _ => Ended::Unknown,
    }
}

/// Reaps a child that has ended, if there is one.
fn take_leave() -> Option<(Pid, WaitStatus)> {
    let _children = CHILDREN.lock().unwrap_or_else(PoisonError::into_inner);
    wait(WaitOptions::NOHANG).ok().flatten()
}

/// Kills all children, then the orphans that become ours, and so on until none are left.
fn end_children() {
    for _ in 0..MAX_ROUNDS {
        kill_children();
        while take_leave().is_some() {}
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT | WaitIdOptions::NOHANG;
        if matches!(waitid(WaitId::All, options), Err(Errno::CHILD)) {
            return;
        }
        thread::sleep(PAUSE);
    }
}

fn kill_children() {
    let _children = CHILDREN.lock().unwrap_or_else(PoisonError::into_inner);
    for child in children() {
        let _is_gone = kill_process(child, Signal::KILL);
    }
}

/// The children of this process, as the system lists them.
fn children() -> Vec<Pid> {
    let own = std::process::id().to_string();
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let child = |entry: fs::DirEntry| {
        let number: i32 = entry.file_name().to_str()?.parse().ok()?;
        let about = fs::read(entry.path().join("stat")).ok()?;
        // The name is in parentheses and may contain anything.
        let end = about.iter().rposition(|byte| *byte == b')')?;
        let mut words = about.get(end + 1..)?.split(|byte| *byte == b' ').skip(1);
        let parent = words.nth(1)?;
        Pid::from_raw(number).filter(|_| parent == own.as_bytes())
    };
    entries.filter_map(child).collect()
}

/// Makes any process below us that loses its parent our child.
#[cfg(target_os = "linux")]
fn adopt_orphans() {
    let own = rustix::process::getpid();
    // If the system refuses, all we can end is our process group.
    let _is_adopting = rustix::process::set_child_subreaper(Some(own));
    // The name that lists of processes show.
    let _is_named = fs::write("/proc/self/comm", "tabiya-keeper");
}

#[cfg(not(target_os = "linux"))]
fn adopt_orphans() {}

#[cfg(target_os = "linux")]
fn die_with_parent() {
    let _is_asked = rustix::process::set_parent_process_death_signal(Some(Signal::KILL));
}

#[cfg(not(target_os = "linux"))]
fn die_with_parent() {}
