//! Answers, handed in turn by turn.

use super::output::Output;
use super::progress::Progress;
use std::io::{self, Write as _};

/// What there is to say of one part of the input.
#[derive(Debug, Default)]
pub(in crate::cli) struct Answer<T> {
    /// For the output.
    pub(in crate::cli) out: Vec<u8>,
    /// For standard error; whole lines.
    pub(in crate::cli) err: String,
    /// What was counted.
    pub(in crate::cli) tally: T,
}

/// Why the work ended before its time.
#[derive(Debug)]
pub(in crate::cli) enum End {
    /// Nobody reads the output any more.
    NobodyReads,
    /// The output could not be written.
    WriteFailed(io::Error),
    /// A worker stopped: a fault of ours.
    Fault,
}

/// Whose turn it is, and what the turns have brought.
#[derive(Debug)]
pub(super) struct Turns<T> {
    pub(super) next: u64,
    pub(super) output: Output,
    pub(super) tally: T,
    pub(super) end: Option<End>,
    /// Whether what the turns have brought was taken away.
    pub(super) is_closed: bool,
    /// How many workers are still working.
    pub(super) workers: usize,
    pub(super) progress: Progress,
}

impl<T: Tally> Turns<T> {
    /// Hands in the answer whose turn it is.
    pub(super) fn hand_in(&mut self, answer: &Answer<T>) {
        self.next += 1;
        self.tally.add(&answer.tally);
        if !answer.out.is_empty() || !answer.err.is_empty() {
            self.progress.erase();
        }
        self.end = self.output.print(&answer.out);
        if !answer.err.is_empty() {
            // Where nobody reads complaints the status still tells.
            drop(io::stderr().write_all(answer.err.as_bytes()));
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.is_closed || self.end.is_some() || self.workers == 0
    }
}

/// Something that is counted part by part.
pub(in crate::cli) trait Tally: Default {
    /// Adds what was counted elsewhere.
    fn add(&mut self, other: &Self);
}
