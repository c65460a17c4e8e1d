//! Rows with the same position.
//!
//! # Keys
//!
//! Duplicates and orders need no second copy of the text: a key of 96 bits represents a line beside its number, and all
//! processors sort the keys in parts. Lines with equal keys count as equal without comparing the lines. The hash is
//! randomly seeded for each search, so nobody can craft a file for which that is wrong; by chance it is wrong in one of
//! 2^48 searches of ten million lines.

mod search;

pub use search::find_duplicates;

use std::ops::Range;
use tabiya_lines::RowSet;

/// Groups of two or more rows with the same position: the rows of a group are in their order, and
/// the groups are in the order of their first rows. A place is an index into all these rows, from
/// 0.
///
/// Takes four bytes per row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duplicates {
    rows: Vec<u32>,
    /// The places at which groups begin.
    begins: RowSet,
    /// The number of rows in the list.
    list_len: u64,
}

impl Duplicates {
    /// Returns the number of groups.
    pub fn group_count(&self) -> u64 {
        self.begins.count()
    }

    /// Returns the number of rows in all groups.
    pub fn row_count(&self) -> u64 {
        self.rows.len() as u64
    }

    /// Whether no two rows are the same.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Returns the row at a place.
    pub fn row(&self, place: u64) -> Option<u64> {
        let row = self.rows.get(usize::try_from(place).ok()?)?;
        Some(u64::from(*row))
    }

    /// Whether a group begins at a place.
    pub fn begins_group(&self, place: u64) -> bool {
        self.begins.contains(place)
    }

    /// Returns the number of the group at a place, from 0.
    pub fn group_of(&self, place: u64) -> Option<u64> {
        let groups = self.begins.rank(place.checked_add(1)?);
        groups.checked_sub(1).filter(|_| place < self.row_count())
    }

    /// Returns the place at which a group begins.
    pub fn group_start(&self, group: u64) -> Option<u64> {
        self.begins.nth(group)
    }

    /// Returns the place of a row, if it is in a group. Takes milliseconds for millions of rows,
    /// since it searches through them.
    pub fn place_of(&self, row: u64) -> Option<u64> {
        // The inner loop has no branch for each row, so that many are compared at once.
        const STRETCH: usize = 256;
        let row = u32::try_from(row).ok()?;
        let has_it = |stretch: &[u32]| {
            let is_it = stretch.iter().map(|other| *other == row);
            is_it.fold(false, |found, is_it| found | is_it)
        };
        let stretch = self.rows.chunks(STRETCH).position(has_it)?;
        let start = stretch * STRETCH;
        let rest = self.rows.get(start..)?;
        let place = rest.iter().position(|other| *other == row)?;
        Some((start + place) as u64)
    }

    /// Returns all rows except the first of each group. They can be deleted without loss.
    pub fn surplus(&self) -> RowSet {
        let mut surplus = RowSet::none(self.list_len);
        for (place, row) in (0..).zip(&self.rows) {
            if !self.begins.contains(place) {
                surplus.set(u64::from(*row), true);
            }
        }
        surplus
    }
}

impl Duplicates {
    /// Follows a change that replaced `removed` rows from `at` on by `inserted` others, which are
    /// not examined. Groups with a single remaining row vanish.
    pub fn after_splice(&mut self, at: u64, removed: u64, inserted: u64) {
        let at = at.min(self.list_len);
        let removed = removed.min(self.list_len - at);
        let behind = at + removed;
        let len = self.list_len - removed + inserted;
        self.list_len = len;
        if removed == inserted && !self.has_any(at..behind) {
            return;
        }
        let moved = |row: u64| {
            if row < at {
                Some(row)
            } else {
                (behind <= row).then(|| row - removed + inserted)
            }
        };
        // With more than 2^32 rows, those beyond that number drop out of the groups.
        if !self.has_any(at..behind) && u32::try_from(len).is_ok() {
            for row in &mut self.rows {
                let row_now = moved(u64::from(*row)).and_then(|row| u32::try_from(row).ok());
                *row = row_now.unwrap_or(*row);
            }
        } else {
            self.rebuild(moved);
        }
    }

    /// Follows the removal of rows, after which the rows below have moved up. Groups with a single
    /// remaining row vanish.
    pub fn without(&mut self, removed: &RowSet) {
        self.list_len -= removed.rank(self.list_len);
        self.rebuild(|row| (!removed.contains(row)).then(|| row - removed.rank(row)));
    }

    /// Whether any of these rows is in a group.
    fn has_any(&self, rows: Range<u64>) -> bool {
        let bound = |row: u64| u32::try_from(row).unwrap_or(u32::MAX);
        let (start, end) = (bound(rows.start), bound(rows.end));
        let is_in = |row: &u32| start <= *row && *row < end;
        let any = |rows: &[u32]| rows.iter().fold(false, |any, row| any | is_in(row));
        self.rows.chunks(256).any(any)
    }

    /// Renumbers all rows and drops those that are gone.
    fn rebuild(&mut self, now: impl Fn(u64) -> Option<u64>) {
        let mut left = Vec::with_capacity(self.rows.len());
        let mut starts: Vec<u32> = Vec::new();
        let mut are_sorted = true;
        let mut last_first = None;
        for group in groups(&self.begins, self.rows.len()) {
            let start = left.len();
            let rows = self.rows.get(group).unwrap_or_default();
            let rows = rows.iter().filter_map(|row| now(u64::from(*row)));
            left.extend(rows.filter_map(|row| u32::try_from(row).ok()));
            if left.len() < start + 2 {
                left.truncate(start);
                continue;
            }
            let first = left.get(start).copied();
            are_sorted &= last_first < first;
            last_first = first;
            starts.extend(u32::try_from(start).ok());
        }
        let begins = starts.into_iter().map(u64::from);
        self.begins = RowSet::from_rows(left.len() as u64, begins);
        self.rows = left;
        if !are_sorted {
            self.sort_groups();
        }
    }

    /// Restores the order of the groups after some have lost their first rows.
    fn sort_groups(&mut self) {
        let all = groups(&self.begins, self.rows.len());
        let mut groups: Vec<Range<usize>> = all.collect();
        groups.sort_by_key(|group| self.rows.get(group.start).copied());
        let mut rows = Vec::with_capacity(self.rows.len());
        let mut begins = RowSet::none(self.rows.len() as u64);
        for group in groups {
            begins.set(rows.len() as u64, true);
            rows.extend_from_slice(self.rows.get(group).unwrap_or_default());
        }
        (self.rows, self.begins) = (rows, begins);
    }
}

/// Returns the places of each group, of `places` in total.
fn groups(begins: &RowSet, places: usize) -> impl Iterator<Item = Range<usize>> {
    let place = move |place: u64| usize::try_from(place).unwrap_or(places);
    let ends = begins.iter().skip(1).map(place).chain([places]);
    begins
        .iter()
        .map(place)
        .zip(ends)
        .map(|(start, end)| start..end)
}
