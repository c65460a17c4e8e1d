//! What is offered to other programs, on which clipboard, and what has become of it.

use super::error::DesktopError;
use super::watched::Watched;
use std::fmt;
use std::io::{PipeWriter, Write as _};
use std::sync::Arc;
use std::time::Duration;

/// Which of the desktop's clipboards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Selection {
    /// What is copied.
    Clipboard,
    /// What is selected, for the middle button of the mouse. Only X11 and Wayland have it.
    Primary,
}

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

/// How far an offer has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfferState {
    /// The desktop has not answered yet.
    Starting,
    /// It is on the clipboard.
    OnClipboard,
    /// Something else is on the clipboard, and nobody is being served any more.
    Over,
    /// It never got there, or the desktop is gone.
    Failed(DesktopError),
}

/// An offer on the clipboard. Letting go of this changes nothing: the offer stays until something
/// else is copied or the program ends.
#[derive(Clone, Debug)]
pub struct Offered {
    pub(super) state: Watched<OfferState>,
    /// What is written here asks for the offer to be handed over.
    pub(super) bell: Option<Arc<PipeWriter>>,
}

impl Offered {
    /// How far it has come.
    pub fn state(&self) -> OfferState {
        self.state.get()
    }

    /// Waits until it is on the clipboard.
    ///
    /// # Errors
    /// Fails when it does not get there, or not in time.
    pub fn wait(&self, patience: Duration) -> Result<(), DesktopError> {
        let has_begun = |state: &OfferState| *state != OfferState::Starting;
        match self.state.wait_for(patience, has_begun) {
            OfferState::Starting => Err(DesktopError::NoAnswer),
            OfferState::OnClipboard | OfferState::Over => Ok(()),
            OfferState::Failed(error) => Err(error),
        }
    }

    /// Asks a clipboard manager, where there is one, to take the offer over, and ends it. Done by
    /// itself when the program ends.
    pub fn hand_over(&self) {
        if let Some(bell) = &self.bell {
            // Who is not there to hear it has ended.
            drop(bell.as_ref().write_all(&[0]));
        }
    }

    /// Waits until nobody is served any more. Whether that came in time.
    pub fn wait_until_over(&self, patience: Duration) -> bool {
        let is_over =
            |state: &OfferState| matches!(state, OfferState::Over | OfferState::Failed(_));
        is_over(&self.state.wait_for(patience, is_over))
    }
}
