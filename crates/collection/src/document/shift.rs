//! Renumbering of everything that is recorded by row number when rows change, and sets of rows as the history keeps
//! them.

use std::ops::Range;
use std::sync::Arc;
use tabiya_lines::RowSet;

/// A set of rows that takes little memory if the rows form few ranges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum KeptRows {
    /// Few ranges of rows.
    Stretches {
        /// The number of rows in the list.
        len: u64,
        /// The ranges, in order.
        stretches: Vec<Range<u64>>,
    },
    /// Many ranges.
    Set(RowSet),
}

impl KeptRows {
    pub(super) fn new(rows: RowSet) -> Self {
        const FEW: usize = 1 << 12;
        let mut stretches: Vec<_> = rows.ranges().take(FEW + 1).collect();
        if FEW < stretches.len() {
            return Self::Set(rows);
        }
        stretches.shrink_to_fit();
        Self::Stretches {
            len: rows.len(),
            stretches,
        }
    }

    /// Returns the number of rows in the set.
    pub(super) fn count(&self) -> u64 {
        match self {
            Self::Stretches { stretches, .. } => {
                let counts = stretches.iter().map(|rows| rows.end - rows.start);
                counts.sum()
            }
            Self::Set(rows) => rows.count(),
        }
    }

    /// Returns the rows as a [`RowSet`].
    pub(super) fn to_set(&self) -> RowSet {
        match self {
            Self::Stretches { len, stretches } => {
                let mut rows = RowSet::none(*len);
                for stretch in stretches {
                    rows.set_range(stretch.clone(), true);
                }
                rows
            }
            Self::Set(rows) => rows.clone(),
        }
    }

    /// Returns the approximate number of bytes kept.
    pub(super) fn bytes(&self) -> u64 {
        match self {
            Self::Stretches { stretches, .. } => stretches.len() as u64 * 16,
            Self::Set(rows) => rows.len() / 8,
        }
    }
}

/// A change of the row numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Shift {
    /// Rows were replaced by others. If their number is the same, each keeps its place.
    Replaced {
        /// The first replaced row.
        at: u64,
        /// The number of rows before.
        removed: u64,
        /// The number of rows after.
        inserted: u64,
    },
    /// These rows were removed, and those after them moved up.
    Without(Arc<KeptRows>),
    /// These rows were taken out and put back side by side.
    Together {
        /// The rows, numbered as before the change.
        rows: Arc<KeptRows>,
        /// The first of them after the change.
        to: u64,
    },
    /// Lines changed places among the rows in the list, which still shows the same rows.
    Within,
    /// Lines changed places anywhere.
    Everywhere,
}

/// The direction in which a change is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// The change is made for the first time, or redone.
    Forth,
    /// The change is undone.
    Back,
}

impl Shift {
    /// Returns a set of rows after the change; `are_in` says whether new rows belong to it. `None`
    /// if it can no longer be determined.
    pub(super) fn follow(&self, set: &RowSet, way: Way, are_in: bool) -> Option<RowSet> {
        match (self, way) {
            (Self::Replaced { .. }, _) => Some(self.replaced(set, way, are_in)),
            (Self::Without(rows), Way::Forth) => Some(set.without(&rows.to_set())),
            (Self::Without(rows), Way::Back) => Some(with(set, &rows.to_set(), are_in)),
            (Self::Together { rows, to }, Way::Forth) => {
                let rows = rows.to_set();
                let mut all = set.without(&rows);
                all.splice(*to, 0, rows.count(), false);
                let mut at = *to;
                for range in rows.ranges() {
                    all.copy_from(at, set, range.clone());
                    at += range.end - range.start;
                }
                Some(all)
            }
            (Self::Together { rows, to }, Way::Back) => {
                let rows = rows.to_set();
                let mut rest = set.clone();
                rest.splice(*to, rows.count(), 0, false);
                let mut all = with(&rest, &rows, false);
                let mut at = *to;
                for range in rows.ranges() {
                    let count = range.end - range.start;
                    all.copy_from(range.start, set, at..at + count);
                    at += count;
                }
                Some(all)
            }
            (Self::Within, _) => Some(set.clone()),
            (Self::Everywhere, _) => None,
        }
    }

    fn replaced(&self, set: &RowSet, way: Way, are_in: bool) -> RowSet {
        let mut set = set.clone();
        if let Some((at, removed, inserted)) = self.counts(way)
            && removed != inserted
        {
            set.splice(at, removed, inserted, are_in);
        }
        set
    }

    /// Returns the first replaced row and the numbers of rows before and after, if rows were
    /// replaced.
    pub(super) fn counts(&self, way: Way) -> Option<(u64, u64, u64)> {
        match (self, way) {
            (
                Self::Replaced {
                    at,
                    removed,
                    inserted,
                },
                Way::Forth,
            ) => Some((*at, *removed, *inserted)),
            (
                Self::Replaced {
                    at,
                    removed,
                    inserted,
                },
                Way::Back,
            ) => Some((*at, *inserted, *removed)),
            _ => None,
        }
    }

    /// Returns the approximate number of bytes kept.
    pub(super) fn bytes(&self) -> u64 {
        match self {
            Self::Without(rows) | Self::Together { rows, .. } => rows.bytes(),
            Self::Replaced { .. } | Self::Within | Self::Everywhere => 0,
        }
    }

    /// Whether every row keeps its number and everything recorded for it.
    pub(super) fn keeps_places(&self) -> bool {
        matches!(self, Self::Replaced { removed, inserted, .. } if removed == inserted)
    }

    /// Whether rows were replaced by more or fewer others, so that it is unclear which of them a
    /// view shows.
    pub(super) fn replaces_unevenly(&self) -> bool {
        let counts = self.counts(Way::Forth);
        counts.is_some_and(|(_, removed, inserted)| {
            removed != inserted && removed != 0 && inserted != 0
        })
    }

    /// Whether the lines are the same in another order.
    pub(super) fn keeps_lines(&self) -> bool {
        matches!(
            self,
            Self::Together { .. } | Self::Within | Self::Everywhere
        )
    }

    /// Whether so many rows may have changed that a view should be searched for again.
    pub(super) fn is_bulk(&self) -> bool {
        const FEW: u64 = 64;
        match self {
            Self::Replaced {
                removed, inserted, ..
            } => FEW < *removed.max(inserted),
            Self::Without(rows) | Self::Together { rows, .. } => FEW < rows.count(),
            Self::Within | Self::Everywhere => true,
        }
    }

    /// Returns the row number after the change is made for the first time; `None` if the row is
    /// gone or its number can no longer be determined.
    pub(super) fn row(&self, row: u64) -> Option<u64> {
        match self {
            Self::Replaced {
                at,
                removed,
                inserted,
            } => {
                if row < *at || removed == inserted {
                    Some(row)
                } else {
                    (at + removed <= row).then(|| row - removed + inserted)
                }
            }
            Self::Without(rows) => {
                let rows = rows.to_set();
                (!rows.contains(row)).then(|| row - rows.rank(row))
            }
            Self::Together { rows, to } => {
                let rows = rows.to_set();
                if rows.contains(row) {
                    return Some(to + rows.rank(row));
                }
                let place = row - rows.rank(row);
                Some(if place < *to {
                    place
                } else {
                    place + rows.count()
                })
            }
            Self::Within | Self::Everywhere => None,
        }
    }
}

/// Returns the set after rows have been inserted into the list again.
fn with(set: &RowSet, rows: &RowSet, are_in: bool) -> RowSet {
    let mut all = if are_in {
        rows.clone()
    } else {
        RowSet::none(rows.len())
    };
    let (mut from, mut at) = (0, 0);
    for range in rows.ranges() {
        all.copy_from(at, set, from..from + (range.start - at));
        from += range.start - at;
        at = range.end;
    }
    all.copy_from(at, set, from..set.len());
    all
}
