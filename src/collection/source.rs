//! The lines of a file as they were read.
//!
//! Promises: the bytes are never changed, and every line can be had with or without its end.
//! Lines end in `"\n"`, `"\r\n"` or `"\r"`, mixed as the file likes. The lines of a file in UTF-16
//! are UTF-8 here and UTF-16 again when they are written, broken pairs and all.

use std::fmt;
use std::ops::Range;

use super::line_index::LineIndex;
use super::sniff::{self, NotText};
use crate::notation::decoding::utf16::{ByteOrder, Decoder, Unpaired};
use crate::notation::decoding::{Encoding, LineEnd, LineEndCounts};

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
    /// The mark, unless it is one of UTF-16, and the text.
    bytes: Vec<u8>,
    text_start: usize,
    encoding: Encoding,
    /// The last byte of a file in UTF-16 that has an odd number of them.
    odd_byte: Option<u8>,
    byte_len: u64,
    /// Its offsets count from the start of the text.
    index: LineIndex,
    newline: &'static [u8],
}

impl Source {
    /// A file without a byte in it.
    pub fn empty() -> Self {
        Self::from_eight_bit(Vec::new())
    }

    /// Takes any bytes that look like text.
    ///
    /// UTF-8, Latin-1 and the like will do, and UTF-16 behind a byte order mark. The mark becomes the
    /// [`prefix`](Self::prefix); a NUL directly before a line end is part of its line.
    ///
    /// # Errors
    ///
    /// [`NotText`] tells what the bytes are instead.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, NotText> {
        if let Encoding::Utf16(order) = Encoding::of(&bytes) {
            let source = Self::from_utf16(&bytes, order);
            sniff::check_is_decoded_text(source.text(), source.prefix())?;
            return Ok(source);
        }
        sniff::check_is_text(&bytes)?;
        Ok(Self::from_eight_bit(bytes))
    }

    /// How many lines there are: `"a\nb"` and `"a\nb\n"` have 2, `""` has 0.
    pub fn line_count(&self) -> u64 {
        self.index.line_count()
    }

    /// A line without its end.
    pub fn line(&self, row: u64) -> Option<&[u8]> {
        self.line_with_end(row).map(without_end)
    }

    /// A line as it stands in the file, but in UTF-8 if the file is in UTF-16.
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

    /// The file's usual line end: what most of its lines end in, `"\n"` when none has an end.
    pub fn newline(&self) -> &'static [u8] {
        self.newline
    }

    /// What stands before the first line: a byte order mark or nothing.
    pub fn prefix(&self) -> &'static [u8] {
        self.encoding.mark()
    }

    /// How many bytes the file has, with its prefix.
    pub fn byte_len(&self) -> u64 {
        self.byte_len
    }

    /// What ends a line; `None` for the last one of a file that does not end with a line end.
    pub(super) fn line_end(&self, row: u64) -> Option<&'static [u8]> {
        let end = LineEnd::of(self.line_with_end(row)?);
        (end != LineEnd::None).then(|| end.bytes())
    }

    /// The bytes of `count` lines from `first` on, line ends and all; those that exist.
    pub(super) fn lines_with_ends(&self, first: u64, count: u64) -> &[u8] {
        let range = self.range_of(first, count);
        range
            .and_then(|range| self.text().get(range))
            .unwrap_or_default()
    }

    /// How the file is encoded.
    pub(super) fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// What stands behind the last line: half a unit of UTF-16 or nothing.
    pub(super) fn suffix(&self) -> &[u8] {
        self.odd_byte.as_slice()
    }

    fn from_eight_bit(bytes: Vec<u8>) -> Self {
        let encoding = Encoding::of(&bytes);
        let byte_len = bytes.len() as u64;
        Self::index(bytes, encoding, None, byte_len)
    }

    fn from_utf16(bytes: &[u8], order: ByteOrder) -> Self {
        let encoding = Encoding::Utf16(order);
        let raw = bytes.get(encoding.mark().len()..).unwrap_or_default();
        let mut text = Vec::with_capacity(raw.len() / 2);
        let mut decoder = Decoder::new(order, Unpaired::Kept);
        decoder.decode(raw, &mut text, &mut Vec::new());
        let odd_byte = decoder.finish(&mut text, &mut Vec::new());
        Self::index(text, encoding, odd_byte, bytes.len() as u64)
    }

    fn index(bytes: Vec<u8>, encoding: Encoding, odd_byte: Option<u8>, byte_len: u64) -> Self {
        let text_start = match encoding {
            Encoding::Bytes | Encoding::MarkedUtf8 => encoding.mark().len(),
            Encoding::Utf16(_) => 0,
        };
        let text = bytes.get(text_start..).unwrap_or_default();
        let counts = LineEndCounts::of(text);
        Self {
            index: LineIndex::new(text, counts),
            newline: counts.most_common().bytes(),
            bytes,
            text_start,
            encoding,
            odd_byte,
            byte_len,
        }
    }

    fn text(&self) -> &[u8] {
        self.bytes.get(self.text_start..).unwrap_or_default()
    }

    fn range_of(&self, first: u64, count: u64) -> Option<Range<usize>> {
        const NEAR: u64 = 8;
        let start = self.index.start_of(first, self.text())?;
        let end = if count <= NEAR {
            self.index.skip(start, count, self.text())
        } else {
            let behind = first.saturating_add(count).min(self.line_count());
            self.index.start_of(behind, self.text())?
        };
        Some(start..end)
    }
}

/// A line, or several, without the end of the last one.
pub(super) fn without_end(lines: &[u8]) -> &[u8] {
    let end = LineEnd::of(lines).bytes();
    lines.strip_suffix(end).unwrap_or(lines)
}

impl fmt::Debug for Source {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Source")
            .field("bytes", &self.bytes.len())
            .field("lines", &self.line_count())
            .finish_non_exhaustive()
    }
}
