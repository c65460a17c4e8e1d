//! The forms in which a position leaves the program, and the programs that would not accept them.

use super::current::Document;
use tabiya_notation::engines::{Effect, EngineWarning, warnings_for, warnings_for_text};
use tabiya_notation::forms::{Form, FormSettings, Warns, write_text_as};
use tabiya_notation::operations::operations;

/// A position as it would be copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    /// The text to copy.
    pub text: String,
    /// Programs that would refuse or misread it, the worst first. That an engine has to be set to
    /// Chess960 is no fault of the text and does not appear here.
    pub warnings: Vec<EngineWarning>,
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
        let mut warnings = match form.warns() {
            Warns::ByText => warnings_for_text(&text),
            Warns::ByPosition => warnings_for(self.position()),
            Warns::Never => Vec::new(),
        };
        warnings.retain(|warning| warning.effect != Effect::NeedsChess960);
        Copied { text, warnings }
    }
}
