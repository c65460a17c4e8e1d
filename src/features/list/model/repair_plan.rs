//! What repairing everything would change.

use crate::document::{DocumentId, StateId};
use crate::lines::RowSet;
use crate::passes::RepairedLine;
use std::ops::Range;

/// What repairing everything would change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepairPlan {
    /// Whose lines these are.
    pub document: DocumentId,
    /// The content for which it was found out.
    pub state: StateId,
    /// The rows and what they would be, in order.
    pub lines: Vec<RepairedLine>,
    /// The places in [`RepairPlan::lines`] that are to stay as they are.
    left_out: RowSet,
}

impl RepairPlan {
    /// All of these lines are to be changed.
    pub fn new(document: DocumentId, state: StateId, lines: Vec<RepairedLine>) -> Self {
        let left_out = RowSet::none(lines.len() as u64);
        Self {
            document,
            state,
            lines,
            left_out,
        }
    }

    /// Whether the line at this place is to be changed.
    pub fn is_wanted(&self, place: u64) -> bool {
        !self.left_out.contains(place)
    }

    /// Says whether the lines at these places are to be changed.
    pub fn want(&mut self, places: Range<u64>, is_wanted: bool) {
        let end = places.end.min(self.left_out.len());
        self.left_out
            .set_range(places.start.min(end)..end, !is_wanted);
    }

    /// How many lines are to be changed.
    pub fn wanted_count(&self) -> u64 {
        self.left_out.len() - self.left_out.count()
    }

    /// The same, and nothing is kept.
    pub fn into_wanted_lines(self) -> Vec<RepairedLine> {
        if self.left_out.is_empty() {
            return self.lines;
        }
        let left_out = self.left_out;
        let lines = self.lines.into_iter().zip(0..);
        lines
            .filter(|(_, place)| !left_out.contains(*place))
            .map(|(line, _)| line)
            .collect()
    }
}
