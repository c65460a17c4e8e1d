//! Another change in the place of the last one.

use tabiya_collection::document::{DocumentId, Edit, StateId};

/// What can be had in the place of what was done, as long as nothing else has been done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The id of what its button says.
    pub text_id: &'static str,
    /// The change in the place of the last one.
    pub edit: Edit,
    /// The document, its row and its content behind the last change.
    pub seen: (DocumentId, u64, StateId),
}
