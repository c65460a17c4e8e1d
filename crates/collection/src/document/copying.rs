//! The current line as text: in the FEN field, and in the forms in which it leaves the program, with the programs that
//! would not accept them.

use super::current::Document;
use tabiya_notation::engines::{EngineReaction, EngineWarning, warnings_for, warnings_for_text};
use tabiya_notation::fen::{FenError, FenStyle, write_fen_as};
use tabiya_notation::forms::{Form, FormSettings, Warns, write_text_as};
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::operations::operations;
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

/// A position as it would be copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    /// The text to copy.
    pub text: String,
    /// Programs that would refuse or misread it, the worst first.
    pub warnings: Vec<EngineWarning>,
    /// Programs that must be set to Chess960, which is not a fault of the text.
    pub notes: Vec<EngineWarning>,
}

impl Document {
    /// Returns the bytes after the fields of the current line: the operations of an EPD, or a
    /// comment.
    pub fn operations(&self) -> &[u8] {
        let tail = self.shown.read.tail.clone();
        self.line().get(tail).unwrap_or_default()
    }

    /// Returns the number of operations in the current line.
    pub fn operation_count(&self) -> usize {
        operations(self.operations()).count()
    }

    /// Returns the position on the board in a form.
    pub fn copy_as(&self, form: Form, settings: FormSettings) -> Copied {
        let text = write_text_as(form, self.position(), self.operations(), settings);
        let warnings = match form.warns() {
            Warns::ByText => warnings_for_text(&text),
            Warns::ByPosition => warnings_for(self.position()),
            Warns::Never => Vec::new(),
        };
        let is_note = |warning: &EngineWarning| warning.effect == EngineReaction::NeedsChess960;
        let (notes, warnings) = warnings.into_iter().partition(is_note);
        Copied {
            text,
            warnings,
            notes,
        }
    }
}
