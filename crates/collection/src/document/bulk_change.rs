//! Changes of many rows, each one undo step.

use super::reverting::Revert;
use super::rewriting::Rewriting;
use super::shift::{Shift, Way};
use crate::passes::{Duplicates, RepairedLine, SortOrder};
use std::sync::Arc;
use tabiya_lines::{RowSet, Rows};

/// A change of many rows.
#[derive(Clone, Debug)]
pub enum BulkChange {
    /// Deletes rows.
    Delete(RowSet),
    /// Deletes every row of each group of duplicates except the first.
    DeleteSurplus(Arc<Duplicates>),
    /// Moves rows, in their order, in front of another row.
    Move {
        /// The rows to move.
        rows: RowSet,
        /// The row in front of which they go; the number of rows for the end.
        before: u64,
    },
    /// Copies rows and puts the copies below the last of them.
    Duplicate(RowSet),
    /// Inserts lines of another document, byte for byte.
    Insert {
        /// The row in front of which they go.
        at: u64,
        /// The rows of the other document.
        from: Rows,
        /// The rows among `from` to insert.
        rows: RowSet,
        /// Whether they replace the row at `at` if that still waits for its pieces.
        takes_place: bool,
    },
    /// Sorts rows within the places that they occupy together.
    Sort {
        /// The order to sort by.
        order: SortOrder,
        /// The rows to sort; `None` for all.
        only: Option<RowSet>,
    },
    /// Shuffles rows.
    Shuffle {
        /// The seed that determines the order.
        seed: u64,
        /// The rows to shuffle; `None` for all.
        only: Option<RowSet>,
    },
    /// Replaces lines by their repaired form.
    Repair {
        /// The rows with their repaired lines, in the order of the rows.
        lines: Arc<Vec<RepairedLine>>,
        /// Indices into `lines` of the repairs to skip.
        left_out: RowSet,
    },
    /// Reverts lines to their state in the file.
    Revert(Revert),
    /// Rewrites lines.
    Rewrite(Rewriting),
}

impl BulkChange {
    /// Whether the change takes less than a frame: it reads nothing, and its rows form few ranges.
    pub fn is_quick(&self) -> bool {
        const FEW: usize = 20_000;
        match self {
            Self::Delete(rows) | Self::Duplicate(rows) | Self::Move { rows, .. } => {
                rows.ranges().take(FEW + 1).count() <= FEW
            }
            Self::Revert(revert) => revert.is_quick(),
            Self::DeleteSurplus(_)
            | Self::Insert { .. }
            | Self::Sort { .. }
            | Self::Shuffle { .. }
            | Self::Repair { .. }
            | Self::Rewrite(_) => false,
        }
    }

    /// Returns how many rows of `all`, or lines of another document, the change affects.
    pub fn row_count(&self, all: &Rows) -> u64 {
        match self {
            Self::Delete(rows)
            | Self::Duplicate(rows)
            | Self::Move { rows, .. }
            | Self::Insert { rows, .. } => rows.count(),
            Self::DeleteSurplus(groups) => groups.row_count() - groups.group_count(),
            Self::Sort { only, .. } | Self::Shuffle { only, .. } => {
                only.as_ref().map_or(all.len(), RowSet::count)
            }
            Self::Repair { left_out, .. } => left_out.len() - left_out.count(),
            Self::Revert(revert) => revert.row_count(all),
            Self::Rewrite(rewriting) => rewriting.lines.count(),
        }
    }

    /// Returns the same change for the same lines after another change of the rows; `None` if it
    /// can no longer be determined.
    pub(super) fn follow(self, shift: &Shift, way: Way) -> Option<Self> {
        let set = |rows: &RowSet| shift.follow(rows, way, false);
        let only = |rows: Option<RowSet>| match rows {
            Some(rows) => set(&rows).map(Some),
            None => Some(None),
        };
        Some(match self {
            Self::Delete(rows) => Self::Delete(set(&rows)?),
            Self::Duplicate(rows) => Self::Duplicate(set(&rows)?),
            Self::Move { rows, before } => Self::Move {
                rows: set(&rows)?,
                before: shift.row(before).filter(|_| way == Way::Forth)?,
            },
            Self::Insert {
                at,
                from,
                rows,
                takes_place,
            } => Self::Insert {
                at: shift.row(at).filter(|_| way == Way::Forth)?,
                from,
                rows,
                takes_place,
            },
            Self::Sort { order, only: rows } => Self::Sort {
                order,
                only: only(rows)?,
            },
            Self::Shuffle { seed, only: rows } => Self::Shuffle {
                seed,
                only: only(rows)?,
            },
            Self::Revert(revert) => Self::Revert(revert.follow(shift, way)?),
            // A rewriting names its lines by identity, so moved rows do not matter.
            Self::Rewrite(rewriting) => Self::Rewrite(rewriting),
            Self::DeleteSurplus(_) | Self::Repair { .. } => return None,
        })
    }
}
