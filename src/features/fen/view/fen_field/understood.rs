//! The text in the field, and its meaning if it cannot be read as it is. The meaning is computed once for each text,
//! when it is first needed.

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

/// The contents of the field: the draft, or the text of the document.
pub(super) struct Field {
    pub(super) text: String,
    pub(super) kind: LineKind,
    pub(super) error: Option<FenError>,
    pub(super) is_cut: bool,
    pub(super) is_draft: bool,
}

pub(super) fn field_of(state: &State) -> Field {
    let shown = state
        .shared
        .document()
        .field_text(state.shared.settings.fen_style());
    match &state.shared.draft {
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

/// A text and its meaning.
#[derive(Debug, Default)]
pub(crate) struct Understood {
    text: String,
    meaning: Option<Arc<Understanding>>,
    /// The text with its repairs made, if there is only one way to understand it.
    repaired: String,
    /// The repair of its first error, if the meaning of the whole is unknown.
    error_repair: Option<ErrorRepair>,
    /// The current line, if it is readable but has more than a FEN.
    line: Vec<u8>,
    marks: Option<VariantMarks>,
}

impl Understood {
    /// Examines the text in the field and the line, unless both are those of the last frame.
    pub(super) fn look_at(&mut self, field: &Field, state: &State) {
        let text = match field.error {
            Some(_) if !field.is_cut => field.text.as_str(),
            _ => "",
        };
        if text != self.text {
            text.clone_into(&mut self.text);
            self.meaning = match &state.shared.draft {
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
        let document = state.shared.document();
        let has_tail = field.error.is_none() && !document.operations().is_empty();
        let line = if has_tail { document.line() } else { &[] };
        if line != self.line {
            line.clone_into(&mut self.line);
            self.marks = marks_of(line);
        }
    }

    /// The meaning of this text, if it is known and the text needs repair.
    pub(super) fn of(&self, text: &str) -> Option<&Understanding> {
        self.meaning.as_deref().filter(|_| text == self.text)
    }

    /// The text with all its repairs made.
    pub(super) fn repaired(&self) -> &str {
        &self.repaired
    }

    /// The repair of the first error of this text.
    pub(super) fn error_repair_of(&self, text: &str) -> Option<&ErrorRepair> {
        self.error_repair.as_ref().filter(|_| text == self.text)
    }

    /// The marks of a chess variant in the line, which are kept out of the FEN.
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
