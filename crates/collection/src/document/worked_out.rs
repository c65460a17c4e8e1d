//! The result of working out a change of many rows.

use super::shift::Shift;
use tabiya_lines::{LineList, Rows, Span};

/// The rows to replace and their replacement.
pub(super) struct WorkedOut {
    pub(super) at: u64,
    pub(super) remove: u64,
    pub(super) inserted: Vec<Span>,
    pub(super) shift: Shift,
    /// The current row after the change, if the change determines it.
    pub(super) lands_on: Option<u64>,
    /// The outcome of a rewriting.
    pub(super) rewritten: Option<RewriteCounts>,
}

impl WorkedOut {
    pub(super) fn replaced(at: u64, remove: u64, inserted: Vec<Span>) -> Self {
        let shift = Shift::Replaced {
            at,
            removed: remove,
            inserted: inserted.iter().map(Span::count).sum(),
        };
        Self {
            at,
            remove,
            inserted,
            shift,
            lands_on: None,
            rewritten: None,
        }
    }

    pub(super) fn landing_on(self, row: u64) -> Self {
        Self {
            lands_on: Some(row),
            ..self
        }
    }
}

/// The outcome of a rewriting in numbers of lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RewriteCounts {
    /// Lines that were rewritten.
    pub rewritten: u64,
    /// Lines that were already right.
    pub as_they_are: u64,
    /// Lines that have changed or vanished in the meantime.
    pub others: u64,
}

/// Returns very many short spans as a list of lines, which is smaller and quicker to splice.
pub(super) fn compact(rows: &Rows, spans: Vec<Span>) -> Vec<Span> {
    const MANY: usize = 1 << 14;
    if spans.len() < MANY {
        return spans;
    }
    let mut list = LineList::default();
    let mut all_named = true;
    rows.each_line_of_spans(&spans, |line| all_named &= list.push(line));
    if all_named {
        rows.spans_of(list)
    } else {
        spans
    }
}
