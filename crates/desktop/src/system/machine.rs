//! The processors and memory of the machine, and the limit on the memory of this process.

use std::num::NonZero;
use std::thread;

/// The processors and memory of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Machine {
    /// The number of processors that this program may use.
    pub processors: u64,
    /// The free memory in megabytes; `None` where the system does not report it.
    pub free_memory: Option<u64>,
}

/// Queries the machine's processors and memory. On Linux this reads a system file.
pub fn look_at_machine() -> Machine {
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    Machine {
        processors: u64::try_from(processors).unwrap_or(1),
        free_memory: free_memory(),
    }
}

#[cfg(target_os = "linux")]
fn free_memory() -> Option<u64> {
    let all = std::fs::read_to_string("/proc/meminfo").ok()?;
    let mut lines = all.lines();
    let line = lines.find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes / 1024)
}

#[cfg(not(target_os = "linux"))]
fn free_memory() -> Option<u64> {
    None
}

/// The address space for the program itself, its libraries and reserved but unused addresses, in bytes.
#[cfg(target_os = "linux")]
const BESIDE_DATA: u64 = 1 << 30;

/// Limits the memory of this process to a number of bytes, and disables core dumps, so that no memory is written to a
/// file when the limit ends the process. Where the system does not support this, nothing changes.
#[cfg(target_os = "linux")]
pub fn bound_memory(bytes: u64) {
    use rustix::process::Resource;

    // Before version 4.7, Linux counts little as data, so the address space is limited as well.
    bound(Resource::Data, bytes);
    bound(Resource::As, bytes.saturating_add(BESIDE_DATA));
    bound(Resource::Core, 0);
}

#[cfg(target_os = "linux")]
fn bound(resource: rustix::process::Resource, most: u64) {
    use rustix::process::{Rlimit, getrlimit, setrlimit};

    let given = getrlimit(resource);
    // The parent process may have set a lower limit.
    let least = |given: Option<u64>| Some(given.map_or(most, |given| given.min(most)));
    let limit = Rlimit {
        current: least(given.current),
        maximum: least(given.maximum),
    };
    if let Err(error) = setrlimit(resource, limit) {
        log::warn!("{resource:?} is not bounded: {error}");
    }
}

/// Limits the memory of this process. This system does not support that, so nothing changes.
#[cfg(not(target_os = "linux"))]
pub fn bound_memory(_bytes: u64) {}
