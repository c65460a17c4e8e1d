//! Boards of pictures that rows were read from, and what is still in doubt about them.
//!
//! A picture belongs to its row in whatever form: it goes by the line that the row's line was made from
//! ([`Rows::first_form`](tabiya_lines::Rows::first_form)), so edits, repairs, sorting and undo keep it. No file holds
//! it: it is remembered for as long as the document is open, as are the squares that the user is not sure of.

use super::current::Document;
use super::edit::Edit;
use super::pictured_board::{Pictured, PicturedRow};
use super::shown::Setup;
use super::unsure::Unsure;
use std::sync::Arc;
use tabiya_chess::{Piece, Position, Square, SquareSet};
use tabiya_lines::{LineId, Origin};
use tabiya_notation::fen::FenStyle;

impl Document {
    /// The board of a picture that the current row was read from.
    pub fn pictured(&self) -> Option<&Arc<Pictured>> {
        self.pictured_at(self.row())
    }

    /// The board of a picture that a row was read from.
    pub fn pictured_at(&self, row: u64) -> Option<&Arc<Pictured>> {
        let known = self.pictured.get(&self.first_form_at(row)?)?;
        let unsure = if row == self.row() {
            self.shown.unsure
        } else {
            known.unsure
        };
        Some(known.seen(unsure.is_turned))
    }

    /// Whether any row was read from a picture.
    pub fn has_pictured(&self) -> bool {
        !self.pictured.is_empty()
    }

    /// The squares of a row that the user is not sure of.
    pub fn unsure_at(&self, row: u64) -> SquareSet {
        self.all_unsure_at(row).squares
    }

    fn all_unsure_at(&self, row: u64) -> Unsure {
        if row == self.row() {
            return self.shown.unsure;
        }
        let pictured = self
            .first_form_at(row)
            .and_then(|id| self.pictured.get(&id));
        if let Some(pictured) = pictured {
            return pictured.unsure;
        }
        let id = self.rows().line_id(row);
        let kept = id.and_then(|id| self.not_in_fen.get(&id));
        kept.map_or(Unsure::default(), |kept| kept.unsure)
    }

    /// What may stand on a square of the current row that is marked as not sure, the likeliest first, with how
    /// probable it is, as far as the picture tells.
    pub fn readings_at(&self, square: Square) -> &[(char, f32)] {
        let pictured = self.pictured().filter(|_| self.unsure().contains(square));
        let readings = pictured.map_or(&[][..], |pictured| pictured.alternatives_at(square));
        let there = self.position().board.get(square);
        let is_there = |(man, _): &(char, f32)| Piece::from_letter(*man) == there;
        // After mirroring, the marks and the men are elsewhere.
        if readings.iter().any(is_there) {
            readings
        } else {
            &[]
        }
    }

    /// The next row behind the current one, and then from the first on, of which some squares are not sure.
    /// Only rows that were read from pictures are looked at.
    pub fn next_unsure_row(&self) -> Option<u64> {
        if !self.has_pictured() {
            return None;
        }
        let (row, count) = (self.row(), self.rows().len());
        let mut others = (row + 1..count).chain(0..row.min(count));
        others.find(|row| self.pictured_at(*row).is_some() && !self.unsure_at(*row).is_empty())
    }

    /// Puts a man on a square of which the user was not sure, or empties it, and takes the mark away: one step of
    /// undo. Returns whether anything changed.
    pub fn settle(&mut self, square: Square, man: Option<Piece>, style: FenStyle) -> bool {
        if self.has_record() {
            return self.settle_doubts(SquareSet::of(square), Some((square, man)), style);
        }
        let left = self.unsure() - SquareSet::of(square);
        let edit = Edit::Put(square, man);
        let position = edit.apply_to(self.position());
        if position == *self.position() {
            return self.mark_unsure(left);
        }
        let unsure = self.shown.unsure.with_squares(left);
        let operations = self.operations_after(edit);
        let setup = Setup {
            unsure,
            ..Setup::sure(position)
        };
        let line = self.line_of(&position, style, operations.as_deref());
        self.put_line(line, &setup, None);
        true
    }

    /// Notes from which board of a picture a row was read. The squares in doubt are marked as not sure.
    /// This is no step of undo: it belongs to how the row came.
    pub fn note_pictured(&mut self, row: u64, picture: Arc<Pictured>) {
        let Some(id) = self.rows().line_id(row) else {
            return;
        };
        let id = self.rows().first_form(id);
        let unsure = picture.unsure();
        self.pictured.insert(id, PicturedRow::new(picture));
        if row == self.row() {
            self.shown.unsure = unsure;
        }
    }

    /// Puts a board of a picture into the place of the current record, or below a line that is to stay: one step of
    /// undo, with the squares in doubt marked as not sure. Operations stay as with any other change of the position.
    pub fn put_pictured(&mut self, position: Position, style: FenStyle, picture: Arc<Pictured>) {
        let operations = self.operations_after(Edit::Replace(position));
        let line = self.line_of(&position, style, operations.as_deref());
        let unsure = picture.unsure();
        let setup = Setup {
            unsure,
            ..Setup::sure(position)
        };
        if self.keeps_its_line() {
            self.put_line(line, &setup, None);
        } else {
            // A line of its own: undo shows the old one, to which the picture does not belong.
            self.replace_line_as(line, None, &setup, None, |_| Origin::New);
        }
        self.note_pictured(self.row(), picture);
    }

    /// Remembers what of the current row the user is not sure of, if it was read from a picture.
    pub(super) fn keep_pictured_unsure(&mut self) {
        let unsure = self.shown.unsure;
        if let Some(id) = self.first_form_at(self.row())
            && let Some(known) = self.pictured.get_mut(&id)
        {
            known.unsure = unsure;
        }
    }

    /// What is remembered of the current row, if it was read from a picture.
    pub(super) fn kept_pictured_unsure(&self) -> Option<Unsure> {
        let id = self.first_form_at(self.row())?;
        self.pictured.get(&id).map(|known| known.unsure)
    }

    fn first_form_at(&self, row: u64) -> Option<LineId> {
        if self.pictured.is_empty() {
            return None; // Usually there are none, and nothing to look up.
        }
        let id = self.rows().line_id(row)?;
        Some(self.rows().first_form(id))
    }
}
