//! The reading of the current line. It is read once, when it is first shown, and gives the same
//! answer in every frame.

use std::borrow::Cow;
use std::ops::Range;
use tabiya_chess::Position;
use tabiya_notation::fen::{FenError, FenStyle, unnamed_fields};
use tabiya_notation::line_text::{line_of_text, text_of_line};
use tabiya_notation::record::{
    LineKind, Record, kind_of_read, line_kind, read_record, read_record_over, write_record_like,
};
use tabiya_notation::repair::{
    ErrorRepair, Interpretation, Repair, RepairKind, Understanding, readings_of_unreadable,
    repair_error_alone, understand,
};

/// Longer texts are not examined at each key press: nobody repairs anything that long by hand.
const MAX_BYTES: usize = 4096;

/// The readings of a damaged board are not sought in longer texts at each key press.
const MAX_DAMAGED_BYTES: usize = 1024;

/// Returns the meaning of a text that cannot be read as it is; `None` if that is unclear. A damaged
/// board has several readings, which say what they assume.
pub fn understand_typed(text: &str) -> Option<Understanding> {
    let found = (text.len() <= MAX_BYTES).then(|| understand(text))?;
    match found {
        Understanding::One(reading) if reading.repairs.is_empty() => None,
        Understanding::Unreadable(_) if MAX_DAMAGED_BYTES < text.len() => None,
        Understanding::Unreadable(_) => {
            let readings = readings_of_unreadable(text);
            (1 < readings.len()).then_some(Understanding::Several(readings))
        }
        understood => Some(understood),
    }
}

/// Returns the repair of the first error of a text that [`understand_typed`] does not understand,
/// if there is a sensible one.
pub fn repair_typed(text: &str, error: &FenError) -> Option<ErrorRepair> {
    (text.len() <= MAX_BYTES).then(|| repair_error_alone(text, error))?
}

/// Returns the text with all repairs of its reading made. Missing fields are not added.
pub fn repaired_text(text: &str, reading: &Interpretation) -> String {
    // The values of the missing fields do not affect whether the text can be read.
    repaired(text, reading, &Position::empty()).0
}

/// Returns the repaired text with its position, which takes missing fields from `base`.
pub(super) fn repaired(
    text: &str,
    reading: &Interpretation,
    base: &Position,
) -> (String, Position) {
    let without_missing = with_repairs(text, &reading.repairs);
    let (read, _) = read_record_over(&without_missing, base);
    if read.error.is_none() {
        (without_missing, read.position)
    } else {
        (reading.text.clone(), reading.position)
    }
}

/// Returns the text with its repairs made, except for missing fields. A repair within another one
/// is part of that one.
fn with_repairs(text: &str, repairs: &[Repair]) -> String {
    let mut repaired = String::new();
    let mut at = 0;
    for repair in repairs {
        let span = &repair.span;
        if span.start < at || repair.kind == RepairKind::MissingFields {
            continue;
        }
        repaired.push_str(text.get(at..span.start).unwrap_or_default());
        repaired.push_str(&repair.became);
        at = span.end;
    }
    repaired.push_str(text.get(at..).unwrap_or_default());
    repaired
}

/// Lines with more bytes are kept but not read: nothing that long is a position, and reading it
/// would take longer than a frame.
const MAX_BYTES_READ: usize = 1 << 16;

/// The maximum number of characters that may be typed into a field that holds a line or a part of
/// one. Nobody writes longer lines by hand.
pub const MAX_TYPED: usize = 1 << 12;

/// The reading of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LineReading {
    pub kind: LineKind,
    /// The first error in a line that is not a record.
    pub error: Option<FenError>,
    /// The number of fields of a record.
    pub fields: u8,
    /// The byte range of a record after its fields.
    pub tail: Range<usize>,
    /// Whether the line stays as it is, because it is not a record and too long for a field.
    pub is_never_typed: bool,
}

impl LineReading {
    /// Reads a line.
    pub(super) fn of(line: &[u8]) -> Self {
        if is_too_long(line) {
            return Self::unread(LineKind::Unreadable, line);
        }
        Self::of_outcome(line, read_record(line).as_ref())
    }

    /// Reads a line and as much of its position as possible; the rest is empty.
    pub(super) fn with_position(line: &[u8]) -> (Self, Position) {
        if is_too_long(line) {
            return (Self::unread(LineKind::Unreadable, line), Position::empty());
        }
        let outcome = read_record(line);
        let reading = Self::of_outcome(line, outcome.as_ref());
        let position = match outcome {
            Ok(record) => record.position,
            Err(_) if reading.kind == LineKind::Unreadable => position_of_unreadable(line),
            Err(_) => Position::empty(),
        };
        (reading, position)
    }

    /// Returns the reading of a line that is this broken text with a known first error.
    pub(super) fn of_broken(text: &str, error: FenError) -> Self {
        let line = text.as_bytes();
        Self {
            error: Some(error),
            ..Self::unread(LineKind::Unreadable, line)
        }
    }

    /// Returns the reading of a line that is not read.
    pub(super) fn unread(kind: LineKind, line: &[u8]) -> Self {
        Self {
            kind,
            error: None,
            fields: 6,
            tail: line.len()..line.len(),
            is_never_typed: is_too_long(line)
                || kind != LineKind::Record && is_too_long_for_field(line),
        }
    }

    fn of_outcome(line: &[u8], outcome: Result<&Record, &FenError>) -> Self {
        let kind = kind_of_read(line, outcome.is_ok());
        let unread = Self::unread(kind, line);
        match outcome {
            Ok(record) => Self {
                fields: record.fields,
                tail: record.tail.clone(),
                ..unread
            },
            Err(error) if kind == LineKind::Unreadable => Self {
                error: match text_of_line(line) {
                    Cow::Borrowed(_) => Some(error.clone()),
                    Cow::Owned(latin_1) => read_record(latin_1.as_bytes()).err(),
                },
                ..unread
            },
            Err(_) => unread,
        }
    }
}

fn position_of_unreadable(line: &[u8]) -> Position {
    let text = text_of_line(line);
    match understand_typed(&text) {
        Some(Understanding::One(meant)) => meant.position,
        _ => read_record_over(&text, &unnamed_fields()).0.position,
    }
}

/// The part of an unreadable line that a record for its board keeps.
pub(super) struct KeptOfUnreadable {
    /// The number of fields, 4 or 6.
    pub fields: u8,
    /// The operations or the comment, in the encoding of the line.
    pub tail: Vec<u8>,
}

impl KeptOfUnreadable {
    /// Returns the operations or the comment of an unreadable line; `None` if it has none.
    pub(super) fn of(line: &[u8]) -> Option<Self> {
        let text = text_of_line(line);
        let meant = match understand_typed(&text) {
            Some(Understanding::One(meant)) => meant.text,
            _ => text.into_owned(),
        };
        let (reading, tail) = read_record_over(&meant, &unnamed_fields());
        let fields = if reading.fields == 4 { 4 } else { 6 };
        let tail = line_of_text(meant.get(tail)?, line);
        // Words of prose are not a tail.
        let again = write_record_like(&reading.position, FenStyle::STANDARD, fields, &tail);
        let is_tail = !tail.is_empty() && read_record(&again).is_ok();
        is_tail.then_some(Self { fields, tail })
    }
}

fn is_too_long(line: &[u8]) -> bool {
    line.len() > MAX_BYTES_READ
}

fn is_too_long_for_field(line: &[u8]) -> bool {
    MAX_TYPED < line.len() && text_of_line(line).chars().nth(MAX_TYPED).is_some()
}

/// Returns the kind of the line; very long lines count as unreadable without being read.
pub(super) fn kind_of_line(line: &[u8]) -> LineKind {
    if is_too_long(line) {
        LineKind::Unreadable
    } else {
        line_kind(line)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use tabiya_notation::fen::{read_fen, write_fen};

    fn repaired_over_start(text: &str) -> (String, String) {
        let Some(Understanding::One(reading)) = understand_typed(text) else {
            return (String::new(), String::new());
        };
        let (text, position) = repaired(text, &reading, &Position::start());
        (text, write_fen(&position))
    }

    #[test]
    fn all_faults_are_repaired_at_once() {
        let (text, fen) =
            repaired_over_start("rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR W qkQK – 0 1");
        assert_eq!(fen, write_fen(&Position::start()));
        assert_eq!(text, fen);
    }

    #[test]
    fn missing_fields_keep_the_values_of_the_board() {
        let (text, fen) = repaired_over_start("r3k2r/8/8/8/8/8/8/R3K2R B");
        assert_eq!(text, "r3k2r/8/8/8/8/8/8/R3K2R b");
        assert_eq!(fen, "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
    }

    #[test]
    fn a_missing_field_in_the_middle_is_inserted() {
        let text = "RNBQKBNR W KQkq 3 9";
        let text = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/{text}");
        let (text, fen) = repaired_over_start(&text);
        assert_eq!(text, fen);
        assert!(read_fen(&text).unwrap().halfmove_clock == 3);
    }
}
