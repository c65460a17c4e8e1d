//! The things of a guest, until the window takes them or the guest gives up.

use super::{BETWEEN_SIGNS, Handed};
use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The things of one guest. They can be taken once, while the guest waits. Clones share them.
#[derive(Clone)]
pub struct Arrival(Arc<Shown>);

struct Shown {
    /// `None` after the things were taken, or became unavailable.
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

    /// Takes the things if the guest still waits, and reports that to the guest. The caller must use them.
    pub fn take(&self) -> Option<Vec<Handed>> {
        let mut things = self.things();
        // A guest that has gone opens the things itself.
        let found = things.take().filter(|_| (self.0.is_guest_there)());
        drop(things);
        self.0.taken.notify_all();
        found
    }

    /// Waits until the things are taken, but no longer than `patience`. Returns whether they were taken; if not, they
    /// no longer can be. Meanwhile `sign` is called now and then. It returns `false` when the guest no longer waits.
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
