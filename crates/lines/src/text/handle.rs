//! An open file that is read by position, and what tells that nobody can have written to it.

use std::fs::{File, Metadata};
use std::io;
use std::mem;
use std::sync::{Mutex, PoisonError};
use std::thread::Builder;
use std::time::SystemTime;

use crate::system;

/// An open file that is read by position.
///
/// It stays the file that was opened, whatever becomes of its name.
#[derive(Debug)]
pub(crate) struct Handle {
    file: File,
    /// Whether the disk can say at once what it has at hand. If not, the least question to it may have
    /// to wait, as on a network.
    answers_at_once: bool,
    /// What it was like when its bytes were last known to be right; `None` for a file without a name,
    /// which nobody else can write to.
    known: Option<Mutex<Stamp>>,
}

/// Length and time of the last change of the content. Not the time of the last change of anything,
/// which removing the file or linking to it changes, too. Another stamp is a reason to look at the
/// bytes, and no more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stamp {
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
    pub(crate) fn watched(file: File, seen: &Metadata) -> Self {
        Self::new(file, Some(Mutex::new(Stamp::of(seen))))
    }

    /// Of a file without a name.
    pub(crate) fn unnamed(file: File) -> Self {
        Self::new(file, None)
    }

    fn new(file: File, known: Option<Mutex<Stamp>>) -> Self {
        let can_say = system::read_at_once(&file, 0, &mut [0]);
        Self {
            answers_at_once: can_say.is_ok_and(|read| read.is_some()),
            file,
            known,
        }
    }

    /// The file itself.
    pub(crate) fn file(&self) -> &File {
        &self.file
    }

    /// Whether the disk can say at once what it has at hand.
    pub(crate) fn answers_at_once(&self) -> bool {
        self.answers_at_once
    }

    /// Whether anybody else may write to it.
    pub(crate) fn is_watched(&self) -> bool {
        self.known.is_some()
    }

    /// What it is like now.
    pub(crate) fn stamp(&self) -> io::Result<Stamp> {
        Ok(Stamp::of(&self.file.metadata()?))
    }

    /// Whether nothing speaks for a look at its bytes.
    pub(crate) fn is_as_known(&self, now: &Stamp) -> bool {
        let known = self.known.as_ref();
        let known = known.map(|known| known.lock().unwrap_or_else(PoisonError::into_inner));
        known.is_none_or(|known| *known == *now)
    }

    /// Takes note that its bytes are right while it is like this.
    pub(crate) fn know(&self, now: Stamp) {
        if let Some(known) = &self.known {
            *known.lock().unwrap_or_else(PoisonError::into_inner) = now;
        }
    }

    /// Reads as many bytes as there is room for, or as there are.
    pub(crate) fn read_at(&self, offset: u64, buffer: &mut [u8]) -> io::Result<usize> {
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

impl Drop for Handle {
    /// Closing asks the disk once more, and whoever closes a document does not wait for one that may not
    /// answer. What is left of that at the end of the program the system does.
    fn drop(&mut self) {
        if self.answers_at_once {
            return;
        }
        if let Ok(nothing) = system::nothing() {
            let file = mem::replace(&mut self.file, nothing);
            let thread = Builder::new().name("tabiya close".to_owned());
            drop(thread.spawn(move || drop(file)));
        }
    }
}
