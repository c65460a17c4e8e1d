//! What stands in the field, and what it means when it cannot be read as it stands: found out once for each
//! text, by whoever reads it first.

use crate::model::state::State;
use egui::Id;
use std::sync::Arc;
use tabiya_collection::document::{repair_typed, repaired_text, understand_typed};
use tabiya_notation::fen::FenError;
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::record::LineKind;
use tabiya_notation::repair::{ErrorRepair, Understanding, VariantMarks};

/// The id of the text field.
pub(crate) fn fen_field_id() -> Id {
    Id::unique("fen field")
}

/// What stands in the field: the draft, or what the document says.
pub(super) struct Field {
    pub(super) text: String,
    pub(super) kind: LineKind,
    pub(super) error: Option<FenError>,
    pub(super) is_cut: bool,
    pub(super) is_draft: bool,
}

pub(super) fn field_of(state: &State) -> Field {
    let shown = state.document().field_text(state.settings.fen_style());
    match &state.draft {
        None => Field {
            text: shown.text,
            kind: shown.kind,
            error: shown.error,
            is_cut: shown.is_cut,
            is_draft: false,
        },
        Some(draft) => Field {
            text: draft.text.clone(),
            kind: shown.kind,
            error: draft.error.clone(),
            is_cut: false,
            is_draft: true,
        },
    }
}

/// A text and what it means.
#[derive(Debug, Default)]
pub(crate) struct Understood {
    text: String,
    meaning: Option<Arc<Understanding>>,
    /// The text with its repairs made, when there is one way to understand it.
    repaired: String,
    /// What would repair its first error when there is no telling what all of it means.
    error_repair: Option<ErrorRepair>,
    /// The current line, when it can be read but has more than a FEN and its operations.
    line: Vec<u8>,
    marks: Option<VariantMarks>,
}

impl Understood {
    /// Looks at the text in the field and at the line, unless they are those of the frame before.
    pub(super) fn look_at(&mut self, field: &Field, state: &State) {
        let text = match field.error {
            Some(_) if !field.is_cut => field.text.as_str(),
            _ => "",
        };
        if text != self.text {
            text.clone_into(&mut self.text);
            self.meaning = match &state.draft {
                Some(draft) => draft.meaning.clone(),
                None => understand_typed(text).map(Arc::new),
            };
            self.repaired = match self.meaning.as_deref() {
                Some(Understanding::One(reading)) => repaired_text(text, reading),
                _ => String::new(),
            };
            let error = field.error.as_ref().filter(|_| self.meaning.is_none());
            self.error_repair = error.and_then(|error| repair_typed(text, error));
        }
        let document = state.document();
        let has_tail = field.error.is_none() && !document.operations().is_empty();
        let line = if has_tail { document.line() } else { &[] };
        if line != self.line {
            line.clone_into(&mut self.line);
            self.marks = marks_of(line);
        }
    }

    /// What this text means, when that is known and is not what stands there.
    pub(super) fn of(&self, text: &str) -> Option<&Understanding> {
        self.meaning.as_deref().filter(|_| text == self.text)
    }

    /// The text with all its repairs made.
    pub(super) fn repaired(&self) -> &str {
        &self.repaired
    }

    /// What would repair the first error of this text.
    pub(super) fn error_repair_of(&self, text: &str) -> Option<&ErrorRepair> {
        self.error_repair.as_ref().filter(|_| text == self.text)
    }

    /// What the line has of a chess variant, which is kept out of the FEN.
    pub(super) fn marks(&self) -> Option<&VariantMarks> {
        match self.meaning.as_deref() {
            Some(Understanding::One(reading)) => reading.variant.as_ref(),
            _ => self.marks.as_ref(),
        }
    }
}

fn marks_of(line: &[u8]) -> Option<VariantMarks> {
    match understand_typed(&text_of_line(line))? {
        Understanding::One(reading) => reading.variant,
        Understanding::Several(_) | Understanding::Unreadable(_) => None,
    }
}
