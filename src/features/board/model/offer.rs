//! The offer of another change instead of the last one.

use tabiya_collection::document::{DocumentId, Edit, StateId};

/// A change that can replace the last one, as long as nothing else has been done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The message id for the text of its button.
    pub text_id: &'static str,
    /// The change that replaces the last one.
    pub edit: Edit,
    /// The document, its row and its state after the last change.
    pub seen: (DocumentId, u64, StateId),
}
