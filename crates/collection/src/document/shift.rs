//! How what is known of rows by their numbers follows when rows change.

use super::kept_rows::KeptRows;
use std::sync::Arc;
use tabiya_lines::RowSet;

/// What happened to the numbers of rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Shift {
    /// Rows gave way to others; as many as before stay in their places.
    Replaced {
        /// The first of them.
        at: u64,
        /// How many there were.
        removed: u64,
        /// How many there are.
        inserted: u64,
    },
    /// These rows vanished, and those behind them moved up.
    Without(Arc<KeptRows>),
    /// These rows were taken out and put back side by side.
    Together {
        /// Which, as they were numbered before.
        rows: Arc<KeptRows>,
        /// The first of them afterwards.
        to: u64,
    },
    /// Lines changed places, but what the list shows are the same rows.
    Within,
    /// Lines changed places.
    Everywhere,
}

/// Which way a change is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// For the first time, or again.
    Forth,
    /// It is taken back.
    Back,
}

impl Shift {
    /// What a set of rows becomes; `are_in` says whether rows that come are in it. `None` if nobody
    /// can say.
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

    /// Where rows were replaced, how many by how many.
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

    /// How many bytes it keeps, about.
    pub(super) fn bytes(&self) -> u64 {
        match self {
            Self::Without(rows) | Self::Together { rows, .. } => rows.bytes(),
            Self::Replaced { .. } | Self::Within | Self::Everywhere => 0,
        }
    }

    /// Whether every row keeps its number and what is known of it.
    pub(super) fn keeps_places(&self) -> bool {
        matches!(self, Self::Replaced { removed, inserted, .. } if removed == inserted)
    }

    /// Whether rows gave way to more or to fewer others, so that nobody can say which of them a view
    /// shows.
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

    /// Whether so many rows may have changed that what a view shows should be looked for again.
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

    /// Where a row stands after the change is made for the first time; `None` if it is gone or nobody
    /// can say.
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

/// The set when rows come back into the list.
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
