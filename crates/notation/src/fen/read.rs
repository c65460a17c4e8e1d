//! Reads FEN text.
//!
//! Accepts missing fields at the end, any number of spaces, adjacent digits, and castling letters of all dialects in
//! any order. The reader checks only the text; [`tabiya_chess::problems`] lists what is odd about the position.
//!
//! Invariant: never panics, and never allocates.

mod fields;

pub(crate) use fields::{
    rank_end, read_en_passant, read_fullmove_number, read_halfmove_clock, read_rank, read_side,
    right_of_letter,
};
pub(super) use fields::{read_castling, read_ranks};

use super::{FenError, FenErrorKind, FenField, fast, next_field, skip_blanks, trim_end};
use crate::opcodes;
use std::ops::Range;
use tabiya_chess::{CastlingRights, Position};

/// The parts of a text that could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenReading {
    /// The position: the ranks and fields that could be read, and the others from the base position.
    pub position: Position,
    /// The first fault.
    pub error: Option<FenError>,
    /// The place after the last field that belongs to the FEN, as a byte of the text.
    pub end: usize,
    /// The number of fields, 0 to 6.
    pub fields: u8,
}

/// Reads a FEN of one to six fields, in any dialect. Missing fields count as `w - - 0 1`.
///
/// # Errors
/// Returns the first fault of a text that is not a FEN.
///
/// ```
/// use tabiya_chess::Color;
/// use tabiya_notation::fen::read_fen;
///
/// let standard = read_fen("r3k2r/8/8/8/8/8/8/R3K2R b KQkq")?;
/// assert_eq!(standard.side_to_move, Color::Black);
/// let shredder = read_fen("r3k2r/8/8/8/8/8/8/R3K2R b HAha - 0 1")?;
/// assert_eq!(standard, shredder);
/// # Ok::<(), tabiya_notation::fen::FenError>(())
/// ```
pub fn read_fen(text: &str) -> Result<Position, FenError> {
    let reading = read_fen_over(text, &unnamed_fields());
    reading.error.map_or(Ok(reading.position), Err)
}

/// Reads a FEN while it is typed: ranks and fields that are missing or wrong are those of `base`.
///
/// ```
/// use tabiya_chess::{Color, Position};
/// use tabiya_notation::fen::{FenField, read_fen_over};
///
/// let reading = read_fen_over("8/8/8/8/8/8/8/8 b K?", &Position::start());
/// assert!(reading.position.board.occupied().is_empty());
/// assert_eq!(reading.position.side_to_move, Color::Black);
/// assert_eq!(reading.error.unwrap().field, FenField::Castling);
/// ```
pub fn read_fen_over(text: &str, base: &Position) -> FenReading {
    read_bytes(text.as_bytes(), base, TextAfterFields::Refused)
}

/// An empty board with the values of fields that a FEN does not have: `w - - 0 1`.
pub fn unnamed_fields() -> Position {
    Position {
        castling: CastlingRights::NONE,
        ..Position::empty()
    }
}

/// Whether text may follow the fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextAfterFields {
    /// Nothing.
    Refused,
    /// Operations after the fourth or sixth field, or a comment.
    Allowed,
}

/// Reads a FEN from bytes.
pub(crate) fn read_bytes(text: &[u8], base: &Position, tail: TextAfterFields) -> FenReading {
    if let Some(position) = fast::read_usual(text) {
        return FenReading {
            position,
            error: None,
            end: text.len(),
            fields: 6,
        };
    }
    let mut reader = Reader::new(text, base, tail);
    if skip_blanks(text, 0) == text.len() {
        return reader.nothing();
    }
    reader.read_board();
    reader.read_field(FenField::SideToMove, read_side);
    reader.read_field(FenField::Castling, read_castling);
    reader.read_field(FenField::EnPassant, read_en_passant);
    reader.read_field(FenField::HalfmoveClock, read_halfmove_clock);
    reader.read_field(FenField::FullmoveNumber, read_fullmove_number);
    reader.expect_end();
    reader.reading
}

/// The kind of a fault, and its place.
pub(crate) type FenFault = (FenErrorKind, Range<usize>);

struct Reader<'text> {
    text: &'text [u8],
    tail: TextAfterFields,
    reading: FenReading,
}

impl<'text> Reader<'text> {
    fn new(text: &'text [u8], base: &Position, tail: TextAfterFields) -> Self {
        let reading = FenReading {
            position: *base,
            error: None,
            end: 0,
            fields: 0,
        };
        Self {
            text,
            tail,
            reading,
        }
    }

    fn nothing(mut self) -> FenReading {
        let end = self.text.len();
        self.fault(FenField::Board, (FenErrorKind::Nothing, end..end));
        self.reading
    }

    /// The field after those that were read, unless the tail begins there.
    fn next(&self) -> Option<Range<usize>> {
        let (ends, is_tail): (&[u8], bool) = match self.tail {
            TextAfterFields::Refused => (b"", false),
            TextAfterFields::Allowed => (b";", self.is_at_tail()),
        };
        next_field(self.text, self.reading.end, ends).filter(|_| !is_tail)
    }

    fn is_at_tail(&self) -> bool {
        let start = skip_blanks(self.text, self.reading.end);
        is_tail(
            self.text.get(start..).unwrap_or_default(),
            self.reading.fields,
        )
    }

    fn take(&mut self, field: &Range<usize>) {
        self.reading.end = field.end;
        self.reading.fields += 1;
    }

    /// Keeps the first fault only.
    fn fault(&mut self, field: FenField, (kind, span): FenFault) {
        self.reading
            .error
            .get_or_insert(FenError { kind, field, span });
    }

    fn read_board(&mut self) {
        let start = skip_blanks(self.text, self.reading.end);
        if let Some((board, length)) = self.text.get(start..).and_then(fast::read_board) {
            self.reading.position.board = board;
            return self.take(&(start..start + length));
        }
        let Some(field) = self.next() else {
            return;
        };
        self.take(&field);
        if let Err(fault) = read_ranks(self.text, field, &mut self.reading.position.board) {
            self.fault(FenField::Board, fault);
        }
    }

    fn read_field(&mut self, name: FenField, read: ReadField) {
        let Some(field) = self.next() else {
            return;
        };
        self.take(&field);
        if let Err(fault) = read(self.text, field, &mut self.reading.position) {
            self.fault(name, fault);
        }
    }

    fn expect_end(&mut self) {
        if let Some(extra) = self.next() {
            let rest = extra.start..trim_end(self.text).max(extra.end);
            self.fault(FenField::End, (FenErrorKind::ExtraText, rest));
        }
    }
}

pub(crate) type ReadField = fn(&[u8], Range<usize>, &mut Position) -> Result<(), FenFault>;

/// Whether the text after this many fields is not another field but a tail: operations or a comment.
pub(crate) fn is_tail(rest: &[u8], fields: u8) -> bool {
    match fields {
        0 => false,
        4 | 6 => starts_comment(rest) || starts_operation(rest),
        _ => starts_comment(rest),
    }
}

/// Whether a text after the fields cannot be a field: a comment, or a mark of collections for tuning
/// engines.
fn starts_comment(rest: &[u8]) -> bool {
    matches!(rest, [b';' | b'#' | b'{' | b'[' | b'|', ..])
}

/// Whether an operation begins here. An opcode consists of a letter followed by letters, digits and `_`;
/// it is a known one, or a semicolon follows somewhere.
fn starts_operation(rest: &[u8]) -> bool {
    let word = next_field(rest, 0, b";").and_then(|word| rest.get(word));
    let opcode = word.and_then(|word| std::str::from_utf8(word).ok());
    opcode.is_some_and(|opcode| {
        let has_form = opcode.starts_with(|c: char| c.is_ascii_alphabetic())
            && opcode
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b == b'_');
        has_form && (rest.contains(&b';') || opcodes::is_known(opcode))
    })
}
