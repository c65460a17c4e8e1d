//! How the lines are marked, and how many lines have each mark.

use super::current::Document;
use crate::passes::{Boards, Mark, MarkCounts, Marks};
use std::sync::Arc;
use tabiya_lines::LineId;

/// This many lines are counted again at once; more are counted by a task.
const MAX_AT_ONCE: u64 = 256;

impl Document {
    /// The marks of the lines, once somebody has begun to look for them.
    pub fn marks(&self) -> Option<&Arc<Marks>> {
        self.marks.as_ref()
    }

    /// The marks of the lines, to be filled by a check.
    pub fn begin_marks(&mut self) -> Arc<Marks> {
        let new = || Arc::new(Marks::new(self.rows.source()));
        Arc::clone(self.marks.get_or_insert_with(new))
    }

    /// The boards of the lines, to be filled by the first search.
    pub fn begin_boards(&mut self) -> Arc<Boards> {
        let new = || Arc::new(Boards::new(self.rows.source()));
        Arc::clone(self.boards.get_or_insert_with(new))
    }

    /// The mark of a row, once it is known.
    pub fn mark(&self, row: u64) -> Option<Mark> {
        let line = self.rows.line_id(row)?;
        self.marks.as_ref()?.of(&self.rows, line)
    }

    /// How many rows have each mark, once all are known.
    pub fn mark_counts(&self) -> Option<&MarkCounts> {
        self.counts.as_ref()
    }

    /// Whether the rows have to be counted: all marks are there, and nobody has counted them for the
    /// present content. It is told once.
    pub fn wants_to_be_counted(&mut self) -> bool {
        let is_known = self.marks.as_ref().is_some_and(|marks| marks.is_complete());
        let now = Some(self.state_id());
        let wants = is_known && self.counts.is_none() && self.counted != now;
        if wants {
            self.counted = now;
        }
        wants
    }

    /// Notes how many rows have each mark.
    pub fn set_mark_counts(&mut self, counts: MarkCounts) {
        self.counts = Some(counts);
    }

    /// Rows are about to be replaced by so many others.
    pub(super) fn uncount(&mut self, at: u64, removed: u64, inserted: u64) {
        if MAX_AT_ONCE < removed.max(inserted) {
            self.counts = None;
        }
        self.recount(at, removed, MarkCounts::remove);
    }

    /// So many rows have come.
    pub(super) fn count(&mut self, at: u64, inserted: u64) {
        self.recount(at, inserted, MarkCounts::add);
    }

    fn recount(&mut self, at: u64, rows: u64, change: fn(&mut MarkCounts, Mark, u64)) {
        let Some(mut counts) = self.counts.take() else {
            return;
        };
        let mut lines: Vec<LineId> = Vec::new();
        self.rows
            .each_line_id(at..at.saturating_add(rows), |_, line| lines.push(line));
        let mark_of = |line: &LineId| self.marks.as_ref()?.of(&self.rows, *line);
        let marks: Option<Vec<Mark>> = lines.iter().map(mark_of).collect();
        self.counts = marks.map(|marks| {
            for mark in marks {
                change(&mut counts, mark, 1);
            }
            counts
        });
    }
}
