//! Work that takes longer than a frame. It runs on threads of its own and answers with events.
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
//! progress and of its answer. `Task` (`model/state/task.rs` of the program) stays with the window. The runner knows
//! threads, progress, panics and silence, but neither the state nor any particular task.
//!
//! A thread that hangs in a system call, for instance at a disk that does not answer, cannot be ended. So one thread
//! watches all tasks (`silence`) and reports each that has given no sign for a second. Then a card says which file is
//! waited for, with a button to cancel; the task no longer takes the turn of another file, a silent save no longer
//! keeps a document from being closed, and a cancelled silent task is abandoned as if it had stopped.
//!
//! A test's runner asks by type for the work that it was given (`work.asked::<Save>()`) and answers with the type of
//! that work (`TaskEvent::answered::<Save>(…)`).

mod silence;
mod thread_runner;
mod under_way;
mod work;

pub use thread_runner::ThreadRunner;
pub use under_way::wait_for_writing;
pub use work::{AnyWork, Report, Runner, TaskEvent, TaskId, Tell, Work, perform};
