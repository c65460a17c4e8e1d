//! The findings in a part of training data.

use super::sample::Sample;
use crate::games::safe_text::{append_safe, shorten};
use crate::games::tables::{BrokenRow, FoundRows, RowFaultKind};

/// The maximum number of bytes reported of unreadable text.
const LONGEST_WORD: usize = 40;

/// The findings in a part.
pub(super) struct Findings {
    /// The number of the first line or sample of the part in the file.
    pub(super) part_begins: u64,
    pub(super) rows: FoundRows,
}

impl Findings {
    /// Begins the next sample.
    pub(super) fn begin(&mut self) {
        self.rows.rows += 1;
    }

    /// Appends the record of a sample.
    pub(super) fn put(&mut self, sample: &Sample, out: &mut Vec<u8>) {
        sample.append_record(out);
        self.rows.positions += 1;
    }

    /// Notes a fault of the current sample, which is in this line or sample of the part, counted from 0.
    pub(super) fn note(&mut self, place: u64, kind: RowFaultKind, word: &[u8]) {
        let mut shown = Vec::new();
        append_safe(word, &mut shown);
        shorten(0, LONGEST_WORD, &mut shown);
        self.rows.broken.push(BrokenRow {
            row: self.rows.rows,
            line: self.part_begins + place,
            kind,
            word: String::from_utf8(shown).unwrap_or_default(),
        });
    }
}
