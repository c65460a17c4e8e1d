//! Which positions a command for all of them is about.

use tabiya_collection::document::Document;
use tabiya_lines::RowSet;

/// Which positions a command for all of them is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All of the file.
    File,
    /// Those that the list shows.
    Shown,
    /// Those that are selected.
    Selected,
}

impl Scope {
    /// The selected ones if there are several, else those that the list shows.
    pub fn of(document: &Document) -> Self {
        if document.selected_count() > 1 {
            Self::Selected
        } else if document.view().is_some() {
            Self::Shown
        } else {
            Self::File
        }
    }

    /// How many these are.
    pub fn count(self, document: &Document) -> u64 {
        match self {
            Self::File => document.rows().len(),
            Self::Shown => document.shown_count(),
            Self::Selected => document.selected_count(),
        }
    }

    /// The rows; `None` for all.
    pub fn rows(self, document: &Document) -> Option<RowSet> {
        let rows = match self {
            Self::File => return None,
            Self::Shown => document.listed_rows(),
            Self::Selected => document.selected_rows(),
        };
        (rows.count() < document.rows().len()).then_some(rows)
    }
}
