//! A set of rows as the history keeps it: small if the rows are a few stretches.

use std::ops::Range;
use tabiya_lines::RowSet;

/// A set of rows that takes little memory if the rows are a few stretches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum KeptRows {
    /// Few stretches of a list of so many rows.
    Stretches {
        /// The rows of the list.
        len: u64,
        /// In order.
        stretches: Vec<Range<u64>>,
    },
    /// Many.
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

    /// How many rows there are.
    pub(super) fn count(&self) -> u64 {
        match self {
            Self::Stretches { stretches, .. } => {
                let counts = stretches.iter().map(|rows| rows.end - rows.start);
                counts.sum()
            }
            Self::Set(rows) => rows.count(),
        }
    }

    /// The rows.
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

    /// How many bytes are kept, about.
    pub(super) fn bytes(&self) -> u64 {
        match self {
            Self::Stretches { stretches, .. } => stretches.len() as u64 * 16,
            Self::Set(rows) => rows.len() / 8,
        }
    }
}
