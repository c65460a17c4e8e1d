//! What a change of many rows comes to.

use super::shift::Shift;
use tabiya_lines::{LineList, Rows, Span};

/// What is to be spliced.
pub(super) struct WorkedOut {
    pub(super) at: u64,
    pub(super) remove: u64,
    pub(super) inserted: Vec<Span>,
    pub(super) shift: Shift,
    /// The row that is current afterwards, if the change says so.
    pub(super) lands_on: Option<u64>,
    /// What became of lines that were to be made anew.
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

/// How many lines were made anew, and what became of the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RewriteCounts {
    /// Made anew.
    pub rewritten: u64,
    /// As they were, since that was right.
    pub as_they_are: u64,
    /// Others by now, or gone.
    pub others: u64,
}

/// Very many short spans as a list of lines, which is smaller and quicker to splice.
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
