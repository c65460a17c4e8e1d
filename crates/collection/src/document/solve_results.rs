//! The results of solving, written into the records of the tasks as operations: `solve_result`, `solve_wrong`,
//! `solve_seconds` and `solve_day`. Those of an earlier session are replaced.

use super::operation_edits::with_operations;
use super::rewriting::{Rewrite, Rewritten};
use crate::passes::PassError;
use crate::solving::{Day, Outcome};
use std::collections::HashMap;
use std::time::SystemTime;
use tabiya_lines::LineId;
use tabiya_notation::operations::set;
use tabiya_notation::record::read_record;

/// The result of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveResult {
    /// The result.
    pub outcome: Outcome,
    /// The number of wrong moves.
    pub wrong: u32,
    /// The time that it took, in seconds.
    pub seconds: u32,
}

/// Writes results into lines that are still as they were when their task was asked.
#[derive(Clone, Debug, Default)]
pub struct SolveResults {
    /// The results by the texts of their lines. Several lines may have the same text.
    of_texts: HashMap<Vec<u8>, Vec<(LineId, SolveResult)>>,
}

impl SolveResults {
    /// Adds the result of a line with this text.
    pub fn add(&mut self, line: LineId, text: Vec<u8>, result: SolveResult) {
        let results = self.of_texts.entry(text).or_default();
        results.push((line, result));
    }

    /// The result of a line; of lines with the same text that have lost their names there is none.
    fn of(&self, id: Option<LineId>, line: &[u8]) -> Option<SolveResult> {
        let results = self.of_texts.get(line)?;
        let own = results.iter().find(|(line, _)| Some(*line) == id);
        let only = || results.first().filter(|_| results.len() == 1);
        own.or_else(only).map(|(_, result)| *result)
    }
}

impl Rewrite for SolveResults {
    fn rewrite(&self, id: Option<LineId>, line: &[u8]) -> Result<Rewritten, PassError> {
        let result = self.of(id, line);
        let written = result.and_then(|result| result.written_into(line));
        Ok(written.map_or(Rewritten::Other, Rewritten::Line))
    }
}

impl SolveResult {
    fn written_into(self, line: &[u8]) -> Option<Vec<u8>> {
        let outcome = match self.outcome {
            Outcome::First => "first",
            Outcome::Later => "later",
            Outcome::Missed => "missed",
        };
        let day = format!("\"{}\"", Day::of(SystemTime::now()));
        let tail = line.get(read_record(line).ok()?.tail)?;
        let tail = set(tail, "solve_result", outcome).ok()?;
        let tail = set(&tail, "solve_wrong", &self.wrong.to_string()).ok()?;
        let tail = set(&tail, "solve_seconds", &self.seconds.to_string()).ok()?;
        let tail = set(&tail, "solve_day", &day).ok()?;
        Some(with_operations(line, &tail))
    }
}
