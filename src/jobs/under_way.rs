//! Writing that is under way and should not be cut off when the process ends.

use super::job::Job;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

static COUNT: Mutex<usize> = Mutex::new(0);
static CHANGED: Condvar = Condvar::new();

/// As long as this is kept, something is being written.
#[derive(Debug)]
pub(super) struct UnderWay;

impl UnderWay {
    /// Begins, if the job is one that writes what the user would miss.
    pub(super) fn of(job: &Job) -> Option<Self> {
        let writes = matches!(
            job,
            Job::Save { .. }
                | Job::RememberSettings { .. }
                | Job::RememberSession { .. }
                | Job::WriteJournal(_)
        );
        writes.then(|| {
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
