//! The memory of another process.

use std::process::Child;
use std::time::Duration;
use std::{fs, thread};

/// Waits for the end of a process. Returns the most memory that it had, in KiB, where the system tells.
pub(crate) fn watch(child: &mut Child) -> Option<u64> {
    let status = format!("/proc/{}/status", child.id());
    let mut peak = 0;
    loop {
        if let Some(ended) = child.try_wait().ok()? {
            return ended.success().then_some(peak);
        }
        let text = fs::read_to_string(&status).unwrap_or_default();
        let most = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let most = most.and_then(|most| most.split_whitespace().next()?.parse().ok());
        peak = peak.max(most.unwrap_or(0));
        thread::sleep(Duration::from_millis(5));
    }
}
