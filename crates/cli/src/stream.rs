//! Work on the lines of many files by all cores, with answers in order, in constant memory.
//!
//! A [`Pool`](tabiya_threads::pool::Pool) of workers takes block after block, and the answers are
//! written in order. No queue can grow, and a slow reader of the output slows down everything.
//!
//! Deliberately absent: the meaning of the lines.

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
