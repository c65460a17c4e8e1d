//! A text that stays on the disk.
//!
//! Promises: reading returns the bytes from the time when the file was opened, or an error. Only the bytes count: each
//! block that is read must match its digest in the index. New times of the file, or changes elsewhere in it, have no
//! effect. Any number of threads may read.

use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use super::{Handle, STRETCH, Stretch, Stretches};
use crate::chunk::{NoLine, ReadError};
use crate::line_index::{BLOCK, LineIndex, block_of};
use crate::system;

/// The number of bytes read at a time for a check of the whole text.
const CHECKED: u64 = 1 << 20;

/// A file that is read by position.
#[derive(Debug)]
pub(crate) struct DiskText {
    /// The open file. It is replaced by a copy before the file is overwritten.
    handle: RwLock<Arc<Handle>>,
    stretches: Mutex<Stretches>,
}

impl DiskText {
    pub(crate) fn new(handle: Handle) -> Self {
        Self {
            handle: RwLock::new(Arc::new(handle)),
            stretches: Mutex::default(),
        }
    }

    /// The file that is read currently.
    pub(crate) fn handle(&self) -> Arc<Handle> {
        let handle = self.handle.read().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(&handle)
    }

    /// Reads from another file with the same bytes from now on.
    pub(crate) fn move_to(&self, handle: Handle) {
        let mut place = self.handle.write().unwrap_or_else(PoisonError::into_inner);
        *place = Arc::new(handle);
        drop(place);
        self.stretches().find_again();
    }

    /// Checks whether the whole text known to `index` is still there. Reads all of it if a part was missing before, or
    /// the length or times of the file have changed.
    ///
    /// # Errors
    /// Fails when a part is missing, or the file cannot be read.
    pub(crate) fn check(&self, index: &LineIndex) -> Result<(), ReadError> {
        let handle = self.handle();
        let before = handle.stamp()?;
        if handle.is_as_known(&before) && !self.stretches().is_any_lost() {
            return Ok(());
        }
        let mut buffer = Vec::new();
        let mut at = 0;
        while at < index.known() {
            self.read_blocks(block_of(at), at + CHECKED, index, &mut buffer)?;
            at += CHECKED;
        }
        self.stretches().find_again();
        // No further check is needed until the file is changed again.
        if handle.stamp()? == before {
            handle.know(before);
        }
        Ok(())
    }

    /// Fills the buffer with the bytes at `offset`, without comparing them.
    ///
    /// # Errors
    /// Fails when there are fewer bytes, or the file cannot be read.
    pub(crate) fn read_exact_at(&self, offset: u64, buffer: &mut [u8]) -> Result<(), ReadError> {
        let len = buffer.len();
        self.read(|handle| Ok((handle.read_at(offset, buffer)? == len).then_some(())))
    }

    /// Reads blocks of the text that `index` knows and checks that they are unchanged. `text` gets the blocks and the
    /// byte after them, which is not included in the returned count.
    pub(crate) fn read_blocks(
        &self,
        first_block: u64,
        range_end: u64,
        index: &LineIndex,
        text: &mut Vec<u8>,
    ) -> Result<usize, ReadError> {
        let reach = Reach::new(first_block, range_end, index);
        text.resize(reach.read, 0);
        self.read(|handle| {
            let is_there = handle.read_at(first_block * BLOCK, text)? == reach.read;
            Ok((is_there && reach.agrees(text, index)).then_some(()))
        })?;
        text.truncate(reach.given);
        Ok(reach.counted)
    }

    /// A stretch of the text and the byte after it. Waits for the disk.
    ///
    /// # Errors
    /// Fails when the file has changed, or cannot be read.
    pub(crate) fn stretch(&self, number: u64, index: &LineIndex) -> Result<Stretch, ReadError> {
        if let Some(kept) = self.kept(number, index) {
            return Ok(kept);
        }
        let mut text = Vec::new();
        let end = (number + 1) * STRETCH;
        let read = self.read_blocks(block_of(number * STRETCH), end, index, &mut text);
        if matches!(read, Err(ReadError::Changed)) {
            self.stretches().lose(number);
        }
        read?;
        Ok(self.keep(number, text))
    }

    /// A stretch of the text and the byte after it, if they can be read without waiting.
    pub(crate) fn stretch_now(&self, number: u64, index: &LineIndex) -> Result<Stretch, NoLine> {
        if let Some(kept) = self.kept(number, index) {
            return Ok(kept);
        }
        if self.stretches().is_lost(number) {
            return Err(NoLine::Lost);
        }
        let handle = self.handle();
        // From such a disk not even a part is requested.
        if !handle.answers_at_once() {
            return Err(NoLine::NotReady);
        }
        let reach = Reach::of_stretch(number, index);
        let mut text = vec![0; reach.read];
        match system::read_at_once(handle.file(), number * STRETCH, &mut text) {
            Ok(Some(read)) if read == reach.read && reach.agrees(&text, index) => {
                text.truncate(reach.given);
                Ok(self.keep(number, text))
            }
            // Fewer bytes were available, or they have changed: a read that waits finds out.
            Ok(Some(read)) if read < reach.read => Err(NoLine::NotReady),
            Ok(Some(_)) if !Arc::ptr_eq(&handle, &self.handle()) => Err(NoLine::NotReady),
            Ok(Some(_)) => Err(NoLine::Lost),
            Ok(None) => Err(NoLine::NotReady),
            Err(error) => Err(ReadError::from(error).into()),
        }
    }

    fn stretches(&self) -> MutexGuard<'_, Stretches> {
        self.stretches
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn kept(&self, number: u64, index: &LineIndex) -> Option<Stretch> {
        self.stretches()
            .get(number, Reach::of_stretch(number, index).given)
    }

    fn keep(&self, number: u64, text: Vec<u8>) -> Stretch {
        let stretch = Stretch::from(text);
        self.stretches().put(number, Arc::clone(&stretch));
        stretch
    }

    /// Reads with `read`, which returns `None` if the bytes have changed.
    fn read<T>(
        &self,
        mut read: impl FnMut(&Handle) -> io::Result<Option<T>>,
    ) -> Result<T, ReadError> {
        loop {
            let handle = self.handle();
            match read(&handle)? {
                Some(read) => return Ok(read),
                // The program was about to overwrite the file itself, so now it reads another one.
                None if !Arc::ptr_eq(&handle, &self.handle()) => {}
                None => return Err(ReadError::Changed),
            }
        }
    }
}

/// The extent of a read of some blocks, counted from the start of the first one. Digests are of whole blocks, so more
/// may be read than is returned.
struct Reach {
    first_block: u64,
    /// The number of bytes to read, with the byte after the blocks.
    read: usize,
    /// The number of bytes whose digests must be right.
    whole: usize,
    /// The number of bytes of known lines, with the byte after them.
    given: usize,
    /// The number of bytes of known lines.
    counted: usize,
}

impl Reach {
    fn new(first_block: u64, range_end: u64, index: &LineIndex) -> Self {
        let start = first_block * BLOCK;
        let to = |end: u64| usize::try_from(end.saturating_sub(start)).unwrap_or_default();
        Self {
            first_block,
            read: to((range_end + 1).min(index.known())),
            whole: to(range_end.min(index.known())),
            given: to((range_end + 1).min(index.len())),
            counted: to(range_end.min(index.len())),
        }
    }

    fn of_stretch(number: u64, index: &LineIndex) -> Self {
        let start = number * STRETCH;
        Self::new(block_of(start), start + STRETCH, index)
    }

    fn agrees(&self, text: &[u8], index: &LineIndex) -> bool {
        let whole = text.get(..self.whole).unwrap_or_default();
        index.agrees(self.first_block, whole)
    }
}
