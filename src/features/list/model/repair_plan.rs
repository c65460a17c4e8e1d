//! The changes that repairing all lines would make, and the repairs that the user ticked or unticked, which a repeated
//! search must not forget.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use tabiya_collection::document::{BulkChange, DocumentId, StateId};
use tabiya_collection::passes::RepairedLine;
use tabiya_lines::RowSet;

/// The possible repairs that a search found.
#[derive(Clone, Debug)]
pub struct FoundRepairs {
    lines: Vec<RepairedLine>,
    /// The number of lines that would lose words.
    dropping: u64,
    /// The indices of the lines that are not ticked.
    left_out: RowSet,
}

impl FoundRepairs {
    /// Ticks all lines, except those that would lose words around their positions (a list of puzzles may also be
    /// prose). The user's own ticks override both.
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

/// The changes that repairing all lines would make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepairPlan {
    /// The document of these lines.
    pub document: DocumentId,
    /// The content of the document during the search.
    pub state: StateId,
    /// The rows with their new text, in order.
    pub lines: Arc<Vec<RepairedLine>>,
    /// The number of lines that would lose words.
    dropping: u64,
    /// The indices in [`RepairPlan::lines`] of the lines to leave unchanged.
    left_out: RowSet,
}

impl RepairPlan {
    /// The plan for the repairs found in this content.
    pub fn new(document: DocumentId, state: StateId, found: FoundRepairs) -> Self {
        Self {
            document,
            state,
            dropping: found.dropping,
            lines: Arc::new(found.lines),
            left_out: found.left_out,
        }
    }

    /// The number of lines that would lose words around their position.
    pub fn dropping_count(&self) -> u64 {
        self.dropping
    }

    /// The row of the line at this index.
    pub fn row(&self, place: u64) -> Option<u64> {
        let place = usize::try_from(place).ok()?;
        Some(self.lines.get(place)?.row)
    }

    /// Whether the line at this index will be changed.
    pub fn is_wanted(&self, place: u64) -> bool {
        !self.left_out.contains(place)
    }

    /// Ticks or unticks the lines at these indices.
    pub fn want(&mut self, places: Range<u64>, is_wanted: bool) {
        let end = places.end.min(self.left_out.len());
        self.left_out
            .set_range(places.start.min(end)..end, !is_wanted);
    }

    /// The number of lines that will be changed.
    pub fn wanted_count(&self) -> u64 {
        self.left_out.len() - self.left_out.count()
    }

    /// The change of the ticked lines.
    pub fn into_change(self) -> BulkChange {
        BulkChange::Repair {
            lines: self.lines,
            left_out: self.left_out,
        }
    }
}

/// The ticks that the user changed in the list of repairs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandTicks {
    /// The content that the ticks belong to. Ticks for other content are dropped.
    content: Option<(DocumentId, StateId)>,
    /// The last choice for all rows at once.
    all: Option<bool>,
    /// The choices for single rows since then.
    rows: BTreeMap<u64, bool>,
}

impl HandTicks {
    /// No choices yet for this content.
    pub fn new(document: DocumentId, content: StateId) -> Self {
        Self {
            content: Some((document, content)),
            ..Self::default()
        }
    }

    /// Whether the ticks belong to this content.
    pub fn are_about(&self, document: DocumentId, content: StateId) -> bool {
        self.content == Some((document, content))
    }

    /// Ticks or unticks all rows.
    pub fn say_of_all(&mut self, is_wanted: bool) {
        self.all = Some(is_wanted);
        self.rows.clear();
    }

    /// Ticks or unticks one row.
    pub fn say_of(&mut self, row: u64, is_wanted: bool) {
        self.rows.insert(row, is_wanted);
    }

    /// Whether a row is ticked. `None` if the user made no choice for it.
    pub fn of(&self, row: u64) -> Option<bool> {
        self.rows.get(&row).copied().or(self.all)
    }
}
