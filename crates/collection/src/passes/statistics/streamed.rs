//! The count of lines that come one after the other, and so may be larger than memory.

use super::Statistics;
use super::repeated::Groups;
use crate::passes::canonical::LineKeys;
use crate::passes::marks::mark_of;

/// Counts lines. Its keys are random, so only those of one value can be compared.
#[derive(Debug)]
pub struct LineCounter(LineKeys);

impl Default for LineCounter {
    fn default() -> Self {
        Self(LineKeys::new())
    }
}

impl LineCounter {
    /// Adds a line to all counts but those of duplicates. Returns its key for [`RepeatedLines`]; `None` for comments
    /// and blank lines, which are no duplicates.
    pub fn count(&self, line: &[u8], statistics: &mut Statistics) -> Option<[u8; 16]> {
        let counts = &mut statistics.counts;
        let entry = counts.add_line(line, mark_of(line), 1, &self.0);
        entry.map(u128::to_be_bytes)
    }
}

/// Counts duplicates among the keys of all lines.
#[derive(Debug, Default)]
pub struct RepeatedLines(Groups);

impl RepeatedLines {
    /// Adds the next key; they come in their order.
    pub fn add(&mut self, key: [u8; 16]) {
        self.0.add(u128::from_be_bytes(key));
    }

    /// Puts the numbers of duplicates into the statistics.
    pub fn finish(self, statistics: &mut Statistics) {
        statistics.repetition = self.0.finish();
    }
}

impl Statistics {
    /// Adds other counts, except those of duplicates.
    pub fn add_counts(&mut self, other: &Self) {
        self.counts.add(&other.counts);
    }
}
