//! What a guest has brought, until the window takes it or the guest gives up.

use super::{BETWEEN_SIGNS, Handed};
use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// What one guest has brought. It can be taken once, as long as the guest waits. Clones are the same.
#[derive(Clone)]
pub struct Arrival(Arc<Shown>);

struct Shown {
    /// None when they were taken, or are to be had no more.
    things: Mutex<Option<Vec<Handed>>>,
    taken: Condvar,
    is_guest_there: Box<dyn Fn() -> bool + Send + Sync>,
}

impl fmt::Debug for Arrival {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Arrival").finish_non_exhaustive()
    }
}

impl Arrival {
    pub(super) fn new(
        things: Vec<Handed>,
        is_guest_there: impl Fn() -> bool + Send + Sync + 'static,
    ) -> Self {
        Self(Arc::new(Shown {
            things: Mutex::new(Some(things)),
            taken: Condvar::new(),
            is_guest_there: Box::new(is_guest_there),
        }))
    }

    fn things(&self) -> MutexGuard<'_, Option<Vec<Handed>>> {
        self.0.things.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was brought, if the guest still waits; then it is told. Whoever takes it must use it.
    pub fn take(&self) -> Option<Vec<Handed>> {
        let mut things = self.things();
        // Whoever has gone meanwhile opens it alone.
        let found = things.take().filter(|_| (self.0.is_guest_there)());
        drop(things);
        self.0.taken.notify_all();
        found
    }

    /// Waits until it is taken, and no longer than this. Returns whether it was; if not, it cannot be
    /// any more. `sign` is called now and then meanwhile, and may say that nobody waits.
    pub(super) fn wait(&self, patience: Duration, mut sign: impl FnMut() -> bool) -> bool {
        let end = Instant::now() + patience;
        let mut things = self.things();
        while things.is_some() && Instant::now() < end {
            let left = end.saturating_duration_since(Instant::now());
            let waited = self.0.taken.wait_timeout(things, left.min(BETWEEN_SIGNS));
            things = waited.unwrap_or_else(PoisonError::into_inner).0;
            if things.is_some() {
                drop(things);
                let is_waited_for = sign();
                things = self.things();
                if !is_waited_for {
                    break;
                }
            }
        }
        things.take().is_none()
    }
}
