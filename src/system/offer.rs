//! What is offered to other programs.

use std::fmt;
use std::sync::Arc;

/// One thing in several formats. Cheap to clone.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Offer {
    /// MIME types and what is given for them, the best first. A text is `text/plain;charset=utf-8`
    /// and is offered under the older names for texts too.
    pub formats: Vec<(String, Arc<[u8]>)>,
}

impl Offer {
    /// An offer without a format yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Offers this format too.
    #[must_use]
    pub fn with(mut self, mime: &str, bytes: impl Into<Arc<[u8]>>) -> Self {
        self.formats.push((mime.to_owned(), bytes.into()));
        self
    }

    /// Offers this text too.
    #[must_use]
    pub fn with_text(self, text: &str) -> Self {
        self.with("text/plain;charset=utf-8", text.as_bytes())
    }
}

impl fmt::Debug for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes = self.formats.iter().map(|(mime, bytes)| (mime, bytes.len()));
        f.debug_struct("Offer")
            .field("formats", &sizes.collect::<Vec<_>>())
            .finish()
    }
}
