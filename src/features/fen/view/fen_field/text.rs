//! The text in the field: its meaning if it cannot be read as it is, and its layout, in which errors or repairs are
//! underlined. The meaning is computed once for each text, when it is first needed.

use crate::model::state::State;
use crate::widgets::style::palette;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Id, Stroke, TextStyle, Ui};
use std::ops::Range;
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
pub(super) struct FenFieldContents {
    pub(super) text: String,
    pub(super) kind: LineKind,
    pub(super) error: Option<FenError>,
    pub(super) is_cut: bool,
    pub(super) is_draft: bool,
}

pub(super) fn field_of(state: &State) -> FenFieldContents {
    let shown = state
        .shared
        .document()
        .field_text(state.shared.settings.fen_style());
    match &state.shared.draft {
        None => FenFieldContents {
            text: shown.text,
            kind: shown.kind,
            error: shown.error,
            is_cut: shown.is_cut,
            is_draft: false,
        },
        Some(draft) => FenFieldContents {
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
pub(crate) struct UnderstoodText {
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

impl UnderstoodText {
    /// Examines the text in the field and the line, unless both are those of the last frame.
    pub(super) fn look_at(&mut self, field: &FenFieldContents, state: &State) {
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

/// The places of a text to underline, and the style of the lines.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marked {
    /// Byte ranges of the text. Ranges that overlap an earlier one or split a character are skipped.
    pub(crate) spans: Vec<Range<usize>>,
    /// Whether the intended text is known.
    pub(crate) is_understood: bool,
}

/// Lays out a text.
pub(crate) fn layout_marked(ui: &Ui, text: &str, marked: &Marked) -> LayoutJob {
    let font = TextStyle::Monospace.resolve(ui.style());
    let plain = TextFormat::simple(font.clone(), ui.visuals().text_color());
    let mut job = LayoutJob {
        break_on_newline: false,
        // Otherwise the caret after a space at the end would be in front of it.
        keep_trailing_whitespace: true,
        ..LayoutJob::default()
    };
    job.wrap.max_width = f32::INFINITY;
    let palette = palette(ui.visuals());
    let color = if marked.is_understood {
        palette.warning
    } else {
        palette.error
    };
    let mut at = 0;
    for span in &marked.spans {
        let (Some(before), Some(wrong)) = (text.get(at..span.start), text.get(span.clone())) else {
            continue;
        };
        job.append(before, 0.0, plain.clone());
        job.append(wrong, 0.0, marked_format(font.clone(), color));
        at = span.end;
    }
    job.append(text.get(at..).unwrap_or_default(), 0.0, plain);
    job
}

fn marked_format(font: FontId, color: Color32) -> TextFormat {
    TextFormat {
        underline: Stroke::new(2.0, color),
        ..TextFormat::simple(font, color)
    }
}

/// The beginning of a long text.
pub(super) fn shortened(text: &str) -> String {
    const MAX_CHARS: usize = 80;
    match text.char_indices().nth(MAX_CHARS) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
