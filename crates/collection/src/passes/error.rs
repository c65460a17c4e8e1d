//! Errors of passes.

use std::{error, fmt};
use tabiya_lines::ReadError;

/// The reason why a pass ended early.
#[derive(Debug)]
pub enum PassError {
    /// The caller cancelled it.
    Cancelled,
    /// Lines could not be read.
    Read(ReadError),
    /// There are more lines than can be sorted or compared with each other: 2^31.
    TooManyLines,
}

impl From<ReadError> for PassError {
    fn from(error: ReadError) -> Self {
        Self::Read(error)
    }
}

impl fmt::Display for PassError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cancelled => out.write_str("the work was cancelled"),
            Self::Read(error) => error.fmt(out),
            Self::TooManyLines => out.write_str("there are too many lines"),
        }
    }
}

impl error::Error for PassError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Cancelled | Self::TooManyLines => None,
            Self::Read(error) => Some(error),
        }
    }
}
