//! The progress and speed of the work, and the remaining time.

use std::time::{Duration, Instant};
use tabiya_text::tr_with;

/// The progress of the work.
#[derive(Debug)]
pub(super) struct Pace {
    began: Instant,
    /// The total number of bytes, if known.
    total: Option<u64>,
    bytes: u64,
    records: u64,
    /// The last result.
    last: String,
}

impl Pace {
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
