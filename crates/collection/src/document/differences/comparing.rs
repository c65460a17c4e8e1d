//! Compares rows with the saved rows and lists all lines that differ.

use super::pairing::{LineRun, Paired, PairedRows, pair, pair_ends, push, runs_of};
use super::{
    ComparedAt, DifferenceCounts, DifferenceKind, Differences, Stretch, is_same, kind_of_form,
};
use crate::document::saved_lines::SavedLines;
use crate::passes::{LineProgress, PassError};
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_lines::{LineId, Rows};

/// Finds all lines that differ: first sets aside the lines that are in both, then pairs those made
/// from the same line. The rest was removed or added.
pub(in crate::document) fn compare(
    at: ComparedAt,
    rows: &Rows,
    saved: Arc<SavedLines>,
    progress: &mut LineProgress<'_>,
) -> Result<Differences, PassError> {
    const STEPS: u64 = 5;
    let mut step = 0;
    let mut next = || {
        step += 1;
        match progress(step - 1, STEPS) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(PassError::Cancelled),
        }
    };
    next()?;
    let ends = pair_ends(runs_of(saved.rows())?, runs_of(rows)?);
    next()?;
    let same = pair(ends.saved_left, ends.left);
    next()?;
    let old = by_first_form(rows, same.saved_left);
    let new = by_first_form(rows, same.left);
    let Paired {
        pairs: changed,
        saved_left: removed,
        left: added,
    } = pair(old, new);
    next()?;
    let mut kept = ends.pairs;
    kept.extend(same.pairs);
    kept.extend(&changed);
    kept.sort_unstable();
    let places = Places::new(kept);
    next()?;
    let mut found = FoundStretches::default();
    for pair in changed {
        found.changed(rows, saved.rows(), pair);
    }
    for run in added {
        found.add(DifferenceKind::Added, run.row, 0, run.count);
    }
    for run in removed {
        let row = places.row_behind(run.row);
        found.add(DifferenceKind::Removed, row, run.row, run.count);
    }
    let (stretches, counts) = found.in_order();
    Ok(Differences {
        at,
        saved,
        stretches,
        counts,
        is_reordered: places.is_reordered,
    })
}

/// Returns the same rows with each line replaced by the line that it was first made from.
fn by_first_form(rows: &Rows, runs: Vec<LineRun>) -> Vec<LineRun> {
    let mut forms = Vec::with_capacity(runs.len());
    for run in runs {
        if matches!(LineId::unpacked(run.line), LineId::Source(_)) {
            push(&mut forms, run);
            continue;
        }
        for (line, row) in run.lines() {
            if let Some(line) = rows.first_form(line).packed() {
                let count = 1;
                push(&mut forms, LineRun { line, row, count });
            }
        }
    }
    forms
}

/// Finds the row of a removed line: directly after the line that preceded it.
struct Places {
    /// The pairs in the order of the rows, each with the number of kept lines up to its end.
    by_row: Vec<(u32, PairedRows)>,
    /// The pairs in the order of the file, each with the number of kept lines up to its end. Empty
    /// unless `is_reordered`.
    by_saved_row: Vec<(u32, PairedRows)>,
    is_reordered: bool,
}

impl Places {
    /// Creates the places from pairs in the order of the rows.
    fn new(pairs: Vec<PairedRows>) -> Self {
        let steps = pairs.iter().zip(pairs.iter().skip(1));
        let is_reordered = steps
            .clone()
            .any(|(pair, next)| next.saved_row < pair.saved_row);
        let by_row = counted(&pairs);
        let by_saved_row = if is_reordered {
            let mut pairs = pairs;
            pairs.sort_unstable_by_key(|pair| pair.saved_row);
            counted(&pairs)
        } else {
            Vec::new()
        };
        Self {
            by_row,
            by_saved_row,
            is_reordered,
        }
    }

    /// Returns the row after the last kept line that precedes `saved_row` in the file.
    fn row_behind(&self, saved_row: u32) -> u32 {
        let by_saved_row = if self.is_reordered {
            &self.by_saved_row
        } else {
            &self.by_row
        };
        let before = by_saved_row.partition_point(|(_, pair)| pair.saved_row < saved_row);
        let last = before.checked_sub(1).and_then(|at| by_saved_row.get(at));
        let Some((kept, _)) = last else {
            return 0;
        };
        let at = self.by_row.partition_point(|(end, _)| end < kept);
        let pair = self.by_row.get(at);
        pair.map_or(0, |(end, pair)| pair.row + pair.count - (end - kept))
    }
}

/// Returns the pairs, each with the number of lines up to its end.
fn counted(pairs: &[PairedRows]) -> Vec<(u32, PairedRows)> {
    let mut end = 0;
    let counted = pairs.iter().map(|pair| {
        end += pair.count;
        (end, *pair)
    });
    counted.collect()
}

/// The stretches found so far, in any order.
#[derive(Default)]
struct FoundStretches(Vec<Stretch>);

impl FoundStretches {
    fn add(&mut self, kind: DifferenceKind, row: u32, saved_row: u32, count: u32) {
        self.0.push(Stretch {
            start: 0,
            kind,
            row,
            saved_row,
            count,
        });
    }

    /// Adds lines that were made from saved lines; some of them may have been repaired.
    fn changed(&mut self, rows: &Rows, saved: &Rows, pair: PairedRows) {
        let row = u64::from(pair.row);
        let mut at = 0;
        rows.each_line_id(row..row + u64::from(pair.count), |_, line| {
            let saved_row = pair.saved_row + at;
            let old = saved.line_id(u64::from(saved_row));
            if !old.is_some_and(|old| is_same(rows, old, line)) {
                self.add(kind_of_form(rows, line), pair.row + at, saved_row, 1);
            }
            at += 1;
        });
    }

    /// Returns the stretches in the order of the rows, with adjacent ones merged, and their counts.
    fn in_order(mut self) -> (Vec<Stretch>, DifferenceCounts) {
        let by_place = |it: &Stretch| (it.row, it.kind, it.saved_row);
        self.0.sort_unstable_by_key(by_place);
        let mut counts = DifferenceCounts::default();
        let mut merged: Vec<Stretch> = Vec::new();
        for mut stretch in self.0 {
            stretch.start = counts.all();
            *counts.of_kind(stretch.kind) += u64::from(stretch.count);
            match merged.last_mut() {
                Some(last) if continues(last, &stretch) => last.count += stretch.count,
                _ => merged.push(stretch),
            }
        }
        (merged, counts)
    }
}

fn continues(last: &Stretch, next: &Stretch) -> bool {
    let has_saved = last.kind != DifferenceKind::Added;
    last.kind == next.kind
        && last.end() == u64::from(next.row)
        && (!has_saved || last.saved_row + last.count == next.saved_row)
}
