//! What the FEN field shows of the current line.

use super::current::Document;
use crate::notation::fen::{FenError, FenStyle, write_fen_as};
use crate::notation::line_text::text_of_line;
use crate::notation::record::{LineKind, line_kind, read_record};

/// What the FEN field shows when nobody is typing in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldText {
    /// The canonical FEN, or the line as it stands when it is no readable record.
    pub text: String,
    /// What kind of line it is.
    pub kind: LineKind,
    /// The first thing in the text that cannot be read.
    pub error: Option<FenError>,
    /// Whether only the beginning of a very long line is shown. Such a line is not edited.
    pub is_cut: bool,
}

/// Lines with more bytes are kept but not read: nothing that long is a position, and reading it
/// again for every frame would take longer than a frame.
const LONGEST_READ: usize = 1 << 16;

/// How many characters may be typed in a field, into which a line goes or a part of it. Longer texts are
/// no line that a person writes by hand.
pub const MOST_TYPED: usize = 1 << 12;

/// What is shown of a line that is longer.
const SHOWN_OF_LONG: usize = 1 << 10;

impl Document {
    /// What the FEN field shows when nobody is typing in it.
    pub fn field_text(&self, style: FenStyle) -> FieldText {
        let line = self.line();
        let kind = if self.has_line() {
            kind_of_line(line)
        } else {
            LineKind::Record
        };
        let is_cut = self.has_line() && is_never_typed(line);
        let text = match kind {
            LineKind::Record => write_fen_as(self.position(), style),
            LineKind::Blank | LineKind::Comment | LineKind::Unreadable => {
                let shown = if is_cut { SHOWN_OF_LONG } else { line.len() };
                text_of_line(line.get(..shown).unwrap_or(line)).into_owned()
            }
        };
        let error = match kind {
            LineKind::Unreadable if !is_cut => read_record(text.as_bytes()).err(),
            LineKind::Unreadable | LineKind::Blank | LineKind::Comment | LineKind::Record => None,
        };
        FieldText {
            text,
            kind,
            error,
            is_cut,
        }
    }
}

/// Whether a line is no record, and a field has no room for its text: it stays as it is.
pub(super) fn is_never_typed(line: &[u8]) -> bool {
    let is_too_long_for_field = || {
        let is_long = MOST_TYPED < line.len();
        is_long && text_of_line(line).chars().nth(MOST_TYPED).is_some()
    };
    is_too_long(line) || (is_too_long_for_field() && line_kind(line) != LineKind::Record)
}

pub(super) fn is_too_long(line: &[u8]) -> bool {
    line.len() > LONGEST_READ
}

/// The kind of a line; very long ones count as unreadable without being read.
pub fn kind_of_line(line: &[u8]) -> LineKind {
    if is_too_long(line) {
        LineKind::Unreadable
    } else {
        line_kind(line)
    }
}
