//! Determines whether a file is still the one that was read.

use std::fs::{File, Metadata};
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::SystemTime;

use super::imprint::{Imprint, Thoroughness};
use super::system::{self, Identity};
use super::text::Handle;

/// The length, times and identity of a file and, if it was read, its content.
///
/// Two equal fingerprints mean that there is no sign of a change. Two different ones mean that somebody may have
/// written to the file or replaced it. On Unix the time of the last *change* is part of the fingerprint, because
/// copying programs set back the time of the last modification; therefore a changed mode or a new hard link looks like
/// a change, too. The [`Imprint`] decides, but is not compared here.
#[derive(Clone, Debug)]
pub struct Fingerprint {
    len: u64,
    modified: Option<SystemTime>,
    identity: Identity,
    imprint: Option<Imprint>,
}

impl PartialEq for Fingerprint {
    fn eq(&self, other: &Self) -> bool {
        self.has_same_content(other) && self.identity == other.identity
    }
}

impl Eq for Fingerprint {}

impl Fingerprint {
    /// Takes the fingerprint from metadata, preferably of an open handle.
    pub fn of(metadata: &Metadata) -> Self {
        Self::with_identity(metadata, system::identity(metadata))
    }

    /// Takes the fingerprint of an open file, for which some systems provide more data.
    pub fn of_open(file: &File, metadata: &Metadata) -> Self {
        Self::with_identity(metadata, system::identity_of_open(file, metadata))
    }

    /// Takes the fingerprint of the file at a path.
    ///
    /// # Errors
    /// Fails when there is no such file, or the system has to open it for this and cannot.
    pub fn at(path: &Path) -> io::Result<Self> {
        let (metadata, identity) = system::identity_at(path)?;
        Ok(Self::with_identity(&metadata, identity))
    }

    fn with_identity(metadata: &Metadata, identity: Identity) -> Self {
        Self {
            len: metadata.len(),
            modified: metadata.modified().ok(),
            identity,
            imprint: None,
        }
    }

    /// Adds the known content of the file.
    #[must_use]
    pub fn with(self, imprint: Imprint) -> Self {
        Self {
            imprint: Some(imprint),
            ..self
        }
    }

    /// The content of the file, if it is known.
    pub fn imprint(&self) -> Option<&Imprint> {
        self.imprint.as_ref()
    }

    /// The fingerprint as bytes that stay the same as long as the file does, also after a restart of the system. They
    /// leave out the numbers of disks, which a restart may change.
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

    /// Whether both seem to belong to the same file, and not to one that has replaced the other.
    pub fn is_of_same_file(&self, other: &Self) -> bool {
        self.identity.is_of_same_file(&other.identity)
    }

    /// Whether both certainly belong to the same file. Some systems provide the identity for open files only, and some
    /// disks never do.
    pub fn is_surely_of_same_file(&self, other: &Self) -> bool {
        self.identity.is_surely_of_same_file(&other.identity)
    }

    /// Whether both certainly belong to the same file, under any name, with the same content. The number of a file
    /// alone is not enough: it may be that of a file that was removed.
    pub fn is_same_under_any_name(&self, other: &Self) -> bool {
        self.is_surely_of_same_file(other) && self.has_same_content(other)
    }

    /// Whether length and modification time are the same. Then there is no sign of different content, though
    /// permissions or names may differ.
    pub fn has_same_content(&self, other: &Self) -> bool {
        self.len == other.len && self.modified == other.modified
    }
}

impl Imprint {
    /// The fingerprint of an open file with the metadata `now`, if it has this content. Reads the whole file.
    ///
    /// # Errors
    /// Fails when the file cannot be read.
    pub fn found_in(&self, file: File, now: &Metadata) -> io::Result<Option<Fingerprint>> {
        let ours = Fingerprint::of_open(&file, now);
        let handle = Handle::watched(file, now);
        let may_continue = &mut || ControlFlow::Continue(());
        let is_in = self.is_in(&handle, Thoroughness::Whole, may_continue)?;
        Ok(is_in.then(|| ours.with(self.clone())))
    }
}
