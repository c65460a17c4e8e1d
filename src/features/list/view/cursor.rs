//! The row that the keyboard is on.
//!
//! It goes with the row on the board, and with the end of what is selected, unless Ctrl leads it to
//! other rows, to be selected one by one.

use tabiya_collection::document::{Document, DocumentId};

/// The row that the keyboard is on.
#[derive(Debug, Default)]
pub(super) struct Cursor {
    row: u64,
    /// What it went with in the last frame.
    followed: Option<(DocumentId, u64, u64)>,
    is_wanted: bool,
}

impl Cursor {
    /// Goes where the selection has gone.
    pub(super) fn follow(&mut self, document: &Document) {
        let now = (document.id(), document.row(), document.selection_lead());
        if self.followed != Some(now) {
            self.followed = Some(now);
            self.row = document.selection_lead();
        }
    }

    /// Goes to a row, which is to be seen then.
    pub(super) fn go_to(&mut self, row: u64) {
        self.row = row;
        self.is_wanted = true;
    }

    /// The row; the current one if that one is not shown any more.
    pub(super) fn row(&self, document: &Document) -> u64 {
        match document.place_of(self.row) {
            Some(_) => self.row,
            None => document.row(),
        }
    }

    /// Its place in the list, or the place of the current row.
    pub(super) fn place(&self, document: &Document) -> u64 {
        let place = document.place_of(self.row);
        place.unwrap_or_else(|| document.current_place())
    }

    /// The place that must be seen, once.
    pub(super) fn take_wanted(&mut self, document: &Document) -> Option<u64> {
        std::mem::take(&mut self.is_wanted).then(|| self.place(document))
    }
}
