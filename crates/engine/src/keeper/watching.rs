//! Notices when an engine is no longer wanted.

use super::mark::StartMark;
use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use std::io;
use std::os::fd::OwnedFd;

/// Waits until nobody reads our standard error, whether the reader closed the pipe, was killed or crashed; or until the
/// program or the outer keeper has ended, because an engine can hold the pipe open for reading.
pub(super) fn wait_until_unwanted(mark: Option<StartMark>, outer: Option<u32>) {
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
