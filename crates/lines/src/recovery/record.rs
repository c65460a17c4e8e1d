//! The records of a journal as bytes.
//!
//! The frame of a record has its length and its checksum, so a record that a power failure cut off is recognised.
//! Numbers are little-endian. No record is longer than [`MAX_RECORD_BYTES`], so reading a damaged journal takes no more
//! memory than that.

use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read, Seek as _, SeekFrom};

/// The maximum length of a record.
const MAX_RECORD_BYTES: usize = 4 << 20;
/// The length from which a record is closed and another one begun.
pub(super) const FULL: usize = 1 << 20;
/// The maximum number of zeros that a power failure leaves, because no more is written at once.
const MAX_ZEROS: usize = 64 << 20;
/// The maximum number of frames examined in a scan that reads frames only: more than sorting two billion lines leaves.
const MAX_FRAMES: usize = 1 << 16;
/// The number of bytes of length and checksum.
const FRAME: usize = 8;
/// The first bytes of a journal, with the version of its format.
pub(super) const MAGIC: &[u8; 16] = b"tabiya journal 1";

/// The kind of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum JournalRecordKind {
    /// The head of the journal.
    Head,
    /// Lines that the journal keeps.
    Lines,
    /// The beginning of a list of lines.
    List,
    /// The continuation of the newest list.
    MoreOfList,
    /// Spans for the next record of rows.
    Spans,
    /// The state of the rows.
    Rows,
    /// The content of the document's file at the beginning of the journal, block by block.
    Imprint,
    /// A piece of the body of a note.
    Body,
    /// The notes on rows as of the next record of rows.
    Notes,
}

impl JournalRecordKind {
    const ALL: [Self; 9] = [
        Self::Head,
        Self::Lines,
        Self::List,
        Self::MoreOfList,
        Self::Spans,
        Self::Rows,
        Self::Imprint,
        Self::Body,
        Self::Notes,
    ];

    pub(super) fn byte(self) -> u8 {
        match self {
            Self::Head => b'H',
            Self::Lines => b'L',
            Self::List => b'O',
            Self::MoreOfList => b'M',
            Self::Spans => b'S',
            Self::Rows => b'R',
            Self::Imprint => b'I',
            Self::Body => b'B',
            Self::Notes => b'N',
        }
    }
}

/// A record that is being written.
#[derive(Debug)]
pub(super) struct RecordBeingWritten {
    bytes: Vec<u8>,
}

impl RecordBeingWritten {
    pub(super) fn new(kind: JournalRecordKind) -> Self {
        let mut bytes = vec![0; FRAME];
        bytes.push(kind.byte());
        Self { bytes }
    }

    pub(super) fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    pub(super) fn number(&mut self, number: u64) {
        self.bytes.extend(number.to_le_bytes());
    }

    pub(super) fn short(&mut self, number: u32) {
        self.bytes.extend(number.to_le_bytes());
    }

    pub(super) fn text(&mut self, text: &[u8]) {
        self.number(text.len() as u64);
        self.bytes.extend(text);
    }

    pub(super) fn is_full(&self) -> bool {
        FULL <= self.bytes.len()
    }

    /// The record with its frame.
    pub(super) fn framed(mut self) -> Vec<u8> {
        let text = self.bytes.get(FRAME..).unwrap_or_default();
        let len = u32::try_from(text.len()).unwrap_or(u32::MAX);
        let frame = [len.to_le_bytes(), checksum(text).to_le_bytes()].concat();
        for (place, byte) in self.bytes.iter_mut().zip(frame) {
            *place = byte;
        }
        self.bytes
    }
}

/// A record that is being read.
#[derive(Clone, Copy, Debug)]
pub(super) struct RecordBeingRead<'a> {
    rest: &'a [u8],
}

impl<'a> RecordBeingRead<'a> {
    pub(super) fn byte(&mut self) -> Option<u8> {
        let (byte, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(*byte)
    }

    pub(super) fn number(&mut self) -> Option<u64> {
        let (number, rest) = self.rest.split_first_chunk()?;
        self.rest = rest;
        Some(u64::from_le_bytes(*number))
    }

    pub(super) fn short(&mut self) -> Option<u32> {
        let (number, rest) = self.rest.split_first_chunk()?;
        self.rest = rest;
        Some(u32::from_le_bytes(*number))
    }

    pub(super) fn text(&mut self) -> Option<&'a [u8]> {
        let len = usize::try_from(self.number()?).ok()?;
        let (text, rest) = self.rest.split_at_checked(len)?;
        self.rest = rest;
        Some(text)
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }
}

/// Reads records until the journal ends or is damaged.
#[derive(Debug)]
pub(super) struct JournalRecords<R> {
    input: R,
    bytes: Vec<u8>,
    is_at_end: bool,
}

impl<R: Read> JournalRecords<R> {
    /// Reads the mark; `None` if this is not a journal of a known format.
    pub(super) fn new(mut input: R) -> Option<Self> {
        let mut magic = [0; MAGIC.len()];
        input.read_exact(&mut magic).ok()?;
        (magic == *MAGIC).then_some(Self {
            input,
            bytes: Vec::new(),
            is_at_end: false,
        })
    }

    /// The next record; `None` at the end of the journal, also at an incomplete or damaged record.
    pub(super) fn next(&mut self) -> Option<(JournalRecordKind, RecordBeingRead<'_>)> {
        let mut frame = [0; FRAME];
        if self.input.read_exact(&mut frame).is_err() {
            self.is_at_end = true;
            return None;
        }
        let mut frame = RecordBeingRead { rest: &frame };
        let len = usize::try_from(frame.short()?).ok()?;
        let expected = frame.short()?;
        if !(1..=MAX_RECORD_BYTES).contains(&len) {
            return None;
        }
        if self.fill(len).is_err() {
            self.is_at_end = true;
            return None;
        }
        if checksum(&self.bytes) != expected {
            return None;
        }
        let (kind, rest) = self.bytes.split_first()?;
        let kind = JournalRecordKind::ALL
            .into_iter()
            .find(|known| known.byte() == *kind)?;
        Some((kind, RecordBeingRead { rest }))
    }

    /// Whether data follows the record that could not be read. A power failure leaves an incomplete record at the end,
    /// or a limited number of zeros; anything else is later damage.
    pub(super) fn is_damaged(&mut self) -> bool {
        if self.is_at_end {
            return false;
        }
        let mut rest = [0; 4096];
        let mut zeros = 0;
        while zeros < MAX_ZEROS {
            match self.input.read(&mut rest) {
                Ok(0) | Err(_) => return false,
                Ok(read) if rest.iter().take(read).any(|byte| *byte != 0) => return true,
                Ok(read) => zeros += read,
            }
        }
        true
    }

    fn fill(&mut self, len: usize) -> io::Result<()> {
        self.bytes.clear();
        let read = self
            .input
            .by_ref()
            .take(len as u64)
            .read_to_end(&mut self.bytes)?;
        if read < len {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(())
    }
}

/// Whether a journal that is too long to be read has the state of the rows. Only the frames of its records are read;
/// with very many records the answer is `true`.
pub(super) fn has_rows(file: &File, len: u64) -> io::Result<bool> {
    // The contents of records are skipped, so reading ahead is useless.
    let mut input = BufReader::with_capacity(FRAME + 1, file);
    let mut at = MAGIC.len() as u64;
    input.seek(SeekFrom::Start(at))?;
    for _ in 0..MAX_FRAMES {
        let mut frame = [0; FRAME + 1];
        match input.read_exact(&mut frame) {
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(false),
            read => read?,
        }
        let [a, b, c, d, .., kind] = frame;
        let record = u64::from(u32::from_le_bytes([a, b, c, d]));
        if !(1..=MAX_RECORD_BYTES as u64).contains(&record) {
            return Err(ErrorKind::InvalidData.into());
        }
        at += FRAME as u64 + record;
        if len < at {
            return Ok(false);
        }
        if kind == JournalRecordKind::Rows.byte() {
            return Ok(true);
        }
        input.seek(SeekFrom::Start(at))?;
    }
    Ok(true)
}

/// Splits a text into pieces that fit into a record; also returns whether each is the last one.
pub(super) fn pieces(text: &[u8]) -> impl Iterator<Item = (&[u8], bool)> {
    let count = text.len().div_ceil(FULL).max(1);
    (0..count).map(move |number| {
        let from = number * FULL;
        let to = (from + FULL).min(text.len());
        (text.get(from..to).unwrap_or_default(), number + 1 == count)
    })
}

fn checksum(bytes: &[u8]) -> u32 {
    let mut sum = flate2::Crc::new();
    sum.update(bytes);
    sum.sum()
}
