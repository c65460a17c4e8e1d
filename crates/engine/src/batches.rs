//! Analyses many positions with several processes of an engine, without loss of results.
//!
//! Records are taken and returned in order; equal positions are searched once. Each result is written into a journal
//! before it is reported, so a batch that was stopped, killed or interrupted continues where it was: only the
//! unfinished searches are repeated.
//!
//! Promises:
//! - A record is searched only if it has no result of this engine at the limit or beyond.
//! - An engine that fails at a position is restarted, and its other processes continue. An engine is abandoned after
//!   two equal failures in a row if it has given no result yet or has not received the position, and otherwise after
//!   five. An engine that cannot be started ends the batch.
//! - Memory is bounded by the number of different positions, some dozens of bytes each.
//!
//! Deliberately absent: the source and the destination of records, and the wording.
//!
//! # How it works
//!
//! The records go through the pool ([`tabiya_threads::pool`]), whose workers are threads with an engine process each.
//! Order is kept, so a file can be streamed through; a slow position delays the others only when 64 records per process
//! wait for it. A batch uses the trait `StartableEngine`. Processes are one implementation; the tests have another one
//! without any process.
//!
//! Positions count as equal if an engine searches them in the same way. They count as equal if they differ only in the
//! move number or in an en-passant target on which nothing can be captured; the halfmove clock must be the same.

mod engine;
mod journal;
mod outcome;
mod results;
mod run;

pub use engine::{Analyst, EngineAnswer, EngineChoice, StartableEngine};
pub use journal::{BatchJournal, JournalError, PositionKey};
pub use outcome::{BatchEvent, LineToAnalyse, Outcome, StoppedAsking, put_outcome};
pub use results::{PutLine, Results, record_of_line, with_operations};
pub use run::{Batch, Broken};

use super::analysis::FieldsToWrite;
use super::uci::SearchLimits;
use std::time::Duration;

/// The settings for the search of each position and for the use of the results.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The limits of each search; at least one.
    pub limits: SearchLimits,
    /// The number of lines to search.
    pub lines: u16,
    /// The maximum time for a position, whatever the limits.
    pub longest: Option<Duration>,
    /// The search also ends after this number of depths with a solution that the record accepts.
    pub stop_when_stood: Option<u32>,
    /// The rules for writing results into the records.
    pub writing: FieldsToWrite,
    /// Whether to search records again that already have a result at the limit.
    pub searches_again: bool,
}

impl Plan {
    /// The settings that affect results, in one line. Results of batches with different fingerprints are not
    /// interchangeable.
    fn fingerprint(&self, engine: &str, settings: &[(String, String)]) -> String {
        let SearchLimits {
            time,
            depth,
            nodes,
            mate,
            moves: _,
        } = &self.limits;
        let text = format!(
            "{engine:?} {settings:?} time {time:?} depth {depth:?} nodes {nodes:?} mate {mate:?} \
             lines {} longest {:?} stood {:?}",
            self.lines, self.longest, self.stop_when_stood
        );
        text.replace(char::is_control, " ")
    }
}
