//! What tells that a file is still the one that was read.

use std::fs::{File, Metadata};
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::SystemTime;

use super::imprint::{Imprint, Thoroughness};
use super::system::{self, Identity};
use super::text::Handle;

/// Length and times of a file, which file it is, and, if it was read, what it held.
///
/// Two equal fingerprints mean that nothing speaks for a change, two different ones that somebody may
/// have written to the file or put another in its place: the time of the last *change* is part of
/// it (on Unix), as copying programs set back the time of the last modification, and so a changed mode
/// or a new hard link looks like a change, too. What decides is the [`Imprint`], which is not
/// compared here.
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
    /// Takes it from what the system tells about a file, best through an open handle.
    pub fn of(metadata: &Metadata) -> Self {
        Self::with_identity(metadata, system::identity(metadata))
    }

    /// The same of an open file, of which some systems tell more.
    pub fn of_open(file: &File, metadata: &Metadata) -> Self {
        Self::with_identity(metadata, system::identity_of_open(file, metadata))
    }

    /// The same of the file that a path leads to.
    ///
    /// # Errors
    /// When there is none, or where it must be opened for this and cannot be.
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

    /// The same of a file that is known to hold this.
    #[must_use]
    pub fn with(self, imprint: Imprint) -> Self {
        Self {
            imprint: Some(imprint),
            ..self
        }
    }

    /// What the file held, if that is known.
    pub fn imprint(&self) -> Option<&Imprint> {
        self.imprint.as_ref()
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

    /// Whether both are of one file and not of one that was put in the place of the other, as far as can be told.
    pub fn is_of_same_file(&self, other: &Self) -> bool {
        self.identity.is_of_same_file(&other.identity)
    }

    /// Whether that is certain: some systems tell what belongs to one file alone of open files only, and some disks
    /// never do.
    pub fn is_surely_of_same_file(&self, other: &Self) -> bool {
        self.identity.is_surely_of_same_file(&other.identity)
    }

    /// Whether both are surely of one file, whatever names it has, with the same content: the number of
    /// a file alone may be that of one that was removed.
    pub fn is_same_under_any_name(&self, other: &Self) -> bool {
        self.is_surely_of_same_file(other) && self.has_same_content(other)
    }

    /// Whether length and time of the last modification are the same: then nothing speaks for another
    /// content, though perhaps for other permissions or names.
    pub fn has_same_content(&self, other: &Self) -> bool {
        self.len == other.len && self.modified == other.modified
    }
}

impl Imprint {
    /// The fingerprint of an open file as it is `now`, if it holds these bytes. Reads all of it.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn found_in(&self, file: File, now: &Metadata) -> io::Result<Option<Fingerprint>> {
        let ours = Fingerprint::of_open(&file, now);
        let handle = Handle::watched(file, now);
        let may_continue = &mut || ControlFlow::Continue(());
        let is_in = self.is_in(&handle, Thoroughness::Whole, may_continue)?;
        Ok(is_in.then(|| ours.with(self.clone())))
    }
}
