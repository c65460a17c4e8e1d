//! Rows that are the same position.

mod follow;
mod search;

pub use search::find_duplicates;
use tabiya_lines::RowSet;

/// Rows in groups of two or more that are the same position: the rows of a group are in their order,
/// the groups in that of their first rows. A place is one of all these rows, from 0.
///
/// Four bytes for each of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duplicates {
    rows: Vec<u32>,
    /// The places at which groups begin.
    begins: RowSet,
    /// How many rows the list has.
    list_len: u64,
}

impl Duplicates {
    /// How many groups there are.
    pub fn group_count(&self) -> u64 {
        self.begins.count()
    }

    /// How many rows there are in all groups.
    pub fn row_count(&self) -> u64 {
        self.rows.len() as u64
    }

    /// Whether no two rows are the same.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The row at a place.
    pub fn row(&self, place: u64) -> Option<u64> {
        let row = self.rows.get(usize::try_from(place).ok()?)?;
        Some(u64::from(*row))
    }

    /// Whether a group begins at a place.
    pub fn begins_group(&self, place: u64) -> bool {
        self.begins.contains(place)
    }

    /// The number of the group at a place, from 0.
    pub fn group_of(&self, place: u64) -> Option<u64> {
        let groups = self.begins.rank(place.checked_add(1)?);
        groups.checked_sub(1).filter(|_| place < self.row_count())
    }

    /// The place at which a group begins.
    pub fn group_start(&self, group: u64) -> Option<u64> {
        self.begins.nth(group)
    }

    /// The place of a row, if it is in a group. It takes milliseconds when there are millions: the
    /// rows are looked through.
    pub fn place_of(&self, row: u64) -> Option<u64> {
        // Without a branch for every row, so that many are compared at once.
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

    /// All rows but the first of each group, which can go without loss.
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
