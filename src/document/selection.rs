//! The rows that are selected in the list.

use super::shift::{Shift, Way};
use crate::collection::RowSet;

/// The rows that are selected in the list, when they are not just the current one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Selection {
    /// Which.
    pub rows: RowSet,
    /// From where a stretch of rows extends.
    pub anchor: u64,
    /// Up to where the last stretch went.
    pub lead: u64,
}

impl Selection {
    /// What it is after a change that moved its rows.
    pub(super) fn follow(self, shift: &Shift) -> Option<Self> {
        Some(Self {
            rows: shift.follow(&self.rows, Way::Forth, true)?,
            anchor: shift.row(self.anchor)?,
            lead: shift.row(self.lead)?,
        })
    }
}
