//! The work of a keeper, until the engine is no longer wanted.

use super::command::{Kept, engine_command, inner_command};
use super::mark::StartMark;
#[cfg(target_os = "linux")]
use super::mark::{KEEPER_NAME, children};
use crate::system::KeeperReport;
use crate::trouble::Ended;
use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use rustix::process::{
    Pid, Signal, WaitId, WaitIdOptions, WaitOptions, WaitStatus, getppid,
    kill_current_process_group, kill_process, kill_process_group, setsid, wait, waitid,
};
use signal_hook::consts::SIGHUP;
use signal_hook::flag;
use std::fs::File;
use std::io::{self, Write as _};
use std::os::fd::OwnedFd;
use std::os::unix::process::CommandExt as _;
use std::process::Command;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// The exit status for a program that could not be started.
const NOT_STARTED: u8 = 127;
/// The exit status for a keeper that could not end everything.
pub(crate) const SOME_LEFT: u8 = 126;
/// After this many rounds of killing, our whole process group is killed, including this process.
const MAX_ROUNDS: u32 = 400;
/// The number of rounds in which the outer keeper leaves the processes below the inner keeper to that keeper.
const ROUNDS_OF_INNER: u32 = 150;
const PAUSE: Duration = Duration::from_millis(5);

/// The process that this keeper started, until it is reaped. The lock is held while children are killed or reaped: a
/// process ID cannot be reused until we have collected the child's exit status.
static STARTED: Mutex<Option<Pid>> = Mutex::new(None);

/// Starts an engine below this process, waits until it ends or is no longer wanted, and then ends everything below this
/// process. The outer keeper does the same with the inner one, its child.
pub(super) fn keep(kept: &Kept, outer: Option<u32>) -> u8 {
    prepare(kept, outer);
    let started = match start(kept, outer) {
        Ok(started) => started,
        Err(error) => {
            tell(KeeperReport::NotStarted(error.raw_os_error().unwrap_or(0)));
            return NOT_STARTED;
        }
    };
    let mark = kept.mark;
    let watch = move || {
        wait_until_unwanted(mark, outer);
        end_everything(outer);
    };
    if thread::Builder::new().spawn(watch).is_err() {
        kill_children();
    }
    let ended = wait_for(started);
    let are_all_gone = end_children();
    if outer.is_some_and(|outer| parent() != Some(outer)) {
        // Only the outer keeper could end processes that are in our group but not below us.
        let _we_go_too = kill_current_process_group(Signal::KILL);
    }
    let status = report(ended, outer);
    if are_all_gone { status } else { SOME_LEFT }
}

/// Becomes the engine.
pub(super) fn become_engine(kept: &Kept, keeper: u32) -> u8 {
    die_with_parent();
    // If the keeper ended before the request, no signal will arrive.
    if parent() == Some(keeper) {
        let error = Command::new(&kept.program).args(&kept.arguments).exec();
        tell(KeeperReport::NotStarted(error.raw_os_error().unwrap_or(0)));
    }
    NOT_STARTED
}

fn parent() -> Option<u32> {
    u32::try_from(getppid()?.as_raw_nonzero().get()).ok()
}

fn prepare(kept: &Kept, outer: Option<u32>) {
    put_mark_on(kept);
    // The system sends SIGHUP to a keeper that an engine has stopped when the program is killed.
    let _is_survived = flag::register(SIGHUP, Arc::default());
    if outer.is_some() {
        // Because it has its own session, no signal to a group or from a terminal reaches both keepers.
        let _session = setsid();
    }
    adopt_orphans();
}

fn start(kept: &Kept, outer: Option<u32>) -> io::Result<Pid> {
    let mut command = match outer {
        None => inner_command(kept)?,
        Some(_) => engine_command(kept)?,
    };
    let mut is_started = started();
    let child = command.spawn()?;
    let number = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
    *is_started = number;
    // From now on the engine alone has the pipes, so the program notices at once when it closes one.
    rustix::stdio::dup2_stdin(File::open("/dev/null")?)?;
    rustix::stdio::dup2_stdout(File::options().write(true).open("/dev/null")?)?;
    number.ok_or_else(|| io::ErrorKind::NotFound.into())
}

fn started() -> MutexGuard<'static, Option<Pid>> {
    STARTED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Reports how the engine ended, unless the inner keeper has done so. Returns the exit status.
fn report(ended: Ended, outer: Option<u32>) -> u8 {
    match ended {
        Ended::Exited(status) if outer.is_none() => u8::try_from(status).unwrap_or(SOME_LEFT),
        _ => {
            tell(KeeperReport::Ended(ended));
            0
        }
    }
}

fn tell(report: KeeperReport) {
    // There may be no reader left.
    let _is_told = io::stderr().write_all(report.to_string().as_bytes());
}

/// Kills all children, so that the thread that waits for them continues and ends the process.
fn end_everything(outer: Option<u32>) {
    for round in 0..MAX_ROUNDS {
        if outer.is_none() && round < ROUNDS_OF_INNER {
            kill_orphans();
        } else {
            kill_children();
        }
        thread::sleep(PAUSE);
    }
    let _we_go_too = kill_current_process_group(Signal::KILL);
}

/// Kills all children of the outer keeper except the inner one, which ends everything below it. If one of the two is
/// killed in the meantime, the other one still ends everything.
fn kill_orphans() {
    let started = started();
    for child in children().iter().filter(|child| Some(**child) != *started) {
        let _is_gone = kill_process(*child, Signal::KILL);
    }
    // The engine may have stopped the inner keeper.
    let _it_continues = started.map(|inner| kill_process(inner, Signal::CONT));
}

/// Waits until the started process ends, and reaps all other children that end in the meantime.
fn wait_for(started: Pid) -> Ended {
    loop {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
        match waitid(WaitId::All, options) {
            Ok(_) | Err(Errno::INTR) => {}
            Err(_) => return Ended::Unknown,
        }
        if let Some((child, status)) = take_leave()
            && child == started
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

/// Reaps one ended child, if there is one. If it is the started process, this also ends its process group.
fn take_leave() -> Option<(Pid, WaitStatus)> {
    let mut started = started();
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT | WaitIdOptions::NOHANG;
    if let Some(pid) = *started
        && matches!(waitid(WaitId::Pid(pid), options), Ok(Some(_)))
    {
        // On systems where orphans do not become our children, this ends those that the inner keeper left.
        let _is_gone = kill_process_group(pid, Signal::KILL);
    }
    let reaped = wait(WaitOptions::NOHANG).ok().flatten();
    started.take_if(|pid| reaped.is_some_and(|(child, _)| child == *pid));
    reaped
}

/// Kills all children, then the orphans that become ours, until none are left. Returns whether none are left.
fn end_children() -> bool {
    for _ in 0..MAX_ROUNDS {
        kill_children();
        while take_leave().is_some() {}
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT | WaitIdOptions::NOHANG;
        if matches!(waitid(WaitId::All, options), Err(Errno::CHILD)) {
            return true;
        }
        thread::sleep(PAUSE);
    }
    false
}

fn kill_children() {
    let started = started();
    let listed = children();
    // Systems that do not list children still know this one and the process group that the inner keeper leads.
    for child in listed.iter().chain(started.as_ref()) {
        let _is_gone = kill_process(*child, Signal::KILL);
    }
    if let Some(pid) = *started {
        let _are_gone = kill_process_group(pid, Signal::KILL);
    }
}

#[cfg(not(target_os = "linux"))]
fn children() -> [Pid; 0] {
    []
}

#[cfg(target_os = "linux")]
fn put_mark_on(kept: &Kept) {
    if let Some(mark) = kept.mark {
        mark.put_on();
    }
}

#[cfg(not(target_os = "linux"))]
fn put_mark_on(_kept: &Kept) {}

/// Makes any process below us that loses its parent our child.
#[cfg(target_os = "linux")]
fn adopt_orphans() {
    let own = rustix::process::getpid();
    // If the system refuses, only our process group can be ended.
    let _is_adopting = rustix::process::set_child_subreaper(Some(own));
    // An engine may have stopped us. The end of our parent makes us continue.
    let _is_asked = rustix::process::set_parent_process_death_signal(Some(Signal::CONT));
    let _is_named = std::fs::write("/proc/self/comm", KEEPER_NAME);
}

#[cfg(not(target_os = "linux"))]
fn adopt_orphans() {}

#[cfg(target_os = "linux")]
fn die_with_parent() {
    let _is_asked = rustix::process::set_parent_process_death_signal(Some(Signal::KILL));
}

#[cfg(not(target_os = "linux"))]
fn die_with_parent() {}

/// Waits until nobody reads our standard error, whether the reader closed the pipe, was killed or crashed; or until the
/// program or the outer keeper has ended, because an engine can hold the pipe open for reading.
fn wait_until_unwanted(mark: Option<StartMark>, outer: Option<u32>) {
    let errors = io::stderr();
    let Some(processes) = watched(mark, outer) else {
        return;
    };
    let mut places = vec![PollFd::new(&errors, PollFlags::empty())];
    let ends = processes
        .iter()
        .map(|process| PollFd::new(process, PollFlags::IN));
    places.extend(ends);
    while poll(&mut places, None) == Err(Errno::INTR) {}
}

/// Handles of the program and the outer keeper that become readable when they end. `None` if one has ended.
#[cfg(target_os = "linux")]
fn watched(mark: Option<StartMark>, outer: Option<u32>) -> Option<Vec<OwnedFd>> {
    use rustix::process::{Pid, getppid};
    let mut watched = Vec::new();
    if let Some(owner) = mark.map(|mark| mark.owner)
        && let Some(program) = owner.pid()
    {
        watched.extend(handle_of(program).ok()?);
        // After its end another process may have got its ID.
        if !owner.lives() {
            return None;
        }
    }
    let outer = outer.and_then(|outer| i32::try_from(outer).ok());
    if let Some(outer) = outer.and_then(Pid::from_raw) {
        watched.extend(handle_of(outer).ok()?);
        // After its end another process is our parent.
        if getppid() != Some(outer) {
            return None;
        }
    }
    Some(watched)
}

/// A handle that becomes readable when this process ends; `None` if the system has no such handles.
///
/// # Errors
/// Fails when there is no such process.
#[cfg(target_os = "linux")]
fn handle_of(process: rustix::process::Pid) -> Result<Option<OwnedFd>, Errno> {
    use rustix::process::{PidfdFlags, pidfd_open};
    match pidfd_open(process, PidfdFlags::empty()) {
        Err(Errno::SRCH) => Err(Errno::SRCH),
        handle => Ok(handle.ok()),
    }
}

#[cfg(not(target_os = "linux"))]
#[expect(clippy::unnecessary_wraps, reason = "on Linux one may have ended")]
fn watched(_mark: Option<StartMark>, _outer: Option<u32>) -> Option<Vec<OwnedFd>> {
    Some(Vec::new())
}
