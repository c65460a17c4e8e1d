//! How many of the positions that a check is about have which mark.

use super::scope::Scope;
use tabiya_collection::document::{Document, DocumentId, StateId};
use tabiya_collection::passes::MarkCounts;

/// How many of the positions that a check is about have which mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    /// Whose positions these are.
    pub document: DocumentId,
    /// The content that was looked at.
    pub state: StateId,
    /// Which of them.
    pub scope: Scope,
    /// How many have which mark.
    pub counts: MarkCounts,
}

impl Survey {
    /// Whether it is still true of this document.
    pub fn is_of(&self, document: &Document) -> bool {
        self.document == document.id()
            && self.state == document.state_id()
            && self.scope == Scope::of(document)
    }
}
