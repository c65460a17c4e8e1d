//! Solving: the solution of a record as a tree of moves, one attempt to find it, and the user's tries with the dates
//! on which positions are due again.
//!
//! Promises: nothing here changes a record, touches a file or reads a clock. Any bytes can be read as the file of
//! tries; a line that makes no sense is counted and skipped. Deliberately absent: the wording, and the choice of the
//! positions to solve ([`crate::passes::find_problems`]).
//!
//! A [`Solution`] is a tree, so that defences and refutations of any number fit into it. Records fill it from their
//! operations: `bm` has alternative moves, `pm` and `pv` continue, and a line that begins with a wrong move (`sv`, or a
//! `pv` beside other best moves) is its refutation.
//!
//! [`Tries`] are read from a file to which the program only appends lines: two windows cannot lose each other's tries,
//! and damage is limited to the damaged lines. A position is recognised by its fields and its first right moves
//! ([`Solution::key`]), so that it keeps its dates in another row, another order or another file.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod attempt;
mod day;
mod problem;
mod schedule;
mod solution;
mod tries;

pub use attempt::{Attempt, Hint, Judged, Outcome};
pub use day::Day;
pub use problem::Problem;
pub use schedule::{INTERVALS, Standing};
pub use solution::{Solution, Step};
pub use tries::{HEAD, Newer, Tries, Try};
