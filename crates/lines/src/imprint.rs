//! The imprint of a file's bytes, which shows later whether they are still the same.
//!
//! An [`Imprint`] has the digests of a file's blocks, and every `Fingerprint` of a file that was read or saved carries
//! one. Length and times can only suggest a change. Where they differ, all bytes are compared, so a file that was only
//! touched, copied or linked counts as the same. Where they do not differ, a small file is compared whole, and a large
//! one at its ends and at 256 blocks, chosen afresh each time: a program that has mapped the file into memory may
//! change it without any timestamp.

use super::line_index::{BLOCK, BLOCK_LEN, Indexer, LineIndex};
use super::text::Handle;
use std::fmt;
use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The number of bytes read at a time.
const STEP: u64 = 1 << 20;
/// The number of blocks up to which a file is compared as a whole: 16 MiB.
const SMALL: u64 = 4 << 10;
/// The number of sampled blocks of a larger file, in addition to the first and the last ones.
const SAMPLES: u64 = 256;
/// The number of blocks compared at each end.
const ENDS: u64 = 16;

/// The digests of a file's blocks, 8 bytes for 4 KiB, with the number of line ends in each. Clones share the data.
#[derive(Clone)]
pub struct Imprint {
    index: Arc<LineIndex>,
}

/// The extent of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thoroughness {
    /// For files without a sign of a change: a small one is compared completely, and a large one by samples.
    Samples,
    /// The whole file: for files with a sign of a change.
    Whole,
}

impl Imprint {
    /// Takes the imprint of bytes in memory.
    pub fn of(bytes: &[u8]) -> Self {
        Self::from(Indexer::of(bytes, 0))
    }

    /// The number of bytes of the file.
    pub fn byte_len(&self) -> u64 {
        self.index.known()
    }

    /// Whether the last line has no line end.
    pub fn has_open_line(&self) -> bool {
        self.index.has_open_line()
    }

    /// The number of line ends in each block of 4 KiB, and its digest; `from_blocks` restores the
    /// imprint from them.
    pub fn blocks(&self) -> impl Iterator<Item = (u64, u64)> {
        self.index.blocks()
    }

    /// Restores an imprint from its blocks; `None` if the numbers are impossible.
    pub(crate) fn from_blocks(
        blocks: &[(u64, u64)],
        byte_len: u64,
        has_open_line: bool,
    ) -> Option<Self> {
        let makes_sense = blocks.len() as u64 == byte_len.div_ceil(BLOCK)
            && blocks.iter().all(|(ends, _)| *ends <= BLOCK);
        let index = || Indexer::of_blocks(blocks.iter().copied(), byte_len, has_open_line);
        makes_sense.then(index).map(Self::from)
    }

    /// The index of the file's lines.
    pub(super) fn index(&self) -> &LineIndex {
        &self.index
    }

    /// Whether both are imprints of the same bytes.
    pub(crate) fn is_of_same_bytes(&self, other: &Self) -> bool {
        let blocks = 0..self.index.block_count();
        self.byte_len() == other.byte_len()
            && blocks
                .into_iter()
                .all(|block| self.index.digest_of(block) == other.index.digest_of(block))
    }

    /// Whether a file has exactly these bytes. `progress` may stop the comparison, which is an error.
    ///
    /// # Errors
    /// Fails when the file cannot be read.
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
        // Takes another sample each time.
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

/// Takes the imprint of all bytes that are read or written through it.
pub(super) struct Imprinting<T> {
    inner: T,
    indexer: Indexer,
    /// The beginning of an incomplete block.
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

    /// The imprint of all bytes.
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
