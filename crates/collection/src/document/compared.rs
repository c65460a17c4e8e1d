//! A document compared with what stood in its file when that was last read or saved.

use super::current::Document;
use super::differences::comparing::compare;
use super::differences::{ComparedAt, DifferenceKind, Differences, kind_of_line};
use super::saved_lines::{SavedAs, SavedLines};
use crate::passes::{PassError, Progress};
use std::sync::Arc;
use tabiya_lines::{LineId, Rows};

/// What is to be compared, on whichever thread.
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
    /// When it is cancelled, or there are more lines than can be told apart.
    pub fn compare(self, progress: &mut Progress<'_>) -> Result<Differences, PassError> {
        let saved = self.saved.lines();
        let saved = saved.unwrap_or_else(|| Arc::new(SavedLines::of_rows(self.rows.clone())));
        compare(self.at, &self.rows, saved, progress)
    }
}

impl Document {
    /// Whether there is anything to compare its lines with: it was read from somewhere, or saved.
    pub fn has_saved_lines(&self) -> bool {
        !matches!(self.saved_as, SavedAs::Never)
    }

    /// The line that would be as it was if a row became this text.
    pub(super) fn saved_line_like(&self, row: u64, text: &[u8]) -> Option<LineId> {
        let SavedAs::Lines(saved) = &self.saved_as else {
            return None;
        };
        let line = saved.form_of(&self.rows, self.rows.line_id(row)?)?;
        let is_same = self.rows.text_of(line).is_ok_and(|saved| saved == text);
        is_same.then_some(line)
    }

    /// In what way a row differs from the file, if it does, without looking at any other row.
    pub fn kind_of_difference(&self, row: u64) -> Option<DifferenceKind> {
        let SavedAs::Lines(saved) = &self.saved_as else {
            return None;
        };
        let line = self.rows.line_id(row)?;
        kind_of_line(&self.rows, saved, line).map(|(kind, _)| kind)
    }

    /// What is to be compared to find all lines that differ; nothing if there is nothing to compare with.
    pub fn comparison(&self) -> Option<Comparison> {
        self.has_saved_lines().then(|| Comparison {
            at: self.compared_at(),
            rows: self.rows.clone(),
            saved: self.saved_as.clone(),
        })
    }

    /// Whether that takes a fraction of a frame.
    pub fn is_quickly_compared(&self) -> bool {
        self.saved_as.is_quick(&self.rows)
    }

    /// Whether it is known which lines are in the file. Where not, a comparison finds it out.
    pub fn knows_saved_lines(&self) -> bool {
        !matches!(self.saved_as, SavedAs::Rows(_))
    }

    /// Whether this is what differs now.
    pub fn is_described_by(&self, differences: &Differences) -> bool {
        differences.at() == self.compared_at()
    }

    /// Whether this is about it, though perhaps not as it is now.
    pub fn is_about_this(&self, differences: &Differences) -> bool {
        differences.at().document == self.id().0
    }

    /// Takes over what a comparison has found out about the lines of the file.
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
