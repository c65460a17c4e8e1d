//! The spans of a journal, and the places of a document's lines after a crash.

use super::record::{RecordBeingRead, RecordBeingWritten};
use crate::{LineId, Rows, Span};
use std::collections::BTreeMap;

/// Consecutive lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KeptSpan {
    /// The place of the lines.
    pub(super) place: LinesPlace,
    /// The number of the first line.
    pub(super) first: u64,
    /// The number of lines.
    pub(super) count: u64,
}

/// Where consecutive lines are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LinesPlace {
    /// The base.
    Base,
    /// The lines that the journal keeps.
    Kept,
    /// The list with this number.
    List(u64),
}

impl KeptSpan {
    pub(super) fn write(self, record: &mut RecordBeingWritten) {
        let (place, list) = match self.place {
            LinesPlace::Base => (0, 0),
            LinesPlace::Kept => (1, 0),
            LinesPlace::List(list) => (2, list),
        };
        record.byte(place);
        if place == 2 {
            record.number(list);
        }
        record.number(self.first);
        record.number(self.count);
    }

    pub(super) fn read(record: &mut RecordBeingRead<'_>) -> Option<Self> {
        let place = match record.byte()? {
            0 => LinesPlace::Base,
            1 => LinesPlace::Kept,
            2 => LinesPlace::List(record.number()?),
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

/// Lines that are consecutive both in the document and in the base.
#[derive(Clone, Copy, Debug)]
struct BaseRun {
    from: LineId,
    count: u64,
    to: u64,
}

/// The places of the document's lines in the base. A line may have several places.
#[derive(Debug)]
struct Runs {
    /// All runs in the order of the base.
    by_place: Vec<BaseRun>,
    /// All lines in order; of several places of a line the first one.
    by_line: Vec<BaseRun>,
}

/// The place of each line of a document in the base or among the lines that the journal keeps.
#[derive(Debug)]
pub(super) struct LineMap {
    /// The places in the base. `None` if every line of the file has its own number there.
    base: Option<Runs>,
    /// The runs of kept lines: their count and the number of the first one.
    kept: BTreeMap<LineId, (u64, u64)>,
    kept_count: u64,
}

impl LineMap {
    /// The base is the file that the lines were read from.
    pub(super) fn of_source() -> Self {
        Self {
            base: None,
            kept: BTreeMap::new(),
            kept_count: 0,
        }
    }

    /// The base has these rows.
    pub(super) fn of_rows(rows: &Rows) -> Self {
        let mut runs: Vec<BaseRun> = Vec::new();
        let mut row = 0;
        for span in rows.all_spans() {
            match span {
                Span::Source { first, count } => {
                    push_run(&mut runs, LineId::Source(first), count, row);
                }
                Span::Own { first, count } => push_run(&mut runs, LineId::Own(first), count, row),
                Span::Picked(ref picked) => {
                    for (at, line) in (row..).zip(picked.lines()) {
                        push_run(&mut runs, line, 1, at);
                    }
                }
            }
            row += span.count();
        }
        Self {
            base: Some(Runs::new(runs)),
            ..Self::of_source()
        }
    }

    /// Records that this line is the next one that the journal keeps.
    pub(super) fn keep(&mut self, line: LineId) {
        let number = self.kept_count;
        self.kept_count += 1;
        if let Some((&from, (count, to))) = self.kept.range_mut(..=line).next_back()
            && behind(from, *count) == line
            && *to + *count == number
        {
            *count += 1;
            return;
        }
        self.kept.insert(line, (1, number));
    }

    /// Finds the longest run of places for the first of `count` lines. The error is the number of lines at the
    /// beginning that have no place. Of several places in the base, one in `likely` is preferred.
    pub(super) fn find(&self, first: LineId, count: u64, likely: &[u64]) -> Result<KeptSpan, u64> {
        let kept_behind = match self.find_kept(first, count) {
            Ok(span) => return Ok(span),
            Err(behind) => behind,
        };
        match self.find_in_base(first, count.min(kept_behind), likely) {
            Ok(span) => Ok(span),
            Err(base_behind) => Err(count.min(kept_behind).min(base_behind)),
        }
    }

    /// The error is the distance to the next kept line.
    fn find_kept(&self, first: LineId, count: u64) -> Result<KeptSpan, u64> {
        if let Some((&from, &(len, to))) = self.kept.range(..=first).next_back()
            && let Some(span) = span_in(
                LinesPlace::Kept,
                first,
                count,
                BaseRun {
                    from,
                    count: len,
                    to,
                },
            )
        {
            return Ok(span);
        }
        let next = self.kept.range(first..).next();
        Err(next.map_or(u64::MAX, |(&next, _)| distance(first, next)))
    }

    fn find_in_base(&self, first: LineId, count: u64, likely: &[u64]) -> Result<KeptSpan, u64> {
        let Some(runs) = &self.base else {
            return match first {
                LineId::Source(line) => Ok(KeptSpan {
                    place: LinesPlace::Base,
                    first: line,
                    count,
                }),
                LineId::Own(_) => Err(u64::MAX),
            };
        };
        let mut there = likely
            .iter()
            .filter_map(|place| runs.find_at(*place, first, count));
        match there.next() {
            Some(span) => Ok(span),
            None => runs.find(first, count),
        }
    }
}

impl Runs {
    fn new(by_place: Vec<BaseRun>) -> Self {
        let mut sorted = by_place.clone();
        sorted.sort_unstable_by_key(|run| (run.from, run.to));
        let mut by_line: Vec<BaseRun> = Vec::with_capacity(sorted.len());
        for run in sorted {
            let skipped = by_line.last().map_or(0, |last| overlap(last, &run));
            if skipped < run.count {
                by_line.push(BaseRun {
                    from: behind(run.from, skipped),
                    count: run.count - skipped,
                    to: run.to + skipped,
                });
            }
        }
        Self { by_place, by_line }
    }

    /// The span at this place of the base, if the line is there.
    fn find_at(&self, place: u64, first: LineId, count: u64) -> Option<KeptSpan> {
        let next = self.by_place.partition_point(|run| run.to <= place);
        let run = self.by_place.get(next.checked_sub(1)?)?;
        let span = span_in(LinesPlace::Base, first, count, *run)?;
        (span.first == place).then_some(span)
    }

    fn find(&self, first: LineId, count: u64) -> Result<KeptSpan, u64> {
        let next = self.by_line.partition_point(|run| run.from <= first);
        let before = next
            .checked_sub(1)
            .and_then(|before| self.by_line.get(before));
        if let Some(span) = before.and_then(|run| span_in(LinesPlace::Base, first, count, *run)) {
            return Ok(span);
        }
        let behind = self.by_line.get(next);
        Err(behind.map_or(u64::MAX, |run| distance(first, run.from)))
    }
}

fn push_run(runs: &mut Vec<BaseRun>, from: LineId, count: u64, to: u64) {
    if let Some(last) = runs.last_mut()
        && behind(last.from, last.count) == from
        && last.to + last.count == to
    {
        last.count += count;
        return;
    }
    runs.push(BaseRun { from, count, to });
}

/// The number of lines at the start of a run that the previous one includes as well.
fn overlap(before: &BaseRun, run: &BaseRun) -> u64 {
    match (before.from, run.from) {
        (LineId::Source(from), LineId::Source(first)) | (LineId::Own(from), LineId::Own(first)) => {
            let end = from.saturating_add(before.count);
            end.saturating_sub(first).min(run.count)
        }
        _ => 0,
    }
}

/// The part of a run that begins with this line.
fn span_in(place: LinesPlace, first: LineId, count: u64, run: BaseRun) -> Option<KeptSpan> {
    let skipped = distance(run.from, first);
    (skipped < run.count).then(|| KeptSpan {
        place,
        first: run.to + skipped,
        count: count.min(run.count - skipped),
    })
}

/// The line this many lines further on.
pub(super) fn behind(line: LineId, count: u64) -> LineId {
    match line {
        LineId::Source(line) => LineId::Source(line.saturating_add(count)),
        LineId::Own(line) => LineId::Own(line.saturating_add(count)),
    }
}

/// The distance from one line to a later one; `u64::MAX` if there is no such distance.
fn distance(from: LineId, to: LineId) -> u64 {
    match (from, to) {
        (LineId::Source(from), LineId::Source(to)) | (LineId::Own(from), LineId::Own(to)) => {
            to.checked_sub(from).unwrap_or(u64::MAX)
        }
        _ => u64::MAX,
    }
}
