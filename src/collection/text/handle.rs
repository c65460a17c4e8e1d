//! An open file that is read by position, and what tells that nobody can have written to it.

use std::fs::{File, Metadata};
use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

use crate::collection::system;

/// An open file that is read by position.
///
/// It stays the file that was opened, whatever becomes of its name.
#[derive(Debug)]
pub(in crate::collection) struct Handle {
    file: File,
    /// What it was like when its bytes were last known to be right; `None` for a file without a name,
    /// which nobody else can write to.
    known: Option<Mutex<Stamp>>,
}

/// Length and time of the last change of the content. Not the time of the last change of anything,
/// which removing the file or linking to it changes, too. Another stamp is a reason to look at the
/// bytes, and no more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::collection) struct Stamp {
    len: u64,
    modified: Option<SystemTime>,
}

impl Stamp {
    fn of(metadata: &Metadata) -> Self {
        Self {
            len: metadata.len(),
            modified: metadata.modified().ok(),
        }
    }
}

impl Handle {
    /// Of a file that others may write to: its bytes are right as long as it is as `seen`.
    pub(in crate::collection) fn watched(file: File, seen: &Metadata) -> Self {
        let known = Some(Mutex::new(Stamp::of(seen)));
        Self { file, known }
    }

    /// Of a file without a name.
    pub(in crate::collection) fn unnamed(file: File) -> Self {
        Self { file, known: None }
    }

    /// The file itself.
    pub(in crate::collection) fn file(&self) -> &File {
        &self.file
    }

    /// Whether anybody else may write to it.
    pub(in crate::collection) fn is_watched(&self) -> bool {
        self.known.is_some()
    }

    /// What it is like now.
    pub(in crate::collection) fn stamp(&self) -> io::Result<Stamp> {
        Ok(Stamp::of(&self.file.metadata()?))
    }

    /// Whether nothing speaks for a look at its bytes.
    pub(in crate::collection) fn is_as_known(&self, now: &Stamp) -> bool {
        let known = self.known.as_ref();
        let known = known.map(|known| known.lock().unwrap_or_else(PoisonError::into_inner));
        known.is_none_or(|known| *known == *now)
    }

    /// Takes note that its bytes are right while it is like this.
    pub(in crate::collection) fn know(&self, now: Stamp) {
        if let Some(known) = &self.known {
            *known.lock().unwrap_or_else(PoisonError::into_inner) = now;
        }
    }

    /// Reads as many bytes as there is room for, or as there are.
    pub(in crate::collection) fn read_at(
        &self,
        offset: u64,
        buffer: &mut [u8],
    ) -> io::Result<usize> {
        let mut filled = 0;
        while let Some(room) = buffer.get_mut(filled..).filter(|room| !room.is_empty()) {
            match system::read_at(&self.file, offset + filled as u64, room) {
                Ok(0) => break,
                Ok(read) => filled += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(filled)
    }
}
