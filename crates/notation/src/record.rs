//! One line of a `.fen` or `.epd` file: a FEN, and the text after it.
//!
//! Lines are bytes, since files may contain Latin-1 and NULs. The text after the fields (the tail) is kept
//! byte for byte. Of its operations this module interprets only `hmvc` and `fmvn`, the counters of a
//! line that has no fields for them.
//!
//! ```
//! use tabiya_chess::Color;
//! use tabiya_notation::fen::FenStyle;
//! use tabiya_notation::record::{read_record, write_record};
//!
//! let line = br#"4k3/8/8/8/8/8/8/4K3 w - - hmvc 7; id "kings";"#;
//! let record = read_record(line)?;
//! assert_eq!((record.fields, record.position.halfmove_clock), (4, 7));
//!
//! let mut position = record.position;
//! position.side_to_move = Color::Black;
//! position.halfmove_clock = 8;
//! let written = write_record(&position, FenStyle::STANDARD, line);
//! assert_eq!(written, br#"4k3/8/8/8/8/8/8/4K3 b - - hmvc 8; id "kings";"#);
//! # Ok::<(), tabiya_notation::fen::FenError>(())
//! ```

use super::fen::{
    FenError, FenReading, FenStyle, TextAfterFields, append_fen, append_position_fields,
    next_field, read_bytes, read_strict_fields, skip_blanks, trim_end, unnamed_fields,
};
use super::opcodes::OpcodeMeaning;
use super::operations::{self, Operation, TailPart};
use std::borrow::Cow;
use std::ops::Range;
use tabiya_chess::Position;

const HALFMOVE_CLOCK: &str = "hmvc";
const FULLMOVE_NUMBER: &str = "fmvn";

/// The kind of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineKind {
    /// The line has only spaces.
    Blank,
    /// The line starts with `#`, `;`, `%` or `//`.
    Comment,
    /// The line is a position.
    Record,
    /// The line is something else.
    Unreadable,
}

/// A line that is a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The position.
    pub position: Position,
    /// The bytes after the fields without the spaces around them: operations or a comment.
    pub tail: Range<usize>,
    /// The number of fields: 6 in a FEN, 4 in an EPD.
    pub fields: u8,
}

/// The kind of a line, given without its terminator. Blanks, CR and NUL at its end are ignored.
///
/// ```
/// use tabiya_notation::record::{LineKind, line_kind};
///
/// assert_eq!(line_kind(b"  "), LineKind::Blank);
/// assert_eq!(line_kind(b"# openings"), LineKind::Comment);
/// assert_eq!(line_kind(b"8/8/8/8/8/8/8/8 w - -\r"), LineKind::Record);
/// ```
pub fn line_kind(line: &[u8]) -> LineKind {
    kind_when_read(line, || read_record(line).is_ok())
}

/// The kind of a line if it is already known whether the line can be read.
pub fn kind_of_read(line: &[u8], is_readable: bool) -> LineKind {
    kind_when_read(line, || is_readable)
}

fn kind_when_read(line: &[u8], is_readable: impl FnOnce() -> bool) -> LineKind {
    let text = line.get(..trim_end(line)).unwrap_or_default();
    let text = text.get(start_of(text)..).unwrap_or_default();
    match text {
        [] => LineKind::Blank,
        [b'#' | b';' | b'%', ..] | [b'/', b'/', ..] => LineKind::Comment,
        _ if is_readable() => LineKind::Record,
        _ => LineKind::Unreadable,
    }
}

/// Reads a line. Missing fields count as `w - - 0 1`.
///
/// # Errors
/// Returns the first fault of a line that is not a record.
pub fn read_record(line: &[u8]) -> Result<Record, FenError> {
    let (reading, tail) = read_line(line, &unnamed_fields());
    if let Some(error) = reading.error {
        return Err(error);
    }
    Ok(Record {
        position: reading.position,
        tail,
        fields: reading.fields,
    })
}

/// The beginning of a record up to the end of its fourth field, byte for byte.
///
/// ```
/// use tabiya_notation::record::first_four_fields;
///
/// let line = b"4k3/8/8/8/8/8/8/4K3  w - -  5 9 ";
/// assert_eq!(first_four_fields(line), b"4k3/8/8/8/8/8/8/4K3  w - -");
/// ```
pub fn first_four_fields(line: &[u8]) -> &[u8] {
    let next = |end, _| next_field(line, end, b";").map_or(end, |field| field.end);
    let end = (0..4).fold(start_of(line), next);
    line.get(..end).unwrap_or(line)
}

/// Reads exact EPD: four exact fields, and, after one space, exact operations if there are any. The range is the place
/// of the operations. `None` if anything is inexact.
///
/// ```
/// use tabiya_notation::record::read_exact_epd;
///
/// let line = b"4k3/8/8/8/8/8/8/4K3 w - - fmvn 40;";
/// let (position, operations) = read_exact_epd(line).unwrap();
/// assert_eq!(position.fullmove_number, 40);
/// assert_eq!(&line[operations], b"fmvn 40;");
/// ```
pub fn read_exact_epd(line: &[u8]) -> Option<(Position, Range<usize>)> {
    let epd = exact_epd(line)?;
    Some((epd.position, epd.operations))
}

/// An exact EPD.
pub(super) struct ExactEpd {
    pub(super) position: Position,
    /// The place of the operations.
    pub(super) operations: Range<usize>,
    /// Whether one of them names moves or a mate.
    pub(super) names_moves: bool,
}

/// Reads exact EPD, and notes whether an operation names moves.
pub(super) fn exact_epd(line: &[u8]) -> Option<ExactEpd> {
    let (mut position, end) = read_strict_fields(line)?;
    let mut names_moves = false;
    if end == line.len() {
        return Some(ExactEpd {
            position,
            operations: end..end,
            names_moves,
        });
    }
    let operations = end + 1..line.len();
    let tail = line.get(operations.clone())?;
    let counter = |operation: &Operation<'_>| {
        let number = operation.number()?;
        u32::try_from(number).ok()
    };
    // Exact operations have each opcode once.
    let inexact = operations::first_inexact_of(tail, |operation| match operation.opcode() {
        opcode if opcode == HALFMOVE_CLOCK.as_bytes() => {
            position.halfmove_clock = counter(operation).unwrap_or(position.halfmove_clock);
        }
        opcode if opcode == FULLMOVE_NUMBER.as_bytes() => {
            position.fullmove_number = counter(operation).unwrap_or(position.fullmove_number);
        }
        _ => names_moves |= operation.meaning().is_some_and(OpcodeMeaning::is_of_moves),
    });
    (!tail.is_empty() && inexact.is_none()).then_some(ExactEpd {
        position,
        operations,
        names_moves,
    })
}

/// Reads a line while it is typed: ranks and fields that are missing or wrong are those of `base`. The
/// range is the tail.
pub fn read_record_over(line: &str, base: &Position) -> (FenReading, Range<usize>) {
    read_line(line.as_bytes(), base)
}

/// The line for a position that replaces an old line: the FEN in this style, and the tail of the old line
/// byte for byte.
///
/// A line of four fields keeps four; its counters become the operations `hmvc` and `fmvn`. If the old
/// line is not a record, nothing of it is kept.
pub fn write_record(position: &Position, style: FenStyle, old_line: &[u8]) -> Vec<u8> {
    match read_record(old_line) {
        Ok(old) => {
            let tail = old_line.get(old.tail).unwrap_or_default();
            write_record_like(position, style, old.fields, tail)
        }
        Err(_) => write_record_like(position, style, 6, b""),
    }
}

/// The same for an old line with this many fields and this tail.
pub fn write_record_like(position: &Position, style: FenStyle, fields: u8, tail: &[u8]) -> Vec<u8> {
    let mut line = Vec::new();
    let mut tail = Cow::Borrowed(tail);
    if fields == 4 {
        append_position_fields(&mut line, position, style);
        tail = with_counters(&tail, position).into();
    } else {
        append_fen(&mut line, position, style);
    }
    if !tail.is_empty() {
        line.push(b' ');
    }
    line.extend_from_slice(&tail);
    line
}

/// The beginning of the record, after a byte order mark and spaces.
pub(super) fn start_of(line: &[u8]) -> usize {
    let mark = if line.starts_with(b"\xef\xbb\xbf") {
        3
    } else {
        0
    };
    skip_blanks(line, mark)
}

fn read_line(line: &[u8], base: &Position) -> (FenReading, Range<usize>) {
    let start = start_of(line);
    let end = trim_end(line).max(start);
    let text = line.get(start..end).unwrap_or_default();
    let mut reading = read_bytes(text, base, TextAfterFields::Allowed);
    let tail = skip_blanks(text, reading.end).min(text.len())..text.len();
    read_counters(text.get(tail.clone()).unwrap_or_default(), &mut reading);
    if let Some(error) = &mut reading.error {
        error.span = error.span.start + start..error.span.end + start;
    }
    reading.end += start;
    (reading, tail.start + start..tail.end + start)
}

/// Reads the counters that have no field from the operations; the first of several counts.
fn read_counters(tail: &[u8], reading: &mut FenReading) {
    // Few lines have counters there, and searching for the letters that both opcodes share is
    // quick.
    if reading.fields == 6 || memchr::memmem::find(tail, b"mv").is_none() {
        return;
    }
    let counter = |opcode: &str| {
        let number = operations::find(tail, opcode.as_bytes())?.number()?;
        u32::try_from(number).ok()
    };
    if reading.fields < 5
        && let Some(clock) = counter(HALFMOVE_CLOCK)
    {
        reading.position.halfmove_clock = clock;
    }
    if let Some(number) = counter(FULLMOVE_NUMBER) {
        reading.position.fullmove_number = number;
    }
}

/// The operations of a record of four fields with the counters of a position. Existing counters are
/// replaced; others are added unless the counter has its default value.
///
/// ```
/// use tabiya_chess::Position;
/// use tabiya_notation::record::with_counters;
///
/// let position = Position { fullmove_number: 12, ..Position::start() };
/// assert_eq!(with_counters(b"bm e4;", &position), b"bm e4; fmvn 12;");
/// ```
pub fn with_counters(tail: &[u8], position: &Position) -> Vec<u8> {
    let clock = with_counter(tail, HALFMOVE_CLOCK, position.halfmove_clock, 0);
    with_counter(&clock, FULLMOVE_NUMBER, position.fullmove_number, 1)
}

/// Changes the first of repeated counters, since readers use that one.
fn with_counter(tail: &[u8], opcode: &str, value: u32, default: u32) -> Vec<u8> {
    let number = value.to_string();
    let mut counters = operations::operations(tail).enumerate();
    let first = counters.find(|(_, operation)| operation.opcode() == opcode.as_bytes());
    match first {
        None if value == default => tail.to_vec(),
        None => with_new_counter(tail, opcode, &number),
        Some((_, counter)) if counter.number() == Some(i64::from(value)) => tail.to_vec(),
        Some((row, _)) => {
            operations::set_operands(tail, row, &number).unwrap_or_else(|_| tail.to_vec())
        }
    }
}

/// Adds a counter after the other operations, or before all of them if there is a remark.
fn with_new_counter(tail: &[u8], opcode: &str, number: &str) -> Vec<u8> {
    let has_remark = operations::tail_parts(tail).any(|part| matches!(part, TailPart::Remark(_)));
    let added = if has_remark {
        operations::add_in_front(tail, opcode, number)
    } else {
        operations::add(tail, opcode, number)
    };
    added.unwrap_or_else(|_| tail.to_vec())
}
