//! Comparison of a document with its file as last read or saved.

use super::current::Document;
use super::differences::comparing::compare;
use super::differences::{ComparedAt, DifferenceKind, Differences, kind_of_line};
use super::saved_lines::{SavedAs, SavedLines};
use crate::passes::{LineProgress, PassError};
use std::sync::Arc;
use tabiya_lines::{LineId, Rows};

/// A comparison to be made, on any thread.
#[derive(Clone, Debug)]
pub struct Comparison {
    at: ComparedAt,
    rows: Rows,
    saved: SavedAs,
}

impl Comparison {
    /// Finds all lines that differ.
    ///
    /// # Errors
    /// Fails when it is cancelled, or there are too many lines to number.
    pub fn compare(self, progress: &mut LineProgress<'_>) -> Result<Differences, PassError> {
        let saved = self.saved.lines();
        let saved = saved.unwrap_or_else(|| Arc::new(SavedLines::of_rows(self.rows.clone())));
        compare(self.at, &self.rows, saved, progress)
    }
}

impl Document {
    /// Whether the document was read from somewhere or saved, so that there are lines to compare it
    /// with.
    pub fn has_saved_lines(&self) -> bool {
        !matches!(self.saved_as, SavedAs::Never)
    }

    /// Returns the saved line that a row would equal if its text became `text`.
    pub(super) fn saved_line_like(&self, row: u64, text: &[u8]) -> Option<LineId> {
        let SavedAs::Lines(saved) = &self.saved_as else {
            return None;
        };
        let line = saved.form_of(&self.rows, self.rows.line_id(row)?)?;
        let is_same = self.rows.text_of(line).is_ok_and(|saved| saved == text);
        is_same.then_some(line)
    }

    /// Returns how a row differs from the file, if it does, without looking at any other row.
    pub fn kind_of_difference(&self, row: u64) -> Option<DifferenceKind> {
        let SavedAs::Lines(saved) = &self.saved_as else {
            return None;
        };
        let line = self.rows.line_id(row)?;
        kind_of_line(&self.rows, saved, line).map(|(kind, _)| kind)
    }

    /// Returns the comparison that finds all lines that differ; `None` if there is nothing to
    /// compare with.
    pub fn comparison(&self) -> Option<Comparison> {
        self.has_saved_lines().then(|| Comparison {
            at: self.compared_at(),
            rows: self.rows.clone(),
            saved: self.saved_as.clone(),
        })
    }

    /// Whether that comparison takes a fraction of a frame.
    pub fn is_quickly_compared(&self) -> bool {
        self.saved_as.is_quick(&self.rows)
    }

    /// Whether the document knows which lines are in the file. If not, a comparison finds out.
    pub fn knows_saved_lines(&self) -> bool {
        !matches!(self.saved_as, SavedAs::Rows(_))
    }

    /// Whether these differences describe the current content.
    pub fn is_described_by(&self, differences: &Differences) -> bool {
        differences.at() == self.compared_at()
    }

    /// Whether these differences belong to this document, though perhaps to older content.
    pub fn is_about_this(&self, differences: &Differences) -> bool {
        differences.at().document == self.id().0
    }

    /// Adopts what a comparison has found out about the lines of the file.
    pub fn note_compared(&mut self, differences: &Differences) {
        let is_same_save = differences.at().saved == self.saved;
        if is_same_save && matches!(self.saved_as, SavedAs::Rows(_)) {
            self.saved_as = SavedAs::Lines(Arc::clone(differences.saved()));
        }
    }

    fn compared_at(&self) -> ComparedAt {
        ComparedAt {
            document: self.id().0,
            state: self.state_id(),
            saved: self.saved,
            rows: self.rows.len(),
        }
    }
}
