//! Changes of many rows, which are requested, computed at once or on another thread, and applied.

use super::bulk_change::BulkChange;
use super::current::Document;
use super::prepare::{ChangeRequest, PreparedChange};
use super::shift::{Shift, Way};
use super::shown::ShownState;
use super::view::nearest;
use std::ops::ControlFlow;
use tabiya_lines::{NoLine, RowSet};

/// The error of applying a change that was prepared for content that has changed since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overtaken;

impl Document {
    /// Returns everything that is needed to compute a change. The document keeps the rows that it
    /// names up to date until the change is made, so that it can be [requested
    /// again](Self::pending_request).
    pub fn request(&mut self, change: BulkChange) -> ChangeRequest {
        let change = self.as_meant_now(change);
        self.pending = Some(change.clone());
        self.request_of(change)
    }

    /// Redirects an insertion: if the row that it should replace has received pieces in the
    /// meantime, that row stays and the lines go below it.
    fn as_meant_now(&self, change: BulkChange) -> BulkChange {
        match change {
            BulkChange::Insert {
                at,
                from,
                rows,
                takes_place: true,
            } if !self.waits_for_pieces(at) => BulkChange::Insert {
                at: at + 1,
                from,
                rows,
                takes_place: false,
            },
            change => change,
        }
    }

    fn request_of(&self, change: BulkChange) -> ChangeRequest {
        ChangeRequest {
            rows: self.rows.clone(),
            state: self.state_id(),
            saved_as: self.saved_as.clone(),
            current: self.row(),
            next: self.row_shown_after(&change),
            change,
        }
    }

    /// Returns a new request for the pending change, with its rows as they are now.
    pub fn pending_request(&mut self) -> Option<ChangeRequest> {
        let change = self.pending.take()?;
        Some(self.request(change))
    }

    /// Whether a change is being worked out.
    pub fn has_pending_change(&self) -> bool {
        self.pending.is_some()
    }

    /// Forgets the pending change because nothing waits for it any longer.
    pub fn forget_pending_change(&mut self) {
        self.pending = None;
    }

    /// Makes a change that takes less than a frame.
    ///
    /// # Errors
    /// Fails when the line to be shown afterwards is not in memory; then nothing has changed.
    pub fn change_at_once(&mut self, change: BulkChange) -> Result<(), NoLine> {
        if let Some(row) = self.row_shown_after(&change) {
            self.rows.line(row)?;
        }
        let request = self.request_of(change);
        let prepared = request.prepare(&mut |_, _| ControlFlow::Continue(()));
        let made = match prepared {
            Ok(prepared) => self.apply(prepared),
            Err(_) => Err(Overtaken),
        };
        made.map_err(|Overtaken| NoLine::Lost)
    }

    /// Makes a change that has been worked out.
    ///
    /// # Errors
    /// Fails when the document was changed in the meantime; then nothing has changed.
    pub fn apply_prepared(&mut self, prepared: PreparedChange) -> Result<(), Overtaken> {
        let pending = self.pending.take();
        let made = self.apply(prepared);
        if made.is_err() {
            self.pending = pending;
        }
        made
    }

    fn apply(&mut self, prepared: PreparedChange) -> Result<(), Overtaken> {
        let is_for_this = prepared.state == self.state_id()
            && prepared.own_lines == self.rows.own_line_count()
            && self.rows.len() == prepared.rows_before();
        if !is_for_this {
            return Err(Overtaken);
        }
        let shown = self.shown_after(&prepared).ok_or(Overtaken)?;
        self.keep_not_in_fen();
        self.pass_on_not_in_fen(&prepared.rows, &prepared.change);
        self.counts = self
            .counts
            .take()
            .filter(|_| prepared.change.shift.keeps_lines());
        self.rows = prepared.rows;
        self.follow(&prepared.change.shift, Way::Forth);
        if prepared.change.shift.replaces_unevenly() {
            self.outdated_view = self.view.as_ref().map(|view| view.of().clone());
        }
        let before = std::mem::replace(&mut self.shown, shown);
        self.restore_not_in_fen();
        let after = self.shown.clone();
        self.history.record(None, prepared.change, before, after);
        Ok(())
    }

    /// Returns what is shown after a change: the same line in its new row, or the next line if it
    /// is gone.
    fn shown_after(&self, prepared: &PreparedChange) -> Option<ShownState> {
        let row = self.row();
        if let Some(shown) = &prepared.lands_on {
            return (prepared.current == row).then(|| shown.clone());
        }
        let moved_to = prepared.moved_to.filter(|_| prepared.current == row);
        let shift = &prepared.change.shift;
        match (moved_to, shift) {
            (Some(to), _) => Some(self.shown.at(to)),
            (None, Shift::Within | Shift::Everywhere) => None,
            (None, Shift::Replaced { .. }) => self.shown_in_place(prepared),
            (None, Shift::Without(_) | Shift::Together { .. }) => match shift.row(row) {
                Some(to) => Some(self.shown.at(to)),
                None => self.shown_next(prepared),
            },
        }
    }

    /// Returns what is shown after rows were inserted or lines replaced.
    fn shown_in_place(&self, prepared: &PreparedChange) -> Option<ShownState> {
        if self.rows.is_empty() {
            return ShownState::of_row(&prepared.rows, 0).ok();
        }
        // The inserted rows may have replaced the current row.
        let row = prepared.change.shift.row(self.row());
        let row = row.unwrap_or(prepared.change.at);
        if prepared.rows.line_id(row) == self.rows.line_id(self.row()) {
            return Some(self.shown.at(row));
        }
        ShownState::of_row(&prepared.rows, row).ok()
    }

    /// Returns what is shown when the current row is gone.
    fn shown_next(&self, prepared: &PreparedChange) -> Option<ShownState> {
        if prepared.current != self.row() {
            return None;
        }
        match &prepared.next {
            Some(next) => Some(next.at(prepared.change.shift.row(next.row)?)),
            None => prepared.rows.is_empty().then(ShownState::nothing),
        }
    }

    /// Returns the row to be shown when a change removes the current one: the next row in the list,
    /// else the previous one, else any.
    pub fn row_shown_after(&self, change: &BulkChange) -> Option<u64> {
        let deleted = match change {
            BulkChange::Delete(deleted) => deleted,
            BulkChange::DeleteSurplus(groups) => {
                // The first row of the group has the same position and stays.
                let group = groups.group_of(groups.place_of(self.row())?)?;
                let first = groups.row(groups.group_start(group)?)?;
                return Some(first).filter(|first| *first != self.row());
            }
            _ => return None,
        };
        if !deleted.contains(self.row()) {
            return None;
        }
        if let Some(row) = self
            .view
            .as_ref()
            .and_then(|view| view.neighbour(self.row(), deleted))
        {
            return Some(row);
        }
        let mut kept = RowSet::all(self.rows.len());
        kept = kept.difference(deleted);
        nearest(&kept, self.row())
    }
}
