//! The lines of many files, worked on by all cores, answered in their order, in constant memory.
//!
//! A [`Pool`](tabiya_threads::pool::Pool) of workers takes block after block, and the answers are put out in
//! their order. No queue can grow, and a reader that does not read on holds everything up.
//!
//! Deliberately absent: what the lines mean.

mod file;
mod inputs;
mod output;
mod packed;
mod progress;
mod work;

pub(super) use inputs::{Inputs, Origin, Part, PartKind, Reading};
pub(super) use output::{End, Output, is_standard_output};
pub(super) use packed::Packed;
pub(super) use progress::Progress;
pub(super) use work::{Answer, Tally, Work, work_through};
