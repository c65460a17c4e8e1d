//! What the bytes of a file leave behind: enough to tell later whether they are still the same.

use super::line_index::{BLOCK, BLOCK_LEN, Indexer, LineIndex};
use super::text::Handle;
use std::fmt;
use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::sync::Arc;

/// So much is read at a time.
const STEP: u64 = 1 << 20;
/// A file of so many blocks is small enough to be compared as a whole: 16 MiB.
const SMALL: u64 = 4 << 10;
/// Of a larger one so many blocks are compared, beside the first ones and the last ones.
const SAMPLES: u64 = 256;
/// So many of the first and of the last.
const ENDS: u64 = 16;

/// The digests of a file's blocks, 8 bytes for 4 KiB, and how many lines end in each. A clone shares
/// them.
#[derive(Clone)]
pub struct Imprint {
    index: Arc<LineIndex>,
}

/// How much of a file is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thoroughness {
    /// All of a small file, samples of a large one: nothing speaks for a change.
    Samples,
    /// All of it: something does.
    Whole,
}

impl Imprint {
    /// Of bytes that are all there.
    pub fn of(bytes: &[u8]) -> Self {
        Self::from(Indexer::of(bytes, 0))
    }

    /// How many bytes the file has.
    pub fn byte_len(&self) -> u64 {
        self.index.known()
    }

    /// Whether the last line has no end.
    pub fn has_open_line(&self) -> bool {
        self.index.has_open_line()
    }

    /// How many lines end in each block of 4 KiB, and its digest: enough to write the imprint down.
    pub fn blocks(&self) -> impl Iterator<Item = (u64, u64)> {
        self.index.blocks()
    }

    /// An imprint that was written down; `None` if the numbers are none of one.
    pub fn from_blocks(blocks: &[(u64, u64)], byte_len: u64, has_open_line: bool) -> Option<Self> {
        let makes_sense = blocks.len() as u64 == byte_len.div_ceil(BLOCK)
            && blocks.iter().all(|(ends, _)| *ends <= BLOCK);
        let index = || Indexer::of_blocks(blocks.iter().copied(), byte_len, has_open_line);
        makes_sense.then(index).map(Self::from)
    }

    /// What is known of its lines.
    pub(super) fn index(&self) -> &LineIndex {
        &self.index
    }

    /// Whether both are of the same bytes.
    pub fn is_of_same_bytes(&self, other: &Self) -> bool {
        let blocks = 0..self.index.block_count();
        self.byte_len() == other.byte_len()
            && blocks
                .into_iter()
                .all(|block| self.index.digest_of(block) == other.index.digest_of(block))
    }

    /// Whether a file holds these bytes and no others. `progress` may stop it, which is an error.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub(super) fn is_in(
        &self,
        file: &Handle,
        thoroughness: Thoroughness,
        progress: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> io::Result<bool> {
        if file.file().metadata()?.len() != self.byte_len() {
            return Ok(false);
        }
        let count = self.index.block_count();
        if thoroughness == Thoroughness::Whole || count <= SMALL {
            return self.has_blocks(file, 0, count, progress);
        }
        let step = count / SAMPLES;
        // Another sample each time.
        let from = RandomState::new().hash_one(count) % step;
        let ends = [(0, ENDS), (count - ENDS, ENDS)];
        let samples = (0..SAMPLES).map(|sample| (from + sample * step, 1));
        for (first, blocks) in ends.into_iter().chain(samples) {
            if !self.has_blocks(file, first, blocks, progress)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn has_blocks(
        &self,
        file: &Handle,
        first: u64,
        count: u64,
        progress: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> io::Result<bool> {
        let mut at = first * BLOCK;
        let end = ((first + count) * BLOCK).min(self.byte_len());
        let mut buffer = Vec::new();
        while at < end {
            if progress().is_break() {
                return Err(io::ErrorKind::Interrupted.into());
            }
            let len = (end - at).min(STEP);
            buffer.resize(usize::try_from(len).unwrap_or_default(), 0);
            let is_there = file.read_at(at, &mut buffer)? == buffer.len();
            if !is_there || !self.index.agrees(at / BLOCK, &buffer) {
                return Ok(false);
            }
            at += len;
        }
        Ok(true)
    }
}

impl From<LineIndex> for Imprint {
    fn from(index: LineIndex) -> Self {
        Self {
            index: Arc::new(index),
        }
    }
}

impl fmt::Debug for Imprint {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Imprint")
            .field("bytes", &self.byte_len())
            .finish_non_exhaustive()
    }
}

/// Takes the imprint of what is read or written through it.
pub(super) struct Imprinting<T> {
    inner: T,
    indexer: Indexer,
    /// The beginning of a block.
    open: Vec<u8>,
}

impl<T> Imprinting<T> {
    pub(super) fn new(inner: T) -> Self {
        Self {
            inner,
            indexer: Indexer::new(0),
            open: Vec::with_capacity(BLOCK_LEN),
        }
    }

    /// The imprint of all that went through.
    pub(super) fn finish(mut self) -> Imprint {
        if !self.open.is_empty() {
            self.indexer.add(&self.open);
        }
        self.indexer.finish().into()
    }

    fn take(&mut self, mut bytes: &[u8]) {
        if !self.open.is_empty() {
            let missing = (BLOCK_LEN - self.open.len()).min(bytes.len());
            let (now, rest) = bytes.split_at(missing);
            self.open.extend_from_slice(now);
            bytes = rest;
            if self.open.len() < BLOCK_LEN {
                return;
            }
            self.indexer.add(&self.open);
            self.open.clear();
        }
        let (whole, rest) = bytes.split_at(bytes.len() - bytes.len() % BLOCK_LEN);
        if !whole.is_empty() {
            self.indexer.add(whole);
        }
        self.open.extend_from_slice(rest);
    }
}

impl<W: Write> Write for Imprinting<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.inner.write(bytes)?;
        self.take(bytes.get(..written).unwrap_or_default());
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

impl<R: Read> Read for Imprinting<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(buffer)?;
        self.take(buffer.get(..read).unwrap_or_default());
        Ok(read)
    }
}
