//! A text that stays on the disk.
//!
//! Promises: what is read is what was there when the file was opened, or an error; once another
//! program has written to the file, there is nothing but errors. Any number of threads may read.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use super::handle::Handle;
use super::stretches::{STRETCH, STRETCH_LEN, Stretch, Stretches};
use crate::collection::line_index::{BLOCK, LineIndex, block_of};
use crate::collection::no_line::NoLine;
use crate::collection::piece::ReadError;
use crate::collection::system;

/// A file that is read by position.
#[derive(Debug)]
pub(in crate::collection) struct DiskText {
    /// Another one takes its place before the file is overwritten.
    handle: RwLock<Arc<Handle>>,
    stretches: Mutex<Stretches>,
    is_lost: AtomicBool,
}

impl DiskText {
    pub(in crate::collection) fn new(handle: Handle) -> Self {
        Self {
            handle: RwLock::new(Arc::new(handle)),
            stretches: Mutex::default(),
            is_lost: AtomicBool::new(false),
        }
    }

    /// The file that is read now.
    pub(in crate::collection) fn handle(&self) -> Arc<Handle> {
        let handle = self.handle.read().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(&handle)
    }

    /// Reads from another file with the same bytes from now on.
    pub(in crate::collection) fn move_to(&self, handle: Handle) {
        let mut place = self.handle.write().unwrap_or_else(PoisonError::into_inner);
        *place = Arc::new(handle);
    }

    /// Whether the text is gone for good.
    pub(in crate::collection) fn is_lost(&self) -> bool {
        self.is_lost.load(Ordering::Relaxed)
    }

    /// Looks whether nobody has written to the file.
    ///
    /// # Errors
    /// When somebody has, or the file cannot be looked at.
    pub(in crate::collection) fn check(&self) -> Result<(), ReadError> {
        self.unchanged(|_| Ok(Some(())))
    }

    /// Notes that the text is gone.
    pub(in crate::collection) fn lose(&self) -> ReadError {
        self.is_lost.store(true, Ordering::Relaxed);
        let mut stretches = self
            .stretches
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        stretches.clear();
        ReadError::Changed
    }

    /// Fills the buffer with what stands at `offset`.
    ///
    /// # Errors
    /// When the file has been changed, or cannot be read.
    pub(in crate::collection) fn read_exact_at(
        &self,
        offset: u64,
        buffer: &mut [u8],
    ) -> Result<(), ReadError> {
        let len = buffer.len();
        self.unchanged(|handle| Ok((handle.read_at(offset, buffer)? == len).then_some(())))
    }

    /// Reads blocks of the text, those that `index` knows, and sees to it that they are the same as
    /// ever: `text` gets them and the byte behind them, which is not counted in what is returned.
    pub(in crate::collection) fn read_blocks(
        &self,
        first_block: u64,
        range_end: u64,
        index: &LineIndex,
        text: &mut Vec<u8>,
    ) -> Result<usize, ReadError> {
        let offset = first_block * BLOCK;
        let end = range_end.min(index.len());
        let wanted = usize::try_from(end.saturating_sub(offset)).unwrap_or_default();
        let with_next = usize::try_from((end + 1).min(index.len()).saturating_sub(offset));
        let with_next = with_next.unwrap_or_default();
        text.resize(with_next, 0);
        self.read_exact_at(offset, text)?;
        let (blocks, next) = text.split_at_checked(wanted).unwrap_or((text, &[]));
        if index.agrees(first_block, blocks, next.first().copied()) {
            Ok(wanted)
        } else {
            Err(self.lose())
        }
    }

    /// A stretch of the text and the byte behind it. Waits for the disk.
    ///
    /// # Errors
    /// When the file has been changed, or cannot be read.
    pub(in crate::collection) fn stretch(
        &self,
        number: u64,
        index: &LineIndex,
    ) -> Result<Stretch, ReadError> {
        if self.is_lost() {
            return Err(ReadError::Changed);
        }
        if let Some(kept) = self.kept(number, index) {
            return Ok(kept);
        }
        let mut text = Vec::new();
        let end = (number + 1) * STRETCH;
        self.read_blocks(block_of(number * STRETCH), end, index, &mut text)?;
        Ok(self.keep(number, text))
    }

    /// The same, if that needs no waiting.
    pub(in crate::collection) fn stretch_now(
        &self,
        number: u64,
        index: &LineIndex,
    ) -> Result<Stretch, NoLine> {
        if self.is_lost() {
            return Err(NoLine::Lost);
        }
        if let Some(kept) = self.kept(number, index) {
            return Ok(kept);
        }
        // Not even its length and time are asked for then.
        if !self.handle().answers_at_once() {
            return Err(NoLine::NotReady);
        }
        let mut text = vec![0; len_of(number, index)];
        let read = self.unchanged(|handle| {
            system::read_at_once(handle.file(), number * STRETCH, &mut text).map(Some)
        })?;
        match read {
            Some(read) if read == text.len() => {}
            Some(_) | None => return Err(NoLine::NotReady),
        }
        let (blocks, next) = text.split_at_checked(STRETCH_LEN).unwrap_or((&text, &[]));
        if index.agrees(block_of(number * STRETCH), blocks, next.first().copied()) {
            Ok(self.keep(number, text))
        } else {
            Err(self.lose().into())
        }
    }

    fn kept(&self, number: u64, index: &LineIndex) -> Option<Stretch> {
        let mut stretches = self
            .stretches
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        stretches.get(number, len_of(number, index))
    }

    fn keep(&self, number: u64, text: Vec<u8>) -> Stretch {
        let stretch = Stretch::from(text);
        let mut stretches = self
            .stretches
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        stretches.put(number, Arc::clone(&stretch));
        stretch
    }

    /// Reads while nobody writes. `read` returns `None` when there was too little to read.
    fn unchanged<T>(
        &self,
        mut read: impl FnMut(&Handle) -> io::Result<Option<T>>,
    ) -> Result<T, ReadError> {
        loop {
            if self.is_lost() {
                return Err(ReadError::Changed);
            }
            let handle = self.handle();
            let read = if handle.is_unchanged()? {
                read(&handle)?
            } else {
                None
            };
            match read {
                Some(read) if handle.is_unchanged()? => return Ok(read),
                // We were about to overwrite that file ourselves, and now read another one.
                _ if !Arc::ptr_eq(&handle, &self.handle()) => {}
                _ => return Err(self.lose()),
            }
        }
    }
}

/// How many bytes a stretch has that reaches as far as `index`, with the one behind it.
fn len_of(number: u64, index: &LineIndex) -> usize {
    let start = number * STRETCH;
    let len = index.len().saturating_sub(start).min(STRETCH + 1);
    usize::try_from(len).unwrap_or_default()
}
