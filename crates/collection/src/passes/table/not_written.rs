//! Why a table, or games, were not written.

use std::{error, fmt, io};
use tabiya_lines::{LoadError, ReadError};

/// Why a table was not written.
#[derive(Debug)]
pub enum NotWritten {
    /// The table from which the records were made does not hold any more what it held.
    Changed,
    /// It cannot be read.
    Unreadable(LoadError),
    /// The records cannot be read.
    Records(ReadError),
    /// The new table cannot be written.
    Output(io::Error),
    /// Whoever wanted it has lost interest.
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
