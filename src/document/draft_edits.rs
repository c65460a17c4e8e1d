//! Typing in the FEN field, as changes of the document.

use super::current::Document;
use super::fen_draft::FenDraft;
use super::history::Group;
use super::position_edits::Setup;
use super::understood::{mended, understand_typed};
use crate::chess::Position;
use crate::notation::fen::FenStyle;
use crate::notation::line_text::line_of_text;
use crate::notation::record::{LineKind, line_kind, read_record, read_record_over, write_record};
use crate::notation::repair::Understanding;

impl Document {
    /// Begins typing in the FEN field.
    pub fn begin_draft(&mut self, session: u64, style: FenStyle) -> FenDraft {
        self.history.seal();
        let field = self.field_text(style);
        FenDraft {
            document: self.id(),
            text: field.text,
            session: Group::Typing(session),
            base: *self.position(),
            base_line: self.line().to_vec(),
            seen: self.state_id(),
            error: field.error,
        }
    }

    /// Takes the text of a draft: what can be read goes onto the board, and the line becomes the
    /// FEN, or the text itself while that cannot be read.
    pub fn apply_draft(&mut self, draft: &mut FenDraft, style: FenStyle) {
        let (mut reading, tail) = read_record_over(&draft.text, &draft.base);
        if reading.error.is_some()
            && let Some(Understanding::One(meant)) = understand_typed(&draft.text)
        {
            // The line keeps the text as it is typed; the board shows what it means.
            reading.position = mended(&draft.text, &meant, &draft.base).1;
        }
        keep_unsaid_target(&mut reading.position, &draft.base, style);
        let line = match (line_kind(draft.text.as_bytes()), &reading.error) {
            (LineKind::Comment, _) => line_of_text(&draft.text, &draft.base_line),
            (_, Some(_)) => broken_line(&draft.text, &draft.base_line),
            (_, None) if tail.is_empty() => {
                write_record(&reading.position, style, &draft.base_line)
            }
            (_, None) => write_record(&reading.position, style, draft.text.as_bytes()),
        };
        draft.error = match line_kind(draft.text.as_bytes()) {
            LineKind::Comment => None,
            LineKind::Blank | LineKind::Record | LineKind::Unreadable => reading.error,
        };
        if line != self.line() || reading.position != *self.position() {
            let setup = Setup {
                position: reading.position,
                ..self.setup()
            };
            self.replace_line(line, setup, Some(draft.session));
        }
        draft.seen = self.state_id();
    }

    /// Takes a whole typing session back, if it is the newest thing that happened.
    pub fn take_back(&mut self, session: Group) {
        // A save in between has made several steps of it.
        while self.history.newest_group() == Some(session) {
            self.undo();
        }
    }
}

/// The text that was typed over did not show a target that the convention leaves out, so its `-` does
/// not mean that there is none.
fn keep_unsaid_target(position: &mut Position, base: &Position, style: FenStyle) {
    let is_unsaid = |position: &Position| {
        position.possible_en_passant().is_some()
            && position.en_passant_as(style.en_passant).is_none()
    };
    let wished = Position {
        en_passant: base.en_passant,
        ..*position
    };
    if position.en_passant.is_none() && is_unsaid(base) && is_unsaid(&wished) {
        *position = wished;
    }
}

/// The text as typed, with the operations of the line that it stands for.
fn broken_line(text: &str, base_line: &[u8]) -> Vec<u8> {
    let mut line = line_of_text(text, base_line);
    let tail = read_record(base_line)
        .ok()
        .and_then(|record| base_line.get(record.tail));
    if let Some(tail) = tail.filter(|tail| !tail.is_empty()) {
        line.push(b' ');
        line.extend_from_slice(tail);
    }
    line
}
