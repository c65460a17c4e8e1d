//! Counts, and the sentence that summarises them; the progress and speed of the work, and the remaining time.

use crate::status::Status;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use tabiya_engine::analysis::{Judged, Totals, Verdict};
use tabiya_text::{listed, tr, tr_with};

/// The numbers of records by outcome.
#[derive(Clone, Debug, Default)]
pub(super) struct OutcomeTally {
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

impl OutcomeTally {
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

/// The progress of the work.
#[derive(Debug)]
pub(super) struct AnalysisPace {
    began: Instant,
    /// The total number of bytes, if known.
    total: Option<u64>,
    bytes: u64,
    records: u64,
    /// The last result.
    last: String,
}

impl AnalysisPace {
    pub(super) fn new(total: Option<u64>) -> Self {
        Self {
            began: Instant::now(),
            total: total.filter(|total| *total > 0),
            bytes: 0,
            records: 0,
            last: String::new(),
        }
    }

    /// Adds the bytes of a finished piece.
    pub(super) fn add_bytes(&mut self, bytes: u64) {
        self.bytes += bytes;
    }

    /// Adds a finished record with its result.
    pub(super) fn add_record(&mut self, found: Option<String>) {
        self.records += 1;
        if let Some(found) = found {
            self.last = found;
        }
    }

    /// Returns the progress as text; `searched` is the number of positions searched in this run.
    pub(super) fn text(&self, searched: u64) -> String {
        let elapsed = self.began.elapsed();
        let mut parts = Vec::new();
        if let Some(total) = self.total {
            let percent = self.bytes.min(total) * 100 / total;
            parts.push(tr_with(
                "analyse-pace-percent",
                &[("percent", percent.into())],
            ));
        }
        let count = [("count", self.records.into())];
        parts.push(tr_with("analyse-pace-records", &count));
        let a_minute = u128::from(searched) * 60_000 / elapsed.as_millis().max(1);
        let a_minute = u64::try_from(a_minute).unwrap_or_default();
        parts.push(tr_with("analyse-pace-rate", &[("count", a_minute.into())]));
        if let Some(left) = self.left(searched, elapsed) {
            let left = clock_text(left);
            parts.push(tr_with("analyse-pace-left", &[("time", left.into())]));
        }
        if !self.last.is_empty() {
            parts.push(self.last.clone());
        }
        parts.join(" · ")
    }

    /// Returns the remaining time, assuming that the rest is like the part that is done.
    fn left(&self, searched: u64, elapsed: Duration) -> Option<Duration> {
        let left = self.total?.checked_sub(self.bytes)?;
        if searched == 0 || self.bytes == 0 {
            return None;
        }
        let records = u128::from(left) * u128::from(self.records) / u128::from(self.bytes);
        let each = elapsed.as_millis() / u128::from(searched);
        Some(Duration::from_millis(u64::try_from(records * each).ok()?))
    }
}

/// Formats a time as hours, minutes and seconds.
fn clock_text(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}
