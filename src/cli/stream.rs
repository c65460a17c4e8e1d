//! The lines of many files, worked on by all cores, answered in their order, in constant memory.
//!
//! Each worker takes the next block of lines, works on it, and waits for its turn to hand in the
//! answer. So no queue can grow, nothing is answered out of order, and a reader that does not read
//! on holds everything up.
//!
//! Deliberately absent: what the lines mean.

mod file;
mod inputs;
mod output;
mod packed;
mod progress;
mod turns;
mod workers;

pub(super) use inputs::{Origin, Part, PartKind, Reading};
pub(super) use output::{Output, is_standard_output};
pub(super) use packed::Packed;
pub(super) use progress::Progress;
pub(super) use turns::{Answer, End, Tally};
pub(super) use workers::{Work, work_through};
