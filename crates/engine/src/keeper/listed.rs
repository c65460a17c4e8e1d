//! Processes in the list of Linux.

use rustix::process::Pid;
use std::fs;

/// The entry of a process in `/proc`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Listed {
    pub(super) pid: Pid,
    pub(super) parent: i32,
    /// Whether it has ended and waits to be reaped by its parent.
    pub(super) has_ended: bool,
    /// The start time in ticks since the system started.
    pub(super) start: u64,
}

impl Listed {
    pub(super) fn of(pid: Pid) -> Option<Self> {
        let about = fs::read(format!("/proc/{}/stat", pid.as_raw_nonzero())).ok()?;
        // The name is in parentheses and may contain anything.
        let end = about.iter().rposition(|byte| *byte == b')')?;
        let words = std::str::from_utf8(about.get(end + 1..)?).ok()?;
        let mut words = words.split_ascii_whitespace();
        let state = words.next()?;
        let parent = words.next()?.parse().ok()?;
        let start = words.nth(17)?.parse().ok()?;
        Some(Self {
            pid,
            parent,
            has_ended: matches!(state, "Z" | "X"),
            start,
        })
    }
}

/// All visible processes.
pub(super) fn processes() -> impl Iterator<Item = Pid> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries.filter_map(|entry| Pid::from_raw(entry.file_name().to_str()?.parse().ok()?))
}

/// The children of this process.
pub(super) fn children() -> Vec<Pid> {
    let own = i32::try_from(std::process::id()).unwrap_or_default();
    let listed = processes().filter_map(Listed::of);
    let children = listed.filter(|listed| listed.parent == own);
    children.map(|listed| listed.pid).collect()
}
