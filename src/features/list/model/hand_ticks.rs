//! Which repairs were ticked and unticked by hand, so that looking once more does not forget it.

use std::collections::BTreeMap;
use tabiya_collection::document::{DocumentId, StateId};

/// What was ticked and unticked by hand in the list of repairs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandTicks {
    /// The content that they are about; ticks of another one are forgotten.
    content: Option<(DocumentId, StateId)>,
    /// What was said of all rows at once.
    all: Option<bool>,
    /// What was said of single rows since then.
    rows: BTreeMap<u64, bool>,
}

impl HandTicks {
    /// Nothing has been said yet of this content.
    pub fn new(document: DocumentId, content: StateId) -> Self {
        Self {
            content: Some((document, content)),
            ..Self::default()
        }
    }

    /// Whether they are about this content.
    pub fn are_about(&self, document: DocumentId, content: StateId) -> bool {
        self.content == Some((document, content))
    }

    /// All were ticked or unticked.
    pub fn say_of_all(&mut self, is_wanted: bool) {
        self.all = Some(is_wanted);
        self.rows.clear();
    }

    /// One row was.
    pub fn say_of(&mut self, row: u64, is_wanted: bool) {
        self.rows.insert(row, is_wanted);
    }

    /// Whether a row is ticked, if that was said.
    pub fn of(&self, row: u64) -> Option<bool> {
        self.rows.get(&row).copied().or(self.all)
    }
}
