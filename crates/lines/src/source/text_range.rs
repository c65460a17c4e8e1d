//! Reads the bytes of consecutive lines.

use super::Source;
use crate::chunk::ReadError;
use crate::line_index::{BLOCK, block_of};
use crate::text::Text;
use std::ops::Range;

/// The number of bytes read at a time.
const STEP: u64 = 1 << 20;

impl Source {
    /// The range of lines in the text, with their line ends. Waits for the disk.
    pub(crate) fn range(&self, first: u64, count: u64) -> Result<Range<u64>, ReadError> {
        let start = self.offset(first)?;
        Ok(start..self.offset(first.saturating_add(count))?)
    }

    /// Appends the existing lines of a range with their line ends. Waits for the disk.
    pub(crate) fn read_lines(
        &self,
        first: u64,
        count: u64,
        text: &mut Vec<u8>,
    ) -> Result<(), ReadError> {
        let range = self.range(first, count)?;
        self.each_slice::<ReadError>(range, &mut |slice| {
            text.extend_from_slice(slice);
            Ok(())
        })
    }

    /// Calls `take` with the bytes of a range of the text: in parts of one MiB from the disk, all at once from memory.
    pub(crate) fn each_slice<E: From<ReadError>>(
        &self,
        range: Range<u64>,
        take: &mut dyn FnMut(&[u8]) -> Result<(), E>,
    ) -> Result<(), E> {
        let disk = match &*self.text {
            Text::Memory(text) => return take(slice_of(text, &range)),
            Text::Disk(disk) => disk,
        };
        let mut buffer = Vec::new();
        let mut at = range.start;
        while at < range.end {
            let block = block_of(at);
            let start = block * BLOCK;
            let stop = range.end.next_multiple_of(BLOCK).min(start + STEP);
            let read = disk.read_blocks(block, stop, &self.index, &mut buffer)?;
            let end = range.end.min(start + read as u64);
            take(slice_of(&buffer, &(at - start..end.max(at) - start)))?;
            if end <= at {
                return Err(ReadError::Changed.into());
            }
            at = end;
        }
        Ok(())
    }
}

fn slice_of<'a>(text: &'a [u8], range: &Range<u64>) -> &'a [u8] {
    let start = usize::try_from(range.start).unwrap_or(usize::MAX);
    let end = usize::try_from(range.end).unwrap_or(usize::MAX);
    text.get(start..end).unwrap_or_default()
}
