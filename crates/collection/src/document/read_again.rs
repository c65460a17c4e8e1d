//! Boards that were read again, because other boards have shown more about their pieces.

use super::bulk_change::BulkChange;
use super::current::Document;
use super::pictured_board::Pictured;
use super::rewriting::{LineSet, Rewrite, Rewriting, Rewritten};
use crate::passes::PassError;
use std::collections::HashMap;
use std::sync::Arc;
use tabiya_lines::LineId;

/// A new reading of a board.
#[derive(Clone, Debug)]
pub struct NewReading {
    /// The line of the board.
    pub line: LineId,
    /// The text of this line.
    pub before: Vec<u8>,
    /// The text with the new reading.
    pub after: Vec<u8>,
    /// The picture with its new doubts.
    pub picture: Arc<Pictured>,
}

/// Replaces lines by their new texts.
#[derive(Debug)]
struct NewTexts(HashMap<Vec<u8>, Vec<u8>>);

impl Rewrite for NewTexts {
    fn rewrite(&self, _id: Option<LineId>, line: &[u8]) -> Result<Rewritten, PassError> {
        let new = self.0.get(line).cloned();
        Ok(new.map_or(Rewritten::Other, Rewritten::Line))
    }
}

impl Document {
    /// Takes new readings of boards, as one undo step. Lines that have changed in the meantime stay as they are. Returns
    /// the number of changed lines.
    pub fn put_readings(&mut self, readings: Vec<NewReading>) -> usize {
        let mut lines = LineSet::none(self.rows());
        for reading in &readings {
            lines.insert(self.rows(), reading.line);
        }
        let texts = readings.iter();
        let texts = texts.map(|reading| (reading.before.clone(), reading.after.clone()));
        let rewriting = Rewriting {
            lines: Arc::new(lines),
            by: Arc::new(NewTexts(texts.collect())),
        };
        if readings.is_empty() || self.change_at_once(BulkChange::Rewrite(rewriting)).is_err() {
            return 0;
        }
        let mut by_line = HashMap::new();
        for reading in readings {
            by_line.insert(self.rows().first_form(reading.line), reading);
        }
        let mut count = 0;
        for row in 0..self.rows().len() {
            let Some(line) = self.rows().line_id(row) else {
                continue;
            };
            let Some(reading) = by_line.get(&self.rows().first_form(line)) else {
                continue;
            };
            if self
                .rows()
                .line(row)
                .is_ok_and(|line| *line == *reading.after)
            {
                let picture = Arc::clone(&reading.picture);
                self.note_pictured(row, picture);
                count += 1;
            }
        }
        count
    }
}
