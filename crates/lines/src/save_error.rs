//! The result of a save, and the reasons why a file could not be saved, with the state of the file.

use std::{error, fmt, io};

use super::chunk::ReadError;
use super::fingerprint::Fingerprint;
use super::system::{NoName, ReadOnlyMark};

/// The result of a save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// The fingerprint that later tells whether the file is still the saved one.
    pub fingerprint: Fingerprint,
    /// The number of bytes of the file.
    pub bytes: u64,
}

/// The reason why a file could not be saved.
///
/// After all errors but [`InPlaceBroken`](Self::InPlaceBroken) and [`NotDurable`](Self::NotDurable) the file is
/// unchanged.
#[derive(Debug)]
pub enum SaveError {
    /// The path points to a device, a pipe or a socket.
    NotRegular,
    /// The path points to a folder.
    IsFolder,
    /// The folder of the file does not exist.
    FolderGone,
    /// The user has no permission to write the file.
    NoPermission,
    /// The path is another user's link in a folder where everybody may create one: the system does not follow such
    /// links.
    LinkOfThirdParty,
    /// The file is on a read-only disk.
    ReadOnly,
    /// The file itself has the read-only attribute of Windows.
    MarkedReadOnly,
    /// The file is not the one that was read: it was changed, replaced or newly created.
    ChangedOnDisk,
    /// The known file no longer exists.
    Removed,
    /// The disk, the user's quota or the maximum size of a file is exceeded.
    DiskFull,
    /// The name is too long for the file system.
    NameTooLong,
    /// No file can have this name: it belongs to a device, or has a forbidden character.
    NameNotTaken,
    /// The file is running as a program, or is in use for another reason.
    Busy(io::Error),
    /// The disk or the network share no longer answers.
    Unreachable(io::Error),
    /// Another program has changed the file that the unchanged lines are read from: they are lost.
    LinesLost,
    /// The file would have to be overwritten in place, and its new content could not be stored anywhere else before.
    NoSpare {
        /// The reason why the file cannot be replaced.
        because: NotReplaced,
        /// The reason why its new content cannot be stored.
        why: io::Error,
    },
    /// The caller asked to stop.
    Cancelled,
    /// Any other error before the file was changed.
    Write(io::Error),
    /// The file had to be overwritten in place, which failed half-way: it is damaged now.
    InPlaceBroken {
        /// The error of the system.
        why: io::Error,
        /// The fingerprint of the damaged file, if it was readable; it identifies the file as the result of this
        /// failure.
        now: Option<Box<Fingerprint>>,
    },
    /// The new file is in place, but the disk did not confirm that it would survive a power failure.
    NotDurable {
        /// The error of the disk.
        why: io::Error,
        /// The file that is in place, if its metadata was readable.
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

/// The reason why a new file cannot replace an old one without changing what that is. If several hold, it is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotReplaced {
    /// It has other names (hard links), which would continue to lead to the old content.
    OtherNames,
    /// No file can be created in its folder.
    Folder,
    /// Its name cannot be given to another file, for example in an append-only folder.
    Name,
    /// It is a mount point, as files in containers are.
    MountPoint,
    /// Another program has it open and prevents its replacement.
    InUse,
    /// Its owner or its group cannot be given to a new file.
    Owner,
    /// A flag, an access list, a label or another attribute cannot be given to a new file.
    Attribute,
    /// Its permissions cannot be given to a new file.
    Mode,
}
