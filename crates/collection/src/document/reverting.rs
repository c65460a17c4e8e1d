//! Reverting one, some or all lines to their state in the file.

use super::differences::{DifferenceKind, Differences, kind_of_line};
use super::rewriting::{WorkedOut, compact};
use super::saved_lines::SavedLines;
use super::shift::{KeptRows, Shift, Way};
use std::sync::Arc;
use tabiya_lines::{LineId, RowSet, Rows, Span};

/// The lines to revert to their state in the file.
#[derive(Clone, Debug)]
pub enum Revert {
    /// These rows: changed lines are restored, and added lines go.
    Rows {
        /// The rows to revert.
        rows: RowSet,
        /// The result of a full comparison, if there is one. Only this distinguishes a copy from
        /// the line that was in the file.
        known: Option<Arc<Differences>>,
    },
    /// Restores a removed line.
    PutBack {
        /// Its row in the file.
        saved_row: u64,
        /// The row before which it is inserted.
        at: u64,
    },
    /// Everything, including the order.
    All,
}

impl Revert {
    /// Returns the number of affected rows.
    pub(super) fn row_count(&self, all: &Rows) -> u64 {
        match self {
            Self::Rows { rows, .. } => rows.count(),
            Self::PutBack { .. } => 1,
            Self::All => all.len(),
        }
    }

    /// Whether it affects few rows.
    pub(super) fn is_quick(&self) -> bool {
        const FEW: u64 = 1_000;
        match self {
            Self::Rows { rows, .. } => rows.count() <= FEW,
            Self::PutBack { .. } => true,
            Self::All => false,
        }
    }

    /// Returns the same after another change of the rows; `None` if it can no longer be determined.
    pub(super) fn follow(self, shift: &Shift, way: Way) -> Option<Self> {
        match self {
            Self::Rows { rows, .. } => Some(Self::Rows {
                rows: shift.follow(&rows, way, false)?,
                known: None,
            }),
            Self::PutBack { saved_row, at } => Some(Self::PutBack {
                saved_row,
                at: shift.row(at).filter(|_| way == Way::Forth)?,
            }),
            Self::All => Some(Self::All),
        }
    }

    /// Works out the rows to replace.
    pub(super) fn work_out(self, rows: &Rows, saved: &SavedLines, current: u64) -> WorkedOut {
        match self {
            Self::Rows {
                rows: wanted,
                known,
            } => {
                let known = known.as_deref();
                revert_rows(rows, saved, &wanted, known, current)
            }
            Self::PutBack { saved_row, at } => {
                let at = at.min(rows.len());
                let line = saved.rows().line_id(saved_row);
                let inserted: Vec<_> = line.map(Span::of_line).into_iter().collect();
                let is_before = at <= current && current < rows.len();
                let current = current + u64::from(is_before && !inserted.is_empty());
                WorkedOut::replaced(at, 0, inserted).landing_on(current)
            }
            Self::All => {
                let line = rows.line_id(current);
                let line = line.and_then(|line| saved.form_of(rows, line));
                let all = saved.rows();
                let row = line.and_then(|line| row_of(all, line));
                let inserted = all.all_spans();
                let current = row.unwrap_or(current).min(all.len().saturating_sub(1));
                WorkedOut::replaced(0, rows.len(), inserted).landing_on(current)
            }
        }
    }
}

fn revert_rows(
    rows: &Rows,
    saved: &SavedLines,
    wanted: &RowSet,
    known: Option<&Differences>,
    current: u64,
) -> WorkedOut {
    let at = wanted.first().unwrap_or_default();
    let end = wanted.last().map_or(at, |last| last + 1);
    let mut added = RowSet::none(rows.len());
    let mut has_changed = false;
    let (mut inserted, mut from) = (Vec::new(), at);
    for range in wanted.ranges() {
        inserted.append(&mut rows.spans(from..range.start));
        rows.each_line_id(range.clone(), |row, line| {
            match as_saved(rows, saved, known, row, line) {
                AsSaved::Line(saved) => {
                    has_changed |= saved != line;
                    inserted.push(Span::of_line(saved));
                }
                AsSaved::Nothing => added.set(row, true),
            }
        });
        from = range.end;
    }
    let inserted = compact(rows, inserted);
    let count: u64 = inserted.iter().map(Span::count).sum();
    let shift = if added.is_empty() || has_changed {
        Shift::Replaced {
            at,
            removed: end - at,
            inserted: count,
        }
    } else {
        Shift::Without(Arc::new(KeptRows::new(added.clone())))
    };
    let current = current - added.rank(current);
    let last = (rows.len() - added.count()).saturating_sub(1);
    WorkedOut {
        at,
        remove: end - at,
        inserted,
        shift,
        lands_on: Some(current.min(last)),
        rewritten: None,
    }
}

/// The state of a row in the file.
enum AsSaved {
    Line(LineId),
    /// The row was added.
    Nothing,
}

fn as_saved(
    rows: &Rows,
    saved: &SavedLines,
    known: Option<&Differences>,
    row: u64,
    line: LineId,
) -> AsSaved {
    if let Some(known) = known {
        return match known.at_row(row) {
            None => AsSaved::Line(line),
            Some(difference) => match difference.saved {
                Some((_, line)) => AsSaved::Line(line),
                None => AsSaved::Nothing,
            },
        };
    }
    match kind_of_line(rows, saved, line) {
        None => AsSaved::Line(line),
        Some((DifferenceKind::Added, _)) => AsSaved::Nothing,
        Some((_, form)) => AsSaved::Line(form.unwrap_or(line)),
    }
}

fn row_of(rows: &Rows, line: LineId) -> Option<u64> {
    let mut found = None;
    rows.each_line_id(0..rows.len(), |row, other| {
        if other == line && found.is_none() {
            found = Some(row);
        }
    });
    found
}
