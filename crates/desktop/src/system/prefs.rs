//! What the desktop asks of every program, and a way to end the wait for it.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorScheme {
    /// Dark text on light ground.
    Light,
    /// Light text on dark ground.
    Dark,
}

/// What the desktop asks of every program; by default nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DesktopPrefs {
    /// Light or dark, if it matters.
    pub scheme: Option<ColorScheme>,
    /// Whether colours are to stand far apart.
    pub high_contrast: bool,
    /// Whether less is to move by itself.
    pub less_motion: bool,
    /// Whether nothing is to be animated: the same, said by another switch.
    pub no_animations: bool,
    /// How large text is to be, in percent; nothing is as usual.
    pub text_percent: Option<u16>,
}

impl DesktopPrefs {
    /// Whether nothing is to move by itself.
    pub fn reduced_motion(&self) -> bool {
        self.less_motion || self.no_animations
    }
}

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
    #[cfg_attr(
        target_os = "macos",
        expect(dead_code, reason = "there nothing is waited for")
    )]
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
