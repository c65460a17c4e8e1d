//! An open file that is read by position, and what tells that nobody has written to it.

use std::fs::{File, Metadata};
use std::io;
use std::mem;
use std::thread::Builder;
use std::time::SystemTime;

use crate::collection::system;

/// An open file that is read by position.
///
/// It stays the file that was opened, whatever becomes of its name.
#[derive(Debug)]
pub(in crate::collection) struct Handle {
    file: File,
    /// Whether the disk can say at once what it has at hand. If not, the least question to it may have
    /// to wait, as on a network.
    answers_at_once: bool,
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
        Self::new(file, Some(Stamp::of(seen)))
    }

    /// Of a file without a name.
    pub(in crate::collection) fn unnamed(file: File) -> Self {
        Self::new(file, None)
    }

    fn new(file: File, stamp: Option<Stamp>) -> Self {
        let can_say = system::read_at_once(&file, 0, &mut [0]);
        Self {
            answers_at_once: can_say.is_ok_and(|read| read.is_some()),
            file,
            stamp,
        }
    }

    /// The file itself.
    pub(in crate::collection) fn file(&self) -> &File {
        &self.file
    }

    /// Whether the disk can say at once what it has at hand.
    pub(in crate::collection) fn answers_at_once(&self) -> bool {
        self.answers_at_once
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

/// What stands in for a file that is being closed.
const NOTHING: &str = if cfg!(windows) { "NUL" } else { "/dev/null" };

impl Drop for Handle {
    /// Closing asks the disk once more, and whoever closes a document does not wait for one that may not
    /// answer. What is left of that at the end of the program the system does.
    fn drop(&mut self) {
        if self.answers_at_once {
            return;
        }
        if let Ok(nothing) = File::open(NOTHING) {
            let file = mem::replace(&mut self.file, nothing);
            let thread = Builder::new().name("tabiya close".to_owned());
            drop(thread.spawn(move || drop(file)));
        }
    }
}
