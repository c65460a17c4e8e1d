//! Pairs rows that hold the same lines, or lines made from the same line.

use crate::passes::PassError;
use std::cmp::Reverse;
use std::collections::binary_heap::PeekMut;
use std::collections::{BinaryHeap, VecDeque};
use tabiya_lines::{LineId, Rows, Span};

/// Consecutive lines in consecutive rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct LineRun {
    /// The first line, packed.
    pub line: u32,
    /// The row of the first line.
    pub row: u32,
    pub count: u32,
}

impl LineRun {
    fn line_end(self) -> u32 {
        self.line + self.count
    }

    /// Returns the run without its first `skip` lines; `skip` is less than its length.
    fn behind(self, skip: u32) -> Self {
        Self {
            line: self.line + skip,
            row: self.row + skip,
            count: self.count - skip,
        }
    }

    /// Returns the lines, each with its row.
    pub(super) fn lines(self) -> impl Iterator<Item = (LineId, u32)> {
        (0..self.count).map(move |at| (LineId::unpacked(self.line + at), self.row + at))
    }
}

/// Appends a run, merged with the last one if it continues that.
pub(super) fn push(runs: &mut Vec<LineRun>, run: LineRun) {
    if let Some(last) = runs.last_mut()
        && last.line_end() == run.line
        && last.row + last.count == run.row
    {
        last.count += run.count;
        return;
    }
    runs.push(run);
}

/// Returns all rows as runs.
pub(super) fn runs_of(rows: &Rows) -> Result<Vec<LineRun>, PassError> {
    let mut runs = Vec::new();
    let (mut row, mut are_named) = (0, rows.len() < u64::from(u32::MAX));
    if !are_named {
        return Err(PassError::TooManyLines);
    }
    let mut add = |first: LineId, last: LineId, count: u64| {
        let (line, last) = (first.packed(), last.packed());
        let count = u32::try_from(count).ok();
        if let (Some(line), Some(_), Some(count)) = (line, last, count) {
            push(&mut runs, LineRun { line, row, count });
            row += count;
        } else {
            are_named = false;
        }
    };
    for span in rows.all_spans() {
        match span {
            Span::Source { first, count } => {
                let last = LineId::Source(first + count - 1);
                add(LineId::Source(first), last, count);
            }
            Span::Own { first, count } => {
                add(LineId::Own(first), LineId::Own(first + count - 1), count);
            }
            Span::Picked(picked) => picked.lines().for_each(|line| add(line, line, 1)),
        }
    }
    if are_named {
        Ok(runs)
    } else {
        Err(PassError::TooManyLines)
    }
}

/// Rows that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PairedRows {
    /// The first row now.
    pub row: u32,
    /// The first row in the file.
    pub saved_row: u32,
    pub count: u32,
}

/// The rows that belong together and those left over, in the order of lines.
#[derive(Debug, Default)]
pub(super) struct Paired {
    pub pairs: Vec<PairedRows>,
    pub saved_left: Vec<LineRun>,
    pub left: Vec<LineRun>,
}

/// Pairs equal lines at the beginning and at the end of two lists of rows, which are in order.
/// Their places there distinguish the copies of a line.
pub(super) fn pair_ends(saved: Vec<LineRun>, now: Vec<LineRun>) -> Paired {
    let (mut saved, mut now) = (VecDeque::from(saved), VecDeque::from(now));
    let mut pairs = Vec::new();
    while let (Some(old), Some(new)) = (saved.front().copied(), now.front().copied())
        && old.line == new.line
    {
        let count = old.count.min(new.count);
        pairs.push(PairedRows {
            row: new.row,
            saved_row: old.row,
            count,
        });
        for (runs, run) in [(&mut saved, old), (&mut now, new)] {
            runs.pop_front();
            if count < run.count {
                runs.push_front(run.behind(count));
            }
        }
    }
    while let (Some(old), Some(new)) = (saved.back().copied(), now.back().copied())
        && old.line_end() == new.line_end()
    {
        let count = old.count.min(new.count);
        let (old_left, new_left) = (old.count - count, new.count - count);
        pairs.push(PairedRows {
            row: new.row + new_left,
            saved_row: old.row + old_left,
            count,
        });
        for (runs, run, left) in [(&mut saved, old, old_left), (&mut now, new, new_left)] {
            runs.pop_back();
            if 0 < left {
                runs.push_back(LineRun { count: left, ..run });
            }
        }
    }
    Paired {
        pairs,
        saved_left: saved.into(),
        left: now.into(),
    }
}

/// Pairs rows with the same lines. If a line is in several rows, the first row belongs to the
/// first, and so on.
pub(super) fn pair(saved: Vec<LineRun>, now: Vec<LineRun>) -> Paired {
    let mut paired = Paired::default();
    let (mut saved, mut now) = (Queue::new(saved), Queue::new(now));
    loop {
        match (saved.peek(), now.peek()) {
            (None, None) => return paired,
            (Some(run), None) => paired.saved_left.push(saved.take(run.count)),
            (None, Some(run)) => paired.left.push(now.take(run.count)),
            (Some(old), Some(new)) if old.line < new.line => {
                let count = old.count.min(new.line - old.line);
                paired.saved_left.push(saved.take(count));
            }
            (Some(old), Some(new)) if new.line < old.line => {
                let count = new.count.min(old.line - new.line);
                paired.left.push(now.take(count));
            }
            (Some(old), Some(new)) => {
                let count = old.count.min(new.count);
                paired.pairs.push(PairedRows {
                    row: now.take(count).row,
                    saved_row: saved.take(count).row,
                    count,
                });
            }
        }
    }
}

/// Runs by line, and by row among equal lines. Any part of the first run may be taken.
struct Queue {
    /// The runs in reverse order.
    sorted: Vec<LineRun>,
    /// The remainders of runs that were partly taken.
    rests: BinaryHeap<Reverse<LineRun>>,
}

impl Queue {
    fn new(mut runs: Vec<LineRun>) -> Self {
        runs.sort_unstable();
        runs.reverse();
        Self {
            sorted: runs,
            rests: BinaryHeap::new(),
        }
    }

    fn peek(&self) -> Option<LineRun> {
        let rest = self.rests.peek().map(|Reverse(run)| *run);
        let next = self.sorted.last().copied();
        match (rest, next) {
            (Some(rest), Some(next)) => Some(rest.min(next)),
            (rest, next) => rest.or(next),
        }
    }

    /// Takes `count` lines of the first run, which must have that many.
    fn take(&mut self, count: u32) -> LineRun {
        let next = self.sorted.last().copied();
        let run = match self.rests.peek_mut() {
            Some(rest) if next.is_none_or(|next| rest.0 < next) => Some(PeekMut::pop(rest).0),
            _ => self.sorted.pop(),
        };
        let run = run.unwrap_or(LineRun {
            line: 0,
            row: 0,
            count,
        });
        if count < run.count {
            self.rests.push(Reverse(run.behind(count)));
        }
        LineRun { count, ..run }
    }
}
