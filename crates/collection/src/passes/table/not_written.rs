//! Errors of writing a table or games.

use std::{error, fmt, io};
use tabiya_lines::{LoadError, ReadError};

/// The reason why a table was not written.
#[derive(Debug)]
pub enum NotWritten {
    /// The table from which the records were made has changed.
    Changed,
    /// The table cannot be read.
    Unreadable(LoadError),
    /// The records cannot be read.
    Records(ReadError),
    /// The new table cannot be written.
    Output(io::Error),
    /// The caller cancelled it.
    Cancelled,
}

impl From<ReadError> for NotWritten {
    fn from(error: ReadError) -> Self {
        Self::Records(error)
    }
}

impl fmt::Display for NotWritten {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Changed => out.write_str("the table is not what it was"),
            Self::Unreadable(error) => error.fmt(out),
            Self::Records(error) => error.fmt(out),
            Self::Output(error) => error.fmt(out),
            Self::Cancelled => out.write_str("the work was cancelled"),
        }
    }
}

impl error::Error for NotWritten {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Changed | Self::Cancelled => None,
            Self::Unreadable(error) => Some(error),
            Self::Records(error) => Some(error),
            Self::Output(error) => Some(error),
        }
    }
}
