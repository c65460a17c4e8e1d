//! Squares in doubt that a record names in its operations.
//!
//! Where the user is sure of a square again, since a reading was taken or the mark taken away, the record does not
//! name it any more: what is to be looked at is the same on the board, in the list and in the file.

use super::current::Document;
use super::edit::Edit;
use super::operation_edits::with_operations;
use super::shown::Setup;
use crate::chess::{Piece, Position, Square, SquareSet};
use crate::notation::fen::FenStyle;
use crate::notation::picture_notes::{DOUBT, PictureNotes, without_doubts};

impl Document {
    /// What the current record says of the picture that it was read from.
    pub fn picture_notes(&self) -> PictureNotes {
        PictureNotes::of_tail(self.operations())
    }

    /// Says that what stands on these squares of the current record is right, as it is or with another man on one of
    /// them: one step of undo. Returns whether anything changed.
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
        let unsure = self.unsure() - squares;
        let line = if position == *self.position() {
            with_operations(self.line(), &operations)
        } else {
            self.line_of(&position, style, Some(&operations))
        };
        if line == self.line() {
            return self.mark_unsure(unsure);
        }
        let setup = Setup {
            unsure,
            ..Setup::sure(position)
        };
        self.put_line(line, &setup, None);
        true
    }

    /// The squares that were in doubt since a picture was read, and on which the user has put something else.
    pub(super) fn settled_by(&self, edit: Edit, after: &Position) -> SquareSet {
        let marked = self.unsure();
        // What moves as a block passes over squares, and nobody has looked at each of them.
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
        let noted = self.noted_doubts();
        let before = &self.position().board;
        let is_settled = |square: &Square| {
            let is_of_picture = noted.contains(*square) || !self.readings_at(*square).is_empty();
            is_of_picture && before.get(*square) != after.board.get(*square)
        };
        marked.filter(is_settled).collect()
    }

    /// The operations of the current record once these squares are in doubt no more; `None` when they stay so.
    pub(super) fn operations_without_doubts(&self, settled: SquareSet) -> Option<Vec<u8>> {
        let old = self.operations();
        if settled.is_empty() || memchr::memmem::find(old, DOUBT.as_bytes()).is_none() {
            return None; // Usually there is nothing to look for.
        }
        let new = without_doubts(old, settled);
        (new != old).then_some(new)
    }

    /// The squares in doubt that the current record names.
    pub(super) fn noted_doubts(&self) -> SquareSet {
        let operations = self.operations();
        if memchr::memmem::find(operations, DOUBT.as_bytes()).is_none() {
            return SquareSet::EMPTY;
        }
        let notes = PictureNotes::of_tail(operations);
        notes.doubts.iter().map(|doubt| doubt.square).collect()
    }
}
