//! One answer to the question whose turn it is, for all diagrams that do not show it.

use super::edit::Edit;
use super::operation_edits::with_operations;
use super::rewriting::{Rewrite, Rewritten};
use crate::passes::PassError;
use tabiya_chess::Color;
use tabiya_lines::LineId;
use tabiya_notation::fen::FenStyle;
use tabiya_notation::picture_notes::{PictureNotes, with_questions};
use tabiya_notation::picture_questions::PictureQuestion;
use tabiya_notation::record::{read_record, write_record};

/// Gives the move to a side in records whose picture does not show whose turn it is.
#[derive(Clone, Copy, Debug)]
pub struct TurnAnswer {
    /// The side to move.
    pub side: Color,
    /// The style of the written FENs.
    pub style: FenStyle,
}

/// Whether the picture of a record with these notes does not show whose turn it is, and nobody has answered it. Where
/// signs contradict each other, the user has to look at the picture.
pub fn is_turn_unknown(notes: &PictureNotes) -> bool {
    notes.questions.contains(PictureQuestion::Turn) && notes.turn.is_none()
}

impl Rewrite for TurnAnswer {
    fn rewrite(&self, _id: Option<LineId>, line: &[u8]) -> Result<Rewritten, PassError> {
        Ok(self
            .answered(line)
            .map_or(Rewritten::AsItIs, Rewritten::Line))
    }
}

impl TurnAnswer {
    fn answered(self, line: &[u8]) -> Option<Vec<u8>> {
        let record = read_record(line).ok()?;
        let tail = line.get(record.tail)?;
        let notes = PictureNotes::of_tail(tail);
        if !is_turn_unknown(&notes) {
            return None;
        }
        let left = notes.questions.without(PictureQuestion::Turn);
        let answered = with_operations(line, &with_questions(tail, left));
        if record.position.side_to_move == self.side {
            return Some(answered);
        }
        let position = Edit::SideToMove(self.side).apply_to(&record.position);
        Some(write_record(&position, self.style, &answered))
    }
}
