//! The processor time of other processes, as far as the system reports it.

use std::time::Duration;

/// Whether [`processor_time`] works on this system.
pub(super) const COUNTS_PROCESSOR_TIME: bool = cfg!(any(target_os = "linux", windows));

/// The processor time that a process has used. Zero where the system does not report it.
#[cfg(target_os = "linux")]
pub(super) fn processor_time(process: u32) -> Duration {
    /// The places of user and system time, counted after the name in parentheses (`proc_pid_stat(5)`).
    const PLACES: std::ops::Range<usize> = 11..13;
    /// The same value on every architecture that we build for, independent of the kernel's own clock (`time(7)`,
    /// `USER_HZ`).
    const TICKS_PER_SECOND: u64 = 100;
    let Ok(stat) = std::fs::read_to_string(format!("/proc/{process}/stat")) else {
        return Duration::ZERO;
    };
    // The name may contain any characters, including parentheses.
    let values = stat.rsplit_once(')').map_or("", |(_, values)| values);
    let values: Vec<u64> = values
        .split_ascii_whitespace()
        .take(PLACES.end)
        .map(|value| value.parse().unwrap_or(0))
        .collect();
    let ticks: u64 = values.get(PLACES).unwrap_or_default().iter().sum();
    Duration::from_millis(ticks.saturating_mul(1000 / TICKS_PER_SECOND))
}

/// The processor time that a process has used. Zero where the system does not report it.
#[cfg(windows)]
pub(super) fn processor_time(process: u32) -> Duration {
    use winsafe::{HPROCESS, co};
    /// Times of processes are in units of this many nanoseconds (`FILETIME`).
    const UNIT: u64 = 100;
    let access = co::PROCESS::QUERY_LIMITED_INFORMATION;
    let Ok(process) = HPROCESS::OpenProcess(access, false, process) else {
        return Duration::ZERO;
    };
    let Ok((_, _, system, user)) = process.GetProcessTimes() else {
        return Duration::ZERO;
    };
    let units = u64::from(system).saturating_add(u64::from(user));
    Duration::from_nanos(units.saturating_mul(UNIT))
}

/// The processor time that a process has used. Zero where the system does not report it.
#[cfg(not(any(target_os = "linux", windows)))]
pub(super) fn processor_time(_process: u32) -> Duration {
    Duration::ZERO
}

#[cfg(all(test, any(target_os = "linux", windows)))]
mod tests {
    use super::*;
    use std::time::Instant;

    #[test]
    fn the_processor_time_of_this_process_grows_during_work() {
        let own = std::process::id();
        let before = processor_time(own);
        let begin = Instant::now();
        let mut sum: u64 = 0;
        while processor_time(own) == before && begin.elapsed() < Duration::from_mins(1) {
            sum = sum.wrapping_add(std::hint::black_box(1));
        }
        assert!(processor_time(own) > before, "{sum}");
    }
}
