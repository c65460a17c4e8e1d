//! Work that takes longer than a frame. It runs on its own threads and answers with events.
//!
//! A task is a file of a feature (`features`) with the request, the work, and the handling of the answer. This module
//! has only the parts that all tasks share.
//!
//! Guarantees: starting a task never blocks; every task ends with one event that carries its id, even when it is
//! cancelled; no event is delivered twice; an answer has the type that its work names.
//! Deliberately absent: the state of the program, and any list of tasks.
//!
//! # Tasks
//!
//! A task has two halves. [`Work`] goes to a thread: the data that it needs, `perform`, and the types of its news of
//! progress and of its answer. `Task` (`model/state/task.rs` of the program) stays with the window. The runner handles
//! threads, progress, panics and silence, but knows neither the state nor any particular task.
//!
//! A thread that hangs in a system call, for instance at a disk that does not answer, cannot be ended. So one thread
//! watches all tasks (`silence`) and reports each task that has sent nothing for a second. Then a card names the file
//! on which the task waits, with a button to cancel. The task no longer blocks other files, a silent save no longer
//! keeps a document from being closed, and a silent task that is cancelled is abandoned as if it had stopped.
//!
//! A test's runner asks by type for the work that it was given (`work.asked::<Save>()`) and answers with the type of
//! that work (`TaskEvent::answered::<Save>(…)`).

mod silence;
mod thread_runner;
mod work;

pub use thread_runner::ThreadRunner;
pub use work::{AnyWork, Runner, TaskEvent, TaskId, Tell, Work, WorkReport, perform};

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

static COUNT: Mutex<usize> = Mutex::new(0);
static CHANGED: Condvar = Condvar::new();

/// While this value exists, a task is writing.
#[derive(Debug)]
struct UnderWay;

impl UnderWay {
    /// Starts to count the work if it writes something that the user would miss.
    fn of(work: &dyn AnyWork) -> Option<Self> {
        work.is_waited_for_at_end().then(|| {
            add(1);
            Self
        })
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        add(-1);
    }
}

fn add(number: isize) {
    let mut count = COUNT.lock().unwrap_or_else(PoisonError::into_inner);
    *count = count.saturating_add_signed(number);
    CHANGED.notify_all();
}

/// Waits until all writing that has started is done, but no longer than `patience`. For use when the process ends
/// without the window.
pub fn wait_for_writing(patience: Duration) {
    let count = COUNT.lock().unwrap_or_else(PoisonError::into_inner);
    // Writing that is not done in time is abandoned. The next start recovers what it finds.
    drop(CHANGED.wait_timeout_while(count, patience, |count| 0 < *count));
}
