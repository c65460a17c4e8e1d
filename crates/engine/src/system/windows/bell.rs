//! Wakes the thread that waits for an engine.

use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Wakes the thread that waits for an engine.
#[derive(Debug)]
pub(crate) struct Bell(Arc<Rope>);

#[derive(Debug, Default)]
struct Rope {
    pulls: Mutex<Pulls>,
    pulled: Condvar,
}

#[derive(Debug, Default)]
struct Pulls {
    /// The bell was rung, and not hushed since.
    rings: bool,
    /// A pipe has news, and no wait has consumed it since.
    has_news: bool,
}

impl Bell {
    #[expect(clippy::unnecessary_wraps, reason = "on Unix it takes a pipe")]
    pub(crate) fn new() -> io::Result<Self> {
        Ok(Self(Arc::default()))
    }

    /// Never blocks. A bell that is already ringing keeps ringing.
    pub(crate) fn ring(&self) {
        self.0.pull(|pulls| pulls.rings = true);
    }

    /// Silences it until it is rung again.
    pub(crate) fn hush(&self) {
        self.0.pulls().rings = false;
    }

    /// Waits until it rings, or the time is up.
    #[expect(clippy::unnecessary_wraps, reason = "on Unix it waits for a pipe")]
    pub(crate) fn wait(&self, wait: Option<Duration>) -> io::Result<()> {
        drop(self.0.wait(wait, |pulls| !pulls.rings));
        Ok(())
    }

    /// Waits until it rings, a pipe has news, or the time is up.
    pub(super) fn wait_for_news(&self, wait: Option<Duration>) {
        let is_quiet = |pulls: &mut Pulls| !pulls.rings && !pulls.has_news;
        self.0.wait(wait, is_quiet).has_news = false;
    }
}

impl Rope {
    fn pulls(&self) -> MutexGuard<'_, Pulls> {
        self.pulls.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn pull(&self, pull: impl FnOnce(&mut Pulls)) {
        pull(&mut self.pulls());
        self.pulled.notify_all();
    }

    fn wait(
        &self,
        wait: Option<Duration>,
        is_quiet: impl FnMut(&mut Pulls) -> bool,
    ) -> MutexGuard<'_, Pulls> {
        let wait = wait.unwrap_or(Duration::MAX);
        let waited = self.pulled.wait_timeout_while(self.pulls(), wait, is_quiet);
        waited.unwrap_or_else(PoisonError::into_inner).0
    }
}

/// The bell for the pipes of a process: the one that was last waited for.
#[derive(Clone, Debug, Default)]
pub(super) struct PipeListener(Arc<Mutex<Option<Arc<Rope>>>>);

impl PipeListener {
    pub(super) fn listen(&self, bell: &Bell) {
        *self.rope() = Some(Arc::clone(&bell.0));
    }

    /// Announces news.
    pub(super) fn wake(&self) {
        if let Some(rope) = &*self.rope() {
            rope.pull(|pulls| pulls.has_news = true);
        }
    }

    fn rope(&self) -> MutexGuard<'_, Option<Arc<Rope>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
