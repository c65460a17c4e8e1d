//! Writing that is under way and should not be cut off when the process ends.

use super::work::AnyWork;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

static COUNT: Mutex<usize> = Mutex::new(0);
static CHANGED: Condvar = Condvar::new();

/// As long as this is kept, something is being written.
#[derive(Debug)]
pub(super) struct UnderWay;

impl UnderWay {
    /// Begins, if it is work that writes what the user would miss.
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

/// Waits until nothing that was begun is still being written, but no longer than this. For an end of
/// the process that comes without the window.
pub fn wait_for_writing(patience: Duration) {
    let count = COUNT.lock().unwrap_or_else(PoisonError::into_inner);
    // Whoever is not done in time has to be left to what the next start finds.
    drop(CHANGED.wait_timeout_while(count, patience, |count| 0 < *count));
}
