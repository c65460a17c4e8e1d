//! Where a line of the document is to be found again after a crash.

use super::kept_span::{KeptSpan, Place};
use crate::{LineId, Rows, Span};
use std::collections::BTreeMap;

/// Lines that come one after the other in the document and in the base.
#[derive(Clone, Copy, Debug)]
struct Run {
    from: LineId,
    count: u64,
    to: u64,
}

/// Lines of the document in the base. One that was there twice stands there twice.
#[derive(Debug)]
struct Runs {
    /// In the order of the base.
    by_place: Vec<Run>,
    /// By line; of lines that are there twice the first alone.
    by_line: Vec<Run>,
}

/// Where each line of a document stands in the base or among the lines that the journal keeps.
#[derive(Debug)]
pub(super) struct LineMap {
    /// In the base. `None` if every line of the file stands there under its own number.
    base: Option<Runs>,
    /// Among the kept lines: how many from which on.
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
        let mut runs: Vec<Run> = Vec::new();
        let mut row = 0;
        for span in rows.all_spans() {
            match span {
                Span::Source { first, count } => push(&mut runs, LineId::Source(first), count, row),
                Span::Own { first, count } => push(&mut runs, LineId::Own(first), count, row),
                Span::Picked(ref picked) => {
                    for (at, line) in (row..).zip(picked.lines()) {
                        push(&mut runs, line, 1, at);
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

    /// Takes note that this line is kept next.
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

    /// The same lines, as many of the first of `count` lines as stand together somewhere, or how many
    /// of them stand nowhere. Of several places in the base one of `likely` is taken, if it is one.
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

    /// `Err` says how far it is to the next one that is there.
    fn find_kept(&self, first: LineId, count: u64) -> Result<KeptSpan, u64> {
        if let Some((&from, &(len, to))) = self.kept.range(..=first).next_back()
            && let Some(span) = span_in(
                Place::Kept,
                first,
                count,
                Run {
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
                    place: Place::Base,
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
    fn new(by_place: Vec<Run>) -> Self {
        let mut sorted = by_place.clone();
        sorted.sort_unstable_by_key(|run| (run.from, run.to));
        let mut by_line: Vec<Run> = Vec::with_capacity(sorted.len());
        for run in sorted {
            let skipped = by_line.last().map_or(0, |last| overlap(last, &run));
            if skipped < run.count {
                by_line.push(Run {
                    from: behind(run.from, skipped),
                    count: run.count - skipped,
                    to: run.to + skipped,
                });
            }
        }
        Self { by_place, by_line }
    }

    /// If the line stands at this place of the base.
    fn find_at(&self, place: u64, first: LineId, count: u64) -> Option<KeptSpan> {
        let next = self.by_place.partition_point(|run| run.to <= place);
        let run = self.by_place.get(next.checked_sub(1)?)?;
        let span = span_in(Place::Base, first, count, *run)?;
        (span.first == place).then_some(span)
    }

    fn find(&self, first: LineId, count: u64) -> Result<KeptSpan, u64> {
        let next = self.by_line.partition_point(|run| run.from <= first);
        let before = next
            .checked_sub(1)
            .and_then(|before| self.by_line.get(before));
        if let Some(span) = before.and_then(|run| span_in(Place::Base, first, count, *run)) {
            return Ok(span);
        }
        let behind = self.by_line.get(next);
        Err(behind.map_or(u64::MAX, |run| distance(first, run.from)))
    }
}

fn push(runs: &mut Vec<Run>, from: LineId, count: u64, to: u64) {
    if let Some(last) = runs.last_mut()
        && behind(last.from, last.count) == from
        && last.to + last.count == to
    {
        last.count += count;
        return;
    }
    runs.push(Run { from, count, to });
}

/// How many of the first lines of a run are in the one before as well.
fn overlap(before: &Run, run: &Run) -> u64 {
    match (before.from, run.from) {
        (LineId::Source(from), LineId::Source(first)) | (LineId::Own(from), LineId::Own(first)) => {
            let end = from.saturating_add(before.count);
            end.saturating_sub(first).min(run.count)
        }
        _ => 0,
    }
}

/// The part of a run that begins with a line.
fn span_in(place: Place, first: LineId, count: u64, run: Run) -> Option<KeptSpan> {
    let skipped = distance(run.from, first);
    (skipped < run.count).then(|| KeptSpan {
        place,
        first: run.to + skipped,
        count: count.min(run.count - skipped),
    })
}

/// The line so many lines further on.
pub(super) fn behind(line: LineId, count: u64) -> LineId {
    match line {
        LineId::Source(line) => LineId::Source(line.saturating_add(count)),
        LineId::Own(line) => LineId::Own(line.saturating_add(count)),
    }
}

/// How many lines further on the second one is; the largest number if it is not there.
fn distance(from: LineId, to: LineId) -> u64 {
    match (from, to) {
        (LineId::Source(from), LineId::Source(to)) | (LineId::Own(from), LineId::Own(to)) => {
            to.checked_sub(from).unwrap_or(u64::MAX)
        }
        _ => u64::MAX,
    }
}
