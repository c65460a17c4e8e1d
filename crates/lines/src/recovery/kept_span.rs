//! The spans of a journal.

use super::record::{Reading, Writing};

/// Consecutive lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KeptSpan {
    /// The place of the lines.
    pub(super) place: Place,
    /// The number of the first line.
    pub(super) first: u64,
    /// The number of lines.
    pub(super) count: u64,
}

/// A place of consecutive lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The base.
    Base,
    /// The lines that the journal keeps.
    Kept,
    /// The list with this number.
    List(u64),
}

impl KeptSpan {
    pub(super) fn write(self, record: &mut Writing) {
        let (place, list) = match self.place {
            Place::Base => (0, 0),
            Place::Kept => (1, 0),
            Place::List(list) => (2, list),
        };
        record.byte(place);
        if place == 2 {
            record.number(list);
        }
        record.number(self.first);
        record.number(self.count);
    }

    pub(super) fn read(record: &mut Reading<'_>) -> Option<Self> {
        let place = match record.byte()? {
            0 => Place::Base,
            1 => Place::Kept,
            2 => Place::List(record.number()?),
            _ => return None,
        };
        Some(Self {
            place,
            first: record.number()?,
            count: record.number()?,
        })
    }

    /// Extends this span by `next` if the two are adjacent. Returns whether they are.
    pub(super) fn join(&mut self, next: &Self) -> bool {
        let continues =
            self.place == next.place && self.first.checked_add(self.count) == Some(next.first);
        if continues {
            self.count = self.count.saturating_add(next.count);
        }
        continues
    }
}

/// Adds a span, or extends the last one by it.
pub(super) fn push(spans: &mut Vec<KeptSpan>, span: KeptSpan) {
    let is_joined = spans.last_mut().is_some_and(|last| last.join(&span));
    if !is_joined && 0 < span.count {
        spans.push(span);
    }
}
