//! Lines that do not come from the file.
//!
//! Promises: lines are only ever appended, so a span of them stays valid for ever; a clone is cheap,
//! and appending to either copy afterwards copies one block at most.

use std::sync::Arc;

use super::span::Span;

/// How many lines share an allocation.
const BLOCK_LINES: u64 = 256;

/// An append-only list of lines without line ends.
#[derive(Clone, Default)]
pub(super) struct OwnLines {
    /// All but the last one have [`BLOCK_LINES`] lines.
    blocks: Vec<Arc<Block>>,
    count: u64,
}

#[derive(Clone, Default)]
struct Block {
    bytes: Vec<u8>,
    /// Where each line ends in `bytes`.
    ends: Vec<usize>,
    /// What ends each line in a file.
    line_ends: Vec<&'static [u8]>,
}

impl OwnLines {
    pub(super) fn len(&self) -> u64 {
        self.count
    }

    pub(super) fn line(&self, row: u64) -> Option<&[u8]> {
        let block = self.blocks.get(usize::try_from(row / BLOCK_LINES).ok()?)?;
        block.line(usize::try_from(row % BLOCK_LINES).ok()?)
    }

    /// What ends a line in a file.
    pub(super) fn line_end(&self, row: u64) -> Option<&'static [u8]> {
        let block = self.blocks.get(usize::try_from(row / BLOCK_LINES).ok()?)?;
        let at = usize::try_from(row % BLOCK_LINES).ok()?;
        block.line_ends.get(at).copied()
    }

    /// Appends a line and what is to end it; what would end it inside is replaced by blanks.
    pub(super) fn push(&mut self, line: &[u8], line_end: &'static [u8]) -> Span {
        if self.count.is_multiple_of(BLOCK_LINES) {
            self.blocks.push(Arc::default());
        }
        if let Some(block) = self.blocks.last_mut() {
            Arc::make_mut(block).push(line, line_end);
        }
        let first = self.count;
        self.count += 1;
        Span::Own { first, count: 1 }
    }
}

impl Block {
    fn line(&self, at: usize) -> Option<&[u8]> {
        let start = match at.checked_sub(1) {
            Some(before) => *self.ends.get(before)?,
            None => 0,
        };
        self.bytes.get(start..*self.ends.get(at)?)
    }

    fn push(&mut self, line: &[u8], line_end: &'static [u8]) {
        let blank_line_ends = line.iter().map(|byte| match byte {
            b'\n' | b'\r' => b' ',
            other => *other,
        });
        self.bytes.extend(blank_line_ends);
        self.ends.push(self.bytes.len());
        self.line_ends.push(line_end);
    }
}
