//! Tracks writing that should not be cut off when the process ends.

use super::work::AnyWork;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

static COUNT: Mutex<usize> = Mutex::new(0);
static CHANGED: Condvar = Condvar::new();

/// While this value exists, a task is writing.
#[derive(Debug)]
pub(super) struct UnderWay;

impl UnderWay {
    /// Starts to count the work if it writes something that the user would miss.
    pub(super) fn of(work: &dyn AnyWork) -> Option<Self> {
        work.is_waited_for_at_end().then(|| {
            add(1);
            Self
        })
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        add(-1);
    }
}

fn add(number: isize) {
    let mut count = COUNT.lock().unwrap_or_else(PoisonError::into_inner);
    *count = count.saturating_add_signed(number);
    CHANGED.notify_all();
}

/// Waits until all writing that has started is done, but no longer than `patience`. This is for an end of the process
/// without the window.
pub fn wait_for_writing(patience: Duration) {
    let count = COUNT.lock().unwrap_or_else(PoisonError::into_inner);
    // Writing that is not done in time is abandoned. The next start recovers what it finds.
    drop(CHANGED.wait_timeout_while(count, patience, |count| 0 < *count));
}
