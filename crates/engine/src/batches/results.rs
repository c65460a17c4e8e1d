//! The results of a batch, to be written into lines after it has ended.

use super::journal::Journal;
use super::line::{record_of_line, with_operations};
use super::outcome::{Outcome, put_outcome};
use super::plan::Plan;
use super::position_key::PositionKey;
use crate::Trouble;
use crate::analysis::Found;
use std::collections::HashMap;
use std::io;
use tabiya_chess::Position;

/// The results and failures of a batch. The results themselves are in its journal.
#[derive(Debug)]
pub struct Results {
    plan: Plan,
    journal: Journal,
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
    pub fn new(plan: Plan, journal: Journal) -> Self {
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
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The result for this position; `None` if there is none or the journal cannot be read.
    pub fn found(&self, position: &Position) -> Option<Found> {
        self.journal.get(PositionKey::of(position)).ok().flatten()
    }

    /// Writes the result for the position of this line into the line.
    ///
    /// # Errors
    /// When the journal cannot be read.
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
