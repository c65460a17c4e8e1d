//! Texts that are no longer in the FEN field.

use std::sync::Arc;

/// The room's part of the state. A text being typed belongs to the document that it is typed into: see
/// [`tabiya_collection::document::FenDraft`].
#[derive(Clone, Debug, Default)]
pub struct FenState {
    /// Unreadable texts that were replaced by a change elsewhere, newest last.
    pub broken_texts: Vec<String>,
    /// The last text that was too long for a field.
    pub cut_text: Option<Arc<String>>,
}
