//! The row of the keyboard cursor.
//!
//! The cursor follows the row on the board and the end of the selection. With Ctrl it moves alone to other rows, which
//! can then be selected one by one.

use tabiya_collection::document::{Document, DocumentId};

/// The row of the keyboard cursor.
#[derive(Debug, Default)]
pub(super) struct Cursor {
    row: u64,
    /// The document, the current row and the end of the selection in the last frame.
    followed: Option<(DocumentId, u64, u64)>,
    is_wanted: bool,
}

impl Cursor {
    /// Follows the selection.
    pub(super) fn follow(&mut self, document: &Document) {
        let now = (document.id(), document.row(), document.selection_lead());
        if self.followed != Some(now) {
            self.followed = Some(now);
            self.row = document.selection_lead();
        }
    }

    /// Moves to a row and scrolls it into view.
    pub(super) fn go_to(&mut self, row: u64) {
        self.row = row;
        self.is_wanted = true;
    }

    /// The cursor's row, or the current row if the list no longer shows the cursor's row.
    pub(super) fn row(&self, document: &Document) -> u64 {
        match document.place_of(self.row) {
            Some(_) => self.row,
            None => document.row(),
        }
    }

    /// The cursor's place in the list, or the place of the current row.
    pub(super) fn place(&self, document: &Document) -> u64 {
        let place = document.place_of(self.row);
        place.unwrap_or_else(|| document.current_place())
    }

    /// The place to scroll into view, returned once after each move.
    pub(super) fn take_wanted(&mut self, document: &Document) -> Option<u64> {
        std::mem::take(&mut self.is_wanted).then(|| self.place(document))
    }
}
