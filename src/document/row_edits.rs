//! Adding rows.

use super::current::Document;
use super::shown::Shown;
use std::sync::Arc;

impl Document {
    /// Puts lines in front of a row and shows the first of them.
    pub fn insert_lines(&mut self, at: u64, lines: Vec<Vec<u8>>) {
        let at = at.min(self.rows.len());
        self.keep_unsaid();
        let first = self.rows.own_line_count();
        let Some(span) = self.rows.add_own_lines(lines) else {
            return;
        };
        let line = Arc::from(self.rows.own_line(first).unwrap_or_default());
        let line_end = Some(self.rows.source().newline());
        let shown = Shown::of_line(at, line, line_end);
        self.change_rows(at, 0, vec![span], shown, None);
    }
}
