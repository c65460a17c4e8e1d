//! Counts, and the sentence that summarises them.

use crate::status::Status;
use std::collections::BTreeMap;
use tabiya_engine::analysis::{Judged, Totals, Verdict};
use tabiya_text::{listed, tr, tr_with};

/// The numbers of records by outcome.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// Records searched in this run.
    pub(super) searched: u64,
    /// Records whose result came from an earlier run or an equal position.
    pub(super) known: u64,
    /// Records that already had a result at or beyond the limit.
    pub(super) skipped: u64,
    /// Records that keep the existing result of another search.
    pub(super) kept: u64,
    /// Records with positions that this engine cannot handle.
    pub(super) not_sent: u64,
    /// Records at which the engine failed.
    pub(super) failed: u64,
    /// Records not searched because the engine is no longer used.
    pub(super) not_asked: u64,
    /// The reason why the engine is no longer used.
    pub(super) stopped: Option<String>,
    /// Lines that would have to be repaired first.
    pub(super) inexact: u64,
    /// Lines that cannot be read.
    pub(super) unreadable: u64,
    /// Remarks of the audit.
    pub(super) remarks: u64,
    /// Whether a file could not be read.
    pub(super) has_trouble: bool,
    /// The results of the records that have a task.
    pub(super) totals: Totals,
    pub(super) by_theme: BTreeMap<String, Totals>,
    pub(super) by_file: BTreeMap<String, Totals>,
}

impl Tally {
    /// Counts the verdict on an engine's answer to a record with a task.
    pub(super) fn judge(&mut self, judged: &Judged, theme: Option<&str>, file: &str) {
        self.totals.add(judged);
        let theme = self.by_theme.entry(theme.unwrap_or_default().to_owned());
        theme.or_default().add(judged);
        if let Some(known) = self.by_file.get_mut(file) {
            known.add(judged);
        } else {
            let mut new = Totals::default();
            new.add(judged);
            self.by_file.insert(file.to_owned(), new);
        }
    }

    /// Whether the records share themes, as opposed to each having its own.
    pub(super) fn has_themes(&self) -> bool {
        let count = self.by_theme.len() as u64;
        count > 1 && count * 3 <= self.totals.positions
    }

    pub(super) fn status(&self) -> Status {
        if self.has_trouble {
            Status::FileError
        } else if self.failed + self.not_asked + self.inexact + self.unreadable > 0 {
            Status::Rejected
        } else if self.not_sent + self.remarks > 0 || self.totals.solved < self.totals.positions {
            Status::Flawed
        } else {
            Status::Fine
        }
    }

    /// Returns the summary in one line, without counts of 0.
    pub(super) fn summary(&self) -> String {
        let counted = |id, count: u64| tr_with(id, &[("count", count.into())]);
        let counts = [
            ("analyse-summary-searched", self.searched),
            ("analyse-summary-known", self.known),
            ("analyse-summary-skipped", self.skipped),
            ("analyse-summary-not-sent", self.not_sent),
            ("analyse-summary-failed", self.failed),
            ("analyse-summary-not-asked", self.not_asked),
            ("analyse-summary-inexact", self.inexact),
            ("check-summary-unreadable", self.unreadable),
        ];
        let all: u64 = counts.iter().map(|(_, count)| count).sum();
        if all == 0 {
            return tr("check-summary-none");
        }
        let parts = counts.into_iter().filter(|(_, count)| *count > 0);
        let parts: Vec<_> = parts.map(|(id, count)| counted(id, count)).collect();
        let mut text = counted("check-summary", all) + &listed(&parts);
        if self.totals.positions > 0 {
            let Totals {
                solved, positions, ..
            } = self.totals;
            let variables = [("solved", solved.into()), ("count", positions.into())];
            text += "; ";
            text += &tr_with("analyse-summary-solved", &variables);
        }
        if self.kept > 0 {
            text += "; ";
            text += &counted("analyse-summary-kept", self.kept);
        }
        text
    }
}

/// Returns the name of a verdict in a report for programs.
pub(super) const fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Solved => "solved",
        Verdict::Missed => "missed",
        Verdict::Unanswered => "unanswered",
    }
}
