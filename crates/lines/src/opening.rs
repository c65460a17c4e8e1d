//! The steps of opening a file, and the reasons why it could not be read.

use super::fingerprint::Fingerprint;
use super::sniff::NotText;
use super::source::Source;
use super::system::NoName;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::{error, fmt};

/// The reason why a file could not be read as lines of text.
#[derive(Debug)]
pub enum LoadError {
    /// There is no such file.
    NotFound,
    /// The path points to a folder.
    IsFolder,
    /// The path points to a device, a pipe or a socket.
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

/// Takes converted lines, in portions of any size. An error ends the conversion.
pub type PutLines<'a> = dyn FnMut(&[u8]) -> Result<(), LoadError> + 'a;

/// Reads a stream to its end and passes on the lines that it makes of it.
pub type Convert<'a> =
    dyn FnMut(&mut (dyn Read + Send), &mut PutLines<'_>) -> Result<(), LoadError> + 'a;

/// A file with the lines read so far.
#[derive(Debug)]
pub struct Loaded {
    /// Its lines: all of them after [`load`](super::load), the first ones after [`OpeningStep::First`].
    pub source: Source,
    /// The fingerprint that tells whether the file is still the same.
    pub fingerprint: Fingerprint,
    /// Whether the user cannot write to the file.
    pub read_only: bool,
    /// The origin of unpacked lines. If it is set, there is no file that the lines could be saved to.
    pub unpacked_from: Option<Unpacked>,
}

/// The origin of unpacked lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unpacked {
    /// The packed file.
    pub path: PathBuf,
    /// The name of the file inside, if it is known and there is only one.
    pub name: Option<String>,
}

impl Unpacked {
    /// The path of the packed file, extended by the name of the file inside.
    pub fn place(&self) -> PathBuf {
        match (&self.name, self.path.file_stem()) {
            (Some(name), _) => place_in(&self.path, name),
            (None, Some(stem)) => self.path.join(stem),
            (None, None) => self.path.clone(),
        }
    }
}

/// Extends the path of a packed file by a name inside it. The result is always below the packed file: roots, `..` and
/// the separators of every system are taken out of the name.
fn place_in(packed: &Path, name: &str) -> PathBuf {
    let leads_out = |part: &&str| matches!(*part, "" | "." | "..") || part.ends_with(':');
    let parts = name.split(['/', '\\']).filter(|part| !leads_out(part));
    parts.fold(packed.to_owned(), |place, part| place.join(part))
}

/// A file in a zip archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchiveEntry {
    /// Its index in the archive.
    pub index: usize,
    /// Its name with its folders, as written in the archive.
    pub name: String,
    /// The number of its bytes, as written in the archive.
    pub bytes: u64,
}

impl ArchiveEntry {
    /// The path of the archive, extended by the name of the entry.
    pub fn place(&self, archive: &Path) -> PathBuf {
        place_in(archive, &self.name)
    }
}

/// The new state of a file that is still being read, for [`Rows::grow`](super::Rows::grow).
#[derive(Clone, Debug)]
pub struct Growth {
    /// The file with all lines that are known now.
    pub(super) source: Source,
}

impl Growth {
    /// The number of lines that are known now.
    pub fn line_count(&self) -> u64 {
        self.source.line_count()
    }

    /// The file with all lines that are known now.
    pub fn source(&self) -> &Source {
        &self.source
    }
}

/// A step of opening a file.
#[derive(Debug)]
pub enum OpeningStep {
    /// The file is readable, and these are its first lines. Comes once, before any other report of lines.
    First(Loaded),
    /// More lines are known.
    Grown(Growth),
    /// A part of the file has been read.
    Progress {
        /// The number of bytes read so far.
        done: u64,
        /// The total number of bytes.
        of: u64,
    },
    /// All lines are known. The fingerprint is that of the unchanged file.
    Done(Growth, Fingerprint),
}
