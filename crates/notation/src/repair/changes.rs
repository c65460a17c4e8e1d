//! Turns single changes of a line into its repairs and its exact text.

use super::report::{Repair, RepairKind};
use std::cmp::Reverse;
use std::ops::Range;

/// One change of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Change {
    pub(super) kind: RepairKind,
    /// The bytes of the line.
    pub(super) span: Range<usize>,
    pub(super) became: String,
    /// Whether it is joined with an adjacent change of its kind, including the text between them.
    pub(super) may_merge: bool,
}

/// An insertion comes before a change at the same place, and a change inside another one comes after it.
fn order(change: &Change) -> (usize, bool, Reverse<usize>) {
    let span = &change.span;
    (span.start, !span.is_empty(), Reverse(span.end))
}

/// All changes of a line in order. Changes inside others describe the fault in more detail, but only the outer ones are
/// made.
pub(super) struct Changes<'line> {
    line: &'line str,
    outer: Vec<Change>,
    inner: Vec<Change>,
}

impl<'line> Changes<'line> {
    /// Sorts the changes. The first of several changes at the same place counts.
    pub(super) fn of(line: &'line str, mut changes: Vec<Change>) -> Self {
        changes.sort_by_key(order);
        let mut sorted = Self {
            line,
            outer: Vec::new(),
            inner: Vec::new(),
        };
        for change in changes {
            sorted.push(change);
        }
        sorted
    }

    fn push(&mut self, change: Change) {
        match self.outer.last_mut() {
            Some(last) if change.span.start < last.span.end => {
                let says_more = change.kind != RepairKind::Wrapper;
                if says_more && change.kind.code() != last.kind.code() {
                    self.inner.push(change);
                }
            }
            Some(last) if last.may_merge && change.may_merge && last.kind == change.kind => {
                let between = last.span.end..change.span.start;
                last.became
                    .push_str(self.line.get(between).unwrap_or_default());
                last.became.push_str(&change.became);
                last.span.end = change.span.end;
            }
            _ => self.outer.push(change),
        }
    }

    /// The line with its changes.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        let mut at = 0;
        for change in &self.outer {
            let kept = at..change.span.start;
            text.push_str(self.line.get(kept).unwrap_or_default());
            text.push_str(&change.became);
            at = change.span.end;
        }
        text.push_str(self.line.get(at..).unwrap_or_default());
        text
    }

    /// The repairs for the report, in the order of the line.
    pub(super) fn repairs(self) -> Vec<Repair> {
        let mut all = self.outer;
        all.extend(self.inner);
        all.sort_by_key(order);
        let repair = |change: Change| Repair {
            read: self
                .line
                .get(change.span.clone())
                .unwrap_or_default()
                .to_owned(),
            kind: change.kind,
            span: change.span,
            became: change.became,
        };
        all.into_iter().map(repair).collect()
    }
}

/// One change of a plain text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlainEdit {
    pub(super) kind: RepairKind,
    /// The bytes of the text; empty if something is missing.
    pub(super) span: Range<usize>,
    pub(super) became: String,
}

impl PlainEdit {
    pub(super) fn new(kind: RepairKind, span: Range<usize>, became: impl Into<String>) -> Self {
        let became = became.into();
        Self { kind, span, became }
    }

    pub(super) fn removal(kind: RepairKind, span: Range<usize>) -> Self {
        Self::new(kind, span, "")
    }
}
