//! The marks of the lines, and the number of lines with each mark.

use super::current::Document;
use crate::passes::{Boards, Mark, MarkCounts, Marks};
use std::sync::Arc;
use tabiya_lines::LineId;

/// Up to this many lines are recounted at once; a task counts more.
const MAX_AT_ONCE: u64 = 256;

impl Document {
    /// Returns the marks of the lines, once a check has begun.
    pub fn marks(&self) -> Option<&Arc<Marks>> {
        self.marks.as_ref()
    }

    /// Returns the marks of the lines for a check to fill.
    pub fn begin_marks(&mut self) -> Arc<Marks> {
        let new = || Arc::new(Marks::new(self.rows.source()));
        Arc::clone(self.marks.get_or_insert_with(new))
    }

    /// Returns the boards of the lines for the first search to fill.
    pub fn begin_boards(&mut self) -> Arc<Boards> {
        let new = || Arc::new(Boards::new(self.rows.source()));
        Arc::clone(self.boards.get_or_insert_with(new))
    }

    /// Returns the mark of a row, once it is known.
    pub fn mark(&self, row: u64) -> Option<Mark> {
        let line = self.rows.line_id(row)?;
        self.marks.as_ref()?.of(&self.rows, line)
    }

    /// Returns the number of rows with each mark, once all are known.
    pub fn mark_counts(&self) -> Option<&MarkCounts> {
        self.counts.as_ref()
    }

    /// Whether the rows have to be counted: all marks are known but not yet counted for the present
    /// content. Returns true only once for each content.
    pub fn wants_to_be_counted(&mut self) -> bool {
        let is_known = self.marks.as_ref().is_some_and(|marks| marks.is_complete());
        let now = Some(self.state_id());
        let wants = is_known && self.counts.is_none() && self.counted != now;
        if wants {
            self.counted = now;
        }
        wants
    }

    /// Stores the number of rows with each mark.
    pub fn set_mark_counts(&mut self, counts: MarkCounts) {
        self.counts = Some(counts);
    }

    /// Removes rows from the counts before `inserted` others replace them.
    pub(super) fn uncount(&mut self, at: u64, removed: u64, inserted: u64) {
        if MAX_AT_ONCE < removed.max(inserted) {
            self.counts = None;
        }
        self.recount(at, removed, MarkCounts::remove);
    }

    /// Adds inserted rows to the counts.
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
