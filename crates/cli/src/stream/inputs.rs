//! Reads files and standard input in sequence, as blocks of lines.

use super::origin::{InputFile, InputOrigin};
use crate::input_kind::InputKind;
use crate::record_reader::{FormReading, is_passing, lines_of};
use std::collections::VecDeque;
use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tabiya_lines::decoding::{Encoding, LineBlock, LineBlocks};

/// The length of a block in bytes. Together with the messages about its lines it must fit into
/// memory once for each worker, and should fit into the cache of a core.
const BLOCK_LEN: usize = 1 << 16;

/// A part of the input for one worker.
#[derive(Debug)]
pub(crate) struct InputPart {
    /// Its origin.
    pub(crate) origin: Arc<InputOrigin>,
    /// The encoding of the first input, and so of the output.
    pub(crate) encoding: Encoding,
    /// The number of lines of the inputs before, or a little more. With it, the number of a line in its input becomes a
    /// number that no other line has, greater than those of all lines before.
    pub(crate) lines_before: u64,
    /// Its content.
    pub(crate) kind: PartKind,
}

#[derive(Debug)]
pub(crate) enum PartKind {
    /// An input begins.
    Begin {
        /// Whether it is the first input that could be opened.
        is_first: bool,
    },
    /// Some of its lines.
    Lines {
        block: LineBlock,
        /// Whether they are its first and the previous input ended without a line end.
        follows_open_line: bool,
    },
    /// The last byte of UTF-16 with an odd number of bytes.
    OddByte {
        byte: u8,
        /// Whether no input follows.
        is_last: bool,
    },
    /// The input could not be opened, or not read to its end.
    Trouble(io::Error),
}

/// All inputs.
#[derive(Debug)]
pub(crate) struct LineInputs {
    waiting: VecDeque<Arc<InputOrigin>>,
    open: Option<Open>,
    is_kept: bool,
    encoding: Option<Encoding>,
    has_open_line: bool,
    lines_before: u64,
    /// A number that is greater than those of all lines so far.
    next_line: u64,
    /// Whether packed files are unpacked instead of being refused.
    pub(super) unpacks: bool,
    /// How files are read that hold records in another form than lines.
    pub(super) forms: FormReading,
    /// The number of bytes that were read.
    bytes: u64,
    /// The number of bytes of unpacked files that were read, as they are on the disk.
    bytes_on_disk: Arc<AtomicU64>,
    /// The files that were read, in their order.
    pub(crate) readings: Vec<InputFile>,
}

impl LineInputs {
    /// Creates the inputs; `is_kept` says whether broken UTF-16 is kept instead of being replaced
    /// by U+FFFD.
    pub(crate) fn new(inputs: Vec<InputOrigin>, is_kept: bool) -> Self {
        Self {
            waiting: inputs.into_iter().map(Arc::new).collect(),
            open: None,
            is_kept,
            encoding: None,
            has_open_line: false,
            lines_before: 0,
            next_line: 0,
            unpacks: false,
            forms: FormReading::Never,
            bytes: 0,
            bytes_on_disk: Arc::default(),
            readings: Vec::new(),
        }
    }

    /// Returns the number of bytes that were read.
    pub(super) fn bytes(&self) -> u64 {
        if self.unpacks {
            self.bytes_on_disk.load(Ordering::Relaxed)
        } else {
            self.bytes
        }
    }

    /// Opens an input.
    fn reader(&mut self, origin: &InputOrigin) -> io::Result<Box<dyn Read + Send>> {
        let form = origin.kind().and_then(InputKind::without_text);
        match form.filter(|_| self.forms != FormReading::Never) {
            Some(form) => {
                let input = origin.open_form(form, &mut self.readings, &self.bytes_on_disk)?;
                lines_of(input, self.forms)
            }
            None if self.unpacks => origin.open_unpacking(&mut self.readings, &self.bytes_on_disk),
            None => origin.open(&mut self.readings),
        }
    }

    /// Returns the next part; `None` after the last one.
    pub(crate) fn next(&mut self) -> Option<InputPart> {
        loop {
            let Some(open) = &mut self.open else {
                let origin = self.waiting.pop_front()?;
                match self.reader(&origin) {
                    Ok(reader) => {
                        self.lines_before = self.next_line;
                        self.open = Some(Open::new(origin, reader, self.is_kept));
                    }
                    Err(error) => return Some(self.part(origin, PartKind::Trouble(error))),
                }
                continue;
            };
            let origin = Arc::clone(&open.origin);
            let Some(piece) = open.next(&mut self.bytes) else {
                self.open = None;
                continue;
            };
            let kind = match piece {
                StreamPart::Begin(encoding) => {
                    let is_first = self.encoding.is_none();
                    self.encoding.get_or_insert(encoding);
                    PartKind::Begin { is_first }
                }
                StreamPart::Lines { block, is_first } => {
                    let follows_open_line = is_first && self.has_open_line;
                    self.next_line = self.lines_before + block.next_number() + 1;
                    self.has_open_line = !matches!(block.text().last(), Some(b'\n' | b'\r'));
                    PartKind::Lines {
                        block,
                        follows_open_line,
                    }
                }
                StreamPart::OddByte(byte) => PartKind::OddByte {
                    byte,
                    is_last: self.waiting.is_empty(),
                },
                StreamPart::Trouble(error) => PartKind::Trouble(error),
            };
            return Some(self.part(origin, kind));
        }
    }

    /// Reuses the memory of a block that is finished.
    pub(super) fn reuse(&mut self, part: InputPart) {
        if let (PartKind::Lines { block, .. }, Some(open)) = (part.kind, &mut self.open) {
            open.blocks.reuse(block);
        }
    }

    fn part(&self, origin: Arc<InputOrigin>, kind: PartKind) -> InputPart {
        InputPart {
            origin,
            encoding: self.encoding.unwrap_or(Encoding::Bytes),
            lines_before: self.lines_before,
            kind,
        }
    }
}

/// A part of an open input.
enum StreamPart {
    Begin(Encoding),
    Lines { block: LineBlock, is_first: bool },
    OddByte(u8),
    Trouble(io::Error),
}

/// The progress of returning the parts of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Given {
    Nothing,
    Begin,
    Lines,
    All,
}

/// An open input.
struct Open {
    origin: Arc<InputOrigin>,
    reader: Box<dyn Read + Send>,
    blocks: LineBlocks,
    given: Given,
    has_ended: bool,
    trouble: Option<io::Error>,
}

impl std::fmt::Debug for Open {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Open")
            .field("origin", &self.origin)
            .finish_non_exhaustive()
    }
}

impl Open {
    fn new(origin: Arc<InputOrigin>, reader: Box<dyn Read + Send>, is_kept: bool) -> Self {
        let blocks = LineBlocks::with_block_len(BLOCK_LEN);
        Self {
            origin,
            reader,
            blocks: if is_kept {
                blocks.keeping_broken_utf16()
            } else {
                blocks
            },
            given: Given::Nothing,
            has_ended: false,
            trouble: None,
        }
    }

    fn next(&mut self, bytes: &mut u64) -> Option<StreamPart> {
        loop {
            if self.given == Given::Nothing
                && let Some(encoding) = self.blocks.encoding()
            {
                self.given = Given::Begin;
                return Some(StreamPart::Begin(encoding));
            }
            if let Some(block) = self.blocks.next_block() {
                let is_first = self.given == Given::Begin;
                self.given = Given::Lines;
                return Some(StreamPart::Lines { block, is_first });
            }
            if self.has_ended {
                return self.last_piece();
            }
            *bytes += self.read();
            // A record that cannot be read does not end the input.
            if !self.has_ended
                && let Some(trouble) = self.trouble.take()
            {
                return Some(StreamPart::Trouble(trouble));
            }
        }
    }

    fn last_piece(&mut self) -> Option<StreamPart> {
        let is_new = self.given != Given::All;
        self.given = Given::All;
        let odd_byte = self.blocks.odd_byte().filter(|_| is_new);
        let trouble = || self.trouble.take().map(StreamPart::Trouble);
        odd_byte.map(StreamPart::OddByte).or_else(trouble)
    }

    /// Reads the available bytes, and waits only if there are none. An error ends the input.
    fn read(&mut self) -> u64 {
        let count = loop {
            match self.reader.read(self.blocks.room()) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => (),
                Err(error) if is_passing(&error) => {
                    self.trouble = Some(error);
                    return 0;
                }
                Err(error) => {
                    self.trouble = Some(error);
                    break 0;
                }
                Ok(count) => break count,
            }
        };
        self.has_ended = count == 0;
        self.blocks.filled(count);
        count as u64
    }
}
