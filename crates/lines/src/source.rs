//! The lines of a file as they were read.
//!
//! Promises: the bytes never change, and every line is available with or without its line end; a line that another
//! program has overwritten gives an error and never wrong text. Lines end in `"\n"`, `"\r\n"` or `"\r"`, in any
//! mixture. The lines of a file in UTF-16 are converted to UTF-8 here and back when they are written, including invalid
//! surrogates.

mod parts;
mod reading;

use super::chunk::{CHUNK_LINES, MAX_LINE_BYTES, ReadError};
use super::line_index::{Indexer, LineIndex};
use super::sniff::{self, NotText};
use super::system;
use super::text::{DiskText, Text};
use crate::decoding::Encoding;
use crate::decoding::utf16::{ByteOrder, Decoder, Unpaired};
use crate::fingerprint::Fingerprint;
use crate::game_rows::MAX_GAME_ROW_BYTES;
use crate::line_index::block_of;
use crate::text::Handle;
use std::fmt;
use std::fs::Metadata;
use std::sync::Arc;

/// An immutable text file with the index of its lines. Clones share both.
///
/// ```
/// use tabiya_lines::Source;
///
/// let source = Source::from_bytes(b"one\r\ntwo".to_vec()).unwrap();
/// assert_eq!(source.line_count(), 2);
/// assert_eq!(source.line(0).as_deref(), Ok(&b"one"[..]));
/// assert!(!source.has_final_newline());
/// ```
#[derive(Clone)]
pub struct Source {
    text: Arc<Text>,
    index: LineIndex,
    encoding: Encoding,
    /// The last byte of a file in UTF-16 with an odd number of bytes.
    odd_byte: Option<u8>,
    byte_len: u64,
    /// The line end of the file, if its rows are games.
    games: Option<&'static [u8]>,
}

impl Source {
    /// An empty file.
    pub fn empty() -> Self {
        Self::from_eight_bit(Vec::new())
    }

    /// Takes any bytes that look like text.
    ///
    /// UTF-8, Latin-1 and the like are accepted, and UTF-16 with a byte order mark. The mark becomes the
    /// [`prefix`](Self::prefix); a NUL directly before a line end is part of its line.
    ///
    /// # Errors
    ///
    /// Returns a [`NotText`] with the reason.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, NotText> {
        if let Encoding::Utf16(order) = Encoding::of(&bytes) {
            let text = Utf16Text::of(&bytes, order);
            sniff::check_is_decoded_text(&text.text, Encoding::Utf16(order).mark())?;
            let index = Indexer::of(&text.text, 0);
            let shape = FileShape {
                encoding: Encoding::Utf16(order),
                odd_byte: text.odd_byte,
                byte_len: bytes.len() as u64,
                games: None,
            };
            return Ok(Self::new(Text::Memory(text.text).into(), index, shape));
        }
        sniff::check_is_text(&bytes)?;
        Ok(Self::from_eight_bit(bytes))
    }

    fn from_eight_bit(bytes: Vec<u8>) -> Self {
        let shape = FileShape {
            encoding: Encoding::of(&bytes),
            odd_byte: None,
            byte_len: bytes.len() as u64,
            games: None,
        };
        let index = Indexer::of(&bytes, shape.text_start());
        Self::new(Text::Memory(bytes).into(), index, shape)
    }

    /// A text with the index of its lines.
    pub(super) fn new(text: Arc<Text>, index: LineIndex, shape: FileShape) -> Self {
        Self {
            text,
            index,
            encoding: shape.encoding,
            odd_byte: shape.odd_byte,
            byte_len: shape.byte_len,
            games: shape.games,
        }
    }

    /// The number of lines: 2 for `"a\nb"` and `"a\nb\n"`, 0 for `""`.
    pub fn line_count(&self) -> u64 {
        self.index.line_count()
    }

    /// Whether these are all lines of the file.
    pub fn is_whole(&self) -> bool {
        self.index.is_whole()
    }

    /// Checks whether all lines are still available. Waits for the disk: for jobs only.
    ///
    /// # Errors
    /// Fails when another program has overwritten some of them, or the file cannot be read.
    pub fn check(&self) -> Result<(), ReadError> {
        self.disk().map_or(Ok(()), |disk| disk.check(&self.index))
    }

    /// Whether the lines are on the disk and read on demand.
    pub fn is_on_disk(&self) -> bool {
        self.disk().is_some()
    }

    /// Whether the last line has a line end; `true` for an empty file.
    pub fn has_final_newline(&self) -> bool {
        !self.index.has_open_line()
    }

    /// The file's most frequent line end, or that of the system if no line has one. Rows that are games are separated
    /// by LF, which is not in the file.
    pub fn newline(&self) -> &'static [u8] {
        if self.holds_games() {
            return b"\n";
        }
        let counts = self.index.sums().counts();
        if counts.total() == 0 {
            return system::NEWLINE;
        }
        counts.most_common().bytes()
    }

    /// Whether each row is a game of the file, with its line breaks escaped.
    pub fn holds_games(&self) -> bool {
        self.games.is_some()
    }

    /// The line end to add between games; `None` if the rows are lines.
    pub(super) fn newline_of_games(&self) -> Option<&'static [u8]> {
        self.games
    }

    /// The maximum number of bytes returned of a row.
    pub(super) fn longest_row(&self) -> usize {
        if self.holds_games() {
            MAX_GAME_ROW_BYTES
        } else {
            MAX_LINE_BYTES
        }
    }

    /// The bytes before the first line: a byte order mark or nothing.
    pub fn prefix(&self) -> &'static [u8] {
        self.encoding.mark()
    }

    /// The number of bytes of the file, with its prefix.
    pub fn byte_len(&self) -> u64 {
        self.byte_len
    }

    /// The number of chunks of [`CHUNK_LINES`] lines.
    pub fn chunk_count(&self) -> u64 {
        self.line_count().div_ceil(CHUNK_LINES)
    }

    /// The encoding of the file.
    pub(super) fn encoding(&self) -> Encoding {
        self.encoding
    }

    /// The bytes after the last line: half a unit of UTF-16 or nothing.
    pub(super) fn suffix(&self) -> &[u8] {
        self.odd_byte.as_slice()
    }

    /// The index of the lines.
    pub(super) fn index(&self) -> &LineIndex {
        &self.index
    }

    /// The file that the lines are read from; `None` if they are in memory.
    pub(super) fn disk(&self) -> Option<&DiskText> {
        self.text.disk()
    }
}

/// The properties of a file apart from its lines.
#[derive(Clone, Copy, Debug)]
pub(super) struct FileShape {
    pub(super) encoding: Encoding,
    pub(super) odd_byte: Option<u8>,
    pub(super) byte_len: u64,
    pub(super) games: Option<&'static [u8]>,
}

impl FileShape {
    /// The offset of the first line in the stored text.
    pub(super) fn text_start(&self) -> u64 {
        match self.encoding {
            Encoding::Bytes | Encoding::MarkedUtf8 => self.encoding.mark().len() as u64,
            Encoding::Utf16(_) => 0,
        }
    }
}

/// The decoded text of a file in UTF-16.
struct Utf16Text {
    text: Vec<u8>,
    odd_byte: Option<u8>,
}

impl Utf16Text {
    fn of(bytes: &[u8], order: ByteOrder) -> Self {
        let mark = Encoding::Utf16(order).mark();
        let raw = bytes.get(mark.len()..).unwrap_or_default();
        let mut text = Vec::with_capacity(raw.len() / 2);
        let mut decoder = Decoder::new(order, Unpaired::Kept);
        decoder.decode(raw, &mut text, &mut Vec::new());
        let odd_byte = decoder.finish(&mut text, &mut Vec::new());
        Self { text, odd_byte }
    }
}

impl fmt::Debug for Source {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Source")
            .field("bytes", &self.byte_len)
            .field("lines", &self.line_count())
            .finish_non_exhaustive()
    }
}

/// The number of bytes copied at a time.
const STEP: u64 = 1 << 20;

impl Source {
    /// Continues on a copy if the lines are read from this file. All clones do the same.
    pub(crate) fn leave(&self, file: &Metadata) -> Result<(), ReadError> {
        let Some(disk) = self.disk() else {
            return Ok(());
        };
        let handle = disk.handle();
        let ours = Fingerprint::of(&handle.file().metadata()?);
        if handle.is_watched() && ours.is_of_same_file(&Fingerprint::of(file)) {
            disk.move_to(self.copy_of(disk)?);
        }
        Ok(())
    }

    fn copy_of(&self, disk: &DiskText) -> Result<Handle, ReadError> {
        let len = self.index.len();
        let copy = system::temp_file()?;
        system::reserve(&copy, len)?;
        let mut buffer = Vec::new();
        let mut at = 0;
        while at < len {
            let read = disk.read_blocks(block_of(at), at + STEP, &self.index, &mut buffer)?;
            let bytes = buffer.get(..read).unwrap_or_default();
            system::write_all_at(&copy, at, bytes)?;
            at += STEP;
        }
        Ok(Handle::unnamed(copy))
    }
}
