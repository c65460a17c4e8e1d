//! An index of the lines of a text, with digests of its bytes.
//!
//! The index keeps no line starts. It keeps the number of line ends before each block of [`BLOCK`] bytes, and a digest
//! of the block: 1.7 MB for ten million lines. A binary search and a search through one block find a line; the digest
//! tells whether a block has changed. Deliberately absent: the text itself, which the caller provides.

mod indexer;

use std::sync::Arc;

use super::line_ends::EndSums;
use twox_hash::XxHash3_64;

pub(super) use indexer::Indexer;

/// The number of bytes of a block.
pub(super) const BLOCK: u64 = 1 << 12;
/// The same number, for lengths in memory.
pub(super) const BLOCK_LEN: usize = 1 << 12;

/// The number of blocks in a chunk.
const CHUNK_BLOCKS: usize = 1 << 12;

/// The line ends before each block of the known part of a text. Clones share nearly all data.
#[derive(Clone, Debug)]
pub(super) struct LineIndex {
    /// All chunks but the last one have [`CHUNK_BLOCKS`] blocks.
    chunks: Vec<Arc<Chunk>>,
    /// The offset of the first line.
    text_start: u64,
    /// The offset of the end of the last known line.
    len: u64,
    /// The offset of the end of the last known block, at or after `len`.
    known: u64,
    sums: EndSums,
    is_whole: bool,
    /// Whether the text is complete and its last line has no line end.
    has_open_line: bool,
}

/// The data of a chunk of blocks.
#[derive(Clone, Debug)]
struct Chunk {
    /// The number of line ends before its first block.
    before: u64,
    /// The number of line ends before each of its blocks, counted from its first block.
    ends: Vec<u32>,
    /// The digest of each block.
    digests: Vec<u64>,
}

/// The start of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    /// The line starts at this offset.
    At(u64),
    /// The line starts after the `nth` line end of a block, counted from 1.
    Behind {
        /// The number of the block, from 0.
        block: u64,
        /// The number of the line end in the block, from 1.
        nth: u64,
    },
}

impl LineIndex {
    /// The number of known lines; a last line without a line end counts unless it is empty.
    pub(super) fn line_count(&self) -> u64 {
        self.sums.total() + u64::from(self.has_open_line)
    }

    /// The sums of line ends.
    pub(super) fn sums(&self) -> EndSums {
        self.sums
    }

    /// Whether no line ends with a CR alone.
    pub(super) fn is_lf_enough(&self) -> bool {
        self.sums.counts().cr == 0
    }

    /// Whether the whole text is known.
    pub(super) fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Whether the text ends in the middle of a line.
    pub(super) fn has_open_line(&self) -> bool {
        self.has_open_line
    }

    /// The number of bytes of the known lines.
    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// The number of bytes that have a digest.
    pub(super) fn known(&self) -> u64 {
        self.known
    }

    /// The start of a line; the line after the last one starts at the end of the text.
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

    /// The number of line ends before a block; the total for a block after the end.
    pub(super) fn ends_before(&self, block: u64) -> u64 {
        let before = || {
            let block = usize::try_from(block).ok()?;
            let chunk = self.chunks.get(block / CHUNK_BLOCKS)?;
            let ends = chunk.ends.get(block % CHUNK_BLOCKS)?;
            Some(chunk.before + u64::from(*ends))
        };
        before().map_or(self.sums.total(), |before| before.min(self.sums.total()))
    }

    /// The number of known blocks.
    pub(super) fn block_count(&self) -> u64 {
        self.known.div_ceil(BLOCK)
    }

    /// The digest of a block.
    pub(super) fn digest_of(&self, block: u64) -> Option<u64> {
        let block = usize::try_from(block).ok()?;
        let chunk = self.chunks.get(block / CHUNK_BLOCKS)?;
        chunk.digests.get(block % CHUNK_BLOCKS).copied()
    }

    /// The number of line ends and the digest of each block of the text.
    pub(super) fn blocks(&self) -> impl Iterator<Item = (u64, u64)> {
        (0..self.block_count()).map_while(|block| {
            let ends = self.ends_before(block + 1) - self.ends_before(block);
            Some((ends, self.digest_of(block)?))
        })
    }

    /// Whether a text is unchanged. It must begin with a block, and end with one or with the known text.
    pub(super) fn agrees(&self, first_block: u64, text: &[u8]) -> bool {
        (first_block..)
            .zip(text.chunks(BLOCK_LEN))
            .all(|(block, here)| self.digest_of(block) == Some(digest(here)))
    }
}

/// The digest of a block; two different blocks have the same one with a probability of 2^-64. XXH3 gives the same
/// digests on every system, so they can be stored.
pub(super) fn digest(block: &[u8]) -> u64 {
    XxHash3_64::oneshot(block)
}

/// The number of the block that contains a byte.
pub(super) fn block_of(offset: u64) -> u64 {
    offset / BLOCK
}

#[cfg(test)]
mod tests;
