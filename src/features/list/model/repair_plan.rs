//! What repairing everything would change.

use super::hand_ticks::HandTicks;
use std::ops::Range;
use std::sync::Arc;
use tabiya_collection::document::{BulkChange, DocumentId, StateId};
use tabiya_collection::passes::RepairedLine;
use tabiya_lines::RowSet;

/// What was found that can be repaired.
#[derive(Clone, Debug)]
pub struct FoundRepairs {
    lines: Vec<RepairedLine>,
    /// How many of them would lose words.
    dropping: u64,
    /// The places of those that are not ticked.
    left_out: RowSet,
}

impl FoundRepairs {
    /// These lines are to be changed, but for those that would lose words around their positions (a list of
    /// puzzles may be prose as well), and as was said by hand before.
    pub fn new(lines: Vec<RepairedLine>, hand_ticks: &HandTicks) -> Self {
        let is_left_out = |line: &RepairedLine| match hand_ticks.of(line.row) {
            Some(is_wanted) => !is_wanted,
            None => line.drops_words,
        };
        let places = (0..).zip(&lines).filter(|(_, line)| is_left_out(line));
        let left_out = RowSet::from_rows(lines.len() as u64, places.map(|(place, _)| place));
        Self {
            dropping: lines.iter().filter(|line| line.drops_words).count() as u64,
            left_out,
            lines,
        }
    }
}

/// What repairing everything would change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepairPlan {
    /// Whose lines these are.
    pub document: DocumentId,
    /// The content for which it was found out.
    pub state: StateId,
    /// The rows and what they would be, in order.
    pub lines: Arc<Vec<RepairedLine>>,
    /// How many of them would lose words.
    dropping: u64,
    /// The places in [`RepairPlan::lines`] that are to stay as they are.
    left_out: RowSet,
}

impl RepairPlan {
    /// The plan of what was found for this content.
    pub fn new(document: DocumentId, state: StateId, found: FoundRepairs) -> Self {
        Self {
            document,
            state,
            dropping: found.dropping,
            lines: Arc::new(found.lines),
            left_out: found.left_out,
        }
    }

    /// How many of the lines would lose words around their position.
    pub fn dropping_count(&self) -> u64 {
        self.dropping
    }

    /// The row of the line at this place.
    pub fn row(&self, place: u64) -> Option<u64> {
        let place = usize::try_from(place).ok()?;
        Some(self.lines.get(place)?.row)
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

    /// The change of those lines.
    pub fn into_change(self) -> BulkChange {
        BulkChange::Repair {
            lines: self.lines,
            left_out: self.left_out,
        }
    }
}
