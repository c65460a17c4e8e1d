//! The only code that changes rows, and that undoes these changes.

use super::current::Document;
use super::history::{RowsChange, StateId, UndoGroup};
use super::shift::{Shift, Way};
use super::shown::ShownState;
use tabiya_lines::Span;

impl Document {
    /// Replaces rows by spans.
    pub(super) fn change_rows(
        &mut self,
        at: u64,
        remove: u64,
        inserted: Vec<Span>,
        shown: ShownState,
        group: Option<UndoGroup>,
    ) {
        let at = at.min(self.rows.len());
        let shift = Shift::Replaced {
            at,
            removed: remove.min(self.rows.len() - at),
            inserted: row_count(&inserted),
        };
        let removed = self.splice(at, remove, &inserted, &shift);
        let change = RowsChange {
            at,
            removed,
            inserted,
            shift,
        };
        self.follow(&change.shift, Way::Forth);
        let before = std::mem::replace(&mut self.shown, shown.clone());
        self.history.record(group, change, before, shown);
    }

    /// Makes the next change of this group start its own undo step.
    pub fn end_group(&mut self, group: UndoGroup) {
        if self.history.newest_group() == Some(group) {
            self.history.seal();
        }
    }

    /// Undoes the newest change, and the visits to other moves of a game since. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        while self.undo_step() {}
        true
    }

    /// Undoes the newest step. Returns whether another step is to be undone with it.
    fn undo_step(&mut self) -> bool {
        self.keep_not_in_fen();
        let Some(step) = self.history.undo() else {
            return false;
        };
        let is_passed_over = step.is_stepping();
        let rows = step.rows;
        self.restore(
            rows.at,
            &rows.inserted,
            &rows.removed,
            &rows.shift,
            Way::Back,
        );
        self.shown = step.before;
        self.keep_not_in_fen();
        is_passed_over
    }

    /// Redoes the change that was undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        if !self.can_redo() {
            return false;
        }
        while self.history.is_loose() {
            self.undo_step();
        }
        while self.redo_step() {}
        true
    }

    /// Undoes steps until the document has this content. Returns whether there was such a content; if not, nothing is
    /// undone.
    pub fn undo_to(&mut self, content: StateId) -> bool {
        let has = content == self.state_id() || self.history.leads_back_to(content);
        while has && self.state_id() != content && self.undo() {}
        has
    }

    /// Redoes the step that was undone last. Returns whether another step is to be redone with it.
    fn redo_step(&mut self) -> bool {
        self.keep_not_in_fen();
        let Some(step) = self.history.redo() else {
            return false;
        };
        let is_passed_over = step.is_stepping();
        let rows = step.rows;
        self.restore(
            rows.at,
            &rows.removed,
            &rows.inserted,
            &rows.shift,
            Way::Forth,
        );
        self.shown = step.after;
        self.keep_not_in_fen();
        is_passed_over
    }

    /// Replaces the rows `standing` by `wanted` without recording a step of history.
    fn restore(&mut self, at: u64, standing: &[Span], wanted: &[Span], shift: &Shift, way: Way) {
        self.splice(at, row_count(standing), wanted, shift);
        self.follow(shift, way);
        if shift.is_bulk() {
            self.outdated_view = self.view.as_ref().map(|view| view.of().clone());
        }
    }

    fn splice(&mut self, at: u64, remove: u64, insert: &[Span], shift: &Shift) -> Vec<Span> {
        if shift.keeps_lines() {
            return self.rows.splice(at, remove, insert);
        }
        let insert_count = row_count(insert);
        self.uncount(at, remove, insert_count);
        let removed = self.rows.splice(at, remove, insert);
        self.count(at, insert_count);
        removed
    }

    /// Updates everything that is recorded by row number after a change of the rows.
    pub(super) fn follow(&mut self, shift: &Shift, way: Way) {
        if shift.keeps_places() {
            return;
        }
        if let Some(view) = self.view.take() {
            self.view = view.follow(shift, way);
            if self.view.is_none() {
                self.outdated_view = Some(view.into_of());
            }
        }
        let selection = self.selection.take();
        if matches!(shift, Shift::Together { .. }) && way == Way::Forth {
            self.selection = selection.and_then(|selection| selection.follow(shift));
        }
        if let Some(pending) = self.pending.take() {
            self.pending = pending.follow(shift, way);
        }
    }
}

fn row_count(spans: &[Span]) -> u64 {
    spans.iter().map(Span::count).sum()
}
