//! What tells that a file is still the one that was read.

use std::fs::Metadata;
use std::time::SystemTime;

use super::system::{self, Identity};

/// Length and times of a file, and which file it is.
///
/// Two equal fingerprints mean that nobody wrote to the file or put another in its place. The time of
/// the last *change* is part of it (on Unix), as copying programs set back the time of the last
/// modification. The price: a changed mode or a new hard link looks like a change, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fingerprint {
    len: u64,
    modified: Option<SystemTime>,
    identity: Identity,
}

impl Fingerprint {
    /// Takes it from what the system tells about a file, best through an open handle.
    pub fn of(metadata: &Metadata) -> Self {
        Self {
            len: metadata.len(),
            modified: metadata.modified().ok(),
            identity: system::identity(metadata),
        }
    }

    /// The fingerprint as bytes that are the same as long as the file is, also after the system was
    /// started anew: disks may have other numbers then, so these are left out.
    pub fn to_bytes(&self) -> Vec<u8> {
        let modified = self.modified.map_or(u128::MAX, |time| {
            let since = time.duration_since(SystemTime::UNIX_EPOCH);
            since.map_or_else(
                |before| !before.duration().as_nanos(),
                |since| since.as_nanos(),
            )
        });
        let mut bytes = self.len.to_le_bytes().to_vec();
        bytes.extend(modified.to_le_bytes());
        bytes.extend(self.identity.lasting_bytes());
        bytes
    }

    /// Whether both are of one file and not of one that was put in the place of the other.
    pub fn is_of_same_file(&self, other: &Self) -> bool {
        self.identity.is_of_same_file(&other.identity)
    }

    /// Whether both are surely of one file, whatever names it has, with the same content: the number of
    /// a file alone may be that of one that was removed, and some systems tell none.
    pub fn is_same_under_any_name(&self, other: &Self) -> bool {
        system::TELLS_FILES_APART && self.is_of_same_file(other) && self.has_same_content(other)
    }

    /// Whether length and time of the last modification are the same: then nobody has written to the
    /// file, though perhaps to its permissions or names.
    pub fn has_same_content(&self, other: &Self) -> bool {
        self.len == other.len && self.modified == other.modified
    }
}
