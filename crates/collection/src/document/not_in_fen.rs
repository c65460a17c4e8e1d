//! The user's statements about a row that its FEN cannot hold.
//!
//! A convention may leave an en-passant target out of the FEN if nothing can capture there, and no
//! FEN holds unsure squares or the moves played. They are restored when the user returns to the
//! row, as long as the document is open.

use super::current::Document;
use super::shown::NotInFen;
use tabiya_lines::LineId;
use tabiya_notation::record::read_record;

impl Document {
    /// Stores what the FEN of the current row does not hold, before another row is shown.
    pub(super) fn keep_not_in_fen(&mut self) {
        self.keep_pictured_unsure();
        let Some(id) = self.line_id() else {
            return;
        };
        let target = self.position().possible_en_passant();
        let not_in_fen = NotInFen {
            target: target.filter(|_| self.is_silent()),
            unsure: self.shown.unsure,
            play: self.shown.play.clone(),
        };
        let has_any = not_in_fen.target.is_some()
            || !not_in_fen.unsure.is_nothing()
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

    fn restore_by_line(&mut self) {
        let Some(not_in_fen) = self.line_id().and_then(|id| self.not_in_fen.get(&id)) else {
            return;
        };
        let NotInFen {
            target,
            unsure,
            play,
        } = not_in_fen.clone();
        self.shown.unsure = unsure;
        if target.is_some() && self.is_silent() {
            self.shown.position.en_passant = target;
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
