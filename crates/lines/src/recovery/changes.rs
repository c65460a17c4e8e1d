//! The differences between a recovered document and its original file.

use crate::{LineId, MAX_LINE_BYTES, ReadError, RowSet, Rows, Span};

/// The number of changes that are listed; further ones are only counted.
const MAX_SHOWN: usize = 500;

/// A changed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineChange {
    /// Its row before or after the change, from 0.
    pub row: u64,
    /// The old text; `None` for an added line.
    pub before: Option<Vec<u8>>,
    /// The new text; `None` for a removed line.
    pub after: Option<Vec<u8>>,
}

/// The differences between two versions of a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineChanges {
    /// The first changes by row.
    pub shown: Vec<LineChange>,
    /// The number of lines that replace others.
    pub changed: u64,
    /// The number of added lines.
    pub added: u64,
    /// The number of removed lines.
    pub removed: u64,
    /// Whether lines have changed their order.
    pub is_reordered: bool,
}

impl LineChanges {
    /// Whether there are no differences.
    pub fn is_none(&self) -> bool {
        self.changed + self.added + self.removed == 0 && !self.is_reordered
    }
}

/// Compares the spans that will replace all rows with the rows of the file.
pub(super) fn changes(rows: &Rows, spans: &[Span]) -> Result<LineChanges, ReadError> {
    let lines = rows.source().line_count();
    let mut walk = Walk {
        rows,
        left: RowSet::none(lines),
        seen: RowSet::none(lines),
        changes: LineChanges::default(),
        next: 0,
        row: 0,
        come: Vec::new(),
        come_count: 0,
    };
    for span in spans {
        match span {
            Span::Source { first, count } => walk.left.set_range(*first..first + count, true),
            span => span.each_line(|line| {
                if let LineId::Source(line) = line {
                    walk.left.set(line, true);
                }
            }),
        }
    }
    for span in spans {
        match span {
            Span::Source { first, count } => walk.pass(*first, *count)?,
            span => {
                let mut result = Ok(());
                span.each_line(|line| {
                    if result.is_ok() {
                        result = walk.take(line);
                    }
                });
                result?;
            }
        }
    }
    walk.close_gap(lines)?;
    Ok(walk.changes)
}

/// The state of the comparison: a walk through the new rows alongside the lines of the file.
struct Walk<'a> {
    rows: &'a Rows,
    /// The lines of the file that are still present.
    left: RowSet,
    /// The lines of the file that were passed.
    seen: RowSet,
    changes: LineChanges,
    /// The next line of the file in its order.
    next: u64,
    row: u64,
    /// The added lines since the last one of the file, with their rows; at most as many as are listed.
    come: Vec<(u64, LineId)>,
    /// The number of these lines.
    come_count: u64,
}

impl Walk<'_> {
    fn take(&mut self, line: LineId) -> Result<(), ReadError> {
        match line {
            LineId::Source(line) => self.pass(line, 1),
            LineId::Own(_) => {
                self.has_come(line);
                Ok(())
            }
        }
    }

    /// Passes consecutive lines of the file.
    fn pass(&mut self, first: u64, count: u64) -> Result<(), ReadError> {
        if first < self.next || self.is_moved_up(first, count) {
            for line in first..first + count {
                self.pass_out_of_order(line);
            }
            return Ok(());
        }
        self.close_gap(first)?;
        self.next = first + count;
        self.row += count;
        self.seen.set_range(first..self.next, true);
        Ok(())
    }

    /// Whether it is simpler to call these lines moved up than to call the skipped lines moved down.
    fn is_moved_up(&self, first: u64, count: u64) -> bool {
        count < self.left.rank(first) - self.left.rank(self.next)
    }

    /// Passes a line that is not in the order of the file: it was moved or duplicated.
    fn pass_out_of_order(&mut self, line: u64) {
        if self.seen.contains(line) {
            return self.has_come(LineId::Source(line));
        }
        self.seen.set(line, true);
        self.changes.is_reordered = true;
        self.row += 1;
    }

    /// Records an added line in this row.
    fn has_come(&mut self, line: LineId) {
        if self.come.len() < MAX_SHOWN {
            self.come.push((self.row, line));
        }
        self.come_count += 1;
        self.row += 1;
    }

    /// Pairs added lines with removed ones as changed lines, as far as possible.
    fn close_gap(&mut self, to: u64) -> Result<(), ReadError> {
        let come = std::mem::take(&mut self.come);
        let come_count = std::mem::take(&mut self.come_count);
        let left = self.left.rank(to) - self.left.rank(self.next);
        let gone = to - self.next - left;
        let pairs = gone.min(come_count);
        self.changes.changed += pairs;
        self.changes.added += come_count - pairs;
        self.changes.removed += gone - pairs;
        let mut gone_lines = Vec::new();
        for line in self.next..to {
            if MAX_SHOWN <= self.changes.shown.len() + gone_lines.len() {
                break;
            }
            if !self.left.contains(line) {
                gone_lines.push(line);
            }
        }
        let mut gone_lines = gone_lines.into_iter();
        for (row, line) in come {
            if MAX_SHOWN <= self.changes.shown.len() {
                return Ok(());
            }
            let before = gone_lines
                .next()
                .map(|line| self.text(LineId::Source(line)));
            let change = LineChange {
                row,
                before: before.transpose()?,
                after: Some(self.text(line)?),
            };
            self.changes.shown.push(change);
        }
        for line in gone_lines {
            let before = Some(self.text(LineId::Source(line))?);
            self.changes.shown.push(LineChange {
                row: line,
                before,
                after: None,
            });
        }
        Ok(())
    }

    fn text(&self, line: LineId) -> Result<Vec<u8>, ReadError> {
        let (text, _end) = self.rows.read_line_of(line)?;
        Ok(text.get(..MAX_LINE_BYTES).unwrap_or(&text).to_vec())
    }
}
