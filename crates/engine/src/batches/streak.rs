//! When an engine is not asked any more: it fails in the same way again and again.

use crate::Trouble;
use crate::uci::Fault;
use std::sync::{Mutex, PoisonError};

/// So often in a row an engine may fail in the same way: the second time shows that it was no accident.
const MOST: u32 = 2;
/// So often after it has given results, if each time it was searching: then the positions may be to blame, and those
/// after them may go well.
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

/// Why an engine is not asked any more.
#[derive(Clone, Debug, PartialEq)]
pub struct StoppedAsking {
    /// What was wrong each time.
    pub trouble: Trouble,
    /// How often in a row.
    pub times: u32,
}

impl Streak {
    /// There is a result.
    pub(super) fn end_with_result(&self) {
        let mut failures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !failures.is_over {
            *failures = Failures::default();
        }
    }

    /// There is none, for this reason.
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

    /// Why nothing is asked any more.
    pub(super) fn stopped(&self) -> Option<StoppedAsking> {
        let failures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let trouble = failures.last.clone().filter(|_| failures.is_over)?;
        let times = failures.count;
        Some(StoppedAsking { trouble, times })
    }
}
