//! A text that stays on the disk.
//!
//! Promises: what is read is what was there when the file was opened, or an error. Only the bytes
//! decide: each block that is read must have the digest of the index. What another program has done to
//! the file's times, or written elsewhere in it, takes nothing away. Any number of threads may read.

use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use super::handle::Handle;
use super::stretches::{STRETCH, Stretch, Stretches};
use crate::chunk::ReadError;
use crate::line_index::{BLOCK, LineIndex, block_of};
use crate::no_line::NoLine;
use crate::system;

/// So much is read at a time when all of it is looked at.
const CHECKED: u64 = 1 << 20;

/// A file that is read by position.
#[derive(Debug)]
pub(crate) struct DiskText {
    /// Another one takes its place before the file is overwritten.
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

    /// The file that is read now.
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

    /// Looks whether all that `index` knows is still there. Reads all of it if something was not, or
    /// the file's length or times are others.
    ///
    /// # Errors
    /// When something is not, or the file cannot be looked at.
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
        // Nobody need look again before something else is done to the file.
        if handle.stamp()? == before {
            handle.know(before);
        }
        Ok(())
    }

    /// Fills the buffer with what stands at `offset`, whatever that is.
    ///
    /// # Errors
    /// When there is less, or the file cannot be read.
    pub(crate) fn read_exact_at(&self, offset: u64, buffer: &mut [u8]) -> Result<(), ReadError> {
        let len = buffer.len();
        self.read(|handle| Ok((handle.read_at(offset, buffer)? == len).then_some(())))
    }

    /// Reads blocks of the text, those that `index` knows, and sees to it that they are the same as
    /// ever: `text` gets them and the byte behind them, which is not counted in what is returned.
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

    /// A stretch of the text and the byte behind it. Waits for the disk.
    ///
    /// # Errors
    /// When the file has been changed, or cannot be read.
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

    /// The same, if that needs no waiting.
    pub(crate) fn stretch_now(&self, number: u64, index: &LineIndex) -> Result<Stretch, NoLine> {
        if let Some(kept) = self.kept(number, index) {
            return Ok(kept);
        }
        if self.stretches().is_lost(number) {
            return Err(NoLine::Lost);
        }
        let handle = self.handle();
        // Not even a part of it is asked for then.
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
            // Less than that was at hand, or it is not what it was: who waits for it finds out.
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

    /// Reads with `read`, which returns `None` when that is not what was there.
    fn read<T>(
        &self,
        mut read: impl FnMut(&Handle) -> io::Result<Option<T>>,
    ) -> Result<T, ReadError> {
        loop {
            let handle = self.handle();
            match read(&handle)? {
                Some(read) => return Ok(read),
                // We were about to overwrite that file ourselves, and now read another one.
                None if !Arc::ptr_eq(&handle, &self.handle()) => {}
                None => return Err(ReadError::Changed),
            }
        }
    }
}

/// How far some blocks are read, counted from where the first of them begins. A digest is that of a
/// whole block, so more may be read than is given.
struct Reach {
    first_block: u64,
    /// With the byte behind them.
    read: usize,
    /// Of these the digests must be right.
    whole: usize,
    /// Known lines, and the byte behind them.
    given: usize,
    /// Known lines.
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
