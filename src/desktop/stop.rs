//! A way to end a wait for another program.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};

/// Asks whoever waits to end. Clones are the same.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<Mutex<Asked>>);

#[derive(Debug, Default)]
struct Asked {
    is_asked: bool,
    waits: Option<Waker>,
}

impl Stop {
    fn lock(&self) -> MutexGuard<'_, Asked> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks. Never waits.
    pub fn ask(&self) {
        let mut asked = self.lock();
        asked.is_asked = true;
        let waits = asked.waits.take();
        drop(asked);
        if let Some(waker) = waits {
            waker.wake();
        }
    }

    /// What the work comes to, or nothing if it is asked to end before.
    pub(super) async fn or<T>(&self, work: impl Future<Output = T>) -> Option<T> {
        let mut work = pin!(work);
        poll_fn(|context| {
            let mut asked = self.lock();
            if asked.is_asked {
                return Poll::Ready(None);
            }
            asked.waits = Some(context.waker().clone());
            drop(asked);
            work.as_mut().poll(context).map(Some)
        })
        .await
    }
}
