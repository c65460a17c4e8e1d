//! The mark that identifies the processes of an engine on Linux, whatever they do; processes in the list of Linux, and
//! the end of marked ones when no keeper is left to end them.
//!
//! The mark is the limit on file locks, which Linux has not enforced for twenty years. A process inherits it from its
//! parent and keeps it when it executes another program, leaves its session, closes its files, clears its environment
//! or loses its parent. Only the superuser can raise it, and everybody can read it. The hard limit names the program
//! that started the engine, the soft limit is the number of the engine in that program.
//!
//! `/proc/PID/limits` shows the mark of any process without waiting for it. The hard limit holds the process ID of the
//! program, the time of its start, and a hash of the namespaces in which that ID has a meaning. If the outer keeper of
//! an engine does not end by itself, the program kills everything with the mark of that engine, the keepers last. If
//! the program was killed together with both keepers, the next start (`end_strays`, on its own thread) kills every
//! marked process whose program no longer lives, each through a pidfd after a second look at the mark. Nothing is
//! written to the disk for that. A container has another hash, so its processes are left alone, as are those of other
//! users.

use rustix::io::Errno;
use rustix::process::{
    Pid, PidfdFlags, Resource, Rlimit, Signal, getpid, getuid, pidfd_open, pidfd_send_signal,
    setrlimit, test_kill_process,
};
use std::collections::BTreeSet;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{fmt, fs};

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
fn processes() -> impl Iterator<Item = Pid> {
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

/// A bit above any limit in actual use.
const OWNER: u64 = 1 << 62;
const PLACE_BITS: u32 = 16;
/// The size of the largest process IDs of Linux.
const PID_BITS: u32 = 22;
const START_BITS: u32 = 24;

/// The mark of one start of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StartMark {
    pub(super) owner: MarkOwner,
    number: u64,
}

/// A program that starts engines: its process ID, its start time, and the place in which that ID is valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MarkOwner(u64);

/// A hash of the namespaces through which this process sees others. A container has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NamespaceHash(u64);

impl StartMark {
    /// A mark that no other engine has. `None` if the system does not list processes.
    pub(crate) fn fresh() -> Option<Self> {
        static COUNT: AtomicU64 = AtomicU64::new(1);
        let own = Listed::of(rustix::process::getpid())?;
        let owner = MarkOwner::new(NamespaceHash::own()?, own);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        Some(Self { owner, number })
    }

    /// Marks this process and everything that it starts from now on.
    pub(super) fn put_on(self) {
        let limit = Rlimit {
            current: Some(self.number),
            maximum: Some(self.owner.0),
        };
        // This fails if this process was started by an engine of another program, because it then already has that
        // program's mark.
        let _is_marked = setrlimit(Resource::Locks, limit);
    }

    /// The mark of a process, if it was set in the same namespaces.
    pub(super) fn of(process: Pid, place: NamespaceHash) -> Option<Self> {
        let limits = fs::read_to_string(format!("/proc/{}/limits", process.as_raw_nonzero()));
        let limits = limits.ok()?;
        let limits = limits
            .lines()
            .find_map(|line| line.strip_prefix("Max file locks"))?;
        let mut limits = limits.split_ascii_whitespace();
        let number = limits.next()?.parse().ok()?;
        let owner = MarkOwner(limits.next()?.parse().ok()?);
        (owner.place() == Some(place)).then_some(Self { owner, number })
    }
}

impl fmt::Display for StartMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.owner.0, self.number)
    }
}

impl FromStr for StartMark {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let numbers = text.split_once('.').ok_or(())?;
        let owner = MarkOwner(numbers.0.parse().map_err(drop)?);
        let number = numbers.1.parse().map_err(drop)?;
        owner.place().map(|_| Self { owner, number }).ok_or(())
    }
}

impl MarkOwner {
    fn new(place: NamespaceHash, process: Listed) -> Self {
        let pid = u64::from(process.pid.as_raw_nonzero().get().cast_unsigned());
        let start = low_bits(process.start, START_BITS);
        let pid = low_bits(pid, PID_BITS) << START_BITS;
        Self(OWNER | place.0 << (PID_BITS + START_BITS) | pid | start)
    }

    fn place(self) -> Option<NamespaceHash> {
        let place = low_bits(self.0 >> (PID_BITS + START_BITS), PLACE_BITS);
        (self.0 & !(OWNER - 1) == OWNER).then_some(NamespaceHash(place))
    }

    pub(super) fn pid(self) -> Option<Pid> {
        let pid = low_bits(self.0 >> START_BITS, PID_BITS);
        Pid::from_raw(i32::try_from(pid).ok()?)
    }

    /// Whether the program still runs. In doubt, it does.
    pub(super) fn lives(self) -> bool {
        let Some(pid) = self.pid() else {
            return true;
        };
        match Listed::of(pid) {
            Some(listed) => {
                let start = low_bits(self.0, START_BITS);
                !listed.has_ended && low_bits(listed.start, START_BITS) == start
            }
            None => test_kill_process(pid) != Err(Errno::SRCH),
        }
    }
}

impl NamespaceHash {
    /// The place of this process, if `/proc` lists the processes of this place.
    pub(super) fn own() -> Option<Self> {
        let own = fs::read_link("/proc/self").ok()?;
        if own.to_str()? != std::process::id().to_string() {
            return None;
        }
        let mut names = fs::read_link("/proc/self/ns/pid").ok()?.into_os_string();
        // Start times have their own namespace, which old systems lack.
        if let Ok(time) = fs::read_link("/proc/self/ns/time") {
            names.push(time);
        }
        let bytes = names.as_encoded_bytes().iter();
        // The FNV-1a hash gives the same result in every version of the program.
        let hash = bytes.fold(0xCBF2_9CE4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3)
        });
        Some(Self(hash >> (u64::BITS - PLACE_BITS)))
    }
}

fn low_bits(number: u64, count: u32) -> u64 {
    number & ((1 << count) - 1)
}

/// The name of a keeper in lists of processes.
pub(super) const KEEPER_NAME: &str = "tabiya-keeper";

/// The maximum number of rounds. If a process is killed while it is starting another one, the new one is found only in
/// the next round.
const MAX_ROUNDS: u32 = 400;

/// Ends all processes with this mark.
pub(crate) fn end_marked(mark: StartMark) {
    end_all(|found| found == mark);
}

/// Ends engines whose program no longer runs because it was killed together with all their keepers. Engines of running
/// programs, of other users and of other containers stay.
pub fn end_strays() {
    end_all(|found| !found.owner.lives());
}

/// Ends the keepers last: if this program is killed in the meantime, they still end the rest.
fn end_all(is_meant: impl Fn(StartMark) -> bool) {
    let Some(place) = NamespaceHash::own() else {
        return;
    };
    let is_meant = |pid: Pid| StartMark::of(pid, place).is_some_and(&is_meant);
    end_every(|pid| !is_called_keeper(pid) && is_meant(pid));
    end_every(is_meant);
}

/// Kills all such processes until no new ones are found.
fn end_every(is_meant: impl Fn(Pid) -> bool) {
    let own = getpid();
    let mut ended = BTreeSet::new();
    for _ in 0..MAX_ROUNDS {
        let found = processes().filter(|pid| *pid != own && is_meant(*pid));
        let found = found.filter_map(|pid| end(pid, &is_meant));
        // Processes that were already found end by themselves.
        let fresh = found.filter(|one| ended.insert(*one)).count();
        if fresh == 0 {
            return;
        }
    }
}

/// Whether a process has the name of a keeper. An engine may take the same name.
fn is_called_keeper(pid: Pid) -> bool {
    let name = fs::read_to_string(format!("/proc/{}/comm", pid.as_raw_nonzero()));
    name.is_ok_and(|name| name.trim_end() == KEEPER_NAME)
}

/// Kills a process of this user if `is_meant` still accepts it. Returns its ID and its start time.
fn end(pid: Pid, is_meant: impl Fn(Pid) -> bool) -> Option<(i32, u64)> {
    // From here on another process may get the ID, but this handle still refers to the same
    // process.
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
