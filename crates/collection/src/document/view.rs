//! The rows that the list shows when it does not show all, and those that are selected.

use super::shift::{Shift, Way};
use crate::passes::{Duplicates, Mark, Sameness};
use crate::search::Query;
use std::cell::Cell;
use std::sync::Arc;
use tabiya_lines::RowSet;

/// What rows were chosen by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ViewOf {
    /// Having one of these marks.
    Marks(Vec<Mark>),
    /// Matching a query.
    Found(Box<Query>),
    /// Being there more than once.
    Duplicates(Sameness),
}

/// The rows that the list shows when it does not show all.
#[derive(Clone, Debug)]
pub struct View {
    of: ViewOf,
    listed: Listed,
}

#[derive(Clone, Debug)]
enum Listed {
    /// In the order of the rows.
    Rows(RowSet),
    /// In groups.
    Groups {
        groups: Arc<Duplicates>,
        /// The last row that was asked for, and its place: looking for it takes a while, and it is
        /// asked for in every frame.
        last_asked: Cell<Option<(u64, Option<u64>)>>,
    },
}

impl View {
    /// Rows in their order.
    pub fn of_rows(of: ViewOf, rows: RowSet) -> Self {
        Self {
            of,
            listed: Listed::Rows(rows),
        }
    }

    /// Rows that are the same position, in groups.
    pub fn of_duplicates(sameness: Sameness, groups: Duplicates) -> Self {
        Self {
            of: ViewOf::Duplicates(sameness),
            listed: Listed::Groups {
                groups: Arc::new(groups),
                last_asked: Cell::default(),
            },
        }
    }

    /// What they were chosen by.
    pub fn of(&self) -> &ViewOf {
        &self.of
    }

    /// The groups, if they are shown in groups.
    pub fn groups(&self) -> Option<&Arc<Duplicates>> {
        match &self.listed {
            Listed::Rows(_) => None,
            Listed::Groups { groups, .. } => Some(groups),
        }
    }

    /// How many rows there are.
    pub fn len(&self) -> u64 {
        match &self.listed {
            Listed::Rows(rows) => rows.count(),
            Listed::Groups { groups, .. } => groups.row_count(),
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The row at a place of the list.
    pub fn row(&self, place: u64) -> Option<u64> {
        match &self.listed {
            Listed::Rows(rows) => rows.nth(place),
            Listed::Groups { groups, .. } => groups.row(place),
        }
    }

    /// At which place of the list a row is shown.
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

    /// Where a row is shown, or where it would be; among groups, at the beginning.
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

    /// The rows at places next to each other, out of a list of so many rows.
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

    /// All of its rows, out of a list of so many.
    pub(super) fn rows(&self, of: u64) -> RowSet {
        match &self.listed {
            Listed::Rows(rows) => rows.clone(),
            Listed::Groups { .. } => self.rows_between(0, self.len().saturating_sub(1), of),
        }
    }

    /// The next row that stays when others go, else the one before.
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

    /// What it is after a change of the rows; `None` if its rows have to be looked for again.
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
        })
    }

    pub(super) fn into_of(self) -> ViewOf {
        self.of
    }
}

/// With more rows a task looks through them again.
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

/// The first row of a set from this one on, else the last before it.
pub(super) fn nearest(set: &RowSet, row: u64) -> Option<u64> {
    let place = set.rank(row);
    set.nth(place).or_else(|| set.nth(place.checked_sub(1)?))
}
