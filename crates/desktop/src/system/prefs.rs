//! The preferences of the desktop, and a way to end the wait for them.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};

/// A light or dark colour scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorScheme {
    /// Dark text on a light background.
    Light,
    /// Light text on a dark background.
    Dark,
}

/// The preferences that the desktop has for every program. By default there are none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DesktopPrefs {
    /// The colour scheme; `None` if there is no preference.
    pub scheme: Option<ColorScheme>,
    /// Whether the user prefers high contrast.
    pub high_contrast: bool,
    /// Whether the user prefers less motion.
    pub less_motion: bool,
    /// Whether animations are switched off, a separate setting with the same purpose as `less_motion`.
    pub no_animations: bool,
    /// The size of text in percent; `None` is the default size.
    pub text_percent: Option<u16>,
}

impl DesktopPrefs {
    /// Whether nothing should move by itself.
    pub fn reduced_motion(&self) -> bool {
        self.less_motion || self.no_animations
    }
}

/// Requests that a wait end. Clones share the request.
#[derive(Clone, Debug, Default)]
pub struct StopRequest(Arc<Mutex<Asked>>);

#[derive(Debug, Default)]
struct Asked {
    is_asked: bool,
    waits: Option<Waker>,
}

impl StopRequest {
    fn lock(&self) -> MutexGuard<'_, Asked> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes the request. Never blocks.
    pub fn ask(&self) {
        let mut asked = self.lock();
        asked.is_asked = true;
        let waits = asked.waits.take();
        drop(asked);
        if let Some(waker) = waits {
            waker.wake();
        }
    }

    /// Runs the work and returns its result, or `None` if a stop is requested first.
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
