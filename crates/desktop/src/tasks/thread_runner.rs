//! Runs each task on a named thread. Events come through a bounded channel.

use super::UnderWay;
use super::silence::{SignListener, SilenceWatch};
use super::work::{AnyWork, Runner, TaskEvent, TaskId, perform};
use crate::reports;
use std::any::Any;
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::time::{Duration, Instant};
use tabiya_text::{speak, spoken, tr_with};

/// The maximum number of waiting events. A task that is faster than the window drops its progress reports.
const MAX_WAITING_EVENTS: usize = 256;
/// The time before the first progress report. Tasks that end sooner have no progress worth showing.
const FIRST_REPORT: Duration = Duration::from_millis(200);
/// The time between two progress reports of a task.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(33);

type Wake = Arc<dyn Fn() + Send + Sync>;

/// Runs each task on its own thread.
pub struct ThreadRunner {
    wake: Wake,
    sender: SyncSender<(TaskId, TaskEvent)>,
    events: Receiver<(TaskId, TaskEvent)>,
    stop_flags: HashMap<TaskId, Arc<AtomicBool>>,
    failed_to_start: VecDeque<(TaskId, String)>,
    silence: SilenceWatch,
}

impl fmt::Debug for ThreadRunner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThreadRunner")
            .field("tasks", &self.stop_flags.len())
            .finish_non_exhaustive()
    }
}

impl ThreadRunner {
    /// Creates a runner. It calls `wake` from another thread whenever an event waits.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (sender, events) = sync_channel(MAX_WAITING_EVENTS);
        let wake: Wake = Arc::new(wake);
        Self {
            silence: watch_for_silence(&sender, &wake),
            wake,
            sender,
            events,
            stop_flags: HashMap::new(),
            failed_to_start: VecDeque::new(),
        }
    }

    /// Returns the next waiting event, if any. Never blocks.
    pub fn next_event(&mut self) -> Option<(TaskId, TaskEvent)> {
        if let Some((id, why)) = self.failed_to_start.pop_front() {
            return Some((id, TaskEvent::Failed(why)));
        }
        let (id, event) = self.events.try_recv().ok()?;
        if event.is_last() {
            self.stop_flags.remove(&id);
        }
        Some((id, event))
    }
}

fn watch_for_silence(sender: &SyncSender<(TaskId, TaskEvent)>, wake: &Wake) -> SilenceWatch {
    let (sender, wake) = (sender.clone(), Arc::clone(wake));
    SilenceWatch::watch(Box::new(move |id| {
        if sender.send((id, TaskEvent::Silent)).is_ok() {
            wake();
        }
    }))
}

impl Runner for ThreadRunner {
    fn start(&mut self, id: TaskId, work: Box<dyn AnyWork>) {
        let stop = Arc::new(AtomicBool::new(false));
        self.stop_flags.insert(id, Arc::clone(&stop));
        let sender = self.sender.clone();
        let wake = Arc::clone(&self.wake);
        let under_way = UnderWay::of(work.as_ref());
        let locale = spoken();
        let listener = self.silence.begin(id);
        let whole = move || {
            speak(locale);
            run(id, work, &stop, &sender, &wake, listener);
            drop(under_way);
        };
        let thread = std::thread::Builder::new().name(format!("tabiya task {}", id.0));
        if let Err(error) = thread.spawn(whole) {
            self.failed_to_start.push_back((id, error.to_string()));
            (self.wake)();
        }
    }

    fn cancel(&mut self, id: TaskId) {
        if let Some(stop) = self.stop_flags.get(&id) {
            stop.store(true, Ordering::Relaxed);
            self.silence.look_again(id);
        }
    }
}

fn run(
    id: TaskId,
    work: Box<dyn AnyWork>,
    stop: &AtomicBool,
    sender: &SyncSender<(TaskId, TaskEvent)>,
    wake: &Wake,
    listener: SignListener,
) {
    let mut next_report = Instant::now() + FIRST_REPORT;
    let mut tell = |event| {
        listener.heard();
        if stop.load(Ordering::Relaxed) {
            return ControlFlow::Break(());
        }
        if !matches!(event, TaskEvent::Progress { .. }) {
            // Later events would make no sense without this one, so it waits for room in the channel.
            return match sender.send((id, event)) {
                Ok(()) => {
                    wake();
                    ControlFlow::Continue(())
                }
                Err(_) => ControlFlow::Break(()),
            };
        }
        let now = Instant::now();
        if next_report <= now {
            next_report = now + PROGRESS_INTERVAL;
            match sender.try_send((id, event)) {
                Ok(()) => wake(),
                Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => {}
            }
        }
        ControlFlow::Continue(())
    };
    // After a panic in a library, the window must not wait for ever.
    let performed = AssertUnwindSafe(|| {
        reports::doing(&work);
        perform(work, &mut tell)
    });
    let event =
        catch_unwind(performed).unwrap_or_else(|panic| TaskEvent::Failed(words_of(&*panic)));
    drop(listener);
    if sender.send((id, event)).is_ok() {
        wake();
    }
}

/// Describes a panic that was caught, with the path of its report. The window shows it at once, so the next start need
/// not.
fn words_of(panic: &(dyn Any + Send)) -> String {
    reports::was_caught();
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let words = text.or_else(|| panic.downcast_ref::<&str>().copied());
    let words = words.unwrap_or_default();
    let Some(report) = reports::take_last() else {
        return words.to_owned();
    };
    reports::mark_told(&report);
    let path = report.to_string_lossy().into_owned();
    let variables = [("reason", words.into()), ("path", path.into())];
    tr_with("message-fault-in-job", &variables)
}
