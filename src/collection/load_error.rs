//! Why a file could not be read.

use std::{error, fmt, io};

use super::sniff::NotText;

/// Why a file could not be read as lines of text.
#[derive(Debug)]
pub enum LoadError {
    /// There is no such file.
    NotFound,
    /// It is a folder.
    IsFolder,
    /// It is a device, a pipe or a socket.
    NotRegular,
    /// The user may not read it.
    NoPermission,
    /// It has more bytes than are read into memory.
    TooLarge {
        /// How many it has.
        bytes: u64,
        /// How many it may have.
        most: u64,
    },
    /// Its bytes are not lines of text.
    NotText(NotText),
    /// Another program wrote to it, twice, while it was being read.
    ChangedWhileReading,
    /// The caller asked to stop.
    Cancelled,
    /// Anything else that went wrong.
    Io(io::Error),
}

impl From<NotText> for LoadError {
    fn from(error: NotText) -> Self {
        Self::NotText(error)
    }
}

impl From<io::Error> for LoadError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Self::NotFound,
            io::ErrorKind::IsADirectory => Self::IsFolder,
            io::ErrorKind::PermissionDenied => Self::NoPermission,
            _ => Self::Io(error),
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFound => write!(out, "there is no such file"),
            Self::IsFolder => write!(out, "this is a folder"),
            Self::NotRegular => write!(out, "this is not a regular file"),
            Self::NoPermission => write!(out, "no permission to read the file"),
            Self::TooLarge { bytes, most } => {
                write!(
                    out,
                    "the file is too large: {bytes} bytes, at most {most} can be read"
                )
            }
            Self::NotText(why) => why.fmt(out),
            Self::ChangedWhileReading => {
                write!(
                    out,
                    "another program was writing to the file while it was read"
                )
            }
            Self::Cancelled => write!(out, "cancelled"),
            Self::Io(why) => why.fmt(out),
        }
    }
}

impl error::Error for LoadError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::NotText(why) => Some(why),
            Self::Io(why) => Some(why),
            _ => None,
        }
    }
}
