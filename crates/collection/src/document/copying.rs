//! The position in the forms in which it leaves the program, and which programs would not accept them.

use super::current::Document;
use tabiya_notation::engines::{Effect, EngineWarning, warnings_for, warnings_for_text};
use tabiya_notation::forms::{Form, FormSettings, Warns, write_text_as};
use tabiya_notation::operations::operations;

/// What a copy would be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    /// The text.
    pub text: String,
    /// Which programs would refuse it or misread it, the worst first. Setting an engine to Chess960
    /// is no fault of the text, and not among them.
    pub warnings: Vec<EngineWarning>,
}

impl Document {
    /// What stands behind the fields of the current line: the operations of an EPD, or a comment.
    pub fn operations(&self) -> &[u8] {
        let tail = self.shown.read.tail.clone();
        self.line().get(tail).unwrap_or_default()
    }

    /// How many operations the current line has.
    pub fn operation_count(&self) -> usize {
        operations(self.operations()).count()
    }

    /// The position that is shown, in a form.
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
