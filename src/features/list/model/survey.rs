//! The number of checked positions with each mark.

use super::scope::Scope;
use tabiya_collection::document::{Document, DocumentId, StateId};
use tabiya_collection::passes::MarkCounts;

/// The number of checked positions with each mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    /// The document of the positions.
    pub document: DocumentId,
    /// The content of the document during the count.
    pub state: StateId,
    /// The positions that were counted.
    pub scope: Scope,
    /// The number of positions with each mark.
    pub counts: MarkCounts,
}

impl Survey {
    /// Whether the counts are still valid for this document.
    pub fn is_of(&self, document: &Document) -> bool {
        self.document == document.id()
            && self.state == document.state_id()
            && self.scope == Scope::of(document)
    }
}
