//! Changes of many rows, each one step of undo.

use super::shift::{Shift, Way};
use crate::lines::{RowSet, Rows};
use crate::passes::{Duplicates, RepairedLine, SortOrder};
use std::sync::Arc;

/// A change of many rows.
#[derive(Clone, Debug)]
pub enum BulkChange {
    /// Take rows away.
    Delete(RowSet),
    /// Take away all rows but the first of each group of duplicates.
    DeleteSurplus(Arc<Duplicates>),
    /// Put rows, in their order, in front of another one.
    Move {
        /// Which.
        rows: RowSet,
        /// In front of which; the number of rows for the end.
        before: u64,
    },
    /// Put rows like these below the last of them.
    Duplicate(RowSet),
    /// Take over lines of another document, byte for byte.
    Insert {
        /// In front of which row.
        at: u64,
        /// Its rows.
        from: Rows,
        /// Which of them.
        rows: RowSet,
    },
    /// Put rows into an order, in the places that they have together.
    Sort {
        /// Which order.
        order: SortOrder,
        /// Which rows; `None` for all.
        only: Option<RowSet>,
    },
    /// Shuffle rows.
    Shuffle {
        /// The seed from which the order follows.
        seed: u64,
        /// Which rows; `None` for all.
        only: Option<RowSet>,
    },
    /// Replace lines by their repaired form.
    Repair(Vec<RepairedLine>),
}

impl BulkChange {
    /// Whether it takes less than a frame: it reads nothing, and its rows are a few stretches.
    pub fn is_quick(&self) -> bool {
        const FEW: usize = 20_000;
        match self {
            Self::Delete(rows) | Self::Duplicate(rows) | Self::Move { rows, .. } => {
                rows.ranges().take(FEW + 1).count() <= FEW
            }
            Self::DeleteSurplus(_)
            | Self::Insert { .. }
            | Self::Sort { .. }
            | Self::Shuffle { .. }
            | Self::Repair(_) => false,
        }
    }

    /// How many of these rows it is about, or lines from elsewhere.
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
            Self::Repair(lines) => lines.len() as u64,
        }
    }

    /// The same change, meant for the same lines, after rows have been changed in another way; `None`
    /// if nobody can say what it would be.
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
            Self::Insert { at, from, rows } => Self::Insert {
                at: shift.row(at).filter(|_| way == Way::Forth)?,
                from,
                rows,
            },
            Self::Sort { order, only: rows } => Self::Sort {
                order,
                only: only(rows)?,
            },
            Self::Shuffle { seed, only: rows } => Self::Shuffle {
                seed,
                only: only(rows)?,
            },
            Self::DeleteSurplus(_) | Self::Repair(_) => return None,
        })
    }
}
