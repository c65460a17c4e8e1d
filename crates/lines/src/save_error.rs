//! What a save has put on the disk, or why a file could not be saved and what became of it.

use std::{error, fmt, io};

use super::chunk::ReadError;
use super::fingerprint::Fingerprint;
use super::system::{NoName, ReadOnlyMark};

/// What a save has put on the disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// What tells later that the file is still the one that was saved.
    pub fingerprint: Fingerprint,
    /// How many bytes it has.
    pub bytes: u64,
}

/// Why a file could not be saved.
///
/// All but [`InPlaceBroken`](Self::InPlaceBroken) and [`NotDurable`](Self::NotDurable) mean that the
/// file is as it was before.
#[derive(Debug)]
pub enum SaveError {
    /// There is a device, a pipe or a socket at the path.
    NotRegular,
    /// There is a folder at the path.
    IsFolder,
    /// The folder of the file does not exist.
    FolderGone,
    /// The user may not write the file.
    NoPermission,
    /// The path is a link of somebody else in a folder in which everybody may plant one: the system
    /// follows no such links.
    LinkOfThirdParty,
    /// The file stands on a disk that cannot be written to.
    ReadOnly,
    /// The file itself is marked as one that is only to be read, as Windows does it.
    MarkedReadOnly,
    /// The file is not the one that was read: changed, replaced or newly there.
    ChangedOnDisk,
    /// The file that was known is not there any more.
    Removed,
    /// The disk, the user's share of it, or the largest possible file is too small.
    DiskFull,
    /// The file system takes no name of this length.
    NameTooLong,
    /// No file can have this name: the system keeps it for a device, or it has a sign that no name may have.
    NameNotTaken,
    /// The file is running as a program, or the system holds it for some other reason.
    Busy(io::Error),
    /// The disk or the network share does not answer any more.
    Unreachable(io::Error),
    /// Another program has written to the file from which the untouched lines are read: they are gone.
    LinesLost,
    /// The file would have to be overwritten in place, and its new content could not be put anywhere
    /// else before.
    NoSpare {
        /// Why it cannot be replaced.
        because: NotReplaced,
        /// Why its new content cannot be kept.
        why: io::Error,
    },
    /// The caller asked to stop.
    Cancelled,
    /// Anything else that went wrong before the file was touched.
    Write(io::Error),
    /// The file had to be overwritten in place and that failed half-way: it is damaged now.
    InPlaceBroken {
        /// What the system said.
        why: io::Error,
        /// The damaged file, if it could still be looked at: nobody else has made it what it is.
        now: Option<Box<Fingerprint>>,
    },
    /// The new file is in place, but the disk did not confirm that it would survive a power cut.
    NotDurable {
        /// What the disk said.
        why: io::Error,
        /// The file that is in place, if it could still be looked at.
        saved: Option<Box<Saved>>,
    },
}

impl From<NoName> for SaveError {
    fn from(_fault: NoName) -> Self {
        Self::NameNotTaken
    }
}

impl From<io::Error> for SaveError {
    fn from(error: io::Error) -> Self {
        use io::ErrorKind as Kind;
        if ReadError::is_in(&error) {
            return Self::LinesLost;
        }
        let inner = error.get_ref();
        if inner.is_some_and(<dyn error::Error + Send + Sync>::is::<ReadOnlyMark>) {
            return Self::MarkedReadOnly;
        }
        match error.kind() {
            Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => Self::DiskFull,
            Kind::PermissionDenied => Self::NoPermission,
            Kind::ReadOnlyFilesystem => Self::ReadOnly,
            Kind::InvalidFilename => Self::NameTooLong,
            Kind::NotFound | Kind::NotADirectory => Self::FolderGone,
            Kind::IsADirectory => Self::IsFolder,
            Kind::ExecutableFileBusy | Kind::ResourceBusy => Self::Busy(error),
            Kind::StaleNetworkFileHandle
            | Kind::NotConnected
            | Kind::HostUnreachable
            | Kind::NetworkUnreachable
            | Kind::NetworkDown
            | Kind::TimedOut => Self::Unreachable(error),
            _ => Self::Write(error),
        }
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRegular => write!(out, "this is not a regular file"),
            Self::IsFolder => write!(out, "this is a folder"),
            Self::FolderGone => write!(out, "the folder of the file does not exist"),
            Self::NoPermission => write!(out, "no permission to write the file"),
            Self::LinkOfThirdParty => write!(
                out,
                "the path is a link of another user in a folder that is open to everybody"
            ),
            Self::ReadOnly => write!(out, "the disk is read-only"),
            Self::MarkedReadOnly => write!(out, "the file is marked as read-only"),
            Self::ChangedOnDisk => write!(out, "another program has changed the file"),
            Self::Removed => write!(out, "the file is not there any more"),
            Self::DiskFull => write!(out, "there is not enough space on the disk"),
            Self::NameTooLong => write!(out, "the file name is too long"),
            Self::NameNotTaken => write!(out, "no file can have this name"),
            Self::LinesLost => {
                write!(
                    out,
                    "another program has changed the file that the lines are read from"
                )
            }
            Self::NoSpare { why, .. } => write!(
                out,
                "the file has to be overwritten in place, and its new content could not be kept \
                 safe meanwhile: {why}"
            ),
            Self::Cancelled => write!(out, "cancelled"),
            Self::Busy(why) => write!(out, "the file is in use: {why}"),
            Self::Unreachable(why) => {
                write!(out, "the disk does not answer any more: {why}")
            }
            Self::Write(why) => why.fmt(out),
            Self::InPlaceBroken { why, .. } => {
                write!(out, "the file was only partly overwritten: {why}")
            }
            Self::NotDurable { why, .. } => {
                write!(out, "saved, but the disk did not confirm it: {why}")
            }
        }
    }
}

impl error::Error for SaveError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Busy(why)
            | Self::Unreachable(why)
            | Self::Write(why)
            | Self::NoSpare { why, .. }
            | Self::InPlaceBroken { why, .. }
            | Self::NotDurable { why, .. } => Some(why),
            _ => None,
        }
    }
}

/// Why no new file can take the place of an old one without changing what that is. The first reason
/// that holds is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotReplaced {
    /// It has other names (hard links), which would go on leading to the old content.
    OtherNames,
    /// No file can be put into its folder.
    Folder,
    /// Its name cannot be given to another file, as in a folder that only takes new ones.
    Name,
    /// It is a mount point, as files in containers are.
    MountPoint,
    /// Another program has it open and lets nobody put another file in its place.
    InUse,
    /// Its owner or its group cannot be given to a new file.
    Owner,
    /// A flag, an access list, a label or another attribute of it cannot be.
    Attribute,
    /// Its permissions cannot be.
    Mode,
}
