//! How much time a process that reads may take.
//!
//! Where the system says it, processor time counts: on a busy machine a page takes many times as long as on an idle one.

use std::time::{Duration, Instant};

/// Where processor time counts, no page is waited for longer than this many times its patience.
const BUSY: u32 = 6;

/// The time for a page, whichever processes read it.
#[derive(Debug)]
pub(super) struct Budget {
    left: Duration,
    end: Instant,
}

impl Budget {
    pub(super) fn new(patience: Duration) -> Self {
        let most = if cfg!(target_os = "linux") {
            patience * BUSY
        } else {
            patience
        };
        Self {
            left: patience,
            end: Instant::now() + most,
        }
    }

    /// Whether nothing is left of it after so much more processor time.
    pub(super) fn is_spent_by(&self, used: Duration) -> bool {
        used >= self.left || Instant::now() >= self.end
    }

    /// Takes so much processor time off.
    pub(super) fn spend(&mut self, used: Duration) {
        self.left = self.left.saturating_sub(used);
    }
}

/// The processor time that a process has used. Zero where the system does not say it.
#[cfg(target_os = "linux")]
pub(super) fn processor_time(process: u32) -> Duration {
    /// Of user and system time, after the name in parentheses (`proc_pid_stat(5)`).
    const PLACES: std::ops::Range<usize> = 11..13;
    /// The same on every architecture that we build for, whatever the kernel counts in (`time(7)`, `USER_HZ`).
    const TICKS_PER_SECOND: u64 = 100;
    let Ok(stat) = std::fs::read_to_string(format!("/proc/{process}/stat")) else {
        return Duration::ZERO;
    };
    // The name may hold anything.
    let values = stat.rsplit_once(')').map_or("", |(_, values)| values);
    let values: Vec<u64> = values
        .split_ascii_whitespace()
        .take(PLACES.end)
        .map(|value| value.parse().unwrap_or(0))
        .collect();
    let ticks: u64 = values.get(PLACES).unwrap_or_default().iter().sum();
    Duration::from_millis(ticks.saturating_mul(1000 / TICKS_PER_SECOND))
}

/// The processor time that a process has used. Zero where the system does not say it.
#[cfg(not(target_os = "linux"))]
pub(super) fn processor_time(_process: u32) -> Duration {
    Duration::ZERO
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_that_one_process_has_used_is_missing_to_the_next() {
        let mut budget = Budget::new(Duration::from_secs(10));
        assert!(!budget.is_spent_by(Duration::from_secs(9)));
        budget.spend(Duration::from_secs(7));
        assert!(!budget.is_spent_by(Duration::from_secs(2)));
        assert!(budget.is_spent_by(Duration::from_secs(3)));
    }

    #[test]
    fn a_process_that_never_gets_the_processor_is_not_waited_for_without_end() {
        let budget = Budget::new(Duration::ZERO);
        assert!(budget.is_spent_by(Duration::ZERO));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_processor_time_of_this_process_grows_while_it_works() {
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
