//! A set of rows as the history keeps it: small if the rows form few ranges.

use std::ops::Range;
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
