//! Work that takes longer than a frame: on threads of its own, answered by events.
//!
//! A task is one file of a feature (`features`): what is asked, the work, and what becomes
//! of the answer. Here is only what all tasks have in common.
//!
//! Promises: starting a task never blocks; every task ends with one event that carries its id, also
//! when it is cancelled; no event is delivered twice; an answer has the type that its work names.
//! Deliberately absent: the state of the program, and any list of tasks.

mod silence;
mod thread_runner;
mod under_way;
mod work;

pub use thread_runner::ThreadRunner;
pub use under_way::wait_for_writing;
pub use work::{AnyWork, Report, Runner, TaskEvent, TaskId, Tell, Work, perform};
