//! The positions that a command for many positions applies to.

use tabiya_collection::document::Document;
use tabiya_lines::RowSet;

/// The positions that a command for many positions applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All positions of the file.
    File,
    /// The positions that the list shows.
    Shown,
    /// The selected positions.
    Selected,
}

impl Scope {
    /// The selected positions if there are several, otherwise the positions in the list.
    pub fn of(document: &Document) -> Self {
        if document.selected_count() > 1 {
            Self::Selected
        } else if document.view().is_some() {
            Self::Shown
        } else {
            Self::File
        }
    }

    /// The number of positions.
    pub fn count(self, document: &Document) -> u64 {
        match self {
            Self::File => document.rows().len(),
            Self::Shown => document.shown_count(),
            Self::Selected => document.selected_count(),
        }
    }

    /// The rows. `None` means all rows.
    pub fn rows(self, document: &Document) -> Option<RowSet> {
        let rows = match self {
            Self::File => return None,
            Self::Shown => document.listed_rows(),
            Self::Selected => document.selected_rows(),
        };
        (rows.count() < document.rows().len()).then_some(rows)
    }
}
