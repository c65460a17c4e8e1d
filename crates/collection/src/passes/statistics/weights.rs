//! The number of counted rows that hold each line.

use crate::passes::PassError;
use crate::passes::chunks::LineProgress;
use crate::passes::slots::{Slots, each_row};
use tabiya_lines::{RowSet, Rows, Span};

/// The number of counted rows that hold each line.
pub(super) enum Weights {
    /// Each line is in one row.
    One,
    /// Four bytes for each line, by its number.
    Each(Vec<u32>),
}

impl Weights {
    pub(super) fn of(
        rows: &Rows,
        slots: Slots,
        only: Option<&RowSet>,
        progress: &mut LineProgress<'_>,
    ) -> Result<Self, PassError> {
        if only.is_none() && is_as_read(rows) {
            return Ok(Self::One);
        }
        let mut weights = vec![0_u32; slots.count()];
        each_row(rows, slots, progress, |row, slot| {
            if only.is_none_or(|only| only.contains(row.into()))
                && let Some(weight) = weights.get_mut(slot as usize)
            {
                *weight += 1;
            }
        })?;
        Ok(Self::Each(weights))
    }

    /// Returns the number of rows that hold a line.
    pub(super) fn get(&self, slot: u32) -> u32 {
        match self {
            Self::One => 1,
            Self::Each(weights) => weights.get(slot as usize).copied().unwrap_or_default(),
        }
    }
}

/// Whether the rows are the lines of the file in their order.
fn is_as_read(rows: &Rows) -> bool {
    let all = rows.source().line_count();
    let is_all = |span: &Span| matches!(span, Span::Source { first: 0, count } if *count == all);
    let spans = rows.spans(0..rows.len());
    rows.own_line_count() == 0 && spans.len() == 1 && spans.iter().all(is_all)
}
