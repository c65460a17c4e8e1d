//! Work that takes longer than a frame. It runs on threads of its own and answers with events.
//!
//! A task is a file of a feature (`features`) with the request, the work, and the handling of the answer. This module
//! has only the parts that all tasks share.
//!
//! Guarantees: starting a task never blocks; every task ends with one event that carries its id, even when it is
//! cancelled; no event is delivered twice; an answer has the type that its work names.
//! Deliberately absent: the state of the program, and any list of tasks.

mod silence;
mod thread_runner;
mod under_way;
mod work;

pub use thread_runner::ThreadRunner;
pub use under_way::wait_for_writing;
pub use work::{AnyWork, Report, Runner, TaskEvent, TaskId, Tell, Work, perform};
