//! What guests have brought and the window has not taken yet.

use super::super::Handed;
use super::talk::is_connected;
use super::{BETWEEN_SIGNS, OPENING_PATIENCE, WINDOW_PATIENCE};
use std::collections::VecDeque;
use std::os::unix::net::UnixStream;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

pub(super) type Wake = Arc<dyn Fn() + Send + Sync>;

/// What the threads of guests show to the window.
#[derive(Default)]
pub(super) struct Arrivals {
    shown: Mutex<Shown>,
    taken: Condvar,
}

#[derive(Default)]
struct Shown {
    /// In the order in which they came.
    waiting: VecDeque<Arrival>,
    last_number: u64,
    wake: Option<Wake>,
    /// Whether the window has looked here before: then it is there.
    has_looked: bool,
}

struct Arrival {
    number: u64,
    things: Vec<Handed>,
    guest: UnixStream,
}

impl Arrivals {
    fn shown(&self) -> MutexGuard<'_, Shown> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Calls this, on another thread, whenever somebody comes.
    pub(super) fn on_arrival(&self, wake: &Wake) {
        let mut shown = self.shown();
        shown.wake = Some(Arc::clone(wake));
        let is_waited_for = !shown.waiting.is_empty();
        drop(shown);
        if is_waited_for {
            wake();
        }
    }

    /// What the next guest has brought. Whoever has gone meanwhile opens it alone.
    pub(super) fn take(&self) -> Option<Vec<Handed>> {
        let mut shown = self.shown();
        shown.has_looked = true;
        let next = std::iter::from_fn(|| shown.waiting.pop_front());
        let found = next.into_iter().find(|next| is_connected(&next.guest));
        drop(shown);
        if found.is_some() {
            self.taken.notify_all();
        }
        found.map(|arrival| arrival.things)
    }

    /// Shows things to the window. Returns whether it has taken them; if not, it cannot any more.
    /// `sign` is called now and then while it has not, and may say that nobody waits.
    pub(super) fn show(
        &self,
        things: Vec<Handed>,
        guest: UnixStream,
        mut sign: impl FnMut() -> bool,
    ) -> bool {
        let (number, end) = self.put(things, guest);
        let mut shown = self.shown();
        while shown.has(number) && Instant::now() < end {
            let left = end.saturating_duration_since(Instant::now());
            let waited = self.taken.wait_timeout(shown, left.min(BETWEEN_SIGNS));
            shown = waited.unwrap_or_else(PoisonError::into_inner).0;
            if shown.has(number) {
                drop(shown);
                let is_waited_for = sign();
                shown = self.shown();
                if !is_waited_for {
                    break;
                }
            }
        }
        !shown.withdraw(number)
    }

    /// Returns the number of the arrival, and until when the window may take it.
    fn put(&self, things: Vec<Handed>, guest: UnixStream) -> (u64, Instant) {
        let mut shown = self.shown();
        shown.last_number += 1;
        let number = shown.last_number;
        shown.waiting.push_back(Arrival {
            number,
            things,
            guest,
        });
        let patience = if shown.has_looked {
            WINDOW_PATIENCE
        } else {
            OPENING_PATIENCE
        };
        let wake = shown.wake.clone();
        drop(shown);
        if let Some(wake) = wake {
            wake();
        }
        (number, Instant::now() + patience)
    }
}

impl Shown {
    fn has(&self, number: u64) -> bool {
        self.waiting.iter().any(|arrival| arrival.number == number)
    }

    /// Returns whether it was still there.
    fn withdraw(&mut self, number: u64) -> bool {
        let before = self.waiting.len();
        self.waiting.retain(|arrival| arrival.number != number);
        self.waiting.len() < before
    }
}
