//! The user's statements about a row that its FEN cannot hold, and the arrows and square marks in its operations.
//!
//! A convention may leave an en-passant target out of the FEN if nothing can capture there, and no
//! FEN holds unsure squares or the moves played. They are restored when the user returns to the
//! row, as long as the document is open.
//!
//! Arrows and marks are in a `c` operation of the line and nowhere else. They are read in each frame, and a change of
//! them is an edit of the operations: one undo step. (The window alone draws the outlined arrows of best moves; no
//! diagram has them.)

use super::current::Document;
use super::edit::Edit;
use super::history::RowsChange;
use super::line_of_play::LineOfPlay;
use super::shown::NotInFen;
use std::collections::HashMap;
use tabiya_lines::{LineId, Rows};
use tabiya_notation::annotations::{Annotations, annotations, with_annotations};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::operations::EditError;
use tabiya_notation::record::read_record;

impl Document {
    /// Stores what the FEN of the current row does not hold, before another row is shown.
    pub(super) fn keep_not_in_fen(&mut self) {
        self.keep_pictured_unsure();
        let Some(id) = self.line_id() else {
            return;
        };
        let target = self.position().possible_en_passant();
        let is_game = self.holds_games();
        let not_in_fen = NotInFen {
            target: target.filter(|_| !is_game && self.is_silent()),
            unsure: self.shown.unsure,
            play: self.play_with_record().filter(|_| !is_game),
            path: self
                .line_of_play()
                .filter(|_| is_game)
                .map(LineOfPlay::path),
        };
        let has_any = not_in_fen.target.is_some()
            || !not_in_fen.unsure.is_nothing()
            || not_in_fen.path.is_some()
            || not_in_fen.play.is_some();
        if has_any {
            self.not_in_fen.insert(id, not_in_fen);
        } else {
            self.not_in_fen.remove(&id);
        }
    }

    /// Adds the stored state to the row that was just read.
    pub(super) fn restore_not_in_fen(&mut self) {
        self.restore_by_line();
        if let Some(unsure) = self.kept_pictured_unsure() {
            self.shown.unsure = unsure;
        } else if self.shown.unsure.is_nothing() {
            self.shown.unsure = self.noted_unsure();
        }
    }

    /// Gives lines that rewrite others with the same position what the FEN of those does not hold.
    pub(super) fn pass_on_not_in_fen(&mut self, after: &Rows, change: &RowsChange) {
        let known = self.rows().own_line_count();
        if self.not_in_fen.is_empty() || after.own_line_count() == known {
            return;
        }
        let mut replaced = HashMap::new();
        self.rows().each_line_of_spans(&change.removed, |line| {
            if self.not_in_fen.contains_key(&line) {
                replaced.insert(self.rows().first_form(line), line);
            }
        });
        let mut passed_on = Vec::new();
        after.each_line_of_spans(&change.inserted, |line| {
            let is_new = matches!(line, LineId::Own(own) if known <= own);
            if let Some(old) = replaced.get(&after.first_form(line)).filter(|_| is_new)
                && has_same_position(after, *old, line)
            {
                passed_on.push((*old, line));
            }
        });
        for (old, new) in passed_on {
            if let Some(kept) = self.not_in_fen.get(&old).cloned() {
                self.not_in_fen.insert(new, kept);
            }
        }
    }

    fn restore_by_line(&mut self) {
        let Some(not_in_fen) = self.line_id().and_then(|id| self.not_in_fen.get(&id)) else {
            return;
        };
        let NotInFen {
            target,
            unsure,
            play,
            path,
        } = not_in_fen.clone();
        self.shown.unsure = unsure;
        if target.is_some() && self.is_silent() {
            self.shown.position.en_passant = target;
        }
        if let Some(path) = path
            && let Some(read) = self.shown.play.as_deref()
        {
            let mut play = LineOfPlay::clone(read);
            play.follow_path(&path);
            self.shown = self.shown.clone().showing(play);
        }
        if let Some(play) = play {
            // The line of play holds the position with everything that is not in the FEN.
            self.shown.position = *play.position();
            self.shown.play = Some(play);
        }
    }

    fn line_id(&self) -> Option<LineId> {
        let has_something = self.position().en_passant.is_some()
            || !self.shown.unsure.is_nothing()
            || self.shown.play.is_some();
        if self.not_in_fen.is_empty() && !has_something {
            return None; // Usually there is nothing to remember, and nothing to look up.
        }
        self.rows().line_id(self.row())
    }

    /// Whether the current line is a record without an en-passant target.
    fn is_silent(&self) -> bool {
        read_record(self.line()).is_ok_and(|record| record.position.en_passant.is_none())
    }
}

/// Whether two lines are records of the same position.
fn has_same_position(rows: &Rows, one: LineId, other: LineId) -> bool {
    let position = |line| Some(read_record(&rows.text_of(line).ok()?).ok()?.position);
    position(one).is_some_and(|one| position(other) == Some(one))
}

impl Document {
    /// Returns the arrows and marks of the current line.
    pub fn annotations(&self) -> Annotations {
        annotations(self.operations())
    }

    /// Replaces all arrows and marks by these, as one undo step. A line that is not a record
    /// becomes one. Returns whether anything changed.
    ///
    /// # Errors
    /// Fails when the other operations could not be read back unchanged; then nothing has changed.
    pub fn annotate(&mut self, wanted: &Annotations, style: FenStyle) -> Result<bool, EditError> {
        let old = self.operations();
        let new = with_annotations(old, wanted)?;
        if new == old {
            return Ok(false);
        }
        self.write_operations(&new, style, None);
        Ok(true)
    }

    /// Returns the operations with the arrows and marks moved as a change of the whole board moves
    /// them; `None` if they stay as they are.
    pub(super) fn operations_after(&self, edit: Edit) -> Option<Vec<u8>> {
        if self.keeps_its_line() {
            return None;
        }
        let old = self.operations();
        let drawn = annotations(old);
        let moved = edit.annotations_after(&drawn);
        if moved == drawn {
            return None;
        }
        let new = with_annotations(old, &moved).ok()?;
        (new != old).then_some(new)
    }
}
