//! Why an offer was not made, and why there is nothing to paste.

use std::error::Error;
use std::fmt;

/// Why an offer was not made, or ended early. In English, for the log: what a person is told is that
/// the picture could not be copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DesktopError {
    /// This desktop has no way, or none that we know.
    Unsupported,
    /// The desktop has not answered in time.
    NoAnswer,
    /// The connection failed, or the desktop said no.
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

/// Why there is nothing to paste. In English, for the log: people are told in their own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PasteError {
    /// Nothing was copied, or no text.
    NoText,
    /// A picture was copied, and no text with it.
    Picture,
    /// The program that holds the clipboard does not answer.
    NoAnswer,
    /// It has ended in the middle.
    OwnerGone,
    /// There are more bytes than [`super::MAX_BYTES`].
    TooLarge,
    /// Nobody waits for it any more.
    Cancelled,
    /// This desktop has no such clipboard, or none that we know.
    Unsupported,
    /// The connection failed, or the desktop said no.
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
