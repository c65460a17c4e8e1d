//! What the FEN field keeps of texts that are not in it any more.

use std::sync::Arc;

/// The FEN field's part of the state. What is being typed there belongs to the document that it is
/// typed into: see [`tabiya_collection::document::FenDraft`].
#[derive(Clone, Debug, Default)]
pub struct FenState {
    /// Texts that could not be read and were replaced from elsewhere, newest last.
    pub broken_texts: Vec<String>,
    /// The last text for which a field had no room.
    pub cut_text: Option<Arc<String>>,
}
