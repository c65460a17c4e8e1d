//! The reasons why a line is not available.

use std::{error, fmt};

use super::chunk::ReadError;

/// The reason why a line is not available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoLine {
    /// There is no such row.
    NoSuchRow,
    /// The line must first be read from the disk, which may take a while: ask again after
    /// [`Rows::fetch`](super::Rows::fetch).
    NotReady,
    /// Another program has changed the file, or it is no longer readable.
    Lost,
}

impl fmt::Display for NoLine {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::NoSuchRow => "there is no such row",
            Self::NotReady => "the line has not been read yet",
            Self::Lost => "the line is lost: the file has been changed",
        };
        out.write_str(text)
    }
}

impl From<ReadError> for NoLine {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Changed => Self::Lost,
            // The caller learns of the error when it fetches the line.
            ReadError::Io(_) => Self::NotReady,
        }
    }
}

impl error::Error for NoLine {}
