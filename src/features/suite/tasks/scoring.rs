//! Scores the records of documents.

use crate::features::analysis::model::run::FoundResults;
use crate::features::suite::model::score::SuiteScore;
use crate::features::suite::model::{Scored, SuiteLine, SuiteReport};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabiya_chess::Position;
use tabiya_collection::passes::{LineProgress, PassError};
use tabiya_engine::analysis::{EngineResult, RecordRequests, Verdict, audit, found_in_record};
use tabiya_engine::batches::record_of_line;
use tabiya_lines::{RowSet, Rows};
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::operations;

/// The maximum number of lines in each list. The search conditions `solved` and `missed` list all.
const MOST_LISTED: usize = 10_000;
/// The maximum number of separate themes.
const MOST_THEMES: usize = 2_000;
/// The maximum number of named engines.
const MOST_ENGINES: usize = 8;
/// The number of lines read between two checks for cancellation.
const LINES_AT_ONCE: u64 = 1 << 10;

/// A document to score.
#[derive(Debug)]
pub struct ToScore {
    /// The document and its content.
    pub of: Scored,
    /// A snapshot of its rows.
    pub rows: Rows,
    /// The rows to score. `None` means all rows.
    pub only: Option<RowSet>,
    /// The last results of an engine, which hold more than the records do.
    pub heard: Option<Arc<FoundResults>>,
}

/// A record with a task and an answer.
pub(crate) struct Answered {
    pub(crate) row: u64,
    pub(crate) position: Position,
    pub(crate) tail: Vec<u8>,
    pub(crate) asked: RecordRequests,
    pub(crate) found: EngineResult,
}

impl ToScore {
    /// Passes each record with a task to `take`, with its answer if it has one.
    pub(crate) fn each(
        &self,
        mut take: impl FnMut(u64, (Position, Vec<u8>), RecordRequests, Option<EngineResult>),
        progress: &mut LineProgress<'_>,
    ) -> Result<(), PassError> {
        let len = self.rows.len();
        let of = self.only.as_ref().map_or(len, RowSet::count);
        let all: Box<dyn Iterator<Item = u64>> = match &self.only {
            Some(only) => Box::new(only.iter()),
            None => Box::new(0..len),
        };
        for (done, row) in (0_u64..).zip(all) {
            if done.is_multiple_of(LINES_AT_ONCE) && progress(done, of).is_break() {
                return Err(PassError::Cancelled);
            }
            let line = self.rows.read_line(row)?;
            let Some((position, tail)) = record_of_line(&line).filter(|it| !it.1.is_empty()) else {
                continue;
            };
            if let Some(asked) = RecordRequests::of(&position, &tail) {
                let found =
                    found_in_record(&position, &tail).map(|found| self.heard(&position, found));
                take(row, (position, tail), asked, found);
            }
        }
        Ok(())
    }

    /// The full result of the engine, if the record has the same one.
    fn heard(&self, position: &Position, found: EngineResult) -> EngineResult {
        let heard = self
            .heard
            .as_ref()
            .and_then(|heard| heard.results.found(position));
        let is_it =
            |heard: &EngineResult| heard.answer == found.answer && heard.depth == found.depth;
        heard.filter(is_it).unwrap_or(found)
    }

    /// Passes each record with a task and an answer to `take`.
    pub(crate) fn each_answered(
        &self,
        mut take: impl FnMut(Answered),
        progress: &mut LineProgress<'_>,
    ) -> Result<(), PassError> {
        let take_answered = |row, (position, tail), asked, found: Option<EngineResult>| {
            if let Some(found) = found {
                take(Answered {
                    row,
                    position,
                    tail,
                    asked,
                    found,
                });
            }
        };
        self.each(take_answered, progress)
    }
}

/// Scores documents.
///
/// # Errors
/// Fails when it is cancelled, or lines cannot be read.
pub(crate) fn score(
    documents: &[ToScore],
    progress: &mut LineProgress<'_>,
) -> Result<SuiteReport, PassError> {
    let mut report = SuiteReport::default();
    let mut engines = BTreeSet::new();
    for document in documents {
        let mut of_file = SuiteScore::default();
        let take = |row, (position, tail): (Position, Vec<u8>), asked: RecordRequests, found| {
            let Some(found) = found else {
                report.unanswered += 1;
                return;
            };
            let found: EngineResult = found;
            let judged = asked.judge(&found);
            let theme = asked.theme.clone().unwrap_or_default();
            let add = |score: &mut SuiteScore| score.add(&judged, &found);
            add(&mut of_file);
            add(&mut report.score);
            if report.by_theme.len() < MOST_THEMES || report.by_theme.contains_key(&theme) {
                add(report.by_theme.entry(theme).or_default());
            }
            report.unnamed += u64::from(found.engine.is_empty());
            if !found.engine.is_empty() && engines.len() < MOST_ENGINES {
                engines.insert(found.engine.clone());
            }
            let remarks = audit(&asked, &found);
            let line = || SuiteLine {
                document: document.of.document,
                row,
                id: id_of(&tail),
                position,
                asked: asked.clone(),
                found: found.clone(),
                remarks: remarks.clone(),
            };
            report.remark_count += u64::from(!remarks.is_empty());
            if !remarks.is_empty() && report.remarks.len() < MOST_LISTED {
                report.remarks.push(line());
            }
            if judged.verdict != Verdict::Solved && report.missed.len() < MOST_LISTED {
                report.missed.push(line());
            }
        };
        document.each(take, progress)?;
        report.by_file.push(of_file);
        report.of.push(document.of.clone());
    }
    report.engines = engines.into_iter().collect();
    Ok(report)
}

/// The operand of the record's `id`.
pub(crate) fn id_of(tail: &[u8]) -> String {
    let id = operations(tail).find(|one| one.meaning() == Some(OpcodeMeaning::Identification));
    let operand = id.and_then(|id| {
        let operand = id.operands().next()?;
        Some(String::from_utf8_lossy(&operand.value()).into_owned())
    });
    operand.unwrap_or_default()
}
