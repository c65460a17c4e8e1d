//! Work that takes longer than a frame: on threads of its own, answered by events.
//!
//! Promises: starting a job never blocks; every job ends with one event that carries its id, unless
//! it is cancelled; no event is delivered twice.
//! Deliberately absent: the state of the program. What an event means is decided in
//! [`crate::update`].

mod dialogs;
mod event;
mod folder;
mod job;
mod perform;
mod thread_runner;

pub use event::{Answer, JobEvent};
pub use folder::{FolderEntry, FolderListing, list_folder};
pub use job::{Expected, Job, JobId, Runner};
pub use perform::perform;
pub use thread_runner::ThreadRunner;
