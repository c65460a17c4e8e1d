//! What a batch has found, to be written into lines when it has ended.

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

/// What a batch has found. The results themselves are in its journal.
#[derive(Debug)]
pub struct Results {
    plan: Plan,
    journal: Journal,
    failures: HashMap<PositionKey, Trouble>,
}

/// What becomes of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PutLine {
    /// It is this now.
    Written(Vec<u8>),
    /// What stands there is kept.
    Kept,
    /// There is nothing about its position.
    Unknown,
}

impl Results {
    /// What is in this journal. Nothing is known of failures yet.
    pub fn new(plan: Plan, journal: Journal) -> Self {
        Self {
            plan,
            journal,
            failures: HashMap::new(),
        }
    }

    /// The engine has failed at this position.
    pub fn add_failure(&mut self, position: &Position, trouble: Trouble) {
        self.failures.insert(PositionKey::of(position), trouble);
    }

    /// The results.
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// What was found of this position.
    pub fn found(&self, position: &Position) -> Option<Found> {
        self.journal.get(PositionKey::of(position)).ok().flatten()
    }

    /// This line with what was found of its position.
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
