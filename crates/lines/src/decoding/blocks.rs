//! Splits a stream of bytes into blocks of whole lines.

use super::Encoding;
use super::lines::{BlockContext, LineEndCounts, Lines};
use super::utf16::{ByteOrder, Decoder, Unpaired, whole_chars};

/// The length of a block in bytes, and therefore of the longest line that is returned in one part.
pub const BLOCK_LEN: usize = 1 << 20;

/// Splits a stream of bytes into blocks of whole lines. See [the module](super) for its use.
///
/// A block contains all whole lines so far, so a line from a pipe or a person is available as soon as it ends.
#[derive(Debug)]
pub struct LineBlocks {
    /// The length of `text`.
    block_len: usize,
    /// The bytes that are not in a block yet, and room for more.
    text: Vec<u8>,
    /// The number of bytes in `text`.
    filled: usize,
    /// The number of bytes at the start of `text` that contain no end of a block.
    searched: usize,
    /// The offsets in `text` of invalid UTF-16.
    damage: Vec<usize>,
    /// `None` until there are enough bytes for the longest mark.
    encoding: Option<Encoding>,
    utf16: Option<Utf16>,
    unpaired: Unpaired,
    odd_byte: Option<u8>,
    next_number: u64,
    /// Whether the text begins inside a line whose beginning is in an earlier block.
    is_begun: bool,
    has_ended: bool,
    spare: Vec<Vec<u8>>,
}

impl Default for LineBlocks {
    fn default() -> Self {
        Self::new()
    }
}

impl LineBlocks {
    /// Starts with blocks of at most [`BLOCK_LEN`] bytes.
    pub fn new() -> Self {
        Self::with_block_len(BLOCK_LEN)
    }

    /// Starts with blocks of at most this many bytes, but no fewer than 16.
    pub fn with_block_len(block_len: usize) -> Self {
        let block_len = block_len.max(16);
        Self {
            block_len,
            text: vec![0; block_len],
            filled: 0,
            searched: 0,
            damage: Vec::new(),
            encoding: None,
            utf16: None,
            unpaired: Unpaired::Replaced,
            odd_byte: None,
            next_number: 1,
            is_begun: false,
            has_ended: false,
            spare: Vec::new(),
        }
    }

    /// Keeps invalid UTF-16 in the form of [`Unpaired::Kept`], so that [`encode`](super::utf16::encode) restores every
    /// line. The remaining byte of an odd number of bytes is the [`odd_byte`](Self::odd_byte).
    #[must_use]
    pub fn keeping_broken_utf16(self) -> Self {
        Self {
            unpaired: Unpaired::Kept,
            ..self
        }
    }

    /// The last byte of UTF-16 with an odd number of bytes. It is set after the end of the input, if invalid UTF-16 is
    /// kept; the byte is then in no line.
    pub fn odd_byte(&self) -> Option<u8> {
        self.odd_byte
    }

    /// The buffer for the next bytes of the input. At first it has room for a few bytes only, which reveal the
    /// encoding. It is never empty after [`next_block`](Self::next_block) has returned `None`.
    pub fn room(&mut self) -> &mut [u8] {
        if self.encoding.is_none() {
            let mark = self.filled..Encoding::LONGEST_MARK;
            return self.text.get_mut(mark).unwrap_or_default();
        }
        let free = self.text.get_mut(self.filled..).unwrap_or_default();
        match &mut self.utf16 {
            None => free,
            Some(utf16) => utf16.room(free.len()),
        }
    }

    /// Takes the first `count` bytes of the [`room`](Self::room); 0 means that the input has ended.
    pub fn filled(&mut self, count: usize) {
        self.has_ended |= count == 0;
        let count = count.min(self.room().len());
        match &mut self.utf16 {
            None => self.filled += count,
            Some(utf16) => {
                utf16.decode(count);
                self.take_decoded();
            }
        }
        if self.encoding.is_none() {
            self.find_encoding();
        }
        if self.has_ended
            && let Some(utf16) = &mut self.utf16
        {
            self.odd_byte = self.odd_byte.or(utf16.finish());
            self.take_decoded();
        }
    }

    /// The next block. `None` means that more bytes are needed or, after the end of the input, that there are no more
    /// blocks.
    pub fn next_block(&mut self) -> Option<LineBlock> {
        self.encoding?;
        let len = if self.has_ended {
            (0 < self.filled || self.is_begun).then_some(self.filled)
        } else {
            self.whole_lines().or_else(|| self.piece_when_full())
        };
        len.map(|len| self.cut(len))
    }

    /// Takes back a block that is no longer needed, to reuse its memory.
    pub fn reuse(&mut self, block: LineBlock) {
        if block.text.len() == self.block_len {
            self.spare.push(block.text);
        }
    }

    /// The encoding of the input; `None` until it is known, which is before the first block.
    pub fn encoding(&self) -> Option<Encoding> {
        self.encoding
    }

    fn find_encoding(&mut self) {
        if self.filled < Encoding::LONGEST_MARK && !self.has_ended {
            return;
        }
        let begun = self.text.get(..self.filled).unwrap_or_default();
        let encoding = Encoding::of(begun);
        self.encoding = Some(encoding);
        let behind_mark = begun.get(encoding.mark().len()..).unwrap_or_default();
        if let Encoding::Utf16(order) = encoding {
            let mut utf16 = Utf16::new(order, self.block_len, self.unpaired);
            utf16.take(behind_mark);
            self.filled = 0;
            self.utf16 = Some(utf16);
            self.take_decoded();
        } else {
            let len = behind_mark.len();
            self.text.copy_within(self.filled - len..self.filled, 0);
            self.filled = len;
        }
    }

    fn take_decoded(&mut self) {
        let Some(utf16) = &mut self.utf16 else {
            return;
        };
        let places = utf16.damage.drain(..).map(|place| self.filled + place);
        self.damage.extend(places);
        let room = self.text.get_mut(self.filled..).unwrap_or_default();
        for (to, from) in room.iter_mut().zip(&utf16.decoded) {
            *to = *from;
        }
        self.filled += utf16.decoded.len().min(room.len());
        utf16.decoded.clear();
    }

    /// The length of the whole lines so far. A CR at the end is left because it may be half of a CRLF.
    fn whole_lines(&mut self) -> Option<usize> {
        let new = self.text.get(self.searched..self.filled)?;
        let closed = new.strip_suffix(b"\r").unwrap_or(new);
        let end = memchr::memrchr2(b'\n', b'\r', closed);
        let len = end.map(|end| self.searched + end + 1);
        self.searched += closed.len();
        len
    }

    /// The length of a part of a line that leaves no room for the rest.
    fn piece_when_full(&self) -> Option<usize> {
        let least_free = if self.utf16.is_some() {
            Utf16::MIN_ROOM
        } else {
            1
        };
        let is_full = self.text.len() < self.filled + least_free;
        let part = self.text.get(..self.filled).filter(|_| is_full)?;
        let part = part.strip_suffix(b"\r").unwrap_or(part);
        Some(whole_chars(part).len())
    }

    fn cut(&mut self, len: usize) -> LineBlock {
        let spare = self.spare.pop();
        let mut next = spare.unwrap_or_else(|| vec![0; self.block_len]);
        let behind = self.text.get(len..self.filled).unwrap_or_default();
        if let Some(start) = next.get_mut(..behind.len()) {
            start.copy_from_slice(behind);
        }
        self.filled = behind.len();
        self.searched = self.searched.saturating_sub(len);
        let text = std::mem::replace(&mut self.text, next);
        let damage = self.cut_damage(len);
        let mut block = LineBlock {
            ends: LineEndCounts::of(text.get(..len).unwrap_or_default()),
            text,
            len,
            first_number: self.next_number,
            is_begun: self.is_begun,
            goes_on: false,
            damage,
        };
        let is_open = !matches!(block.text().last(), Some(b'\n' | b'\r'));
        block.goes_on = is_open && !self.has_ended;
        self.is_begun = block.goes_on;
        self.next_number += block.ends.total();
        block
    }

    fn cut_damage(&mut self, len: usize) -> Vec<usize> {
        let count = self.damage.partition_point(|place| *place < len);
        let behind = self.damage.split_off(count);
        let behind = behind.into_iter().map(|place| place - len).collect();
        std::mem::replace(&mut self.damage, behind)
    }
}

/// Consecutive lines of a document.
#[derive(Clone, Debug)]
pub struct LineBlock {
    text: Vec<u8>,
    len: usize,
    ends: LineEndCounts,
    first_number: u64,
    is_begun: bool,
    goes_on: bool,
    damage: Vec<usize>,
}

impl LineBlock {
    /// The lines of the block.
    pub fn lines(&self) -> Lines<'_> {
        Lines::of_block(
            self.text(),
            BlockContext {
                first_number: self.first_number,
                is_lf_enough: self.ends.cr == 0,
                is_begun: self.is_begun,
                goes_on: self.goes_on,
                damage: &self.damage,
            },
        )
    }

    /// The bytes of all its lines with their line ends.
    pub fn text(&self) -> &[u8] {
        self.text.get(..self.len).unwrap_or_default()
    }

    /// The number of its first line in the document, from 1.
    pub fn first_number(&self) -> u64 {
        self.first_number
    }

    /// The number of the line after its last line end.
    pub fn next_number(&self) -> u64 {
        self.first_number + self.ends.total()
    }

    /// Whether a part of it is invalid UTF-16; see [`DocumentLine::is_damaged`](super::DocumentLine::is_damaged).
    pub fn is_damaged(&self) -> bool {
        !self.damage.is_empty()
    }
}

/// A conversion from UTF-16 to UTF-8.
#[derive(Debug)]
struct Utf16 {
    decoder: Decoder,
    unpaired: Unpaired,
    raw: Vec<u8>,
    decoded: Vec<u8>,
    /// Offsets in `decoded`.
    damage: Vec<usize>,
}

impl Utf16 {
    /// The free room in the text that one more unit and held-back data need.
    const MIN_ROOM: usize = Decoder::MAX_HELD_BACK + 3;

    fn new(order: ByteOrder, block_len: usize, unpaired: Unpaired) -> Self {
        Self {
            decoder: Decoder::new(order, unpaired),
            unpaired,
            raw: vec![0; block_len],
            decoded: Vec::new(),
            damage: Vec::new(),
        }
    }

    /// A buffer for the number of UTF-16 bytes whose text fits into `free` bytes.
    fn room(&mut self, free: usize) -> &mut [u8] {
        let len = free.saturating_sub(Decoder::MAX_HELD_BACK) / 3 * 2;
        let len = len.min(self.raw.len());
        self.raw.get_mut(..len).unwrap_or_default()
    }

    fn decode(&mut self, count: usize) {
        let raw = self.raw.get(..count).unwrap_or_default();
        self.decoder
            .decode(raw, &mut self.decoded, &mut self.damage);
    }

    fn take(&mut self, raw: &[u8]) {
        self.decoder
            .decode(raw, &mut self.decoded, &mut self.damage);
    }

    /// Returns the odd byte at the end if it is in no line.
    fn finish(&mut self) -> Option<u8> {
        let odd = self.decoder.finish(&mut self.decoded, &mut self.damage)?;
        if self.unpaired == Unpaired::Kept {
            return Some(odd);
        }
        self.damage.push(self.decoded.len());
        self.decoded.extend("\u{FFFD}".as_bytes());
        None
    }
}
