//! Expands the spans of a journal.
//!
//! Promises: nothing is built before its number of rows is known; a span has the same cost for any number of lines.

use super::line_map::{KeptSpan, LinesPlace};
use super::reading::JournalContents;
use super::room::Room;
use crate::{LineList, Picked, RowSet, Rows, Span};
use std::sync::Arc;

/// More spans than this slow down every later change, so one long list replaces them.
const MANY_SPANS: u64 = 1 << 18;
/// The number of lines up to which a list is cheap.
const SHORT_LIST: u64 = 1 << 24;
/// The number of lines in a list that take as much memory as a span.
const LINES_FOR_A_SPAN: u64 = 32;

/// Converts the spans of a journal into spans of rows; missing lines are left out. If there is no room for them, the
/// error is the number of rows.
pub(super) fn spans_of(
    spans: &[KeptSpan],
    lists: Vec<LineList>,
    rows: &Rows,
    room: &Room,
) -> Result<Vec<Span>, u64> {
    let lists = lists.into_iter().map(|list| Lines::of(list, rows));
    let lists: Vec<Lines> = lists.collect();
    let span_of = |span: &KeptSpan| match span.place {
        LinesPlace::Base => part(span, rows.source().line_count(), |first, count| {
            Some(Span::Source { first, count })
        }),
        LinesPlace::Kept => part(span, rows.own_line_count(), |first, count| {
            Some(Span::Own { first, count })
        }),
        LinesPlace::List(number) => {
            let number = usize::try_from(number).ok();
            let list = number.and_then(|number| lists.get(number));
            list.and_then(|list| list.stretch(span))
        }
    };
    let count = spans.iter().filter_map(span_of).map(|span| span.count());
    let count = count.fold(0, u64::saturating_add);
    let there = rows.source().line_count() + rows.own_line_count();
    if there.saturating_add(room.rows) < count {
        return Err(count);
    }
    let spans: Vec<Span> = spans.iter().filter_map(span_of).collect();
    let many = spans.len() as u64;
    if MANY_SPANS < many && count <= SHORT_LIST.max(many * LINES_FOR_A_SPAN) {
        return Ok(as_one_list(&spans, count, rows));
    }
    Ok(spans)
}

/// Takes the spans and lists out of the contents, so that the lists are not copied.
pub(super) fn taken_apart(contents: &mut JournalContents) -> (Vec<KeptSpan>, Vec<LineList>) {
    let spans = std::mem::take(&mut contents.spans);
    (spans, std::mem::take(&mut contents.lists))
}

fn part<T>(span: &KeptSpan, available: u64, of: impl FnOnce(u64, u64) -> Option<T>) -> Option<T> {
    let count = span.count.min(available.saturating_sub(span.first));
    if count == 0 {
        return None;
    }
    of(span.first, count)
}

fn as_one_list(spans: &[Span], count: u64, rows: &Rows) -> Vec<Span> {
    let mut list = LineList::with_capacity(usize::try_from(count).unwrap_or(0));
    let mut are_named = true;
    rows.each_line_of_spans(spans, |line| are_named &= list.push(line));
    if are_named {
        rows.spans_of(list)
    } else {
        spans.to_vec()
    }
}

/// A list without its missing lines.
struct Lines {
    /// The original number of lines.
    len: u64,
    list: Arc<LineList>,
    /// The indices of the remaining lines, unless all remain.
    left: Option<RowSet>,
}

impl Lines {
    fn of(list: LineList, rows: &Rows) -> Self {
        let len = list.len() as u64;
        if list.iter().all(|line| rows.has_line(line)) {
            return Self {
                len,
                list: Arc::new(list),
                left: None,
            };
        }
        let places = (0..).zip(list.iter());
        let there = places.filter(|(_, line)| rows.has_line(*line));
        let left = RowSet::from_rows(len, there.map(|(place, _)| place));
        let existing = list.iter().filter(|line| rows.has_line(*line));
        Self {
            len,
            list: Arc::new(existing.collect()),
            left: Some(left),
        }
    }

    /// The span of a range of the list. All spans share the list.
    fn stretch(&self, span: &KeptSpan) -> Option<Span> {
        part(span, self.len, |first, count| {
            let place = |place| self.left.as_ref().map_or(place, |left| left.rank(place));
            let (from, to) = (place(first), place(first + count));
            let all = Picked::all(Arc::clone(&self.list))?;
            let picked = all.part(from, to - from)?;
            (from < to).then_some(Span::Picked(picked))
        })
    }
}
