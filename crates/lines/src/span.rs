//! The piece table, which maps rows to lines.
//!
//! Promises: finding a row is a binary search; the cost of a change is linear in the number of spans, not of rows;
//! adjacent spans that continue each other are merged, so undoing a change also removes its spans.

use super::line_list::{LineId, LineList, Picked};
use std::ops::Range;
use std::sync::Arc;

/// Consecutive lines: in the file, among our own, or in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Lines of the file.
    Source {
        /// The number of the first line, from 0.
        first: u64,
        /// The number of lines; never 0.
        count: u64,
    },
    /// Our own lines, in the order of their creation.
    Own {
        /// The number of the first line, from 0.
        first: u64,
        /// The number of lines; never 0.
        count: u64,
    },
    /// Lines in the order of a list. All spans of the same list share it.
    Picked(Picked),
}

impl Span {
    /// The number of rows.
    pub fn count(&self) -> u64 {
        match self {
            Self::Source { count, .. } | Self::Own { count, .. } => *count,
            Self::Picked(picked) => picked.count(),
        }
    }

    /// The line at an index of the span, from 0; the index must be inside the span.
    pub(super) fn line_id(&self, place: u64) -> Option<LineId> {
        match self {
            Self::Source { first, .. } => Some(LineId::Source(first + place)),
            Self::Own { first, .. } => Some(LineId::Own(first + place)),
            Self::Picked(picked) => picked.line_id(place),
        }
    }

    /// Calls `take` with each of its lines.
    pub fn each_line(&self, mut take: impl FnMut(LineId)) {
        match self {
            Self::Source { first, count } => {
                (*first..first + count).for_each(|line| take(LineId::Source(line)));
            }
            Self::Own { first, count } => {
                (*first..first + count).for_each(|line| take(LineId::Own(line)));
            }
            Self::Picked(picked) => picked.lines().for_each(take),
        }
    }

    /// A span of one line.
    pub fn of_line(line: LineId) -> Self {
        match line {
            LineId::Source(first) => Self::Source { first, count: 1 },
            LineId::Own(first) => Self::Own { first, count: 1 },
        }
    }

    /// The part of it that begins `skip` rows later and has at most `most` rows.
    pub(super) fn part(&self, skip: u64, most: u64) -> Option<Self> {
        let count = self.count().saturating_sub(skip).min(most);
        if count == 0 {
            return None;
        }
        Some(match self {
            Self::Source { first, .. } => Self::Source {
                first: first + skip,
                count,
            },
            Self::Own { first, .. } => Self::Own {
                first: first + skip,
                count,
            },
            Self::Picked(picked) => Self::Picked(picked.part(skip, count)?),
        })
    }

    /// Extends this span by `next` if the two are adjacent. Returns whether they are.
    fn join(&mut self, next: &Self) -> bool {
        match (self, next) {
            (
                Self::Source { first, count },
                Self::Source {
                    first: then,
                    count: more,
                },
            )
            | (
                Self::Own { first, count },
                Self::Own {
                    first: then,
                    count: more,
                },
            ) if *first + *count == *then => {
                *count += more;
                true
            }
            (Self::Picked(picked), Self::Picked(next)) => picked.join(next),
            _ => false,
        }
    }
}

/// The spans of a list: runs of lines if there are not too many of them, otherwise the list itself.
pub(super) fn spans_of(list: Arc<LineList>) -> Vec<Span> {
    /// More runs than this slow down every later change.
    const MAX_RUNS: usize = 1 << 16;
    let mut runs = Vec::new();
    let mut lines = list.iter();
    while runs.len() <= MAX_RUNS {
        match lines.next() {
            Some(line) => push_merged(&mut runs, Span::of_line(line)),
            None => return runs,
        }
    }
    drop(lines);
    Picked::all(list).map(Span::Picked).into_iter().collect()
}

/// Spans in the order of their rows.
#[derive(Clone, Debug, Default)]
pub(super) struct SpanList {
    places: Vec<PlacedSpan>,
}

/// A span and its end.
#[derive(Clone, Debug)]
struct PlacedSpan {
    span: Span,
    /// The row after its last one.
    end: u64,
}

impl PlacedSpan {
    fn start(&self) -> u64 {
        self.end - self.span.count()
    }
}

impl SpanList {
    /// A list of one span, or of none if `span` has no rows.
    pub(super) fn new(span: Span) -> Self {
        let mut list = Self::default();
        list.append(span);
        list
    }

    pub(super) fn row_count(&self) -> u64 {
        self.places.last().map_or(0, |place| place.end)
    }

    /// All spans, in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Span> {
        self.places.iter().map(|place| &place.span)
    }

    /// The line at `row`.
    pub(super) fn at(&self, row: u64) -> Option<LineId> {
        let place = self
            .places
            .get(self.places.partition_point(|place| place.end <= row))?;
        place.span.line_id(row - place.start())
    }

    /// Adds lines after the last row.
    pub(super) fn append(&mut self, span: Span) {
        self.splice(u64::MAX, 0, vec![span]);
    }

    /// The spans of the existing ones among `rows`.
    pub(super) fn slice(&self, rows: Range<u64>) -> Vec<Span> {
        let from = self.places.partition_point(|place| place.end <= rows.start);
        let rest = self.places.get(from..).unwrap_or_default();
        let inside = rest.iter().take_while(|place| place.start() < rows.end);
        let part_of = |place: &PlacedSpan| {
            let start = place.start().max(rows.start);
            place
                .span
                .part(start - place.start(), rows.end.saturating_sub(start))
        };
        inside.filter_map(part_of).collect()
    }

    /// Replaces `remove` rows at `at` by `insert` and returns the replaced spans.
    pub(super) fn splice(&mut self, at: u64, remove: u64, insert: Vec<Span>) -> Vec<Span> {
        let at = at.min(self.row_count());
        let stop = at.saturating_add(remove).min(self.row_count());
        let removed = self.slice(at..stop);
        let touched = self.touched_by(at, stop);
        let rebuilt = self.rebuilt(&touched, at..stop, insert);
        let from = touched.start;
        self.places.splice(touched, rebuilt);
        self.count_rows_from(from);
        removed
    }

    /// The places that `at..stop` cuts or touches: adjacent ones may merge with the new spans.
    fn touched_by(&self, at: u64, stop: u64) -> Range<usize> {
        let first = self.places.partition_point(|place| place.end < at);
        let end = self.places.partition_point(|place| place.start() <= stop);
        first..end
    }

    /// The new places for the touched ones; their ends are not counted yet.
    fn rebuilt(
        &self,
        touched: &Range<usize>,
        rows: Range<u64>,
        insert: Vec<Span>,
    ) -> Vec<PlacedSpan> {
        let old = self.places.get(touched.clone()).unwrap_or_default();
        let start = old.first().map_or(rows.start, PlacedSpan::start);
        let end = old.last().map_or(rows.end, |place| place.end);
        let before = self.slice(start..rows.start);
        let after = self.slice(rows.end..end);
        let all = before.into_iter().chain(insert).chain(after);
        let merged = merged(all);
        merged
            .into_iter()
            .map(|span| PlacedSpan { span, end: 0 })
            .collect()
    }

    fn count_rows_from(&mut self, from: usize) {
        let before = from
            .checked_sub(1)
            .and_then(|before| self.places.get(before));
        let mut end = before.map_or(0, |place| place.end);
        for place in self.places.iter_mut().skip(from) {
            end += place.span.count();
            place.end = end;
        }
    }
}

/// The same rows in as few spans as possible.
pub(super) fn merged(spans: impl IntoIterator<Item = Span>) -> Vec<Span> {
    let mut merged = Vec::new();
    for span in spans {
        push_merged(&mut merged, span);
    }
    merged
}

fn push_merged(merged: &mut Vec<Span>, span: Span) {
    let is_joined = merged.last_mut().is_some_and(|last| last.join(&span));
    if !is_joined && 0 < span.count() {
        merged.push(span);
    }
}
