//! Why an offer was not made.

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
