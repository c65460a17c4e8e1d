//! The meaning of each character of a FEN.
//!
//! The text may be a FEN in any dialect, complete or not, with text after its fields, or broken. Every
//! byte belongs to exactly one part, the parts are in the order of the text, and they agree with
//! [`read_record_over`]. A text of any length has at most [`MAX_PARTS`] parts.
//!
//! ```
//! use tabiya_chess::{Color, Position};
//! use tabiya_notation::explain::{FieldMeaning, explain};
//!
//! let text = "8/8/8/8/8/8/8/8 b - - 12 34";
//! let explained = explain(text, &Position::empty());
//! assert!(explained.faults.is_empty());
//! let side = explained.parts.iter().find(|part| &text[part.span.clone()] == "b").unwrap();
//! assert_eq!(side.meaning, FieldMeaning::SideToMove(Color::Black));
//! assert_eq!(explained.parts.last().unwrap().meaning, FieldMeaning::FullmoveNumber {
//!     number: 34,
//!     side: Color::Black,
//! });
//! ```

mod fields;

pub use fields::FieldMeaning;

use super::fen::{FenError, FenErrorKind, FenField, is_tail, next_field, trim_end};
use super::record::{read_record_over, start_of};
use std::ops::Range;
use tabiya_chess::{Position, Square};

/// The largest number of parts. No FEN has nearly as many; the rest of a longer text is one part.
pub const MAX_PARTS: usize = 320;

/// The fields in their order.
pub const FIELDS: [FenField; 6] = [
    FenField::Board,
    FenField::SideToMove,
    FenField::Castling,
    FenField::EnPassant,
    FenField::HalfmoveClock,
    FenField::FullmoveNumber,
];

/// A part of the text with one meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenPart {
    /// The bytes, on character boundaries; never empty.
    pub span: Range<usize>,
    /// The field to which the part belongs. Blanks between two fields belong to the first.
    pub field: FenField,
    /// The meaning.
    pub meaning: FieldMeaning,
}

/// A text divided into its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// The parts in their order; together they are the text.
    pub parts: Vec<FenPart>,
    /// All faults, in the order of the text.
    pub faults: Vec<FenError>,
    /// The number of fields, 0 to 6.
    pub fields: u8,
}

impl Explanation {
    /// The index of the part that describes a square.
    ///
    /// ```
    /// use tabiya_chess::{Position, Square};
    /// use tabiya_notation::explain::explain;
    ///
    /// let text = "8/8/8/8/4P3/8/8/8 w - - 0 1";
    /// let explained = explain(text, &Position::empty());
    /// let part = explained.part_on(Square::from_name("e4").unwrap()).unwrap();
    /// assert_eq!(&text[explained.parts[part].span.clone()], "P");
    /// ```
    pub fn part_on(&self, square: Square) -> Option<usize> {
        self.parts.iter().position(|part| match part.meaning {
            FieldMeaning::Piece { square: on, .. } => on == Some(square),
            FieldMeaning::Empty { squares, .. } => squares.contains(square),
            _ => false,
        })
    }

    /// The index of the part that contains this byte of the text; after the end, that of the last part.
    pub fn part_at(&self, byte: usize) -> Option<usize> {
        let behind = self.parts.partition_point(|part| part.span.end <= byte);
        Some(behind.min(self.parts.len().checked_sub(1)?))
    }
}

/// Divides a text into parts and finds the meaning of each. Ranks and fields that cannot be read count as
/// those of `base`, for example the position on the board next to the text.
pub fn explain(text: &str, base: &Position) -> Explanation {
    let (reading, tail) = read_record_over(text, base);
    let bytes = text.as_bytes();
    let mut cutter = Cutter {
        text,
        position: reading.position,
        found: Explanation {
            fields: reading.fields,
            ..Explanation::default()
        },
        at: 0,
    };
    cutter.blank_up_to(start_of(bytes), FenField::Board);
    if reading.fields == 0 {
        cutter.found.faults.extend(reading.error);
    }
    // Characters that end a line, such as a NUL, end its last field too.
    let line = bytes.get(..trim_end(bytes)).unwrap_or_default();
    let mut before = FenField::Board;
    for name in FIELDS.into_iter().take(usize::from(reading.fields)) {
        let Some(field) = next_field(line, cutter.at, b";") else {
            break;
        };
        cutter.blank_up_to(field.start, before);
        match name {
            FenField::Board => cutter.board(&field),
            FenField::Castling => cutter.castling(&field),
            _ => cutter.short_field(name, &field),
        }
        before = name;
    }
    if !tail.is_empty() {
        cutter.blank_up_to(tail.start, before);
        cutter.tail(&tail, reading.fields);
    }
    cutter.blank_up_to(text.len(), FenField::End);
    cutter.found
}

/// Cuts a text into parts, from its beginning to its end.
struct Cutter<'text> {
    text: &'text str,
    /// The position read from the text.
    position: Position,
    found: Explanation,
    /// The end of the text that was already divided.
    at: usize,
}

impl Cutter<'_> {
    fn bytes(&self) -> &[u8] {
        self.text.as_bytes()
    }

    /// Makes the text up to this place a part.
    fn part(&mut self, end: usize, field: FenField, meaning: FieldMeaning) {
        let span = self.at..end.max(self.at);
        if span.is_empty() {
            return;
        }
        self.at = span.end;
        let parts = &mut self.found.parts;
        let is_full = parts.len() == MAX_PARTS;
        match parts.last_mut().filter(|_| is_full) {
            Some(last) => {
                last.span.end = span.end;
                last.meaning = FieldMeaning::Rest;
            }
            None => parts.push(FenPart {
                span,
                field,
                meaning,
            }),
        }
    }

    /// Makes the text up to this place a blank part.
    fn blank_up_to(&mut self, end: usize, field: FenField) {
        let is_behind_a_field = self
            .found
            .parts
            .last()
            .is_some_and(|part| part.meaning != FieldMeaning::StrayBlank);
        let is_between = is_behind_a_field && end < trim_end(self.bytes());
        let meaning = if is_between {
            FieldMeaning::NextField
        } else {
            FieldMeaning::StrayBlank
        };
        self.part(end, field, meaning);
    }

    /// Adds a fault, which may cover more than one part.
    fn fault(&mut self, field: FenField, kind: FenErrorKind, span: Range<usize>) {
        if self.found.faults.len() < MAX_PARTS {
            self.found.faults.push(FenError { kind, field, span });
        }
    }

    /// Makes the text up to this place an unreadable part.
    fn unreadable(&mut self, field: FenField, kind: FenErrorKind, end: usize) {
        self.fault(field, kind, self.at..end);
        self.part(end, field, FieldMeaning::Unreadable(kind));
    }

    fn tail(&mut self, tail: &Range<usize>, fields: u8) {
        let rest = self.bytes().get(tail.clone()).unwrap_or_default();
        if is_tail(rest, fields) || fields < 6 {
            self.part(tail.end, FenField::End, FieldMeaning::Tail);
        } else {
            self.unreadable(FenField::End, FenErrorKind::ExtraText, tail.end);
        }
    }
}
