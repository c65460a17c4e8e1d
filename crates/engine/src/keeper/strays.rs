//! Ends processes of engines by their marks when no keeper is left to end them.

use super::listed::{Listed, processes};
use super::mark::{Mark, Place};
use rustix::process::{Pid, PidfdFlags, Signal, getpid, getuid, pidfd_open, pidfd_send_signal};
use std::collections::BTreeSet;
use std::fs;

/// A process that is killed while it starts another one leaves that one for the next round.
const MAX_ROUNDS: u32 = 400;

/// Ends all processes with this mark.
pub(crate) fn end_marked(mark: Mark) {
    end_all(|found| found == mark);
}

/// Ends engines whose program no longer runs because it was killed together with all their keepers. Engines of running
/// programs, of other users and of other containers stay.
pub fn end_strays() {
    end_all(|found| !found.owner.lives());
}

fn end_all(is_meant: impl Fn(Mark) -> bool) {
    let Some(place) = Place::own() else {
        return;
    };
    let is_meant = |pid: Pid| Mark::of(pid, place).is_some_and(&is_meant);
    let own = getpid();
    let mut ended = BTreeSet::new();
    for _ in 0..MAX_ROUNDS {
        let found = processes().filter(|pid| *pid != own && is_meant(*pid));
        let found = found.filter_map(|pid| end(pid, is_meant));
        // Processes that were already found end by themselves.
        let fresh = found.filter(|one| ended.insert(*one)).count();
        if fresh == 0 {
            return;
        }
    }
}

/// Kills a process of this user if `is_meant` still accepts it. Returns its ID and its start time.
fn end(pid: Pid, is_meant: impl Fn(Pid) -> bool) -> Option<(i32, u64)> {
    // From here on another process may get the ID, but this handle stays with the process.
    let handle = pidfd_open(pid, PidfdFlags::empty()).ok()?;
    let listed = Listed::of(pid).filter(|listed| !listed.has_ended)?;
    if !is_meant(pid) || user_of(pid)? != getuid().as_raw() {
        return None;
    }
    pidfd_send_signal(handle, Signal::KILL).ok()?;
    Some((pid.as_raw_nonzero().get(), listed.start))
}

fn user_of(pid: Pid) -> Option<u32> {
    let about = fs::read_to_string(format!("/proc/{}/status", pid.as_raw_nonzero())).ok()?;
    let users = about.lines().find_map(|line| line.strip_prefix("Uid:"))?;
    users.split_ascii_whitespace().next()?.parse().ok()
}
