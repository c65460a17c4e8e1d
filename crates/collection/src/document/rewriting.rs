//! Lines that are made anew by whoever knows how. They are known by themselves and not by their rows, so
//! that it does not matter what became of the rows meanwhile.

use super::worked_out::{RewriteCounts, WorkedOut, compact};
use crate::passes::{PassError, Progress};
use std::collections::HashSet;
use std::fmt::Debug;
use std::sync::Arc;
use tabiya_lines::{LineId, Origin, RowSet, Rows, Source};

/// How many lines are made between two checks for cancellation.
const LINES_AT_ONCE: u64 = 1 << 8;

/// Makes lines anew.
pub trait Rewrite: Debug + Send + Sync {
    /// What becomes of this line. Called on any thread.
    ///
    /// # Errors
    /// When that cannot be found out.
    fn rewrite(&self, line: &[u8]) -> Result<Rewritten, PassError>;
}

/// What becomes of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rewritten {
    /// It is this from now on.
    Line(Vec<u8>),
    /// It stays as it is.
    AsItIs,
    /// It is not the one that was meant any more, and stays as it is.
    Other,
}

/// Lines of a document, known by themselves: a bit for each.
#[derive(Clone, Debug)]
pub struct LineSet {
    /// The file of which they are.
    file: Arc<Source>,
    in_file: RowSet,
    own: RowSet,
    /// Lines of before, from which others of them were made.
    forms: HashSet<u64>,
}

impl LineSet {
    /// None of the lines of these rows.
    pub fn none(rows: &Rows) -> Self {
        Self {
            file: Arc::clone(rows.source()),
            in_file: RowSet::none(rows.source().line_count()),
            own: RowSet::none(rows.own_line_count()),
            forms: HashSet::new(),
        }
    }

    /// Puts a line in.
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

    /// How many lines are in it.
    pub fn count(&self) -> u64 {
        self.in_file.count() + self.own.count()
    }

    /// Whether no line is in it.
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// Whether a line is in it, or was made of one that is. Where the file was read again nobody can say, and it
    /// may be any.
    fn stands_for(&self, rows: &Rows, line: LineId) -> bool {
        if !Arc::ptr_eq(&self.file, rows.source()) {
            return true;
        }
        match line {
            LineId::Source(line) => self.in_file.contains(line),
            // It was there when the lines were put in.
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

/// Lines that are to be made anew.
#[derive(Clone, Debug)]
pub struct Rewriting {
    /// Which.
    pub lines: Arc<LineSet>,
    /// By whom.
    pub by: Arc<dyn Rewrite>,
}

impl Rewriting {
    pub(super) fn work_out(
        &self,
        rows: &mut Rows,
        progress: &mut Progress<'_>,
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
            let line = match self.by.rewrite(&before.read_line(row)?)? {
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
            let origin = before.line_id(row).map_or(Origin::New, Origin::Edited);
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
