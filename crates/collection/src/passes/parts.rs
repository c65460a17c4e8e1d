//! Cuts a stream of games, or of rows of a table, into parts that can be read in parallel.

use crate::games::{
    Columns, Conversion, CutGames, CutRows, GamePart, MAX_ROW_LEN, RowPart, TableFault, TableForm,
    TrainingPart,
};
use std::collections::VecDeque;
use std::io::{self, Read};
use std::sync::Arc;
use tabiya_lines::decoding::{Encoding, LineBlocks};

/// The number of bytes read at a time.
const BLOCK_LEN: usize = 1 << 16;
/// The number of bytes by which the columns of a table are recognised.
const HEAD: usize = BLOCK_LEN / 4;

/// A part of a file.
#[derive(Debug)]
pub enum FilePart {
    /// Whole games.
    Games(GamePart),
    /// Whole rows.
    Rows(RowPart, Arc<Columns>),
    /// Whole samples of training data.
    Training(TrainingPart),
}

/// Cuts a stream into [`FilePart`]s, whatever its encoding.
#[derive(Debug)]
pub struct Parts<R> {
    reader: R,
    /// The kind of content of the stream; `None` if it is to be determined from the beginning.
    conversion: Option<Conversion>,
    blocks: LineBlocks,
    /// The beginning of the stream, before it is known how to cut it.
    head: Vec<u8>,
    cut: Option<Cut>,
    /// The first bytes that have not been passed on yet; `None` before they have been read.
    beginning: Option<VecDeque<u8>>,
    /// The byte order mark of UTF-16 that was added because the stream has none.
    made_mark: &'static [u8],
    has_ended: bool,
    /// Whether the parts also include the bytes that contain no records.
    keeps_all: bool,
    /// The error that prevents reading the rest, until it is returned.
    trouble: Option<io::Error>,
}

#[derive(Debug)]
enum Cut {
    Games(CutGames),
    Rows(CutRows, Arc<Columns>),
}

impl<R: Read> Parts<R> {
    /// Creates the parts of a stream with known content.
    pub fn new(reader: R, conversion: Conversion) -> Self {
        Self::cut_by(reader, Some(conversion))
    }

    /// Creates the parts of a stream whose beginning decides whether it holds games or a table.
    pub fn of_either(reader: R) -> Self {
        Self::cut_by(reader, None)
    }

    /// Creates the parts of a stream with known content, so that together they are the whole
    /// stream, except for [`mark`](Self::mark) and [`odd_byte`](Self::odd_byte).
    pub(super) fn keeping_all(reader: R, conversion: Conversion) -> Self {
        Self {
            keeps_all: true,
            ..Self::cut_by(reader, Some(conversion))
        }
    }

    /// Returns the encoding of the stream, once a part has been returned.
    pub fn encoding(&self) -> Option<Encoding> {
        self.blocks.encoding()
    }

    /// Returns the byte order mark before the text.
    pub fn mark(&self) -> &'static [u8] {
        let encoding = self.encoding().filter(|_| self.made_mark.is_empty());
        encoding.map_or(b"", Encoding::mark)
    }

    /// Returns the last byte, after the last part, of a UTF-16 stream with an odd number of bytes.
    pub fn odd_byte(&self) -> Option<u8> {
        self.blocks.odd_byte()
    }

    fn cut_by(reader: R, conversion: Option<Conversion>) -> Self {
        let blocks = LineBlocks::with_block_len(BLOCK_LEN);
        // A table may be written again, and must then give the same records.
        let blocks = match conversion {
            Some(Conversion::Table { .. }) => blocks.keeping_broken_utf16(),
            _ => blocks,
        };
        Self {
            reader,
            conversion,
            blocks,
            head: Vec::new(),
            cut: None,
            beginning: None,
            made_mark: b"",
            has_ended: false,
            keeps_all: false,
            trouble: None,
        }
    }

    /// Returns the next part; `None` after the last one.
    ///
    /// # Errors
    /// Fails with the errors of the reader, after everything that was read before has been returned.
    pub fn next_part(&mut self) -> io::Result<Option<FilePart>> {
        loop {
            if let Some(part) = self.cut.as_mut().and_then(Cut::take) {
                return Ok(Some(part));
            }
            if self.has_ended {
                return self.trouble.take().map_or(Ok(None), Err);
            }
            self.read();
        }
    }

    fn read(&mut self) {
        let read = match self.read_bytes() {
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => return,
            Err(error) => {
                self.trouble = Some(error);
                0
            }
        };
        self.blocks.filled(read);
        while let Some(block) = self.blocks.next_block() {
            match &mut self.cut {
                Some(cut) => cut.put(block.text()),
                None => self.head.extend_from_slice(block.text()),
            }
            self.blocks.reuse(block);
        }
        if self.cut.is_none() && (read == 0 || self.has_whole_head()) {
            match Cut::new(self.conversion.as_ref(), &self.head) {
                Ok(cut) => self.begin_cutting(cut),
                Err(fault) => {
                    self.trouble = Some(fault.into());
                    self.has_ended = true;
                    return;
                }
            }
        }
        if read == 0 {
            self.has_ended = true;
            if let Some(cut) = &mut self.cut {
                cut.end();
            }
        }
    }

    /// Whether the beginning is long enough to recognise the content, including all names of a
    /// table.
    fn has_whole_head(&self) -> bool {
        let has_line = || memchr::memchr(b'\n', &self.head).is_some();
        HEAD <= self.head.len() && (MAX_ROW_LEN <= self.head.len() || has_line())
    }

    fn begin_cutting(&mut self, cut: Cut) {
        let mut cut = if self.keeps_all {
            cut.keeping_all()
        } else {
            cut
        };
        cut.put(&std::mem::take(&mut self.head));
        self.cut = Some(cut);
    }

    fn read_bytes(&mut self) -> io::Result<usize> {
        let room = self.blocks.room();
        let begun = match &mut self.beginning {
            Some(begun) => begun,
            none => {
                let (mark, read) = beginning(&mut self.reader)?;
                self.made_mark = mark;
                none.insert([mark, &read].concat().into())
            }
        };
        match begun.read(room)? {
            0 => self.reader.read(room),
            read => Ok(read),
        }
    }
}

/// Returns the beginning of a stream as text, whatever its encoding, up to about `most` bytes.
///
/// # Errors
/// Fails with the errors of the reader.
pub fn decoded_beginning(reader: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut parts = Parts::of_either(reader.take(most));
    let mut text = Vec::new();
    while !parts.has_ended {
        let read = parts.read_bytes()?;
        parts.blocks.filled(read);
        parts.has_ended = read == 0;
        while let Some(block) = parts.blocks.next_block() {
            text.extend_from_slice(block.text());
        }
    }
    Ok(text)
}

/// Returns the first bytes of a stream, and the byte order mark that is missing before them: if
/// every other byte is NUL, the stream is UTF-16.
fn beginning(reader: &mut impl Read) -> io::Result<(&'static [u8], Vec<u8>)> {
    let mut head = Vec::new();
    while head.len() < 4 {
        let mut byte = [0];
        match reader.read(&mut byte) {
            Ok(0) => break,
            Ok(_) => head.extend(byte),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let is_text = |byte: u8| byte.is_ascii_graphic() || byte.is_ascii_whitespace();
    let mark: &[u8] = match *head.as_slice() {
        [one, 0, other, 0] if is_text(one) && is_text(other) => b"\xFF\xFE",
        [0, one, 0, other] if is_text(one) && is_text(other) => b"\xFE\xFF",
        _ => b"",
    };
    Ok((mark, head))
}

impl Cut {
    fn new(conversion: Option<&Conversion>, head: &[u8]) -> Result<Self, TableFault> {
        let columns = match conversion {
            Some(Conversion::Games(..) | Conversion::AsGames) => None,
            Some(Conversion::Table { kept, fen }) => Columns::read_table(head)?.map(|columns| {
                let columns = match fen {
                    Some(fen) => columns.with_position_of(*fen),
                    None => columns,
                };
                match kept {
                    Some(kept) => columns.keeping(kept),
                    None => columns,
                }
            }),
            // A single column without a name may be anything.
            None => Columns::read(head)?.filter(|columns| {
                columns.has_names
                    || columns.moves.is_some()
                    || !columns.others.is_empty()
                    || columns.form == TableForm::Objects
            }),
        };
        Ok(match columns {
            Some(columns) => Self::Rows(CutRows::new(columns.form), Arc::new(columns)),
            None => Self::Games(CutGames::new()),
        })
    }

    fn keeping_all(self) -> Self {
        match self {
            Self::Games(cut) => Self::Games(cut),
            Self::Rows(cut, columns) => Self::Rows(cut.keeping_all(), columns),
        }
    }

    fn put(&mut self, text: &[u8]) {
        match self {
            Self::Games(cut) => cut.put(text),
            Self::Rows(cut, _) => cut.put(text),
        }
    }

    fn end(&mut self) {
        match self {
            Self::Games(cut) => cut.end(),
            Self::Rows(cut, _) => cut.end(),
        }
    }

    fn take(&mut self) -> Option<FilePart> {
        match self {
            Self::Games(cut) => cut.take().map(FilePart::Games),
            Self::Rows(cut, columns) => {
                let part = cut.take()?;
                Some(FilePart::Rows(part, Arc::clone(columns)))
            }
        }
    }
}
