//! The number of rows with each mark, and the rows with certain marks.

use super::PassError;
use super::chunks::LineProgress;
use super::marks::{LineMark, LineMarks, MarkCounts};
use std::ops::Range;
use tabiya_lines::{LineId, RowSet, Rows, Span};

/// The number of rows between two checks for cancellation.
const STEP: u64 = 1 << 16;

/// Counts the rows with each mark. Rows whose mark is not known yet are left out.
///
/// # Errors
/// Fails when it is cancelled.
pub fn count_marks(
    rows: &Rows,
    marks: &LineMarks,
    progress: &mut LineProgress<'_>,
) -> Result<MarkCounts, PassError> {
    let mut counts = MarkCounts::default();
    step_by_step(rows, progress, |step| {
        add_spans(rows, marks, &rows.spans(step), &mut counts);
    })?;
    Ok(counts)
}

/// Does the same as [`count_marks`] for some rows alone.
///
/// # Errors
/// Fails when it is cancelled.
pub fn count_marks_among(
    rows: &Rows,
    marks: &LineMarks,
    only: &RowSet,
    progress: &mut LineProgress<'_>,
) -> Result<MarkCounts, PassError> {
    let mut counts = MarkCounts::default();
    each_run(rows, marks, progress, |run| {
        let counted = run.rows.filter(|row| only.contains(*row));
        counts.add(run.mark, counted.count() as u64);
    })?;
    Ok(counts)
}

/// Counts the marks of inserted or removed lines.
pub fn counts_of_spans(rows: &Rows, marks: &LineMarks, spans: &[Span]) -> MarkCounts {
    let mut counts = MarkCounts::default();
    add_spans(rows, marks, spans, &mut counts);
    counts
}

/// Returns the rows with one of these marks. Rows whose mark is not known yet are left out.
///
/// # Errors
/// Fails when it is cancelled.
pub fn rows_with_marks(
    rows: &Rows,
    marks: &LineMarks,
    wanted: &[LineMark],
    progress: &mut LineProgress<'_>,
) -> Result<RowSet, PassError> {
    let mut found = RowSet::none(rows.len());
    each_run(rows, marks, progress, |run| {
        if wanted.contains(&run.mark) {
            found.set_range(run.rows, true);
        }
    })?;
    Ok(found)
}

/// Rows with the same mark and consecutive lines.
pub(super) struct MarkRun {
    pub(super) rows: Range<u64>,
    /// The line in the first of these rows.
    pub(super) line: LineId,
    pub(super) mark: LineMark,
}

/// Calls `take` with all rows whose mark is known.
pub(super) fn each_run(
    rows: &Rows,
    marks: &LineMarks,
    progress: &mut LineProgress<'_>,
    mut take: impl FnMut(MarkRun),
) -> Result<(), PassError> {
    step_by_step(rows, progress, |step| {
        let mut row = step.start;
        for span in rows.spans(step) {
            each_run_of_span(rows, marks, &span, row, &mut take);
            row += span.count();
        }
    })
}

fn each_run_of_span(
    rows: &Rows,
    marks: &LineMarks,
    span: &Span,
    mut row: u64,
    take: &mut impl FnMut(MarkRun),
) {
    if let Span::Source { first, count } = *span {
        marks.each_stretch(first..first + count, |mut line, stretch| {
            for run in stretch.chunk_by(|one, next| one == next) {
                let start = row + (line - first);
                take(MarkRun {
                    rows: start..start + run.len() as u64,
                    line: LineId::Source(line),
                    mark: run.first().copied().unwrap_or(LineMark::Blank),
                });
                line += run.len() as u64;
            }
        });
        return;
    }
    span.each_line(|line| {
        if let Some(mark) = marks.of(rows, line) {
            let rows = row..row + 1;
            take(MarkRun { rows, line, mark });
        }
        row += 1;
    });
}

fn add_spans(rows: &Rows, marks: &LineMarks, spans: &[Span], counts: &mut MarkCounts) {
    for span in spans {
        if let Span::Source { first, count } = *span {
            marks.each_stretch(first..first + count, |_, stretch| {
                add_stretch(stretch, counts);
            });
        } else {
            span.each_line(|line| {
                if let Some(mark) = marks.of(rows, line) {
                    counts.add(mark, 1);
                }
            });
        }
    }
}

/// Counts the marks one after the other, which processors do for many lines at once.
fn add_stretch(stretch: &[LineMark], counts: &mut MarkCounts) {
    let mut left = stretch.len();
    for mark in LineMark::ALL {
        if left == 0 {
            return;
        }
        let count = stretch.iter().filter(|other| **other == mark).count();
        counts.add(mark, count as u64);
        left -= count;
    }
}

fn step_by_step(
    rows: &Rows,
    progress: &mut LineProgress<'_>,
    mut work: impl FnMut(Range<u64>),
) -> Result<(), PassError> {
    let all = rows.len();
    let mut done = 0;
    while done < all {
        if progress(done, all).is_break() {
            return Err(PassError::Cancelled);
        }
        let next = all.min(done + STEP);
        work(done..next);
        done = next;
    }
    if 0 < all && progress(all, all).is_break() {
        return Err(PassError::Cancelled);
    }
    Ok(())
}
