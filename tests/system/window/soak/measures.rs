//! The resources used by the program's process, measured from time to time.

use std::fs;

/// The resources used at one time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Usage {
    /// Kilobytes of memory.
    pub(super) memory: u64,
    pub(super) files: u64,
    pub(super) threads: u64,
}

impl Usage {
    pub(super) fn of(process: u32) -> Self {
        let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
        let value = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let number = line.unwrap().split_whitespace().next().unwrap();
            number.parse().unwrap()
        };
        let files = fs::read_dir(format!("/proc/{process}/fd")).unwrap();
        Self {
            memory: value("VmRSS:"),
            files: files.count() as u64,
            threads: value("Threads:"),
        }
    }
}

/// The median in a quarter of the run, which has at least four measurements.
fn median(seen: &[Usage], quarter: usize, of: impl Fn(&Usage) -> u64) -> u64 {
    let bound = |quarter: usize| seen.len() * quarter / 4;
    let of_quarter = &seen[bound(quarter)..bound(quarter + 1)];
    let mut values: Vec<u64> = of_quarter.iter().map(of).collect();
    values.sort_unstable();
    values[values.len() / 2]
}

/// The growth of a resource from the second quarter of the run to the last one. The first quarter fills the caches.
pub(super) fn growth(seen: &[Usage], of: impl Fn(&Usage) -> u64) -> u64 {
    median(seen, 3, &of).saturating_sub(median(seen, 1, &of))
}

/// The medians of all four quarters.
pub(super) fn medians(seen: &[Usage], of: impl Fn(&Usage) -> u64) -> [u64; 4] {
    [0, 1, 2, 3].map(|quarter| median(seen, quarter, &of))
}
