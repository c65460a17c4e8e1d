//! The rows in a filtered list, and the selected rows.

use super::shift::{Shift, Way};
use crate::passes::{Duplicates, LineMark, Sameness};
use crate::search::Query;
use std::cell::Cell;
use std::sync::Arc;
use tabiya_lines::RowSet;

/// The filter of the rows in a view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ViewOf {
    /// Rows with one of these marks.
    Marks(Vec<LineMark>),
    /// Rows that match a query.
    Found(Box<Query>),
    /// Rows that occur more than once.
    Duplicates(Sameness),
    /// Rows that both filters show.
    Both(Box<Self>, Box<Self>),
}

/// The rows that the list shows when it does not show all.
#[derive(Clone, Debug)]
pub struct RowsView {
    of: ViewOf,
    listed: Listed,
    unknown: u64,
}

#[derive(Clone, Debug)]
enum Listed {
    /// Rows in their order.
    Rows(RowSet),
    /// Rows in groups.
    Groups {
        groups: Arc<Duplicates>,
        /// The last requested row and its place: looking it up takes a while, and every frame asks
        /// for it.
        last_asked: Cell<Option<(u64, Option<u64>)>>,
    },
}

impl RowsView {
    /// Creates a view of rows in their order.
    pub fn of_rows(of: ViewOf, rows: RowSet) -> Self {
        Self {
            of,
            listed: Listed::Rows(rows),
            unknown: 0,
        }
    }

    /// Creates a view of duplicates, in groups.
    pub fn of_duplicates(sameness: Sameness, groups: Duplicates) -> Self {
        Self {
            of: ViewOf::Duplicates(sameness),
            listed: Listed::Groups {
                groups: Arc::new(groups),
                last_asked: Cell::default(),
            },
            unknown: 0,
        }
    }

    /// The same view, with the number of positions that met all other conditions and that no endgame table knew.
    #[must_use]
    pub fn with_unknown(self, unknown: u64) -> Self {
        Self { unknown, ..self }
    }

    /// The number of positions that met all other conditions and that no endgame table knew.
    pub const fn unknown(&self) -> u64 {
        self.unknown
    }

    /// Returns the filter.
    pub fn of(&self) -> &ViewOf {
        &self.of
    }

    /// Returns the groups, if the view has any.
    pub fn groups(&self) -> Option<&Arc<Duplicates>> {
        match &self.listed {
            Listed::Rows(_) => None,
            Listed::Groups { groups, .. } => Some(groups),
        }
    }

    /// Returns the number of rows.
    pub fn len(&self) -> u64 {
        match &self.listed {
            Listed::Rows(rows) => rows.count(),
            Listed::Groups { groups, .. } => groups.row_count(),
        }
    }

    /// Whether the view has no rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the row at a place of the list.
    pub fn row(&self, place: u64) -> Option<u64> {
        match &self.listed {
            Listed::Rows(rows) => rows.nth(place),
            Listed::Groups { groups, .. } => groups.row(place),
        }
    }

    /// Returns the place of a row in the list, if it is shown.
    pub fn place_of(&self, row: u64) -> Option<u64> {
        match &self.listed {
            Listed::Rows(rows) => rows.contains(row).then(|| rows.rank(row)),
            Listed::Groups { groups, last_asked } => {
                if let Some((asked, place)) = last_asked.get()
                    && asked == row
                {
                    return place;
                }
                let place = groups.place_of(row);
                last_asked.set(Some((row, place)));
                place
            }
        }
    }

    /// Returns the place of a row, or the place where it would be; 0 for a row outside the groups.
    pub fn place_near(&self, row: u64) -> u64 {
        match &self.listed {
            Listed::Rows(rows) => rows.rank(row).min(rows.count().saturating_sub(1)),
            Listed::Groups { .. } => self.place_of(row).unwrap_or_default(),
        }
    }

    /// Whether a group of duplicates begins at a place.
    pub fn begins_group(&self, place: u64) -> bool {
        self.groups()
            .is_some_and(|groups| groups.begins_group(place))
    }

    /// Returns the rows at a range of places as a set over `of` rows.
    pub(super) fn rows_between(&self, first: u64, last: u64, of: u64) -> RowSet {
        match &self.listed {
            Listed::Rows(rows) => {
                let mut between = RowSet::none(of);
                if let (Some(first), Some(last)) = (rows.nth(first), rows.nth(last)) {
                    between.copy_from(first, rows, first..last + 1);
                }
                between
            }
            Listed::Groups { groups, .. } => {
                let rows = (first..=last).map_while(|place| groups.row(place));
                RowSet::from_rows(of, rows)
            }
        }
    }

    /// Returns all rows of the view as a set over `of` rows.
    pub fn rows(&self, of: u64) -> RowSet {
        match &self.listed {
            Listed::Rows(rows) => rows.clone(),
            Listed::Groups { .. } => self.rows_between(0, self.len().saturating_sub(1), of),
        }
    }

    /// Returns the next row of the view that stays when the `gone` rows go, else the previous one.
    pub(super) fn neighbour(&self, row: u64, gone: &RowSet) -> Option<u64> {
        match &self.listed {
            Listed::Rows(rows) => nearest(&rows.difference(gone), row),
            Listed::Groups { groups, .. } => {
                let place = self.place_of(row)?;
                let stays = |place: &u64| groups.row(*place).is_some_and(|row| !gone.contains(row));
                let next = (place..groups.row_count()).find(stays);
                let next = next.or_else(|| (0..place).rev().find(stays));
                next.and_then(|place| groups.row(place))
            }
        }
    }

    /// Returns the view after a change of the rows; `None` if its rows have to be searched for
    /// again.
    pub(super) fn follow(&self, shift: &Shift, way: Way) -> Option<Self> {
        let listed = match &self.listed {
            Listed::Rows(rows) => Listed::Rows(shift.follow(rows, way, true)?),
            Listed::Groups { groups, .. } => Listed::Groups {
                groups: Arc::new(follow_groups(groups, shift, way)?),
                last_asked: Cell::default(),
            },
        };
        Some(Self {
            of: self.of.clone(),
            listed,
            unknown: self.unknown,
        })
    }

    pub(super) fn into_of(self) -> ViewOf {
        self.of
    }
}

/// Views with more rows are searched again by a task.
const MAX_FOLLOWED: u64 = 1 << 20;

fn follow_groups(groups: &Duplicates, shift: &Shift, way: Way) -> Option<Duplicates> {
    if MAX_FOLLOWED < groups.row_count() {
        return None;
    }
    let mut groups = Duplicates::clone(groups);
    if let Some((at, removed, inserted)) = shift.counts(way) {
        groups.after_splice(at, removed, inserted);
        return Some(groups);
    }
    match (shift, way) {
        (Shift::Without(rows), Way::Forth) => {
            groups.without(&rows.to_set());
            Some(groups)
        }
        _ => None,
    }
}

/// The rows selected in the list, unless that is just the current one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SelectedRows {
    /// The selected rows.
    pub rows: RowSet,
    /// The row from which a range selection extends.
    pub anchor: u64,
    /// The row up to which the last range went.
    pub lead: u64,
}

impl SelectedRows {
    /// Returns the selection after a change that moved its rows.
    pub(super) fn follow(self, shift: &Shift) -> Option<Self> {
        Some(Self {
            rows: shift.follow(&self.rows, Way::Forth, true)?,
            anchor: shift.row(self.anchor)?,
            lead: shift.row(self.lead)?,
        })
    }
}

/// Returns the first row of a set at or after this one, else the last before it.
pub(super) fn nearest(set: &RowSet, row: u64) -> Option<u64> {
    let place = set.rank(row);
    set.nth(place).or_else(|| set.nth(place.checked_sub(1)?))
}
