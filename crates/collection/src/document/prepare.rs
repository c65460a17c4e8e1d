//! Computes a change of many rows on a snapshot, on any thread.

use super::bulk_change::BulkChange;
use super::game_edits::line_for;
use super::history::{RowsChange, StateId};
use super::rewriting::{RewriteCounts, WorkedOut, compact};
use super::saved_lines::SavedAs;
use super::shift::{KeptRows, Shift};
use super::shown::ShownState;
use crate::passes::{LineProgress, PassError, RepairedLine, shuffle, sort};
use std::ops::Range;
use std::sync::Arc;
use tabiya_lines::{
    LineList, LineOrigin, MAX_GAME_ROW_BYTES, MAX_LINE_BYTES, ReadError, RowSet, Rows, Span,
};

/// A change of many rows, with everything that is needed to work it out.
#[derive(Clone, Debug)]
pub struct ChangeRequest {
    pub(super) rows: Rows,
    pub(super) state: StateId,
    pub(super) saved_as: SavedAs,
    pub(super) change: BulkChange,
    /// The current row.
    pub(super) current: u64,
    /// The row to be shown if the current one is removed.
    pub(super) next: Option<u64>,
}

/// A change of many rows that has been worked out.
#[derive(Clone, Debug)]
pub struct PreparedChange {
    /// All rows after the change.
    pub(super) rows: Rows,
    /// The content that was changed.
    pub(super) state: StateId,
    /// The number of our own lines before the change.
    pub(super) own_lines: u64,
    pub(super) change: RowsChange,
    /// The number of affected rows.
    count: u64,
    /// The outcome of a rewriting.
    rewritten: Option<RewriteCounts>,
    /// The row that was current. The row of that line after the change, if the change itself does
    /// not determine it.
    pub(super) current: u64,
    pub(super) moved_to: Option<u64>,
    /// The line to show if the current row is removed, with its row number before the change.
    pub(super) next: Option<ShownState>,
    /// The line to show, if the change determines it.
    pub(super) lands_on: Option<ShownState>,
}

impl ChangeRequest {
    /// Works the change out.
    ///
    /// # Errors
    /// Fails when it is cancelled, or lines cannot be read.
    pub fn prepare(self, progress: &mut LineProgress<'_>) -> Result<PreparedChange, PassError> {
        let next = match self.next {
            Some(row) => Some(shown_later(&self.rows, row)?),
            None => None,
        };
        let mut rows = self.rows.clone();
        let own_lines = rows.own_line_count();
        let count = self.change.row_count(&rows);
        let shown_copy = self.change.place_of_copy(self.current);
        let context = (&self.saved_as, self.current);
        let worked_out = self.change.work_out(&mut rows, context, progress)?;
        let removed = rows.splice(worked_out.at, worked_out.remove, &worked_out.inserted);
        let moved_to = match worked_out.shift {
            Shift::Within | Shift::Everywhere => moved_to(&self.rows, self.current, &rows),
            Shift::Replaced { .. } | Shift::Without(_) | Shift::Together { .. } => shown_copy,
        };
        let lands_on = match worked_out.lands_on {
            Some(row) if row < rows.len() => Some(shown_later(&rows, row)?),
            Some(_) => Some(ShownState::nothing()),
            None => None,
        };
        let change = RowsChange {
            at: worked_out.at,
            removed,
            inserted: worked_out.inserted,
            shift: worked_out.shift,
        };
        Ok(PreparedChange {
            rows,
            state: self.state,
            own_lines,
            change,
            count: worked_out
                .rewritten
                .map_or(count, |counts| counts.rewritten),
            rewritten: worked_out.rewritten,
            current: self.current,
            moved_to,
            next,
            lands_on,
        })
    }
}

impl PreparedChange {
    /// Returns the number of affected rows.
    pub fn row_count(&self) -> u64 {
        self.count
    }

    /// Returns the outcome of a rewriting, if the change is one.
    pub fn rewritten(&self) -> Option<RewriteCounts> {
        self.rewritten
    }

    /// Returns the number of rows before the change.
    pub(super) fn rows_before(&self) -> u64 {
        let count = |spans: &[Span]| spans.iter().map(Span::count).sum::<u64>();
        self.rows.len() + count(&self.change.removed) - count(&self.change.inserted)
    }
}

/// Reads what to show of a row, from the disk if necessary.
fn shown_later(rows: &Rows, row: u64) -> Result<ShownState, ReadError> {
    rows.fetch(row..row.saturating_add(1))?;
    if let Ok(shown) = ShownState::of_row(rows, row) {
        return Ok(shown);
    }
    // It was evicted again, because other threads have read a lot in the meantime.
    let mut line = rows.read_line(row)?;
    let longest = if rows.source().holds_games() {
        MAX_GAME_ROW_BYTES
    } else {
        MAX_LINE_BYTES
    };
    line.truncate(longest);
    Ok(ShownState::of_row_text(rows, row, &line))
}

/// Returns the row of a line after the change.
fn moved_to(before: &Rows, row: u64, after: &Rows) -> Option<u64> {
    let wanted = before.line_id(row)?;
    let mut found = None;
    after.each_line_id(0..after.len(), |row, line| {
        if line == wanted && found.is_none() {
            found = Some(row);
        }
    });
    found
}

impl BulkChange {
    /// Returns the row of the second copy of `row`, if the change duplicates it.
    fn place_of_copy(&self, row: u64) -> Option<u64> {
        let Self::Duplicate(rows) = self else {
            return None;
        };
        let last = rows.last().filter(|_| rows.contains(row))?;
        Some(last + 1 + rows.rank(row))
    }

    fn work_out(
        self,
        rows: &mut Rows,
        (saved_as, current): (&SavedAs, u64),
        progress: &mut LineProgress<'_>,
    ) -> Result<WorkedOut, PassError> {
        Ok(match self {
            Self::Delete(deleted) => delete(rows, deleted),
            Self::DeleteSurplus(groups) => delete(rows, groups.surplus()),
            Self::Move {
                rows: moved,
                before,
            } => put_together(rows, moved, before),
            Self::Duplicate(twice) => {
                let at = twice.last().map_or(rows.len(), |last| last + 1);
                WorkedOut::replaced(at, 0, spans_in(rows, twice.ranges()))
            }
            Self::Insert {
                at,
                from,
                rows: wanted,
                takes_place,
            } => {
                let new = insert(rows, &from, &wanted, progress)?;
                WorkedOut::replaced(at.min(rows.len()), u64::from(takes_place), new)
            }
            Self::Rewrite(rewriting) => rewriting.work_out(rows, progress)?,
            Self::Revert(revert) => match saved_as.lines() {
                Some(saved) => revert.work_out(rows, &saved, current),
                None => WorkedOut::replaced(0, 0, Vec::new()),
            },
            Self::Sort { order, only } => {
                let list = sort(rows, &order, only.as_ref(), progress)?;
                arrange(rows, list, only.as_ref())
            }
            Self::Shuffle { seed, only } => {
                let list = shuffle(rows, only.as_ref(), seed, progress)?;
                arrange(rows, list, only.as_ref())
            }
            Self::Repair { lines, left_out } => {
                put_repaired(rows, saved_as, (&lines, &left_out), progress)?
            }
        })
    }
}

fn spans_in(rows: &Rows, ranges: impl Iterator<Item = Range<u64>>) -> Vec<Span> {
    ranges.flat_map(|range| rows.spans(range)).collect()
}

/// Returns the ranges of `of` between those of a set.
fn gaps(set: &RowSet, of: Range<u64>) -> impl Iterator<Item = Range<u64>> {
    let mut from = of.start;
    let inner = set.ranges().chain(std::iter::once(of.end..of.end));
    let of_end = of.end;
    inner.filter_map(move |range| {
        let gap = from..range.start.min(of_end);
        from = range.end.max(from);
        (!gap.is_empty()).then_some(gap)
    })
}

fn delete(rows: &Rows, deleted: RowSet) -> WorkedOut {
    let at = deleted.first().unwrap_or_default();
    let end = deleted.last().map_or(at, |last| last + 1);
    WorkedOut {
        at,
        remove: end - at,
        inserted: spans_in(rows, gaps(&deleted, at..end)),
        shift: Shift::Without(Arc::new(KeptRows::new(deleted))),
        lands_on: None,
        rewritten: None,
    }
}

fn put_together(rows: &Rows, moved: RowSet, before: u64) -> WorkedOut {
    let before = before.min(rows.len());
    let at = moved.first().unwrap_or(before).min(before);
    let end = moved.last().map_or(before, |last| last + 1).max(before);
    let mut inserted = spans_in(rows, gaps(&moved, at..before));
    inserted.append(&mut spans_in(rows, moved.ranges()));
    let behind = gaps(&moved, at..end).filter_map(|gap| {
        let gap = gap.start.max(before)..gap.end;
        (!gap.is_empty()).then_some(gap)
    });
    inserted.append(&mut spans_in(rows, behind));
    WorkedOut {
        at,
        remove: end - at,
        inserted,
        shift: Shift::Together {
            to: before - moved.rank(before),
            rows: Arc::new(KeptRows::new(moved)),
        },
        lands_on: None,
        rewritten: None,
    }
}

/// The number of lines read between two checks for cancellation.
const LINES_AT_ONCE: u64 = 1 << 12;

fn insert(
    rows: &mut Rows,
    from: &Rows,
    wanted: &RowSet,
    progress: &mut LineProgress<'_>,
) -> Result<Vec<Span>, PassError> {
    let first = rows.own_line_count();
    for (done, row) in (0_u64..).zip(wanted.iter()) {
        if done.is_multiple_of(LINES_AT_ONCE) {
            report_progress(done, wanted.count(), progress)?;
        }
        let line = line_for(rows, from, from.read_line(row)?);
        rows.add_own(line);
    }
    let count = rows.own_line_count() - first;
    let new = (0 < count).then_some(Span::Own { first, count });
    Ok(new.into_iter().collect())
}

fn put_repaired(
    rows: &mut Rows,
    saved_as: &SavedAs,
    (lines, left_out): (&[RepairedLine], &RowSet),
    progress: &mut LineProgress<'_>,
) -> Result<WorkedOut, PassError> {
    let wanted = || {
        let placed = (0_u64..).zip(lines);
        placed.filter(|(place, _)| !left_out.contains(*place))
    };
    let count = lines.len() as u64;
    let at = wanted().next().map_or(0, |(_, line)| line.row);
    let end = wanted().last().map_or(at, |(_, line)| line.row + 1);
    let mut inserted = Vec::new();
    let mut from = at;
    for (done, repaired) in wanted() {
        if done.is_multiple_of(LINES_AT_ONCE) {
            report_progress(done, count, progress)?;
        }
        inserted.append(&mut rows.spans(from..repaired.row));
        // Loads the row, so that the new line gets the same line end.
        rows.fetch(repaired.row..repaired.row + 1)?;
        from = repaired.row + 1;
        inserted.push(put_one_repaired(rows, saved_as, repaired));
    }
    Ok(WorkedOut::replaced(at, end - at, compact(rows, inserted)))
}

/// Puts one repaired line. If it equals its form in the file, that form is used.
fn put_one_repaired(rows: &mut Rows, saved_as: &SavedAs, repaired: &RepairedLine) -> Span {
    let id = rows.line_id(repaired.row);
    if let (Some(line), SavedAs::Lines(saved)) = (id, saved_as)
        && let Some(form) = saved.form_of(rows, line)
        && rows.text_of(form).is_ok_and(|text| text == repaired.line)
    {
        return Span::of_line(form);
    }
    let origin = id.map_or(LineOrigin::New, LineOrigin::Repaired);
    rows.add_own_made(repaired.line.clone(), rows.line_end(repaired.row), origin)
}

fn report_progress(done: u64, of: u64, progress: &mut LineProgress<'_>) -> Result<(), PassError> {
    if progress(done, of).is_break() {
        return Err(PassError::Cancelled);
    }
    Ok(())
}

/// Arranges all lines in a new order, in which only some lines have moved.
fn arrange(rows: &Rows, list: LineList, only: Option<&RowSet>) -> WorkedOut {
    let is_all = only.is_none_or(|only| only.count() == rows.len());
    WorkedOut {
        at: 0,
        remove: rows.len(),
        inserted: rows.spans_of(list),
        shift: if is_all {
            Shift::Everywhere
        } else {
            Shift::Within
        },
        lands_on: None,
        rewritten: None,
    }
}
