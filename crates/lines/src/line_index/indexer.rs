//! Counts the line ends of a text as it is read.

use super::{BLOCK_LEN, CHUNK_BLOCKS, Chunk, LineIndex, digest};
use crate::line_ends::EndSums;
use std::sync::Arc;

/// Builds a [`LineIndex`] from a text that arrives in pieces.
#[derive(Debug)]
pub(crate) struct Indexer {
    chunks: Vec<Arc<Chunk>>,
    open: Chunk,
    text_start: u64,
    len: u64,
    sums: EndSums,
    /// Whether the text so far ends with a CR that may be followed by an LF.
    is_behind_cr: bool,
    /// The offset after the last line end.
    last_start: u64,
}

impl Indexer {
    /// Starts with a text whose first line begins at `text_start`, after a mark.
    pub(crate) fn new(text_start: u64) -> Self {
        Self {
            chunks: Vec::new(),
            open: Chunk::behind(0),
            text_start,
            len: 0,
            sums: EndSums::default(),
            is_behind_cr: false,
            last_start: text_start,
        }
    }

    /// The index of a complete text.
    pub(crate) fn of(text: &[u8], text_start: u64) -> LineIndex {
        let mut indexer = Self::new(text_start);
        indexer.add(text);
        indexer.finish()
    }

    /// The number of bytes so far.
    pub(crate) fn len(&self) -> u64 {
        self.len
    }

    /// Adds the next piece. All but the last one must consist of whole blocks.
    pub(crate) fn add(&mut self, piece: &[u8]) {
        self.settle_cr(piece.first().copied());
        self.last_start = self.last_start_in(piece);
        let mut behind = piece;
        for block in piece.chunks(BLOCK_LEN) {
            self.begin_block(digest(block));
            behind = behind.get(block.len()..).unwrap_or_default();
            match (block, behind.first()) {
                ([before @ .., b'\r'], None) => {
                    self.sums.add(before, Some(b'\r'));
                    self.is_behind_cr = true;
                }
                (block, next) => self.sums.add(block, next.copied()),
            }
        }
        self.len += piece.len() as u64;
    }

    /// Restores the index of a text of `len` bytes from its [`blocks`](LineIndex::blocks). The kinds of its line ends
    /// are not known.
    pub(crate) fn of_blocks(
        blocks: impl Iterator<Item = (u64, u64)>,
        len: u64,
        has_open_line: bool,
    ) -> LineIndex {
        let mut indexer = Self::new(0);
        for (ends, digest) in blocks {
            indexer.begin_block(digest);
            indexer.sums.add_lines(ends);
        }
        indexer.len = len;
        let index = indexer.index_of(&indexer.open, len, true);
        LineIndex {
            has_open_line,
            ..index
        }
    }

    /// Counts a CR at the end of the last piece, now that the next byte is known.
    fn settle_cr(&mut self, next: Option<u8>) {
        if std::mem::take(&mut self.is_behind_cr) {
            self.sums.add(b"\r", next);
            if next != Some(b'\n') {
                self.last_start = self.len;
            }
        }
    }

    fn last_start_in(&self, piece: &[u8]) -> u64 {
        let known = piece.strip_suffix(b"\r").unwrap_or(piece);
        let last = memchr::memrchr2(b'\n', b'\r', known);
        last.map_or(self.last_start, |at| self.len + at as u64 + 1)
    }

    fn begin_block(&mut self, digest: u64) {
        if self.open.ends.len() == CHUNK_BLOCKS {
            let next = Chunk::behind(self.sums.total());
            let full = std::mem::replace(&mut self.open, next);
            self.chunks.push(Arc::new(full));
        }
        // A chunk has 2^24 bytes, so the number fits.
        let ends = u32::try_from(self.sums.total() - self.open.before);
        self.open.ends.push(ends.unwrap_or(u32::MAX));
        self.open.digests.push(digest);
    }

    /// The index of the whole lines so far.
    pub(crate) fn so_far(&self) -> LineIndex {
        self.index_of(&self.open, self.last_start, false)
    }

    /// The index of the complete text.
    pub(crate) fn finish(mut self) -> LineIndex {
        self.settle_cr(None);
        let has_open_line = self.last_start < self.len;
        let index = self.index_of(&self.open, self.len.max(self.text_start), true);
        LineIndex {
            has_open_line,
            ..index
        }
    }

    fn index_of(&self, open: &Chunk, len: u64, is_whole: bool) -> LineIndex {
        let mut chunks = self.chunks.clone();
        chunks.push(Arc::new(open.clone()));
        LineIndex {
            chunks,
            text_start: self.text_start,
            len,
            known: self.len,
            sums: self.sums,
            is_whole,
            has_open_line: false,
        }
    }
}

impl Chunk {
    fn behind(before: u64) -> Self {
        Self {
            before,
            ends: Vec::new(),
            digests: Vec::new(),
        }
    }
}
