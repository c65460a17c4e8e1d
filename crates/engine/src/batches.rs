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
mod run;

pub use engine::{Analyst, EngineAnswer, EngineChoice, StartableEngine};
pub use journal::{BatchJournal, JournalError, PositionKey};
pub use outcome::{BatchEvent, LineToAnalyse, Outcome, StoppedAsking, put_outcome};
pub use run::{Batch, Broken};

use super::analysis::{EngineResult, FieldsToWrite};
use super::uci::SearchLimits;
use crate::Trouble;
use std::collections::HashMap;
use std::io;
use std::time::Duration;
use tabiya_chess::Position;
use tabiya_notation::judgement::{Judgement, judge};
use tabiya_notation::record::{first_four_fields, read_record, with_counters};

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

/// The position of a line and the operations after it. `None` for a line without a position, and for one that needs
/// repair, because it is uncertain where its operations are.
pub fn record_of_line(line: &[u8]) -> Option<(Position, Vec<u8>)> {
    let Judgement::Read(read) = judge(line) else {
        return None;
    };
    let record = read_record(line).ok()?;
    let tail = line.get(record.tail).unwrap_or_default();
    (record.position == read.position).then(|| (record.position, tail.to_vec()))
}

/// Replaces the operations of a record. A FEN becomes an EPD when it gets its first operations, because six fields with
/// operations are neither; everything else stays byte for byte.
pub fn with_operations(line: &[u8], operations: &[u8]) -> Vec<u8> {
    let end = line.len();
    let record = read_record(line).ok();
    let tail = record
        .as_ref()
        .map_or(end..end, |record| record.tail.clone());
    let behind = line.get(tail.end..).unwrap_or_default();
    if let Some(fen) = record.filter(|record| record.fields == 6 && tail.is_empty()) {
        let operations = with_counters(operations, &fen.position);
        return joined(first_four_fields(line), b" ", &operations, behind);
    }
    let fields = line.get(..tail.start).unwrap_or(line).trim_ascii_end();
    let blanks = line.get(fields.len()..tail.start).unwrap_or_default();
    let blanks = if tail.is_empty() || blanks.is_empty() {
        b" "
    } else {
        blanks
    };
    joined(fields, blanks, operations, behind)
}

fn joined(fields: &[u8], blanks: &[u8], operations: &[u8], behind: &[u8]) -> Vec<u8> {
    [fields, blanks, operations, behind].concat()
}

/// The results and failures of a batch. The results themselves are in its journal.
#[derive(Debug)]
pub struct Results {
    plan: Plan,
    journal: BatchJournal,
    failures: HashMap<PositionKey, Trouble>,
}

/// The outcome of writing a result into a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PutLine {
    /// The new line.
    Written(Vec<u8>),
    /// The line stays as it is.
    Kept,
    /// There is no result for the position of the line.
    Unknown,
}

impl Results {
    /// Takes the results of this journal, without any failures.
    pub fn new(plan: Plan, journal: BatchJournal) -> Self {
        Self {
            plan,
            journal,
            failures: HashMap::new(),
        }
    }

    /// Records that the engine failed at this position.
    pub fn add_failure(&mut self, position: &Position, trouble: Trouble) {
        self.failures.insert(PositionKey::of(position), trouble);
    }

    /// The journal with the results.
    pub fn journal(&self) -> &BatchJournal {
        &self.journal
    }

    /// The result for this position; `None` if there is none or the journal cannot be read.
    pub fn found(&self, position: &Position) -> Option<EngineResult> {
        self.journal.get(PositionKey::of(position)).ok().flatten()
    }

    /// Writes the result for the position of this line into the line.
    ///
    /// # Errors
    /// Fails when the journal cannot be read.
    pub fn put_into(&self, line: &[u8]) -> io::Result<PutLine> {
        let Some(record) = record_of_line(line) else {
            return Ok(PutLine::Unknown);
        };
        let key = PositionKey::of(&record.0);
        let outcome = match self.journal.get(key)? {
            Some(found) => Outcome::Found {
                found,
                is_new: false,
            },
            None => match self.failures.get(&key) {
                Some(trouble) => Outcome::Failed(trouble.clone()),
                None => return Ok(PutLine::Unknown),
            },
        };
        let put = put_outcome(&self.plan, &record, &outcome);
        Ok(put.map_or(PutLine::Kept, |tail| {
            PutLine::Written(with_operations(line, &tail))
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELDS: &str = "4k3/8/8/8/8/8/8/4K2R w K -";

    fn written(line: &str, operations: &str) -> String {
        let line = with_operations(line.as_bytes(), operations.as_bytes());
        String::from_utf8_lossy(&line).into_owned()
    }

    #[test]
    fn a_fen_becomes_an_epd_and_keeps_its_counters() {
        let line = written(&format!("{FIELDS} 0 1"), "acd 9;");
        assert_eq!(line, format!("{FIELDS} acd 9;"));
        let line = written(&format!("{FIELDS} 3 40"), "acd 9;");
        assert_eq!(line, format!("{FIELDS} acd 9; hmvc 3; fmvn 40;"));
    }

    #[test]
    fn a_fen_with_too_many_blanks_becomes_an_epd_as_well() {
        for (line, wanted) in [
            (
                format!("{FIELDS} 3 40 "),
                format!("{FIELDS} acd 9; hmvc 3; fmvn 40; "),
            ),
            (
                format!(" {FIELDS} 3 40"),
                format!(" {FIELDS} acd 9; hmvc 3; fmvn 40;"),
            ),
            (
                format!("{FIELDS}  3\t40\r"),
                format!("{FIELDS} acd 9; hmvc 3; fmvn 40;\r"),
            ),
        ] {
            assert_eq!(written(&line, "acd 9;"), wanted);
        }
    }

    #[test]
    fn blanks_of_a_record_stay_in_place() {
        let line = written(&format!("{FIELDS}  id \"a\";\t"), "id \"a\"; acd 9;");
        assert_eq!(line, format!("{FIELDS}  id \"a\"; acd 9;\t"));
        assert_eq!(written(FIELDS, "acd 9;"), format!("{FIELDS} acd 9;"));
        let line = written(&format!("{FIELDS} 0 1 id \"a\";"), "acd 9;");
        assert_eq!(line, format!("{FIELDS} 0 1 acd 9;"));
    }
}
