//! One line of a `.fen` or `.epd` file: a FEN with what stands behind it.
//!
//! Lines are bytes, since files hold Latin-1 and NULs too. What stands behind the fields is kept
//! byte for byte. Of its operations only `hmvc` and `fmvn` mean something here: the counters of
//! a line that has no fields for them.

use super::fen::{
    Dialect, FenError, Reading, Tail, parse_digits, read_bytes, skip_blanks, trim_end,
    unnamed_fields, write_fen, write_position_fields,
};
use crate::chess::Position;
use std::ops::Range;

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineKind {
    /// Nothing but blanks.
    Blank,
    /// It starts with `#`, `;`, `%` or `//`.
    Comment,
    /// A position.
    Record,
    /// Something else.
    Unreadable,
}

/// A line that is a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The position.
    pub position: Position,
    /// The bytes behind the fields without the blanks around them: operations or a comment.
    pub tail: Range<usize>,
    /// How many fields there are: 6 in a FEN, 4 in an EPD.
    pub fields: u8,
}

/// What a line is. The line comes without its terminator; blanks, CR and NUL at its end do not
/// count.
pub fn line_kind(line: &[u8]) -> LineKind {
    let text = line.get(..trim_end(line)).unwrap_or_default();
    let text = text.get(start_of(text)..).unwrap_or_default();
    match text {
        [] => LineKind::Blank,
        [b'#' | b';' | b'%', ..] | [b'/', b'/', ..] => LineKind::Comment,
        _ if read_record(text).is_ok() => LineKind::Record,
        _ => LineKind::Unreadable,
    }
}

/// Reads a line; missing fields are `w - - 0 1`.
///
/// # Errors
/// The first thing that makes the line no record.
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

/// Reads a line while it is typed: what is missing or wrong stays as it is in `base`. The range is
/// what stands behind the fields.
pub fn read_record_over(line: &str, base: &Position) -> (Reading, Range<usize>) {
    read_line(line.as_bytes(), base)
}

/// The line for a position that replaces an old line: the canonical FEN, and the old line's tail
/// byte for byte.
///
/// A line that had four fields keeps four; its counters go into the operations `hmvc` and `fmvn`.
/// An old line that is no record gives nothing to keep.
pub fn write_record(position: &Position, old_line: &[u8]) -> Vec<u8> {
    let Ok(old) = read_record(old_line) else {
        return write_fen(position).into_bytes();
    };
    let tail = old_line.get(old.tail).unwrap_or_default();
    let (mut line, tail) = match old.fields {
        4 => (
            write_position_fields(position, Dialect::XFen),
            with_counters(tail, position),
        ),
        _ => (write_fen(position), tail.to_vec()),
    };
    if !tail.is_empty() {
        line.push(' ');
    }
    let mut line = line.into_bytes();
    line.extend(tail);
    line
}

/// Where the record begins: behind a byte order mark and blanks.
fn start_of(line: &[u8]) -> usize {
    let mark = if line.starts_with(b"\xef\xbb\xbf") {
        3
    } else {
        0
    };
    skip_blanks(line, mark)
}

fn read_line(line: &[u8], base: &Position) -> (Reading, Range<usize>) {
    let start = start_of(line);
    let end = trim_end(line).max(start);
    let text = line.get(start..end).unwrap_or_default();
    let mut reading = read_bytes(text, base, Tail::Allowed);
    let tail = skip_blanks(text, reading.end).min(text.len())..text.len();
    read_counters(text.get(tail.clone()).unwrap_or_default(), &mut reading);
    if let Some(error) = &mut reading.error {
        error.span = error.span.start + start..error.span.end + start;
    }
    reading.end += start;
    (reading, tail.start + start..tail.end + start)
}

/// Takes the counters that have no field from the operations.
fn read_counters(tail: &[u8], reading: &mut Reading) {
    let counter = |name: &[u8]| {
        let found = operations(tail).find(|operation| operation.opcode(tail) == name)?;
        parse_digits(found.operand(tail))
    };
    if reading.fields < 5
        && let Some(clock) = counter(b"hmvc")
    {
        reading.position.halfmove_clock = clock;
    }
    if reading.fields < 6
        && let Some(number) = counter(b"fmvn")
    {
        reading.position.fullmove_number = number;
    }
}

/// One operation of a tail.
struct Operation {
    /// The word it starts with.
    opcode: Range<usize>,
    /// The word behind that, if any.
    operand: Range<usize>,
    /// The semicolon, or the end of the line.
    end: usize,
    /// How it ends.
    ending: Ending,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    Semicolon,
    OpenQuote,
    EndOfLine,
}

impl Operation {
    fn opcode<'tail>(&self, tail: &'tail [u8]) -> &'tail [u8] {
        tail.get(self.opcode.clone()).unwrap_or_default()
    }

    fn operand<'tail>(&self, tail: &'tail [u8]) -> &'tail [u8] {
        tail.get(self.operand.clone()).unwrap_or_default()
    }
}

/// The operations of a tail, up to a comment.
fn operations(tail: &[u8]) -> impl Iterator<Item = Operation> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = skip_blanks(tail, at);
        if start >= tail.len() || is_comment(tail, start) {
            return None;
        }
        let (end, ending) = operation_end(tail, start);
        at = end + 1;
        Some(cut_operation(tail, start..end, ending))
    })
}

fn is_comment(tail: &[u8], at: usize) -> bool {
    matches!(tail.get(at), Some(b'#' | b'{' | b'[' | b'|'))
}

/// The semicolon that ends the operation, or the end of the line.
fn operation_end(tail: &[u8], start: usize) -> (usize, Ending) {
    let mut is_quoted = false;
    for (at, byte) in tail.iter().enumerate().skip(start) {
        match byte {
            b'"' => is_quoted = !is_quoted,
            b';' if !is_quoted => return (at, Ending::Semicolon),
            _ => (),
        }
    }
    let ending = if is_quoted {
        Ending::OpenQuote
    } else {
        Ending::EndOfLine
    };
    (tail.len(), ending)
}

fn cut_operation(tail: &[u8], span: Range<usize>, ending: Ending) -> Operation {
    let text = tail.get(span.clone()).unwrap_or_default();
    let is_opcode = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let is_blank = |byte: &u8| byte.is_ascii_whitespace();
    let word = text.iter().take_while(|byte| is_opcode(byte)).count();
    let operand = skip_blanks(text, word);
    let behind = text.iter().skip(operand);
    let operand_end = operand + behind.take_while(|byte| !is_blank(byte)).count();
    Operation {
        opcode: span.start..span.start + word,
        operand: span.start + operand..span.start + operand_end,
        end: span.end,
        ending,
    }
}

/// The tail with the counters of a position: operands that are there are replaced, others come
/// when the counter is not what it is without them.
fn with_counters(tail: &[u8], position: &Position) -> Vec<u8> {
    let counters: [(&[u8], u32, u32); 2] = [
        (b"hmvc", position.halfmove_clock, 0),
        (b"fmvn", position.fullmove_number, 1),
    ];
    let mut tail = tail.to_vec();
    let mut missing = Vec::new();
    for (name, value, unsaid) in counters {
        let has_it = operations(&tail).any(|operation| operation.opcode(&tail) == name);
        if has_it {
            tail = replace_operand(&tail, name, value);
        } else if value != unsaid {
            missing.push((name, value));
        }
    }
    with_operations(tail, &missing)
}

fn replace_operand(tail: &[u8], name: &[u8], value: u32) -> Vec<u8> {
    let mut new = Vec::with_capacity(tail.len() + 10);
    let mut kept = 0;
    for operation in operations(tail).filter(|operation| operation.opcode(tail) == name) {
        if parse_digits(operation.operand(tail)) == Some(value) {
            continue;
        }
        new.extend(tail.get(kept..operation.opcode.end).unwrap_or_default());
        new.extend(format!(" {value}").into_bytes());
        kept = operation.operand.end;
    }
    new.extend(tail.get(kept..).unwrap_or_default());
    new
}

/// Adds operations behind the others, or in front when a comment or an open quote would swallow
/// them.
fn with_operations(mut tail: Vec<u8>, missing: &[(&[u8], u32)]) -> Vec<u8> {
    if missing.is_empty() {
        return tail;
    }
    let mut new: Vec<u8> = Vec::new();
    for (name, value) in missing {
        if !new.is_empty() {
            new.push(b' ');
        }
        new.extend_from_slice(name);
        new.extend(format!(" {value};").into_bytes());
    }
    match ending(&tail) {
        Some(Ending::Semicolon) => (),
        Some(Ending::EndOfLine) => tail.push(b';'),
        Some(Ending::OpenQuote) | None => std::mem::swap(&mut tail, &mut new),
    }
    if !tail.is_empty() && !new.is_empty() {
        tail.push(b' ');
    }
    tail.extend(new);
    tail
}

/// How the last operation of a tail ends; `None` when a comment is behind it or all of it.
fn ending(tail: &[u8]) -> Option<Ending> {
    let mut at = 0;
    let mut ending = None;
    for operation in operations(tail) {
        at = operation.end;
        ending = Some(operation.ending);
    }
    let behind = tail.get(at..).unwrap_or_default();
    let is_clean = behind
        .iter()
        .all(|byte| matches!(byte, b' ' | b'\t' | b';'));
    ending.filter(|_| is_clean)
}
