//! The rows in the list and the selection, the marks of the lines, and the number of lines with each mark.

use super::current::Document;
use super::view::{RowsView, SelectedRows, ViewOf};
use crate::passes::{Boards, LineMark, LineMarks, MarkCounts};
use std::sync::Arc;
use tabiya_lines::{LineId, RowSet};

impl Document {
    /// Returns the rows that the list shows; `None` for all.
    pub fn view(&self) -> Option<&RowsView> {
        self.view.as_ref()
    }

    /// Shows these rows in the list, or all of them. Hidden rows are no longer selected.
    pub fn set_view(&mut self, view: Option<RowsView>) {
        self.outdated_view = None;
        self.view = view;
        if let (Some(view), Some(selection)) = (&self.view, self.selection.take()) {
            let rows = selection.rows.intersection(&view.rows(self.rows.len()));
            self.selection = (1 < rows.count()).then_some(SelectedRows { rows, ..selection });
        }
    }

    /// Takes the filter of a view whose rows have to be searched for again because rows came or
    /// went. Returns it only once.
    pub fn take_outdated_view(&mut self) -> Option<ViewOf> {
        self.outdated_view.take()
    }

    /// Whether the rows of the view have to be searched for again.
    pub fn has_outdated_view(&self) -> bool {
        self.outdated_view.is_some()
    }

    /// Returns the number of rows that the list shows.
    pub fn shown_count(&self) -> u64 {
        self.view.as_ref().map_or(self.rows.len(), RowsView::len)
    }

    /// Returns the row at a place of the list.
    pub fn row_at(&self, place: u64) -> Option<u64> {
        match &self.view {
            Some(view) => view.row(place),
            None => Some(place).filter(|row| *row < self.rows.len()),
        }
    }

    /// Returns the place of a row in the list, if it is shown.
    pub fn place_of(&self, row: u64) -> Option<u64> {
        match &self.view {
            Some(view) => view.place_of(row),
            None => Some(row).filter(|row| *row < self.rows.len()),
        }
    }

    /// Returns the place of the current row in the list, or the place where it would be.
    pub fn current_place(&self) -> u64 {
        let row = self.row();
        self.view.as_ref().map_or(row, |view| view.place_near(row))
    }

    /// Whether a row is selected.
    pub fn is_selected(&self, row: u64) -> bool {
        match &self.selection {
            Some(selection) => selection.rows.contains(row),
            None => row == self.row() && row < self.rows.len(),
        }
    }

    /// Returns the number of selected rows.
    pub fn selected_count(&self) -> u64 {
        match &self.selection {
            Some(selection) => selection.rows.count(),
            None => u64::from(self.has_line()),
        }
    }

    /// Returns the selected rows.
    pub fn selected_rows(&self) -> RowSet {
        match &self.selection {
            Some(selection) => selection.rows.clone(),
            None => self.current_row_alone(),
        }
    }

    fn current_row_alone(&self) -> RowSet {
        let current = self.has_line().then(|| self.row());
        RowSet::from_rows(self.rows.len(), current)
    }

    /// Returns the row from which a range selection extends.
    fn selection_anchor(&self) -> u64 {
        let selection = self.selection.as_ref();
        selection.map_or(self.row(), |selection| selection.anchor)
    }

    /// Returns the row up to which the last range selection went.
    pub fn selection_lead(&self) -> u64 {
        let selection = self.selection.as_ref();
        selection.map_or(self.row(), |selection| selection.lead)
    }

    /// Adds a row to the selection, or removes it.
    pub fn toggle_row(&mut self, row: u64) {
        if self.place_of(row).is_none() {
            return;
        }
        let mut rows = self.selected_rows();
        rows.set(row, !rows.contains(row));
        self.select(rows, row, row);
    }

    /// Selects all rows from the anchor up to this one, and no others.
    pub fn extend_selection_to(&mut self, row: u64) {
        let anchor = self.selection_anchor();
        let (Some(from), Some(to)) = (self.place_of(anchor), self.place_of(row)) else {
            return;
        };
        let (first, last) = (from.min(to), from.max(to));
        let rows = self.rows_between(first, last);
        self.select(rows, anchor, row);
    }

    fn rows_between(&self, first: u64, last: u64) -> RowSet {
        let count = self.rows.len();
        if let Some(view) = &self.view {
            return view.rows_between(first, last, count);
        }
        let mut rows = RowSet::none(count);
        rows.set_range(first..last + 1, true);
        rows
    }

    /// Selects all rows in the list.
    pub fn select_all(&mut self) {
        let rows = self.listed_rows();
        self.select(rows, self.selection_anchor(), self.selection_lead());
    }

    /// Selects the rows in the list that are not selected, and no others.
    pub fn invert_selection(&mut self) {
        let rows = self.listed_rows().difference(&self.selected_rows());
        self.select(rows, self.selection_anchor(), self.selection_lead());
    }

    /// Selects the current row alone.
    pub fn select_current_row(&mut self) {
        self.selection = None;
    }

    /// Returns all rows that the list shows.
    pub fn listed_rows(&self) -> RowSet {
        let count = self.rows.len();
        let view = self.view.as_ref();
        view.map_or_else(|| RowSet::all(count), |view| view.rows(count))
    }

    fn select(&mut self, rows: RowSet, anchor: u64, lead: u64) {
        let is_usual = rows.count() == 1 && rows.contains(self.row());
        self.selection = (!is_usual).then_some(SelectedRows { rows, anchor, lead });
    }
}

/// Up to this many lines are recounted at once; a task counts more.
const MAX_AT_ONCE: u64 = 256;

impl Document {
    /// Returns the marks of the lines, once a check has begun.
    pub fn marks(&self) -> Option<&Arc<LineMarks>> {
        self.marks.as_ref()
    }

    /// Returns the marks of the lines for a check to fill.
    pub fn begin_marks(&mut self) -> Arc<LineMarks> {
        let new = || Arc::new(LineMarks::new(self.rows.source()));
        Arc::clone(self.marks.get_or_insert_with(new))
    }

    /// Returns the boards of the lines for the first search to fill.
    pub fn begin_boards(&mut self) -> Arc<Boards> {
        let new = || Arc::new(Boards::new(self.rows.source()));
        Arc::clone(self.boards.get_or_insert_with(new))
    }

    /// Returns the mark of a row, once it is known.
    pub fn mark(&self, row: u64) -> Option<LineMark> {
        let line = self.rows.line_id(row)?;
        self.marks.as_ref()?.of(&self.rows, line)
    }

    /// Returns the number of rows with each mark, once all are known.
    pub fn mark_counts(&self) -> Option<&MarkCounts> {
        self.counts.as_ref()
    }

    /// Whether the rows have to be counted: all marks are known but not yet counted for the current content. Returns
    /// true only once for each content.
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

    fn recount(&mut self, at: u64, rows: u64, change: fn(&mut MarkCounts, LineMark, u64)) {
        let Some(mut counts) = self.counts.take() else {
            return;
        };
        let mut lines: Vec<LineId> = Vec::new();
        self.rows
            .each_line_id(at..at.saturating_add(rows), |_, line| lines.push(line));
        let mark_of = |line: &LineId| self.marks.as_ref()?.of(&self.rows, *line);
        let marks: Option<Vec<LineMark>> = lines.iter().map(mark_of).collect();
        self.counts = marks.map(|marks| {
            for mark in marks {
                change(&mut counts, mark, 1);
            }
            counts
        });
    }
}
