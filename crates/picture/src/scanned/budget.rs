//! Limits the time that a reading process may take.
//!
//! Where the system reports it, processor time counts: on a busy machine a page takes many times as long as on an idle
//! one.

use super::system::COUNTS_PROCESSOR_TIME;
use std::time::{Duration, Instant};

/// Where processor time counts, the elapsed time for a page is limited to this multiple of the patience.
const BUSY: u32 = 6;

/// The time left for a page, whichever processes read it.
#[derive(Debug)]
pub(super) struct Budget {
    left: Duration,
    end: Instant,
}

impl Budget {
    pub(super) fn new(patience: Duration) -> Self {
        let most = if COUNTS_PROCESSOR_TIME {
            patience * BUSY
        } else {
            patience
        };
        Self {
            left: patience,
            end: Instant::now() + most,
        }
    }

    /// Whether the budget is exhausted after this much more processor time.
    pub(super) fn is_spent_by(&self, used: Duration) -> bool {
        used >= self.left || Instant::now() >= self.end
    }

    /// Deducts processor time from the budget.
    pub(super) fn spend(&mut self, used: Duration) {
        self.left = self.left.saturating_sub(used);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_used_by_one_process_is_deducted_from_the_next() {
        let mut budget = Budget::new(Duration::from_secs(10));
        assert!(!budget.is_spent_by(Duration::from_secs(9)));
        budget.spend(Duration::from_secs(7));
        assert!(!budget.is_spent_by(Duration::from_secs(2)));
        assert!(budget.is_spent_by(Duration::from_secs(3)));
    }

    #[test]
    fn a_process_without_processor_time_is_not_awaited_forever() {
        let budget = Budget::new(Duration::ZERO);
        assert!(budget.is_spent_by(Duration::ZERO));
    }
}
