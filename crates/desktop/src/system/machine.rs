//! The processors and memory of the machine.

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
