//! The reasons why an offer failed, or why there is nothing to paste.

use std::error::Error;
use std::fmt;

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
    /// The program that holds the clipboard does not answer.
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
