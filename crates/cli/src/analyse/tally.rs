//! What was counted, and the sentence that sums it up.

use crate::status::Status;
use std::collections::BTreeMap;
use tabiya_engine::analysis::{Judged, Totals, Verdict};
use tabiya_text::{listed, tr, tr_with};

/// What came of the records.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// Searched in this run.
    pub(super) searched: u64,
    /// Found in an earlier run, or for an equal position.
    pub(super) known: u64,
    /// Had a result at the limit or beyond.
    pub(super) skipped: u64,
    /// Keep the result of another search that stands there.
    pub(super) kept: u64,
    /// Not positions for this engine.
    pub(super) not_sent: u64,
    /// The engine failed at them.
    pub(super) failed: u64,
    /// Not searched, as the engine is not asked any more.
    pub(super) not_asked: u64,
    /// Why that is.
    pub(super) stopped: Option<String>,
    /// Would have to be repaired first.
    pub(super) inexact: u64,
    /// Cannot be read.
    pub(super) unreadable: u64,
    /// Remarks of the audit.
    pub(super) remarks: u64,
    /// Whether a file could not be read.
    pub(super) has_trouble: bool,
    /// How the records did that ask for something.
    pub(super) totals: Totals,
    pub(super) by_theme: BTreeMap<String, Totals>,
    pub(super) by_file: BTreeMap<String, Totals>,
}

impl Tally {
    /// Counts what an engine answered to a record that asks for something.
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

    /// Whether the records are about several things, and not each about another.
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

    /// One line; what is not there is not in it.
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

/// How a verdict is called in a report for programs.
pub(super) const fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Solved => "solved",
        Verdict::Missed => "missed",
        Verdict::Unanswered => "unanswered",
    }
}
