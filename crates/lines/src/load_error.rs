//! The reasons why a file could not be read.

use std::{error, fmt, io};

use super::sniff::NotText;
use super::system::NoName;

/// The reason why a file could not be read as lines of text.
#[derive(Debug)]
pub enum LoadError {
    /// There is no such file.
    NotFound,
    /// The path leads to a folder.
    IsFolder,
    /// The path leads to a device, a pipe or a socket.
    NotRegular,
    /// The user has no permission to read it.
    NoPermission,
    /// The unpacked file or the stream is larger than the limit.
    TooLarge {
        /// The number of bytes so far.
        bytes: u64,
        /// The limit in bytes.
        most: u64,
    },
    /// Its bytes are not lines of text.
    NotText(NotText),
    /// It is a packed file that could not be unpacked.
    NotUnpacked(NotUnpacked),
    /// There is not enough room on the disk for temporary files.
    NoRoom,
    /// Another program wrote to it while it was being read.
    ChangedWhileReading,
    /// The caller asked to stop.
    Cancelled,
    /// Any other error.
    Io(io::Error),
}

/// The reason why a file could not be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotUnpacked {
    /// The packed file is damaged or incomplete.
    Damaged,
    /// The packed file needs a password.
    Encrypted,
    /// The packing method is not supported.
    Unknown,
    /// The archive contains no file with positions.
    NothingInside,
    /// The archive contains several files, and none was chosen.
    Several,
    /// The file inside is packed, too.
    PackedTwice,
}

impl fmt::Display for NotUnpacked {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Damaged => "the packed file is damaged",
            Self::Encrypted => "the packed file needs a password",
            Self::Unknown => "the file is packed in a way that is not known here",
            Self::NothingInside => "there is no file with positions in the archive",
            Self::Several => "there are several files in the archive",
            Self::PackedTwice => "the file is packed twice",
        })
    }
}

impl error::Error for NotUnpacked {}

impl From<NotUnpacked> for LoadError {
    fn from(error: NotUnpacked) -> Self {
        Self::NotUnpacked(error)
    }
}

impl From<NotText> for LoadError {
    fn from(error: NotText) -> Self {
        Self::NotText(error)
    }
}

impl From<NoName> for LoadError {
    fn from(fault: NoName) -> Self {
        match fault {
            NoName::IsDevice => Self::NotRegular,
            NoName::IsNone => Self::NotFound,
        }
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
                    "the text is too large: more than {most} of at least {bytes} bytes"
                )
            }
            Self::NotText(why) => why.fmt(out),
            Self::NotUnpacked(why) => why.fmt(out),
            Self::NoRoom => write!(out, "there is not enough room for temporary files"),
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
            Self::NotUnpacked(why) => Some(why),
            Self::Io(why) => Some(why),
            _ => None,
        }
    }
}
