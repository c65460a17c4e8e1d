//! Adding, deleting and reordering records.

use super::current::Document;
use super::history::Shown;
use std::ops::Range;

impl Document {
    /// Puts lines in front of a row and shows the first of them.
    pub fn insert_lines(&mut self, at: u64, lines: Vec<Vec<u8>>) {
        let at = at.min(self.rows().len());
        if let Some(span) = self.add_own_lines(lines) {
            self.change_and_show(at, 0, vec![span], at);
        }
    }

    /// Puts a second row like the current one below it and shows it.
    pub fn duplicate_row(&mut self) {
        let row = self.row();
        if row < self.rows().len() {
            let span = self.rows().spans(row..row + 1);
            self.change_and_show(row + 1, 0, span, row + 1);
        }
    }

    /// Deletes rows and shows the one that comes into their place.
    pub fn delete_rows(&mut self, rows: Range<u64>) {
        let end = rows.end.min(self.rows().len());
        if rows.start < end {
            self.change_and_show(rows.start, end - rows.start, Vec::new(), rows.start);
        }
    }

    /// Moves a row so that it stands at another place, and shows it there.
    pub fn move_row(&mut self, from: u64, to: u64) {
        let count = self.rows().len();
        if from == to || from >= count || to >= count {
            return;
        }
        let mut spans = self.rows().spans(from..from + 1);
        let first = from.min(to);
        if from < to {
            let mut between = self.rows().spans(from + 1..to + 1);
            between.append(&mut spans);
            spans = between;
        } else {
            spans.append(&mut self.rows().spans(to..from));
        }
        self.change_and_show(first, from.abs_diff(to) + 1, spans, to);
    }

    fn change_and_show(
        &mut self,
        at: u64,
        remove: u64,
        inserted: Vec<crate::collection::Span>,
        row: u64,
    ) {
        self.keep_hidden_target();
        let before = self.shown;
        self.change_rows(at, remove, inserted, before, None);
        self.show_row(row);
        let after: Shown = self.shown;
        self.history.show_after_newest(after);
    }
}
