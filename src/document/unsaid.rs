//! What was said about a row that its line does not say.
//!
//! A convention may leave out of the FEN a target at which nothing can be captured, and no FEN says
//! of which squares somebody is not sure. The user has set it nevertheless: it is there again when
//! they come back to the row, for as long as the document is open.

use super::current::Document;
use crate::chess::{Square, SquareSet};
use crate::collection::LineId;
use crate::notation::record::read_record;
use std::collections::HashMap;

/// What one line does not say.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unsaid {
    /// The en-passant target.
    target: Option<Square>,
    /// The squares of which the user is not sure.
    unsure: SquareSet,
}

/// What lines do not say.
pub(super) type UnsaidOfLines = HashMap<LineId, Unsaid>;

impl Document {
    /// Remembers what the line of the current row does not say before another one is shown.
    pub(super) fn keep_unsaid(&mut self) {
        let Some(id) = self.line_id() else {
            return;
        };
        let target = self.position().possible_en_passant();
        let unsaid = Unsaid {
            target: target.filter(|_| self.is_silent()),
            unsure: self.unsure(),
        };
        if unsaid.target.is_some() || !unsaid.unsure.is_empty() {
            self.unsaid.insert(id, unsaid);
        } else {
            self.unsaid.remove(&id);
        }
    }

    /// Adds what is remembered of it to what was just read from the current row.
    pub(super) fn restore_unsaid(&mut self) {
        let Some(unsaid) = self.line_id().and_then(|id| self.unsaid.get(&id)) else {
            return;
        };
        let Unsaid { target, unsure } = *unsaid;
        self.shown.unsure = unsure;
        if target.is_some() && self.is_silent() {
            self.shown.position.en_passant = target;
        }
    }

    fn line_id(&self) -> Option<LineId> {
        let has_something = self.position().en_passant.is_some() || !self.unsure().is_empty();
        if self.unsaid.is_empty() && !has_something {
            return None; // Most often there is nothing to remember, and nothing to be asked for.
        }
        self.rows().line_id(self.row())
    }

    /// Whether the current line is a record that names no target.
    fn is_silent(&self) -> bool {
        read_record(self.line()).is_ok_and(|record| record.position.en_passant.is_none())
    }
}
