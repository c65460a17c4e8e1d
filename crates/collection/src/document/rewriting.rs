//! Lines that a [`Rewrite`] makes anew, and the result of working out such a change. Lines are named by identity and
//! not by row, so that it does not matter if rows change meanwhile.

use super::shift::Shift;
use crate::passes::{LineProgress, PassError};
use std::collections::HashSet;
use std::fmt::Debug;
use std::sync::Arc;
use tabiya_lines::{LineId, LineList, LineOrigin, RowSet, Rows, Source, Span};

/// The number of lines rewritten between two checks for cancellation.
const LINES_AT_ONCE: u64 = 1 << 8;

/// Rewrites lines.
pub trait Rewrite: Debug + Send + Sync {
    /// Returns the outcome for a line. `id` names it among the rows for which the [`LineSet`] was made, and is `None`
    /// after the file was read again. Called on any thread.
    ///
    /// # Errors
    /// Fails when the outcome cannot be determined.
    fn rewrite(&self, id: Option<LineId>, line: &[u8]) -> Result<Rewritten, PassError>;
}

/// The outcome for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rewritten {
    /// The line is replaced by this text.
    Line(Vec<u8>),
    /// The line is right as it is.
    AsItIs,
    /// The line has changed since then, and stays as it is.
    Other,
}

/// A set of lines of a document by identity: one bit for each.
#[derive(Clone, Debug)]
pub struct LineSet {
    /// The file that the lines belong to.
    file: Arc<Source>,
    in_file: RowSet,
    own: RowSet,
    /// Lines of the file from which own lines in the set were made.
    forms: HashSet<u64>,
}

impl LineSet {
    /// Creates an empty set for the lines of these rows.
    pub fn none(rows: &Rows) -> Self {
        Self {
            file: Arc::clone(rows.source()),
            in_file: RowSet::none(rows.source().line_count()),
            own: RowSet::none(rows.own_line_count()),
            forms: HashSet::new(),
        }
    }

    /// Adds a line.
    pub fn insert(&mut self, rows: &Rows, line: LineId) {
        match line {
            LineId::Source(line) => self.in_file.set(line, true),
            LineId::Own(own) => {
                self.own.set(own, true);
                if let LineId::Source(first) = rows.first_form(line) {
                    self.forms.insert(first);
                }
            }
        }
    }

    /// Returns the number of lines in the set.
    pub fn count(&self) -> u64 {
        self.in_file.count() + self.own.count()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// Whether the lines of these rows have the names that they had when the set was made.
    fn is_of(&self, rows: &Rows) -> bool {
        Arc::ptr_eq(&self.file, rows.source())
    }

    /// Whether a line is in the set, or was made from one that is. After the file was read again
    /// this is unknown, and the answer is true.
    fn stands_for(&self, rows: &Rows, line: LineId) -> bool {
        if !self.is_of(rows) {
            return true;
        }
        match line {
            LineId::Source(line) => self.in_file.contains(line),
            // The line existed when the set was filled.
            LineId::Own(own) if own < self.own.len() => self.own.contains(own),
            LineId::Own(_) => match rows.first_form(line) {
                LineId::Source(first) => {
                    self.in_file.contains(first) || self.forms.contains(&first)
                }
                LineId::Own(first) => self.own.contains(first),
            },
        }
    }
}

/// Lines to rewrite.
#[derive(Clone, Debug)]
pub struct Rewriting {
    /// The lines.
    pub lines: Arc<LineSet>,
    /// The rewriter.
    pub by: Arc<dyn Rewrite>,
}

impl Rewriting {
    pub(super) fn work_out(
        &self,
        rows: &mut Rows,
        progress: &mut LineProgress<'_>,
    ) -> Result<WorkedOut, PassError> {
        let before = rows.clone();
        let mut wanted = RowSet::none(before.len());
        before.each_line_id(0..before.len(), |row, line| {
            if self.lines.stands_for(&before, line) {
                wanted.set(row, true);
            }
        });
        let mut counts = RewriteCounts::default();
        let (at, mut from) = (
            wanted.first().unwrap_or_default(),
            wanted.first().unwrap_or_default(),
        );
        let mut inserted = Vec::new();
        for (done, row) in (0_u64..).zip(wanted.iter()) {
            if done.is_multiple_of(LINES_AT_ONCE) && progress(done, wanted.count()).is_break() {
                return Err(PassError::Cancelled);
            }
            let id = before.line_id(row).filter(|_| self.lines.is_of(&before));
            let line = match self.by.rewrite(id, &before.read_line(row)?)? {
                Rewritten::Line(line) => line,
                Rewritten::AsItIs => {
                    counts.as_they_are += 1;
                    continue;
                }
                Rewritten::Other => continue,
            };
            counts.rewritten += 1;
            inserted.append(&mut before.spans(from..row));
            from = row + 1;
            let origin = before
                .line_id(row)
                .map_or(LineOrigin::New, LineOrigin::Edited);
            inserted.push(rows.add_own_made(line, before.line_end(row), origin));
        }
        let known = counts.rewritten + counts.as_they_are;
        counts.others = self.lines.count().saturating_sub(known);
        let inserted = compact(rows, inserted);
        Ok(WorkedOut {
            rewritten: Some(counts),
            ..WorkedOut::replaced(at, from - at, inserted)
        })
    }
}

/// The rows to replace and their replacement.
pub(super) struct WorkedOut {
    pub(super) at: u64,
    pub(super) remove: u64,
    pub(super) inserted: Vec<Span>,
    pub(super) shift: Shift,
    /// The current row after the change, if the change determines it.
    pub(super) lands_on: Option<u64>,
    /// The outcome of a rewriting.
    pub(super) rewritten: Option<RewriteCounts>,
}

impl WorkedOut {
    pub(super) fn replaced(at: u64, remove: u64, inserted: Vec<Span>) -> Self {
        let shift = Shift::Replaced {
            at,
            removed: remove,
            inserted: inserted.iter().map(Span::count).sum(),
        };
        Self {
            at,
            remove,
            inserted,
            shift,
            lands_on: None,
            rewritten: None,
        }
    }

    pub(super) fn landing_on(self, row: u64) -> Self {
        Self {
            lands_on: Some(row),
            ..self
        }
    }
}

/// The outcome of a rewriting in numbers of lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RewriteCounts {
    /// Lines that were rewritten.
    pub rewritten: u64,
    /// Lines that were already right.
    pub as_they_are: u64,
    /// Lines that have changed or vanished in the meantime.
    pub others: u64,
}

/// Returns very many short spans as a list of lines, which is smaller and quicker to splice.
pub(super) fn compact(rows: &Rows, spans: Vec<Span>) -> Vec<Span> {
    const MANY: usize = 1 << 14;
    if spans.len() < MANY {
        return spans;
    }
    let mut list = LineList::default();
    let mut all_named = true;
    rows.each_line_of_spans(&spans, |line| all_named &= list.push(line));
    if all_named {
        rows.spans_of(list)
    } else {
        spans
    }
}
