//! Where the lines of a text begin, and what its bytes were.
//!
//! No line start is kept, but how many line ends come before each block of [`BLOCK`] bytes, and a
//! digest of the block: 1.7 MB for ten million lines. A line is found by a binary search and by
//! looking through one block; whether a block still holds what it held is told by its digest.
//! Deliberately absent: the text itself; whoever asks brings it along.

mod indexer;

use std::sync::Arc;

use super::line_ends::EndSums;
use twox_hash::XxHash3_64;

pub(super) use indexer::Indexer;

/// So many bytes are a block.
pub(super) const BLOCK: u64 = 1 << 12;
/// The same, for lengths in memory.
pub(super) const BLOCK_LEN: usize = 1 << 12;

/// So many blocks are kept together.
const CHUNK_BLOCKS: usize = 1 << 12;

/// Line ends before each block, as far as a text is known. A clone shares nearly all of it.
#[derive(Clone, Debug)]
pub(super) struct LineIndex {
    /// All but the last one have [`CHUNK_BLOCKS`] blocks.
    chunks: Vec<Arc<Chunk>>,
    /// Where the first line begins.
    text_start: u64,
    /// Where the last known line ends.
    len: u64,
    /// Where the last known block ends: at `len` or behind it.
    known: u64,
    sums: EndSums,
    is_whole: bool,
    /// Whether the text is whole and its last line has no end.
    has_open_line: bool,
}

/// What is kept of some blocks.
#[derive(Clone, Debug)]
struct Chunk {
    /// Line ends before the first of them.
    before: u64,
    /// Line ends before each of them, from there.
    ends: Vec<u32>,
    /// What each of them holds.
    digests: Vec<u64>,
}

/// Where a line begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    /// At this byte.
    At(u64),
    /// Behind the `nth` line end of a block, the first being 1.
    Behind {
        /// The block, from 0.
        block: u64,
        /// Which of its line ends.
        nth: u64,
    },
}

impl LineIndex {
    /// How many lines are known; a last line without an end counts, an empty one does not.
    pub(super) fn line_count(&self) -> u64 {
        self.sums.total() + u64::from(self.has_open_line)
    }

    /// How many lines end in what.
    pub(super) fn sums(&self) -> EndSums {
        self.sums
    }

    /// Whether no CR ends a line by itself.
    pub(super) fn is_lf_enough(&self) -> bool {
        self.sums.counts().cr == 0
    }

    /// Whether all of the text is known.
    pub(super) fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Whether the text stops in the middle of a line.
    pub(super) fn has_open_line(&self) -> bool {
        self.has_open_line
    }

    /// How many bytes of the text are known: whole lines.
    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// How many bytes of the text have a digest.
    pub(super) fn known(&self) -> u64 {
        self.known
    }

    /// Where a line begins; the line after the last one begins where the text ends.
    pub(super) fn start(&self, line: u64) -> Option<Start> {
        if line == 0 {
            return Some(Start::At(self.text_start));
        }
        if self.line_count() <= line {
            return (line == self.line_count()).then_some(Start::At(self.len));
        }
        let after = self.chunks.partition_point(|chunk| chunk.before < line);
        let chunk_at = after.checked_sub(1)?;
        let chunk = self.chunks.get(chunk_at)?;
        let rest = u32::try_from(line - chunk.before).ok()?;
        let in_chunk = chunk.ends.partition_point(|ends| *ends < rest);
        let in_chunk = in_chunk.checked_sub(1)?;
        let before = chunk.ends.get(in_chunk)?;
        Some(Start::Behind {
            block: (chunk_at * CHUNK_BLOCKS + in_chunk) as u64,
            nth: u64::from(rest - before),
        })
    }

    /// How many line ends the known text has before a block; all of them for one that is not there.
    pub(super) fn ends_before(&self, block: u64) -> u64 {
        let before = || {
            let block = usize::try_from(block).ok()?;
            let chunk = self.chunks.get(block / CHUNK_BLOCKS)?;
            let ends = chunk.ends.get(block % CHUNK_BLOCKS)?;
            Some(chunk.before + u64::from(*ends))
        };
        before().map_or(self.sums.total(), |before| before.min(self.sums.total()))
    }

    /// How many blocks are known.
    pub(super) fn block_count(&self) -> u64 {
        self.known.div_ceil(BLOCK)
    }

    /// What a block holds.
    pub(super) fn digest_of(&self, block: u64) -> Option<u64> {
        let block = usize::try_from(block).ok()?;
        let chunk = self.chunks.get(block / CHUNK_BLOCKS)?;
        chunk.digests.get(block % CHUNK_BLOCKS).copied()
    }

    /// How many lines end in a block, and what it holds: what is kept of the whole text.
    pub(super) fn blocks(&self) -> impl Iterator<Item = (u64, u64)> {
        (0..self.block_count()).map_while(|block| {
            let ends = self.ends_before(block + 1) - self.ends_before(block);
            Some((ends, self.digest_of(block)?))
        })
    }

    /// Whether a text that begins with a block, and ends with one or with the known text, is what
    /// stood there.
    pub(super) fn agrees(&self, first_block: u64, text: &[u8]) -> bool {
        (first_block..)
            .zip(text.chunks(BLOCK_LEN))
            .all(|(block, here)| self.digest_of(block) == Some(digest(here)))
    }
}

/// What tells one block from any other, but for one chance in 2^64. The digests of XXH3 are the same
/// on every system, so they can be written down.
pub(super) fn digest(block: &[u8]) -> u64 {
    XxHash3_64::oneshot(block)
}

/// Which block a byte lies in.
pub(super) fn block_of(offset: u64) -> u64 {
    offset / BLOCK
}

#[cfg(test)]
mod tests;
