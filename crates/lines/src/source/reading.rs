//! Reads lines from a source, one or many consecutive ones.

use super::Source;
use crate::chunk::{NoLine, ReadError};
use crate::line_ends::{behind_nth, first_line, without_end};
use crate::line_index::{BLOCK, Start, block_of};
use crate::text::{STRETCH, STRETCH_LEN, Stretch, Text};
use std::borrow::Cow;
use std::ops::Range;

impl Source {
    /// A line without its line end, of limited length (longer for games). Never waits.
    ///
    /// # Errors
    /// Returns a [`NoLine`], which tells whether a later call may succeed.
    pub fn line(&self, line: u64) -> Result<Cow<'_, [u8]>, NoLine> {
        if self.line_count() <= line {
            return Err(NoLine::NoSuchRow);
        }
        match &*self.text {
            Text::Memory(text) => {
                let rest = self.rest_in_memory(text, line).ok_or(NoLine::NoSuchRow)?;
                let head = rest.get(..self.longest_row()).unwrap_or(rest);
                Ok(Cow::Borrowed(first_line(head).unwrap_or(head)))
            }
            Text::Disk(disk) => {
                let get = |number| disk.stretch_now(number, &self.index);
                DiskLines::new(self, get).head(line).map(Cow::Owned)
            }
        }
    }

    /// Fetches a line, so that [`line`](Self::line) has it for a while. Waits for the disk.
    pub(crate) fn fetch(&self, line: u64) -> Result<(), ReadError> {
        let Some(disk) = self.disk().filter(|_| line < self.line_count()) else {
            return Ok(());
        };
        let get = |number| disk.stretch(number, &self.index);
        DiskLines::new(self, get).head(line).map(drop)
    }

    /// A whole line without its line end; empty if there is no such line. Waits for the disk.
    pub(crate) fn read_line(&self, line: u64) -> Result<Vec<u8>, ReadError> {
        let mut text = Vec::new();
        self.read_lines(line, 1, &mut text)?;
        let len = without_end(&text).len();
        text.truncate(len);
        Ok(text)
    }

    /// The offset of a line; the line after the last one starts at the end of the text. Waits for the disk.
    pub(crate) fn offset(&self, line: u64) -> Result<u64, ReadError> {
        let line = line.min(self.line_count());
        match &*self.text {
            Text::Memory(text) => {
                let rest = self.rest_in_memory(text, line).unwrap_or_default();
                Ok((text.len() - rest.len()) as u64)
            }
            Text::Disk(disk) => {
                let get = |number| disk.stretch(number, &self.index);
                DiskLines::new(self, get).offset(line)
            }
        }
    }

    /// The line end of a line, if it is known without waiting; `None` also for the last line of a file that does not
    /// end with a line end.
    pub(crate) fn line_end(&self, line: u64) -> Option<&'static [u8]> {
        if self.index.sums().total() <= line {
            return None;
        }
        let counts = self.index.sums().counts();
        if [counts.lf, counts.crlf, counts.cr].contains(&counts.total()) {
            return Some(counts.most_common().bytes());
        }
        match &*self.text {
            Text::Memory(text) => {
                let behind = self.rest_in_memory(text, line + 1)?;
                let before = text.get(..text.len() - behind.len())?;
                Some(crate::decoding::LineEnd::of(before).bytes())
            }
            Text::Disk(disk) => {
                let get = |number| disk.stretch_now(number, &self.index);
                DiskLines::new(self, get).end(line).ok()
            }
        }
    }

    /// The text from a line on.
    fn rest_in_memory<'a>(&self, text: &'a [u8], line: u64) -> Option<&'a [u8]> {
        match self.index.start(line)? {
            Start::At(offset) => text.get(usize::try_from(offset).ok()?..),
            Start::Behind { block, nth } => {
                let rest = text.get(usize::try_from(block * BLOCK).ok()?..)?;
                rest.get(behind_nth(rest, nth, self.index.is_lf_enough())?..)
            }
        }
    }
}

/// Reads lines from stretches of the file, which `get` provides.
struct DiskLines<'a, Get> {
    source: &'a Source,
    get: Get,
}

impl<'a, Get, E> DiskLines<'a, Get>
where
    Get: FnMut(u64) -> Result<Stretch, E>,
    E: From<ReadError>,
{
    fn new(source: &'a Source, get: Get) -> Self {
        Self { source, get }
    }

    /// The offset of a line.
    fn offset(&mut self, line: u64) -> Result<u64, E> {
        match self.source.index.start(line) {
            Some(Start::At(offset)) => Ok(offset),
            Some(Start::Behind { block, nth }) => {
                let start = block * BLOCK;
                let stretch = (self.get)(start / STRETCH)?;
                let rest = behind(&stretch, start % STRETCH);
                let found = behind_nth(rest, nth, self.source.index.is_lf_enough());
                let found = found.ok_or(ReadError::Changed)?;
                Ok(start + found as u64)
            }
            None => Err(ReadError::Changed.into()),
        }
    }

    /// A line without its line end, of limited length (longer for games).
    fn head(&mut self, line: u64) -> Result<Vec<u8>, E> {
        let mut at = self.offset(line)?;
        let mut head = Vec::new();
        let longest = self.source.longest_row();
        while at < self.source.index.len() && head.len() < longest {
            let stretch = (self.get)(at / STRETCH)?;
            let inside = stretch.get(..STRETCH_LEN).unwrap_or(&stretch);
            let rest = behind(inside, at % STRETCH);
            if let Some(end) = first_line(rest) {
                head.extend_from_slice(end);
                break;
            }
            head.extend_from_slice(rest);
            at += rest.len() as u64;
        }
        head.truncate(longest);
        Ok(head)
    }

    /// The line end of a line that has one.
    fn end(&mut self, line: u64) -> Result<&'static [u8], E> {
        let behind = self.offset(line + 1)?;
        Ok(match self.byte(behind.saturating_sub(1))? {
            Some(b'\r') => b"\r",
            _ if self.byte(behind.saturating_sub(2))? == Some(b'\r') => b"\r\n",
            _ => b"\n",
        })
    }

    fn byte(&mut self, offset: u64) -> Result<Option<u8>, E> {
        let stretch = (self.get)(offset / STRETCH)?;
        Ok(behind(&stretch, offset % STRETCH).first().copied())
    }
}

/// The bytes of a stretch from an offset on.
fn behind(stretch: &[u8], at: u64) -> &[u8] {
    let at = usize::try_from(at).unwrap_or(usize::MAX);
    stretch.get(at..).unwrap_or_default()
}

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
