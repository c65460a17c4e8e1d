//! Offers to other programs, with their clipboard and their state; the reasons why an offer failed, or why there is
//! nothing to paste.

use super::watched::SharedValue;
use std::error::Error;
use std::fmt;
use std::io::{PipeWriter, Write as _};
use std::sync::Arc;
use std::time::Duration;

/// The reason why an offer failed or ended early. It is in English, for the log: the message to the user only says that
/// the picture could not be copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DesktopError {
    /// This desktop has no supported clipboard.
    Unsupported,
    /// The desktop did not answer in time.
    NoAnswer,
    /// The connection failed, or the desktop refused.
    Failed(String),
}

impl DesktopError {
    pub(super) fn failed(error: impl fmt::Display) -> Self {
        Self::Failed(error.to_string())
    }
}

impl fmt::Display for DesktopError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unsupported => f.write_str("this desktop has no way for it"),
            Self::NoAnswer => f.write_str("the desktop does not answer"),
            Self::Failed(why) => write!(f, "the desktop: {why}"),
        }
    }
}

impl Error for DesktopError {}

/// The reason why there is nothing to paste. It is in English, for the log: users get a message in their own language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PasteError {
    /// The clipboard is empty, or has no content of the requested kind.
    NoText,
    /// The clipboard has a picture without a text.
    Picture,
    /// The program that owns the clipboard does not answer.
    NoAnswer,
    /// The program that holds the clipboard ended during the transfer.
    OwnerGone,
    /// The content has more bytes than [`super::MAX_BYTES`].
    TooLarge,
    /// The caller cancelled.
    Cancelled,
    /// This desktop has no supported clipboard.
    Unsupported,
    /// The connection failed, or the desktop refused.
    Failed(String),
}

impl PasteError {
    pub(super) fn failed(error: impl fmt::Display) -> Self {
        Self::Failed(error.to_string())
    }
}

impl fmt::Display for PasteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoText => "no text",
            Self::Picture => "a picture",
            Self::NoAnswer => "no answer",
            Self::OwnerGone => "the program is gone",
            Self::TooLarge => "too much",
            Self::Cancelled => "nobody waits",
            Self::Unsupported => "this desktop has no such clipboard",
            Self::Failed(why) => return write!(f, "the desktop: {why}"),
        })
    }
}

impl Error for PasteError {}

/// A clipboard of the desktop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClipboardKind {
    /// The clipboard for copied content.
    Clipboard,
    /// The current selection, for the middle mouse button. Only X11 and Wayland have it.
    Primary,
}

/// A piece of content in several formats. Cheap to clone.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct ClipboardOffer {
    /// MIME types with their content, the best first. A text is `text/plain;charset=utf-8` and is also offered under
    /// the older names for texts.
    pub formats: Vec<(String, Arc<[u8]>)>,
}

impl ClipboardOffer {
    /// Creates an offer without formats.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a format.
    #[must_use]
    pub fn with(mut self, mime: &str, bytes: impl Into<Arc<[u8]>>) -> Self {
        self.formats.push((mime.to_owned(), bytes.into()));
        self
    }

    /// Adds a text.
    #[must_use]
    pub fn with_text(self, text: &str) -> Self {
        self.with("text/plain;charset=utf-8", text.as_bytes())
    }
}

impl fmt::Debug for ClipboardOffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes = self.formats.iter().map(|(mime, bytes)| (mime, bytes.len()));
        f.debug_struct("ClipboardOffer")
            .field("formats", &sizes.collect::<Vec<_>>())
            .finish()
    }
}

/// The state of an offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfferState {
    /// The desktop has not answered yet.
    Starting,
    /// The offer is on the clipboard.
    OnClipboard,
    /// Something else is on the clipboard, and no program is still fetching the offer.
    Over,
    /// The offer never got there, or the connection to the desktop broke.
    Failed(DesktopError),
}

/// An offer on the clipboard. Dropping this value changes nothing: the offer stays until something else is copied or
/// the program ends.
#[derive(Clone, Debug)]
pub struct Offered {
    pub(super) state: SharedValue<OfferState>,
    /// A byte written here requests that the offer be handed over.
    pub(super) bell: Option<Arc<PipeWriter>>,
}

impl Offered {
    /// The current state.
    pub fn state(&self) -> OfferState {
        self.state.get()
    }

    /// Waits until the offer is on the clipboard.
    ///
    /// # Errors
    /// Fails when the offer does not arrive, or not in time.
    pub fn wait(&self, patience: Duration) -> Result<(), DesktopError> {
        let has_begun = |state: &OfferState| *state != OfferState::Starting;
        match self.state.wait_for(patience, has_begun) {
            OfferState::Starting => Err(DesktopError::NoAnswer),
            OfferState::OnClipboard | OfferState::Over => Ok(()),
            OfferState::Failed(error) => Err(error),
        }
    }

    /// Asks a clipboard manager, where there is one, to take the offer over, and ends the offer. This happens
    /// automatically when the program ends.
    pub fn hand_over(&self) {
        if let Some(bell) = &self.bell {
            // If nobody is listening, the offer has already ended.
            drop(bell.as_ref().write_all(&[0]));
        }
    }

    /// Waits until no program is still fetching the offer. Returns whether that happened in time.
    pub fn wait_until_over(&self, patience: Duration) -> bool {
        let is_over =
            |state: &OfferState| matches!(state, OfferState::Over | OfferState::Failed(_));
        is_over(&self.state.wait_for(patience, is_over))
    }
}
