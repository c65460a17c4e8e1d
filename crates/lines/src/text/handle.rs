//! An open file that is read by position, with a stamp that shows whether somebody may have written to it.

use std::fs::{File, Metadata};
use std::io;
use std::mem;
use std::sync::{Mutex, PoisonError};
use std::thread::Builder;
use std::time::SystemTime;

use crate::system;

/// An open file that is read by position.
///
/// It stays the file that was opened, even if its name changes.
#[derive(Debug)]
pub(crate) struct Handle {
    file: File,
    /// Whether the disk tells at once what it has cached. If not, even the smallest request may have to wait, as on a
    /// network.
    answers_at_once: bool,
    /// The stamp at which its bytes were last known to be right; `None` for an unnamed file, which nobody else can
    /// write to.
    known: Option<Mutex<Stamp>>,
}

/// The length and the time of the last change of the content. The time of the last change of any kind is not included,
/// because removing the file or linking to it changes that, too. A different stamp is only a reason to compare the
/// bytes.
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
    /// Opens access to a file that others may write to: its bytes are right as long as its stamp is that of `seen`.
    pub(crate) fn watched(file: File, seen: &Metadata) -> Self {
        Self::new(file, Some(Mutex::new(Stamp::of(seen))))
    }

    /// Opens access to an unnamed file.
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

    /// Whether the disk tells at once what it has cached.
    pub(crate) fn answers_at_once(&self) -> bool {
        self.answers_at_once
    }

    /// Whether anybody else may write to it.
    pub(crate) fn is_watched(&self) -> bool {
        self.known.is_some()
    }

    /// The present stamp.
    pub(crate) fn stamp(&self) -> io::Result<Stamp> {
        Ok(Stamp::of(&self.file.metadata()?))
    }

    /// Whether there is no reason to compare the bytes.
    pub(crate) fn is_as_known(&self, now: &Stamp) -> bool {
        let known = self.known.as_ref();
        let known = known.map(|known| known.lock().unwrap_or_else(PoisonError::into_inner));
        known.is_none_or(|known| *known == *now)
    }

    /// Records that the bytes are right at this stamp.
    pub(crate) fn know(&self, now: Stamp) {
        if let Some(known) = &self.known {
            *known.lock().unwrap_or_else(PoisonError::into_inner) = now;
        }
    }

    /// Reads until the buffer is full or the file ends.
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
    /// Closes the file on another thread if the disk may not answer: closing sends it one more request, and closing a
    /// document must not wait for it. At the end of the program, the system completes this.
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
