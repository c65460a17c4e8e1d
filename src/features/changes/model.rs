//! The known differences between a document and its file.

use crate::reach::Reach;
use std::ops::Range;
use std::sync::Arc;
use tabiya_collection::document::{
    Difference, DifferenceKind, Differences, Document, DocumentId, StateId,
};

/// This feature's part of the state.
#[derive(Debug, Default)]
pub struct ChangesState {
    /// The latest comparison.
    pub found: Option<Arc<Differences>>,
    /// The document and the state that could not be compared.
    pub not_compared: Option<(DocumentId, StateId)>,
    /// Whether the dialog was opened from the question about closing a file, which is asked again afterwards.
    pub is_before_closing: bool,
}

impl ChangesState {
    /// The differences of a document, if they are known for its current contents.
    pub fn of(&self, document: &Document) -> Option<&Arc<Differences>> {
        let found = self.found.as_ref();
        found.filter(|found| document.is_described_by(found))
    }

    /// The kind of difference of a row from the file, if it differs.
    pub fn kind_at(&self, document: &Document, row: u64) -> Option<DifferenceKind> {
        match self.of(document) {
            Some(found) => found.at_row(row).map(|difference| difference.kind),
            None => document.kind_of_difference(row),
        }
    }

    /// The number of lines removed before a row, as far as it is known.
    pub fn removed_before(&self, document: &Document, row: u64) -> u64 {
        self.of(document)
            .map_or(0, |found| found.removed_before(row))
    }
}

/// The lines to revert to those in the file.
#[derive(Clone, Debug)]
pub enum RevertOrder {
    /// The selected rows.
    Selected,
    /// The difference at an index of a comparison. It is left alone if the comparison is out of date.
    Listed(Arc<Differences>, u64),
    /// All lines.
    All,
}

/// Actions in the dialog.
#[derive(Clone, Debug)]
pub enum ChangesAction {
    /// Open the dialog with all differences.
    Open,
    /// Show all differences before the file is closed.
    OpenBeforeClosing,
    /// Go to the line of a difference, and do not close the file.
    GoTo(Difference),
    /// Read these rows of the file, as they were saved.
    SavedRowsNeeded(Vec<Range<u64>>),
    /// Revert lines to those in the file.
    Revert(RevertOrder),
}

impl ChangesAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        match self {
            Self::Revert(_) => Reach::Changes,
            _ => Reach::Window,
        }
    }
}
