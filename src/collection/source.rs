//! The lines of a file as they were read.
//!
//! Promises: the bytes are never changed, and every line can be had with or without its end.
//! Lines end in `"\n"` or `"\r\n"`, mixed as the file likes; only a file without any `"\n"` may end
//! them in `"\r"`.

use std::fmt;
use std::ops::Range;

use super::line_index::LineIndex;
use super::sniff::{self, NotText};

/// An immutable text file's bytes with the index of its lines.
///
/// ```
/// use tabiya::collection::Source;
///
/// let source = Source::from_bytes(b"one\r\ntwo".to_vec()).unwrap();
/// assert_eq!(source.line_count(), 2);
/// assert_eq!(source.line(0), Some(&b"one"[..]));
/// assert_eq!(source.line_with_end(0), Some(&b"one\r\n"[..]));
/// assert!(!source.has_final_newline());
/// ```
pub struct Source {
    bytes: Vec<u8>,
    prefix_len: usize,
    /// Its offsets count from the end of the prefix.
    index: LineIndex,
    newline: &'static [u8],
}

impl Source {
    /// A file without a byte in it.
    pub fn empty() -> Self {
        Self::index(Vec::new())
    }

    /// Takes any bytes that look like text.
    ///
    /// UTF-8, Latin-1 and the like will do. A byte order mark becomes the [`prefix`](Self::prefix);
    /// a NUL directly before a line end is part of its line.
    ///
    /// # Errors
    ///
    /// [`NotText`] tells what the bytes are instead.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, NotText> {
        sniff::check_is_text(&bytes)?;
        Ok(Self::index(bytes))
    }

    /// How many lines there are: `"a\nb"` and `"a\nb\n"` have 2, `""` has 0.
    pub fn line_count(&self) -> u64 {
        self.index.line_count()
    }

    /// A line without its end.
    pub fn line(&self, row: u64) -> Option<&[u8]> {
        self.line_with_end(row).map(|line| self.without_end(line))
    }

    /// A line as it stands in the file.
    pub fn line_with_end(&self, row: u64) -> Option<&[u8]> {
        if self.line_count() <= row {
            return None;
        }
        self.text().get(self.range_of(row, 1)?)
    }

    /// Whether the last line has an end, too; true for an empty file.
    pub fn has_final_newline(&self) -> bool {
        !self.index.has_open_line()
    }

    /// The file's own line end: the first one found, `"\n"` when there is none.
    pub fn newline(&self) -> &'static [u8] {
        self.newline
    }

    /// What stands before the first line: a byte order mark or nothing.
    pub fn prefix(&self) -> &[u8] {
        self.bytes.get(..self.prefix_len).unwrap_or_default()
    }

    /// How many bytes the file has, with its prefix.
    pub fn byte_len(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// The bytes of `count` lines from `first` on, line ends and all; those that exist.
    /// What ends a line; `None` for the last one of a file that does not end with a line end.
    pub(super) fn line_end(&self, row: u64) -> Option<&'static [u8]> {
        let line = self.line_with_end(row)?;
        let ends: [&'static [u8]; 3] = [b"\r\n", b"\n", b"\r"];
        let is_end = |end: &&&'static [u8]| line.ends_with(end);
        ends.iter()
            .find(is_end)
            .copied()
            .filter(|_| self.has_end(line))
    }

    pub(super) fn lines_with_ends(&self, first: u64, count: u64) -> &[u8] {
        let range = self.range_of(first, count);
        range
            .and_then(|range| self.text().get(range))
            .unwrap_or_default()
    }

    /// Cuts off the end of a line, or of the last of several.
    pub(super) fn without_end<'a>(&self, line: &'a [u8]) -> &'a [u8] {
        if self.index.end_byte() == b'\r' {
            return line.strip_suffix(b"\r").unwrap_or(line);
        }
        match line.strip_suffix(b"\n") {
            Some(line) => line.strip_suffix(b"\r").unwrap_or(line),
            None => line,
        }
    }

    /// Whether `line`, taken from this file with its end, has one.
    pub(super) fn has_end(&self, line: &[u8]) -> bool {
        line.last() == Some(&self.index.end_byte())
    }

    fn index(bytes: Vec<u8>) -> Self {
        let prefix_len = sniff::mark_len(&bytes);
        let text = bytes.get(prefix_len..).unwrap_or_default();
        let newline = sniff::line_end(text);
        let mut index = LineIndex::new(newline.last().copied().unwrap_or(b'\n'));
        index.feed(text);
        Self {
            bytes,
            prefix_len,
            index,
            newline,
        }
    }

    fn text(&self) -> &[u8] {
        self.bytes.get(self.prefix_len..).unwrap_or_default()
    }

    fn range_of(&self, first: u64, count: u64) -> Option<Range<usize>> {
        const NEAR: u64 = 8;
        let start = self.start_of(first)?;
        let end = if count <= NEAR {
            self.skip_lines(start, count)
        } else {
            self.start_of(first.saturating_add(count).min(self.line_count()))?
        };
        Some(start..end)
    }

    fn start_of(&self, row: u64) -> Option<usize> {
        let known = self.index.nearest(row)?;
        Some(self.skip_lines(known.offset, row - known.row))
    }

    /// Where the line `count` lines after the one at `offset` begins, or where the text ends.
    fn skip_lines(&self, offset: usize, count: u64) -> usize {
        let text = self.text();
        let Some(before) = count.checked_sub(1).and_then(|n| usize::try_from(n).ok()) else {
            return offset;
        };
        let rest = text.get(offset..).unwrap_or_default();
        let end = memchr::memchr_iter(self.index.end_byte(), rest).nth(before);
        end.map_or(text.len(), |end| offset + end + 1)
    }
}

impl fmt::Debug for Source {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Source")
            .field("bytes", &self.bytes.len())
            .field("lines", &self.line_count())
            .finish_non_exhaustive()
    }
}
