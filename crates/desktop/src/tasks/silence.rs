//! Detects tasks that have been silent for a while: the resource they wait for, mostly a disk, does not answer.
//!
//! One thread watches all of them, and sleeps while there is nothing to report.

use super::TaskId;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::Builder;
use std::time::{Duration, Instant};

/// The time after which a silent task is reported.
pub(super) const SILENT_AFTER: Duration = Duration::from_secs(1);

/// Receives the silent tasks.
type Tell = Box<dyn Fn(TaskId) + Send>;

/// Watches tasks while it exists.
#[derive(Default)]
pub(super) struct SilenceWatch(Arc<Shared>);

#[derive(Default)]
struct Shared {
    watched: Mutex<Watched>,
    changed: Condvar,
}

#[derive(Default)]
struct Watched {
    tasks: HashMap<TaskId, Arc<SignOfLife>>,
    is_over: bool,
}

/// The time of a task's last sign of life.
#[derive(Debug)]
pub(super) struct SignOfLife {
    heard: Mutex<Instant>,
    /// Whether its silence was reported. It is watched again only after it has sent something.
    is_told: AtomicBool,
}

impl SilenceWatch {
    /// Starts to watch. If no thread can be started, nothing is reported.
    pub(super) fn watch(tell: Tell) -> Self {
        let silence = Self::default();
        let shared = Arc::clone(&silence.0);
        let thread = Builder::new().name("tabiya silence".to_owned());
        drop(thread.spawn(move || shared.run(&tell)));
        silence
    }

    /// Starts to watch a task.
    pub(super) fn begin(&self, id: TaskId) -> SignListener {
        let sign = Arc::new(SignOfLife {
            heard: Mutex::new(Instant::now()),
            is_told: AtomicBool::new(false),
        });
        self.0.watched().tasks.insert(id, Arc::clone(&sign));
        self.0.changed.notify_all();
        SignListener {
            id,
            sign,
            shared: Arc::clone(&self.0),
        }
    }

    /// Restarts the watch of a task that was asked to stop, so that it is reported if it does not.
    pub(super) fn look_again(&self, id: TaskId) {
        let sign = self.0.watched().tasks.get(&id).map(Arc::clone);
        if let Some(sign) = sign {
            self.0.heard(&sign);
        }
    }
}

impl Drop for SilenceWatch {
    fn drop(&mut self) {
        self.0.watched().is_over = true;
        self.0.changed.notify_all();
    }
}

/// Receives the signs of life of a task until the task ends.
pub(super) struct SignListener {
    id: TaskId,
    sign: Arc<SignOfLife>,
    shared: Arc<Shared>,
}

impl SignListener {
    /// Records a sign of life.
    pub(super) fn heard(&self) {
        self.shared.heard(&self.sign);
    }
}

impl Drop for SignListener {
    fn drop(&mut self) {
        self.shared.watched().tasks.remove(&self.id);
    }
}

impl Shared {
    fn watched(&self) -> MutexGuard<'_, Watched> {
        self.watched.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn heard(&self, sign: &SignOfLife) {
        *sign.heard.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        if sign.is_told.swap(false, Ordering::Relaxed) {
            self.changed.notify_all();
        }
    }

    fn run(&self, tell: &Tell) {
        let mut watched = self.watched();
        while !watched.is_over {
            let silent = watched.silent_tasks();
            if !silent.is_empty() {
                drop(watched);
                silent.into_iter().for_each(tell);
                watched = self.watched();
                continue;
            }
            watched = if let Some(wait) = watched.next_look() {
                let waited = self.changed.wait_timeout(watched, wait);
                waited.unwrap_or_else(PoisonError::into_inner).0
            } else {
                let waited = self.changed.wait(watched);
                waited.unwrap_or_else(PoisonError::into_inner)
            };
        }
    }
}

impl Watched {
    /// Returns the silent tasks that were not reported, and marks them as reported.
    fn silent_tasks(&self) -> Vec<TaskId> {
        let is_silent = |sign: &Arc<SignOfLife>| {
            SILENT_AFTER <= sign.silent_for() && !sign.is_told.swap(true, Ordering::Relaxed)
        };
        let silent = self.tasks.iter().filter(|(_, sign)| is_silent(sign));
        silent.map(|(id, _)| *id).collect()
    }

    /// The time until the next unreported task can be silent; `None` without such tasks.
    fn next_look(&self) -> Option<Duration> {
        let open = self.tasks.values();
        let open = open.filter(|sign| !sign.is_told.load(Ordering::Relaxed));
        open.map(|sign| SILENT_AFTER.saturating_sub(sign.silent_for()))
            .min()
    }
}

impl SignOfLife {
    fn silent_for(&self) -> Duration {
        let heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.elapsed()
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, channel};
    use std::thread::sleep;

    const PATIENCE: Duration = Duration::from_secs(30);

    fn watched() -> (SilenceWatch, Receiver<TaskId>) {
        let (sender, told) = channel();
        let tell = Box::new(move |id| sender.send(id).unwrap_or_default());
        (SilenceWatch::watch(tell), told)
    }

    #[test]
    fn a_silent_task_is_reported_once_and_again_after_a_sign_of_life() {
        let (silence, told) = watched();
        let listener = silence.begin(TaskId(7));
        assert_eq!(told.recv_timeout(PATIENCE).unwrap(), TaskId(7));
        sleep(2 * SILENT_AFTER);
        assert!(told.try_recv().is_err());
        listener.heard();
        assert_eq!(told.recv_timeout(PATIENCE).unwrap(), TaskId(7));
        silence.look_again(TaskId(7));
        assert_eq!(told.recv_timeout(PATIENCE).unwrap(), TaskId(7));
    }

    #[test]
    fn an_ended_task_is_not_reported() {
        let (silence, told) = watched();
        drop(silence.begin(TaskId(7)));
        sleep(2 * SILENT_AFTER);
        assert!(told.try_recv().is_err());
    }
}
