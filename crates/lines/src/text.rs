//! The bytes of a source: in memory, or on the disk. Those on the disk are in an open file that is read by position, with
//! a stamp that shows whether somebody may have written to it.

mod disk;

pub(super) use disk::DiskText;

use std::collections::{HashMap, HashSet};
use std::fs::{File, Metadata};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::Builder;
use std::time::SystemTime;
use std::{io, mem};

use crate::system;

/// The bytes of a text, including a byte order mark of UTF-8 but not one of UTF-16.
#[derive(Debug)]
pub(super) enum Text {
    /// All bytes are in memory.
    Memory(Vec<u8>),
    /// The bytes are in a file and read on demand.
    Disk(DiskText),
}

impl Text {
    /// The file, if the text is on the disk.
    pub(super) fn disk(&self) -> Option<&DiskText> {
        match self {
            Self::Memory(_) => None,
            Self::Disk(disk) => Some(disk),
        }
    }
}

/// The number of bytes of a stretch.
pub(super) const STRETCH: u64 = 1 << 14;
/// The same number, for lengths in memory.
pub(super) const STRETCH_LEN: usize = 1 << 14;

/// The maximum number of cached stretches: 16 MiB, more than a screen full of rows from all over the file.
const MOST: usize = 1 << 10;

/// The bytes of a stretch.
pub(super) type Stretch = Arc<[u8]>;

/// The stretches that were used last.
#[derive(Debug, Default)]
struct Stretches {
    kept: HashMap<u64, Kept>,
    clock: u64,
    /// The stretches that were found to be changed.
    lost: HashSet<u64>,
}

#[derive(Debug)]
struct Kept {
    stretch: Stretch,
    used: u64,
}

impl Stretches {
    /// A cached stretch, if it has this length: it is shorter while the file is still being read.
    fn get(&mut self, number: u64, len: usize) -> Option<Stretch> {
        self.clock += 1;
        let kept = self.kept.get_mut(&number)?;
        kept.used = self.clock;
        (kept.stretch.len() == len).then(|| Arc::clone(&kept.stretch))
    }

    /// Caches a stretch and drops the least recently used one if necessary.
    fn put(&mut self, number: u64, stretch: Stretch) {
        if MOST <= self.kept.len() && !self.kept.contains_key(&number) {
            let oldest = self.kept.iter().min_by_key(|(_, kept)| kept.used);
            if let Some(oldest) = oldest.map(|(number, _)| *number) {
                self.kept.remove(&oldest);
            }
        }
        self.clock += 1;
        let used = self.clock;
        self.kept.insert(number, Kept { stretch, used });
    }

    /// Records that a stretch has changed.
    fn lose(&mut self, number: u64) {
        self.lost.insert(number);
    }

    /// Whether a stretch is known to have changed.
    fn is_lost(&self, number: u64) -> bool {
        self.lost.contains(&number)
    }

    /// Whether any stretch is known to have changed.
    fn is_any_lost(&self) -> bool {
        !self.lost.is_empty()
    }

    /// Records that all stretches are unchanged.
    fn find_again(&mut self) {
        self.lost.clear();
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recently_used_stretches_stay_in_the_cache() {
        let mut stretches = Stretches::default();
        let most = MOST as u64;
        for number in 0..most {
            stretches.put(number, Arc::from([1]));
        }
        assert!(stretches.get(0, 1).is_some());
        stretches.put(most, Arc::from([1]));

        assert!(stretches.get(0, 1).is_some());
        assert!(stretches.get(1, 1).is_none());
        assert!(stretches.get(most, 1).is_some());
        assert_eq!(stretches.kept.len(), MOST);
    }
}
