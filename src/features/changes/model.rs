//! What was found to be different from the file.

use std::ops::Range;
use std::sync::Arc;
use tabiya_collection::document::{
    Difference, DifferenceKind, Differences, Document, DocumentId, StateId,
};

/// The part of the state about what has changed.
#[derive(Debug, Default)]
pub struct ChangesState {
    /// What was found last.
    pub found: Option<Arc<Differences>>,
    /// The content that could not be compared.
    pub not_compared: Option<(DocumentId, StateId)>,
    /// Whether the dialog was opened by somebody who was closing the file: then that is asked again.
    pub is_before_closing: bool,
}

impl ChangesState {
    /// What is different in a document, if that is known for what it holds now.
    pub fn of(&self, document: &Document) -> Option<&Arc<Differences>> {
        let found = self.found.as_ref();
        found.filter(|found| document.is_described_by(found))
    }

    /// In what way a row differs from the file, if it does.
    pub fn kind_at(&self, document: &Document, row: u64) -> Option<DifferenceKind> {
        match self.of(document) {
            Some(found) => found.at_row(row).map(|difference| difference.kind),
            None => document.kind_of_difference(row),
        }
    }

    /// How many lines were removed in front of a row, as far as that is known.
    pub fn removed_before(&self, document: &Document, row: u64) -> u64 {
        self.of(document)
            .map_or(0, |found| found.removed_before(row))
    }
}

/// What is to be as it is in the file.
#[derive(Clone, Debug)]
pub enum RevertOrder {
    /// The selected rows.
    Selected,
    /// The line at a place of a list of all that differ. It is left alone if that list is out of date.
    Listed(Arc<Differences>, u64),
    /// Everything.
    All,
}

/// What is done in the dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum ChangesAction {
    /// Show all that has changed, before the file is closed.
    OpenBeforeClosing,
    /// Go to the line in which something differs, and stay there.
    GoTo(Difference),
    /// Rows of the file are to be read: as they were saved.
    SavedRowsNeeded(Vec<Range<u64>>),
}
