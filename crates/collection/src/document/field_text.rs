//! The text of the FEN field for the current line.

use super::current::Document;
use tabiya_notation::fen::{FenError, FenStyle, write_fen_as};
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::record::LineKind;

/// The content of the FEN field when nobody is typing in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldText {
    /// The canonical FEN, or the unchanged line if it is not a readable record.
    pub text: String,
    /// The kind of the line.
    pub kind: LineKind,
    /// The first error in the text, if any.
    pub error: Option<FenError>,
    /// Whether only the beginning of a very long line is shown. Such a line cannot be edited.
    pub is_cut: bool,
}

/// The number of bytes shown of a longer line.
const SHOWN_OF_LONG: usize = 1 << 10;

impl Document {
    /// Returns the content of the FEN field when nobody is typing in it.
    pub fn field_text(&self, style: FenStyle) -> FieldText {
        let line = self.line();
        let read = &self.shown.read;
        let kind = if self.has_line() {
            read.kind
        } else {
            LineKind::Record
        };
        let is_cut = self.has_line() && read.is_never_typed;
        let text = match kind {
            LineKind::Record => write_fen_as(self.position(), style),
            LineKind::Blank | LineKind::Comment | LineKind::Unreadable => {
                let shown = if is_cut { SHOWN_OF_LONG } else { line.len() };
                text_of_line(line.get(..shown).unwrap_or(line)).into_owned()
            }
        };
        FieldText {
            text,
            kind,
            error: read.error.clone().filter(|_| !is_cut),
            is_cut,
        }
    }
}
