//! The levels of a page. They come before its values, and give the beginnings of rows and the values that are there.

use super::delta::{bits, number, take};
use parquet::basic::Encoding;
use std::ops::Range;

/// How levels are stored.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LevelForm {
    pub(crate) encoding: Encoding,
    /// The highest level. If it is 0, nothing is stored.
    pub(crate) most: i16,
    pub(crate) count: u32,
}

impl LevelForm {
    /// Returns where the levels that begin here are in a page of the first version.
    pub(crate) fn range(self, page: &[u8], start: usize) -> Option<Range<usize>> {
        if self.most == 0 {
            return Some(start..start);
        }
        if self.encoding == Encoding::RLE {
            let length = page.get(start..)?.first_chunk()?;
            let length = usize::try_from(u32::from_le_bytes(*length)).ok()?;
            return Some(start + 4..start + 4 + length);
        }
        let bits = self.count as usize * self.width()?;
        Some(start..start + bits.div_ceil(8))
    }

    /// Returns the number of values of the longest row, by levels that are 0 where a row begins.
    pub(crate) fn longest_row(self, levels: &[u8]) -> Option<usize> {
        let mut rows = Rows {
            left: self.count as usize,
            ..Rows::default()
        };
        let width = self.width()?;
        if self.encoding == Encoding::RLE {
            add_runs(levels, width, &mut rows);
        } else {
            rows.add_packed(levels, width);
        }
        // Levels that cannot be read might continue the last row.
        rows.add(false, rows.left);
        Some(rows.longest)
    }

    /// Returns the number of bits of a level.
    fn width(self) -> Option<usize> {
        Some(self.most.unsigned_abs().checked_ilog2()? as usize + 1)
    }
}

/// Counts the values of rows.
#[derive(Debug, Default)]
struct Rows {
    /// The number of levels that follow.
    left: usize,
    /// The length of the last row so far.
    last: usize,
    longest: usize,
}

impl Rows {
    /// Adds equal levels.
    fn add(&mut self, begin_rows: bool, count: usize) {
        let count = count.min(self.left);
        if count == 0 {
            return;
        }
        self.left -= count;
        self.last = if begin_rows { 1 } else { self.last + count };
        self.longest = self.longest.max(self.last);
    }

    /// Adds levels of this many bits.
    fn add_packed(&mut self, packed: &[u8], width: usize) {
        let count = packed.len() * 8 / width;
        for place in 0..count.min(self.left) {
            self.add(bits(packed, place * width, width) == 0, 1);
        }
    }
}

/// Adds levels that are stored as runs: of the same level, or of packed ones.
fn add_runs(mut levels: &[u8], width: usize, rows: &mut Rows) {
    while let Ok(head) = number(&mut levels) {
        let count = usize::try_from(head >> 1).unwrap_or(usize::MAX);
        if head & 1 == 1 {
            // The last run may be cut short.
            let length = count.saturating_mul(width).min(levels.len());
            rows.add_packed(take(&mut levels, length).unwrap_or_default(), width);
        } else {
            let level = take(&mut levels, width.div_ceil(8)).unwrap_or_default();
            rows.add(level.iter().all(|byte| *byte == 0), count);
        }
    }
}
