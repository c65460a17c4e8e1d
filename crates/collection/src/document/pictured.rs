//! Boards of pictures that rows were read from, and their open doubts.
//!
//! A picture belongs to its row through all changes: it is keyed by the first form of the row's line
//! ([`Rows::first_form`](tabiya_lines::Rows::first_form)), so edits, repairs, sorting and undo keep it. No file holds
//! it: it is kept as long as the document is open, as are the squares about which the user is unsure. A position that is
//! set over the whole board was not read from the picture: its line has no earlier form, so the row has no picture until
//! the change is undone.
//!
//! The kept data are the crop as a small JPEG file, the readings of doubtful squares, and the page and the place. If
//! the replacement of a row by a picture is undone, the row has no picture. Doubtful squares are marked like squares
//! about which the user is unsure. After the whole board was turned or mirrored, the readings of a square are no longer
//! shown, because none of them describes what is on that square now.

use super::current::Document;
use super::edit::Edit;
use super::pictured_board::{Pictured, PicturedRow};
use super::shown::{Setup, Unsure};
use std::sync::Arc;
use tabiya_chess::{Piece, Position, Square, SquareSet};
use tabiya_lines::{LineId, LineOrigin};
use tabiya_notation::fen::FenStyle;

impl Document {
    /// Returns the board of the picture that the current row was read from.
    pub fn pictured(&self) -> Option<&Arc<Pictured>> {
        self.pictured_at(self.row())
    }

    /// Returns the board of the picture that a row was read from.
    pub fn pictured_at(&self, row: u64) -> Option<&Arc<Pictured>> {
        let known = self.pictured_row(row)?;
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

    /// Returns the line of a row as its picture was read, before the user changed or confirmed anything.
    pub fn line_as_read(&self, row: u64) -> Option<LineId> {
        Some(self.pictured_row(row)?.line)
    }

    /// Returns the squares of a row of which the user is unsure.
    pub fn unsure_at(&self, row: u64) -> SquareSet {
        self.all_unsure_at(row).squares
    }

    fn all_unsure_at(&self, row: u64) -> Unsure {
        if row == self.row() {
            return self.shown.unsure;
        }
        if let Some(pictured) = self.pictured_row(row) {
            return pictured.unsure;
        }
        let id = self.rows().line_id(row);
        let kept = id.and_then(|id| self.not_in_fen.get(&id));
        kept.map_or(Unsure::default(), |kept| kept.unsure)
    }

    /// Returns the possible pieces on an unsure square of the current row with their probabilities,
    /// the likeliest first, as far as the picture shows.
    pub fn readings_at(&self, square: Square) -> &[(char, f32)] {
        let pictured = self.pictured().filter(|_| self.unsure().contains(square));
        let readings = pictured.map_or(&[][..], |pictured| pictured.alternatives_at(square));
        let there = self.position().board.get(square);
        let is_there = |(man, _): &(char, f32)| Piece::from_letter(*man) == there;
        // After mirroring, the marks and the pieces are on other squares.
        if readings.iter().any(is_there) {
            readings
        } else {
            &[]
        }
    }

    /// Returns the next row with unsure squares after the current one, continuing from the first
    /// row. Only rows that were read from pictures count.
    pub fn next_unsure_row(&self) -> Option<u64> {
        if !self.has_pictured() {
            return None;
        }
        let (row, count) = (self.row(), self.rows().len());
        let mut others = (row + 1..count).chain(0..row.min(count));
        others.find(|row| self.pictured_at(*row).is_some() && !self.unsure_at(*row).is_empty())
    }

    /// Puts a piece on an unsure square, or empties it, and removes the mark, as one undo step.
    /// Returns whether anything changed.
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

    /// Records the board of the picture that a row was read from. The squares in doubt are marked
    /// as unsure. This is not an undo step, since it belongs to the origin of the row.
    pub fn note_pictured(&mut self, row: u64, picture: Arc<Pictured>) {
        let Some(line) = self.rows().line_id(row) else {
            return;
        };
        let id = self.rows().first_form(line);
        let unsure = picture.unsure();
        let earlier = self.pictured.remove(&id);
        let read = PicturedRow::new(picture, line).after(earlier);
        self.pictured.insert(id, read);
        if row == self.row() {
            self.shown.unsure = unsure;
        }
    }

    /// Puts a board of a picture in place of the current record, or below a line that is to stay,
    /// as one undo step, with the squares in doubt marked as unsure. Operations stay as with any
    /// other change of the position.
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
            // The new line has no origin, so that undo shows the old line without the picture.
            self.replace_line_as(line, None, &setup, None, |_| LineOrigin::New);
        }
        self.note_pictured(self.row(), picture);
    }

    /// Stores what is unsure in the current row, if it was read from a picture.
    pub(super) fn keep_pictured_unsure(&mut self) {
        if self.pictured.is_empty() {
            return; // Usually there is nothing to look up.
        }
        let unsure = self.shown.unsure;
        let Some(line) = self.rows().line_id(self.row()) else {
            return;
        };
        let id = self.rows().first_form(line);
        if let Some(known) = self.pictured.get_mut(&id) {
            known.keep_unsure(line, unsure);
        }
    }

    /// Returns what is stored as unsure for the current row, if it was read from a picture.
    pub(super) fn kept_pictured_unsure(&self) -> Option<Unsure> {
        let mut unsure = self.pictured_row(self.row())?.unsure;
        let notes = self.picture_notes();
        // A record that notes its questions may have been answered together with others.
        if notes.confidence.is_some() {
            unsure.questions = notes.questions;
        }
        Some(unsure)
    }

    fn pictured_row(&self, row: u64) -> Option<&PicturedRow> {
        if self.pictured.is_empty() {
            return None; // Usually there are none, and nothing to look up.
        }
        let line = self.rows().line_id(row)?;
        let known = self.pictured.get(&self.rows().first_form(line))?;
        Some(known.of(line))
    }
}
