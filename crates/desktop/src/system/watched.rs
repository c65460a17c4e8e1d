//! A value that one thread changes and others observe.

use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// A value that all clones share.
#[derive(Debug)]
pub(super) struct SharedValue<T>(Arc<(Mutex<T>, Condvar)>);

impl<T> Clone for SharedValue<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T: Clone> SharedValue<T> {
    fn lock(&self) -> MutexGuard<'_, T> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn get(&self) -> T {
        self.lock().clone()
    }

    pub(super) fn set(&self, value: T) {
        *self.lock() = value;
        self.0.1.notify_all();
    }

    /// Waits until the value satisfies `is_it`, or the time is up. Returns the value.
    pub(super) fn wait_for(&self, patience: Duration, is_it: impl Fn(&T) -> bool) -> T {
        let waited = self
            .0
            .1
            .wait_timeout_while(self.lock(), patience, |value| !is_it(value));
        let (value, _) = waited.unwrap_or_else(PoisonError::into_inner);
        value.clone()
    }
}

#[cfg_attr(
    all(target_os = "macos", not(test)),
    expect(dead_code, reason = "nothing runs here")
)]
impl<T: Clone + Send + 'static> SharedValue<T> {
    pub(super) fn new(value: T) -> Self {
        Self(Arc::new((Mutex::new(value), Condvar::new())))
    }

    /// Runs work on a separate thread. Its result becomes the last value, or `broken` if it panics.
    pub(super) fn until_the_end_of(
        &self,
        name: &str,
        broken: T,
        work: impl FnOnce(&Self) -> T + Send + 'static,
    ) -> io::Result<()> {
        let mut last = LastValue {
            of: self.clone(),
            value: broken,
        };
        let run = move || {
            let value = work(&last.of);
            last.becomes(value);
        };
        let thread = thread::Builder::new().name(name.to_owned());
        thread.spawn(run).map(drop)
    }
}

/// Sets the last value when it is dropped, even during a panic.
struct LastValue<T: Clone> {
    of: SharedValue<T>,
    value: T,
}

impl<T: Clone> LastValue<T> {
    fn becomes(&mut self, value: T) {
        self.value = value;
    }
}

impl<T: Clone> Drop for LastValue<T> {
    fn drop(&mut self) {
        self.of.set(self.value.clone());
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[test]
    fn a_thread_that_panics_ends_like_any_other() {
        let watched = SharedValue::new("at work");
        let panics = |_: &SharedValue<&'static str>| panic!("on purpose");
        watched
            .until_the_end_of("panics", "broken", panics)
            .unwrap();
        let end = watched.wait_for(Duration::from_secs(30), |value| *value != "at work");
        assert_eq!(end, "broken");
    }
}
