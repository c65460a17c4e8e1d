//! Rows with the same position.
//!
//! # Keys
//!
//! Duplicates and orders need no second copy of the text: a key of 96 bits represents a line beside its number, and all
//! processors sort the keys in parts. Lines with equal keys count as equal without comparing the lines. The hash is
//! randomly seeded for each search, so nobody can craft a file for which that is wrong; by chance it is wrong in one of
//! 2^48 searches of ten million lines.

mod follow;
mod search;

pub use search::find_duplicates;
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
