//! An open file that is read by position, and what tells that nobody has written to it.

use std::fs::{File, Metadata};
use std::io;
use std::time::SystemTime;

use crate::collection::system;

/// An open file that is read by position.
///
/// It stays the file that was opened, whatever becomes of its name.
#[derive(Debug)]
pub(in crate::collection) struct Handle {
    file: File,
    /// What it was like at first; `None` for a file without a name, which nobody else can write to.
    stamp: Option<Stamp>,
}

/// Length and time of the last change of the content. Not the time of the last change of anything,
/// which removing the file or linking to it changes, too.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stamp {
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
    /// Of a file that others may write to: it must stay as `seen`.
    pub(in crate::collection) fn watched(file: File, seen: &Metadata) -> Self {
        let stamp = Some(Stamp::of(seen));
        Self { file, stamp }
    }

    /// Of a file without a name.
    pub(in crate::collection) fn unnamed(file: File) -> Self {
        Self { file, stamp: None }
    }

    /// The file itself.
    pub(in crate::collection) fn file(&self) -> &File {
        &self.file
    }

    /// Whether anybody else may write to it.
    pub(in crate::collection) fn is_watched(&self) -> bool {
        self.stamp.is_some()
    }

    /// Whether it is as it was at first.
    pub(in crate::collection) fn is_unchanged(&self) -> io::Result<bool> {
        let Some(stamp) = &self.stamp else {
            return Ok(true);
        };
        Ok(Stamp::of(&self.file.metadata()?) == *stamp)
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
