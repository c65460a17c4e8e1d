//! Decides when to give up an engine that fails in the same way again and again.

use crate::Trouble;
use crate::uci::Fault;
use std::sync::{Mutex, PoisonError};

/// The number of equal failures in a row that ends it: the second one shows that the first was no accident.
const MOST: u32 = 2;
/// The same number for failures during a search of an engine that has given results. The positions may be to blame,
/// and later ones may succeed.
const MOST_AFTER_RESULTS: u32 = 5;

/// The failures in a row, of all processes of an engine together.
#[derive(Debug, Default)]
pub(super) struct Streak(Mutex<Failures>);

#[derive(Debug, Default)]
struct Failures {
    last: Option<Trouble>,
    count: u32,
    is_over: bool,
}

/// The reason why an engine was given up.
#[derive(Clone, Debug, PartialEq)]
pub struct StoppedAsking {
    /// The trouble of each failure.
    pub trouble: Trouble,
    /// The number of failures in a row.
    pub times: u32,
}

impl Streak {
    /// Resets the count after a result.
    pub(super) fn end_with_result(&self) {
        let mut failures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !failures.is_over {
            *failures = Failures::default();
        }
    }

    /// Counts a failure.
    pub(super) fn add(&self, trouble: &Trouble, has_results: bool) {
        let is_cheap_or_no_failure = matches!(
            trouble.kind(),
            Trouble::NotSent(_)
                | Trouble::Cancelled
                | Trouble::GivenUp
                | Trouble::Misbehaves(Fault::IllegalBestMove(_))
        );
        let mut failures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if is_cheap_or_no_failure || failures.is_over {
            return;
        }
        let is_same = { failures.last.as_ref() }.is_some_and(|last| last.is_like(trouble));
        failures.count = if is_same { failures.count + 1 } else { 1 };
        failures.last = Some(trouble.clone());
        let most = if has_results && !trouble.is_before_any_position() {
            MOST_AFTER_RESULTS
        } else {
            MOST
        };
        failures.is_over = most <= failures.count;
    }

    /// The reason why the engine was given up; `None` if it was not.
    pub(super) fn stopped(&self) -> Option<StoppedAsking> {
        let failures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let trouble = failures.last.clone().filter(|_| failures.is_over)?;
        let times = failures.count;
        Some(StoppedAsking { trouble, times })
    }
}
