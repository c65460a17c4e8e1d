//! What was counted.

use super::super::status::Status;
use super::super::stream;
use crate::text::tr_with;

/// What became of the lines that are positions, or should be.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// Drawn as they stand.
    pub(super) exact: u64,
    /// Drawn, but not as they stood.
    pub(super) repaired: u64,
    /// Left out, although they could have been repaired.
    pub(super) not_repaired: u64,
    /// Left out, because they cannot be read.
    pub(super) unreadable: u64,
    /// Whether a file could not be read.
    pub(super) has_trouble: bool,
}

impl stream::Tally for Tally {
    fn add(&mut self, other: &Self) {
        self.exact += other.exact;
        self.repaired += other.repaired;
        self.not_repaired += other.not_repaired;
        self.unreadable += other.unreadable;
        self.has_trouble |= other.has_trouble;
    }
}

impl Tally {
    /// How many are drawn.
    pub(super) fn drawn(&self) -> u64 {
        self.exact + self.repaired
    }

    pub(super) fn status(&self) -> Status {
        if self.has_trouble {
            Status::FileError
        } else if self.not_repaired + self.unreadable > 0 {
            Status::Rejected
        } else if self.repaired > 0 {
            Status::Flawed
        } else {
            Status::Fine
        }
    }

    /// One line, when not everything went smoothly.
    pub(super) fn summary(&self) -> Option<String> {
        let counted = |id, count: u64| tr_with(id, &[("count", count.into())]);
        let parts: Vec<_> = [
            ("render-summary-drawn", self.exact),
            ("render-summary-repaired", self.repaired),
            ("render-summary-not-repaired", self.not_repaired),
            ("render-summary-unreadable", self.unreadable),
        ]
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(id, count)| counted(id, count))
        .collect();
        let others = self.repaired + self.not_repaired + self.unreadable;
        let all = counted("check-summary", self.exact + others);
        (others > 0).then(|| all + &parts.join(", "))
    }
}
