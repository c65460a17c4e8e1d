//! Reads a file in parts, for passes over all of it.

use super::Source;
use crate::chunk::{CHUNK_LINES, ChunkPart, MAX_LINE_BYTES, ReadError};
use crate::line_ends::{behind_nth, count};
use crate::line_index::{BLOCK, Start, block_of};
use crate::text::{DiskText, Text};
use std::ops::Range;

/// The number of blocks read at a time: one MiB.
const STEP_BLOCKS: u64 = 1 << 8;

impl Source {
    /// Calls `take` with the lines of a chunk, in parts of whole lines. May wait for the disk: for jobs only. A line
    /// longer than [`MAX_LINE_BYTES`] may be cut off after this length. `buffer` is memory that can be reused.
    ///
    /// # Errors
    /// Fails when the lines cannot be read. The parts that `take` got before are right.
    pub fn each_part(
        &self,
        chunk: u64,
        buffer: &mut Vec<u8>,
        mut take: impl FnMut(ChunkPart<'_>),
    ) -> Result<(), ReadError> {
        let first = chunk.saturating_mul(CHUNK_LINES);
        let end = first.saturating_add(CHUNK_LINES).min(self.line_count());
        if end <= first {
            return Ok(());
        }
        let is_lf_enough = self.index.is_lf_enough();
        let mut take = |first_line, text: &[u8]| {
            take(ChunkPart {
                first_line,
                text,
                is_lf_enough,
            });
        };
        match &*self.text {
            Text::Memory(_) => {
                let range = self.range(first, end - first)?;
                self.each_slice(range, &mut |text| {
                    take(first, text);
                    Ok(())
                })
            }
            Text::Disk(disk) => RangeReading::new(self, disk, first..end).read(buffer, &mut take),
        }
    }
}

/// The state of reading a range of lines.
struct RangeReading<'a> {
    source: &'a Source,
    disk: &'a DiskText,
    /// The lines that were not taken yet.
    lines: Range<u64>,
    /// The start of the first of these lines.
    at: Start,
    /// The end of the last of these lines.
    end: Start,
}

impl<'a> RangeReading<'a> {
    fn new(source: &'a Source, disk: &'a DiskText, lines: Range<u64>) -> Self {
        let start = |line| source.index.start(line).unwrap_or(Start::At(0));
        Self {
            source,
            disk,
            at: start(lines.start),
            end: start(lines.end),
            lines,
        }
    }

    fn read(
        mut self,
        buffer: &mut Vec<u8>,
        take: &mut dyn FnMut(u64, &[u8]),
    ) -> Result<(), ReadError> {
        let blocks = self.last_block() + 1 - block(self.at);
        let reads = blocks.div_ceil(STEP_BLOCKS).max(1);
        let step = blocks.div_ceil(reads);
        while !self.lines.is_empty() {
            let first = block(self.at);
            let stop = (first + step).min(self.last_block() + 1);
            let index = &self.source.index;
            let len = self.disk.read_blocks(first, stop * BLOCK, index, buffer)?;
            self.take_whole_lines(first, buffer, len, take)
                .ok_or(ReadError::Changed)?;
        }
        Ok(())
    }

    /// Takes the lines in the first `len` bytes of a text that begins with a block; one more byte may follow them.
    /// `None` if this cannot be the text of the file.
    fn take_whole_lines(
        &mut self,
        first_block: u64,
        text: &[u8],
        len: usize,
        take: &mut dyn FnMut(u64, &[u8]),
    ) -> Option<()> {
        let start = first_block * BLOCK;
        let from = self.place_in(start, text, self.at)?;
        let is_last = start + len as u64 >= self.end_of_blocks();
        let to = if is_last {
            self.place_in(start, text, self.end)?
        } else {
            from + behind_last(text.get(from..len)?, text.get(len).copied())
        };
        if to <= from {
            return self.take_head(text.get(from..len)?, take);
        }
        let part = text.get(from..to)?;
        take(self.lines.start, part);
        self.lines.start = if is_last {
            self.lines.end
        } else {
            self.lines.start + count(part, None)
        };
        self.at = Start::At(start + to as u64);
        Some(())
    }

    /// Takes the beginning of a line that is longer than one read.
    fn take_head(&mut self, text: &[u8], take: &mut dyn FnMut(u64, &[u8])) -> Option<()> {
        let head = text.get(..MAX_LINE_BYTES).unwrap_or(text);
        let head = head.strip_suffix(b"\r").unwrap_or(head);
        if head.is_empty() {
            return None;
        }
        take(self.lines.start, head);
        self.lines.start += 1;
        self.at = self.source.index.start(self.lines.start)?;
        Some(())
    }

    fn place_in(&self, start: u64, text: &[u8], place: Start) -> Option<usize> {
        match place {
            Start::At(offset) => usize::try_from(offset.checked_sub(start)?).ok(),
            Start::Behind { block, nth } => {
                let skip = usize::try_from((block * BLOCK).checked_sub(start)?).ok()?;
                let rest = text.get(skip..)?;
                Some(skip + behind_nth(rest, nth, self.source.index.is_lf_enough())?)
            }
        }
    }

    /// The block with the last byte of the last line.
    fn last_block(&self) -> u64 {
        match self.end {
            Start::At(offset) => block_of(offset.saturating_sub(1)),
            Start::Behind { block, .. } => block,
        }
    }

    /// The end of the blocks to read.
    fn end_of_blocks(&self) -> u64 {
        ((self.last_block() + 1) * BLOCK).min(self.source.index.len())
    }
}

fn block(start: Start) -> u64 {
    match start {
        Start::At(offset) => block_of(offset),
        Start::Behind { block, .. } => block,
    }
}

/// The offset after the last line end of a text; 0 if it has none.
fn behind_last(text: &[u8], next: Option<u8>) -> usize {
    let is_cut_pair = text.last() == Some(&b'\r') && next == Some(b'\n');
    let whole = text.len() - usize::from(is_cut_pair);
    let whole = text.get(..whole).unwrap_or_default();
    memchr::memrchr2(b'\n', b'\r', whole).map_or(0, |at| at + 1)
}
