//! Typing in the FEN field, as changes of the document.

use super::current::{Document, DocumentId};
use super::history::{StateId, UndoGroup};
use super::line_reading::{LineReading, repaired, understand_typed};
use super::shown::Setup;
use std::ops::Range;
use std::sync::Arc;
use tabiya_chess::Position;
use tabiya_lines::LineOrigin;
use tabiya_notation::fen::{FenError, FenReading, FenStyle, unnamed_fields};
use tabiya_notation::line_text::line_of_text;
use tabiya_notation::record::{LineKind, kind_of_read, read_record_over, write_record_like};
use tabiya_notation::repair::Understanding;

/// The text in the FEN field while it is typed. Only the user's keys change it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenDraft {
    /// The document whose field it is.
    pub document: DocumentId,
    /// The text, as typed.
    pub text: String,
    /// The group that makes the whole typing session one undo step.
    pub session: UndoGroup,
    /// The position when typing began. Fields that cannot be read keep their value from it.
    pub base: Position,
    /// The line as it was when typing began; its operations are kept.
    base_line: Vec<u8>,
    /// The reading of that line.
    base_read: LineReading,
    /// The document's content after the last key. If it differs, something else changed the
    /// document.
    pub seen: StateId,
    /// The first error in the text, if any.
    pub error: Option<FenError>,
    /// Whether the last change of the text was a requested repair rather than typing.
    pub is_repaired: bool,
    /// The meaning of a text that has errors but is understood nevertheless.
    pub meaning: Option<Arc<Understanding>>,
}

impl FenDraft {
    /// Makes the text replace the whole record: ranks and fields that cannot be read are those of an
    /// empty board, and no operations are kept.
    pub fn stand_alone(&mut self) {
        self.base = unnamed_fields();
        self.base_read.tail = 0..0;
    }

    /// Returns the operations of the line that is being edited.
    fn base_tail(&self) -> &[u8] {
        let tail = self.base_read.tail.clone();
        self.base_line.get(tail).unwrap_or_default()
    }
}

impl Document {
    /// Begins typing in the FEN field.
    pub fn begin_draft(&mut self, session: u64, style: FenStyle) -> FenDraft {
        self.history.seal();
        let field = self.field_text(style);
        FenDraft {
            document: self.id(),
            text: field.text,
            session: UndoGroup::Typing(session),
            base: *self.position(),
            base_line: self.line().to_vec(),
            base_read: self.shown.read.clone(),
            seen: self.state_id(),
            error: field.error,
            is_repaired: false,
            meaning: None,
        }
    }

    /// Applies the text of a draft: what can be read goes onto the board, and the line becomes the
    /// FEN, or the text itself while that cannot be read.
    ///
    /// The text is read here, once for each change. The draft keeps the results for display.
    pub fn apply_draft(&mut self, draft: &mut FenDraft, style: FenStyle) {
        let (reading, tail) = read_record_over(&draft.text, &draft.base);
        let meaning = reading
            .error
            .as_ref()
            .and_then(|_| understand_typed(&draft.text));
        let mut position = match &meaning {
            // The line keeps the typed text; the board shows its meaning.
            Some(Understanding::One(meant)) => repaired(&draft.text, meant, &draft.base).1,
            _ => reading.position,
        };
        keep_target_not_in_fen(&mut position, &draft.base, style);
        let kind = kind_of_read(draft.text.as_bytes(), reading.error.is_none());
        let line = draft_line(draft, kind, &position, style, (&reading, tail));
        let is_comment = kind == LineKind::Comment;
        draft.error = reading.error.filter(|_| !is_comment);
        draft.meaning = meaning.filter(|_| !is_comment).map(Arc::new);
        if line != self.line() || position != *self.position() {
            let is_text = kind == LineKind::Unreadable && line == draft.text.as_bytes();
            let error = draft.error.clone().filter(|_| is_text);
            let read = error.map(|error| LineReading::of_broken(&draft.text, error));
            let setup = Setup {
                position,
                ..self.setup()
            };
            let made = if draft.is_repaired {
                LineOrigin::Repaired
            } else {
                LineOrigin::Edited
            };
            self.replace_line_as(line, read, &setup, Some(draft.session), made);
        }
        draft.seen = self.state_id();
    }

    /// Undoes a whole typing session if it is the newest change.
    pub fn take_back(&mut self, session: UndoGroup) {
        // A save during the session splits it into several steps.
        while self.history.newest_group() == Some(session) {
            self.undo();
        }
    }
}

/// Returns the line for the text of a draft.
fn draft_line(
    draft: &FenDraft,
    kind: LineKind,
    position: &Position,
    style: FenStyle,
    (reading, tail): (&FenReading, Range<usize>),
) -> Vec<u8> {
    match kind {
        LineKind::Comment => line_of_text(&draft.text, &draft.base_line),
        LineKind::Blank | LineKind::Unreadable => broken_line(draft),
        LineKind::Record if tail.is_empty() => {
            write_record_like(position, style, draft.base_read.fields, draft.base_tail())
        }
        LineKind::Record => {
            let tail = draft.text.as_bytes().get(tail).unwrap_or_default();
            write_record_like(position, style, reading.fields, tail)
        }
    }
}

/// Keeps the en-passant target of `base` if the convention left it out of the text that was typed over: there `-` does
/// not mean that there is no target.
fn keep_target_not_in_fen(position: &mut Position, base: &Position, style: FenStyle) {
    let is_left_out = |position: &Position| {
        position.possible_en_passant().is_some()
            && position.en_passant_as(style.en_passant).is_none()
    };
    let wanted = Position {
        en_passant: base.en_passant,
        ..*position
    };
    if position.en_passant.is_none() && is_left_out(base) && is_left_out(&wanted) {
        *position = wanted;
    }
}

/// Returns the text as typed, followed by the operations of the line that is being edited.
fn broken_line(draft: &FenDraft) -> Vec<u8> {
    let mut line = line_of_text(&draft.text, &draft.base_line);
    let tail = draft.base_tail();
    if !tail.is_empty() {
        line.push(b' ');
        line.extend_from_slice(tail);
    }
    line
}
