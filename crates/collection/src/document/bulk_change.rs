//! Changes of many rows, each one step of undo.

use super::reverting::Revert;
use super::rewriting::Rewriting;
use super::shift::{Shift, Way};
use crate::passes::{Duplicates, RepairedLine, SortOrder};
use std::sync::Arc;
use tabiya_lines::{RowSet, Rows};

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
        /// Whether the row there gives its place to them, while it waits for its pieces.
        takes_place: bool,
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
    Repair {
        /// The rows and what they would be, in order.
        lines: Arc<Vec<RepairedLine>>,
        /// The places of those among them that stay as they are.
        left_out: RowSet,
    },
    /// Make lines what they are in the file.
    Revert(Revert),
    /// Make lines anew.
    Rewrite(Rewriting),
}

impl BulkChange {
    /// Whether it takes less than a frame: it reads nothing, and its rows are a few stretches.
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
            Self::Repair { left_out, .. } => left_out.len() - left_out.count(),
            Self::Revert(revert) => revert.row_count(all),
            Self::Rewrite(rewriting) => rewriting.lines.count(),
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
            // Its lines are the same, wherever they stand.
            Self::Rewrite(rewriting) => Self::Rewrite(rewriting),
            Self::DeleteSurplus(_) | Self::Repair { .. } => return None,
        })
    }
}
