//! The repairs that the user ticked or unticked, which a repeated search must not forget.

use std::collections::BTreeMap;
use tabiya_collection::document::{DocumentId, StateId};

/// The ticks that the user changed in the list of repairs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandTicks {
    /// The content that the ticks belong to. Ticks for other content are dropped.
    content: Option<(DocumentId, StateId)>,
    /// The last choice for all rows at once.
    all: Option<bool>,
    /// The choices for single rows since then.
    rows: BTreeMap<u64, bool>,
}

impl HandTicks {
    /// No choices yet for this content.
    pub fn new(document: DocumentId, content: StateId) -> Self {
        Self {
            content: Some((document, content)),
            ..Self::default()
        }
    }

    /// Whether the ticks belong to this content.
    pub fn are_about(&self, document: DocumentId, content: StateId) -> bool {
        self.content == Some((document, content))
    }

    /// Ticks or unticks all rows.
    pub fn say_of_all(&mut self, is_wanted: bool) {
        self.all = Some(is_wanted);
        self.rows.clear();
    }

    /// Ticks or unticks one row.
    pub fn say_of(&mut self, row: u64, is_wanted: bool) {
        self.rows.insert(row, is_wanted);
    }

    /// Whether a row is ticked. `None` if the user made no choice for it.
    pub fn of(&self, row: u64) -> Option<bool> {
        self.rows.get(&row).copied().or(self.all)
    }
}
