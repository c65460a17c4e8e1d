//! En-passant targets that the lines do not say.
//!
//! A convention may leave out of the FEN a target at which nothing can be captured. The user has set
//! it nevertheless: it is there again when they come back to the row, for as long as the document is
//! open.

use super::current::Document;
use crate::chess::Square;
use crate::collection::LineId;
use crate::notation::record::read_record;
use std::collections::HashMap;

/// The targets by the lines that do not say them.
pub(super) type HiddenTargets = HashMap<LineId, Square>;

impl Document {
    /// Remembers the target of the current row before another one is shown.
    pub(super) fn keep_hidden_target(&mut self) {
        let Some(id) = self.line_id() else {
            return;
        };
        let target = self.position().possible_en_passant();
        match target.filter(|_| self.is_silent()) {
            Some(target) => self.hidden_targets.insert(id, target),
            None => self.hidden_targets.remove(&id),
        };
    }

    /// Puts the remembered target into the position that was just read from the current row.
    pub(super) fn restore_hidden_target(&mut self) {
        let target = self.line_id().and_then(|id| self.hidden_targets.get(&id));
        if let Some(target) = target.copied().filter(|_| self.is_silent()) {
            self.shown.position.en_passant = Some(target);
        }
    }

    fn line_id(&self) -> Option<LineId> {
        if self.hidden_targets.is_empty() && self.position().en_passant.is_none() {
            return None; // Most often there is nothing to remember, and nothing to be asked for.
        }
        self.rows().line_id(self.row())
    }

    /// Whether the current line is a record that names no target.
    fn is_silent(&self) -> bool {
        read_record(self.line()).is_ok_and(|record| record.position.en_passant.is_none())
    }
}
