//! Squares in doubt and open questions that a record notes in its operations.
//!
//! Once the user is sure of a square, by accepting a reading or removing the mark, the record no
//! longer notes it, so that the board, the list and the file show the same squares to check.

use super::current::Document;
use super::edit::Edit;
use super::operation_edits::with_operations;
use super::shown::{Setup, Unsure};
use tabiya_chess::{Piece, Position, Square, SquareSet, Transform};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::picture_notes::{
    ASK, BELOW, DOUBT, PictureNotes, turned, with_questions, without_doubts,
};
use tabiya_notation::picture_questions::PictureQuestion;

impl Document {
    /// Returns the notes of the current record about the picture that it was read from.
    pub fn picture_notes(&self) -> PictureNotes {
        PictureNotes::of_tail(self.operations())
    }

    /// Confirms these squares of the current record, either unchanged or with another piece on one
    /// of them, as one undo step. Returns whether anything changed.
    pub fn settle_doubts(
        &mut self,
        squares: SquareSet,
        put: Option<(Square, Option<Piece>)>,
        style: FenStyle,
    ) -> bool {
        if !self.has_record() {
            return false;
        }
        let edit = put.map(|(square, man)| Edit::Put(square, man));
        let position = edit.map_or(*self.position(), |edit| edit.apply_to(self.position()));
        let operations = without_doubts(self.operations(), squares);
        let left = self.unsure() - squares;
        let line = if position == *self.position() {
            with_operations(self.line(), &operations)
        } else {
            self.line_of(&position, style, Some(&operations))
        };
        if line == self.line() {
            return self.mark_unsure(left);
        }
        let setup = Setup {
            unsure: self.shown.unsure.with_squares(left),
            ..Setup::sure(position)
        };
        self.put_line(line, &setup, None);
        true
    }

    /// Returns the squares in doubt on which the edit put something else.
    pub(super) fn settled_by(&self, edit: Edit, after: &Position) -> SquareSet {
        let marked = self.unsure();
        // Moving a block crosses squares that nobody has checked one by one.
        let is_of_squares = matches!(
            edit,
            Edit::Put(..)
                | Edit::PutBoth(..)
                | Edit::Move { .. }
                | Edit::Copy { .. }
                | Edit::TakeOff(_)
        );
        if marked.is_empty() || !is_of_squares {
            return SquareSet::EMPTY;
        }
        let noted = self.noted_unsure().squares;
        let before = &self.position().board;
        let is_settled = |square: &Square| {
            let is_of_picture = noted.contains(*square) || !self.readings_at(*square).is_empty();
            is_of_picture && before.get(*square) != after.board.get(*square)
        };
        marked.filter(is_settled).collect()
    }

    /// Returns the operations of the current record when only the squares in `after` are still unsure; `drawn` are the
    /// operations that an edit has already changed. `None` if they stay as they are.
    pub(super) fn operations_with_notes(
        &self,
        drawn: Option<Vec<u8>>,
        after: Unsure,
    ) -> Option<Vec<u8>> {
        let before = self.shown.unsure;
        let old = self.operations();
        if before == after || !has_notes(old) {
            return drawn; // Usually there is nothing to search for.
        }
        let mut new = drawn.unwrap_or_else(|| old.to_vec());
        let mut squares = before.squares;
        if before.is_turned != after.is_turned {
            new = turned(&new);
            squares = Transform::Rotate.squares(squares);
        }
        new = without_doubts(&new, squares - after.squares);
        if before.questions != after.questions {
            let noted = PictureNotes::of_tail(&new).questions;
            let is_asked = |question: &PictureQuestion| {
                let is_new = !before.questions.contains(*question);
                after.questions.contains(*question) && (is_new || noted.contains(*question))
            };
            new = with_questions(
                &new,
                PictureQuestion::ALL.into_iter().filter(is_asked).collect(),
            );
        }
        (new != old).then_some(new)
    }

    /// Returns what the current record notes as unsure.
    pub(super) fn noted_unsure(&self) -> Unsure {
        let operations = self.operations();
        if !has_notes(operations) {
            return Unsure::default();
        }
        let notes = PictureNotes::of_tail(operations);
        Unsure {
            squares: notes.doubts.iter().map(|doubt| doubt.square).collect(),
            questions: notes.questions,
            is_turned: false,
        }
    }
}

fn has_notes(operations: &[u8]) -> bool {
    let mut opcodes = [ASK, BELOW, DOUBT].into_iter();
    opcodes.any(|opcode| memchr::memmem::find(operations, opcode.as_bytes()).is_some())
}
