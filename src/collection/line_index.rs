//! Where the lines of a text begin.
//!
//! Only one line start in [`EVERY`] is kept: ten million lines cost 5 MB, and finding a line means
//! reading over at most `EVERY - 1` others.
//! Deliberately absent: the text itself; whoever asks brings it along.

use crate::notation::decoding::LineEndCounts;

/// One line start in this many is kept.
const EVERY: u64 = 16;

/// Sparse offsets of line starts.
#[derive(Clone, Debug)]
pub(super) struct LineIndex {
    /// Whether no CR ends a line by itself, so that looking for LF is enough.
    is_lf_enough: bool,
    /// Offsets of rows 0, `EVERY`, 2 * `EVERY`, …
    starts: Vec<usize>,
    line_count: u64,
    /// Whether the last line has no end.
    has_open_line: bool,
    /// The length of the text.
    len: usize,
}

impl LineIndex {
    /// Looks for all line ends of a text, of which `counts` says how many there are.
    pub(super) fn new(text: &[u8], counts: LineEndCounts) -> Self {
        let is_lf_enough = counts.cr == 0;
        let (mut ended, mut last_start) = (0_u64, 0);
        let mut starts = vec![0];
        starts_behind(text, is_lf_enough).for_each(|start| {
            ended += 1;
            last_start = start;
            if ended.is_multiple_of(EVERY) {
                starts.push(start);
            }
        });
        let has_open_line = last_start < text.len();
        Self {
            is_lf_enough,
            starts,
            line_count: ended + u64::from(has_open_line),
            has_open_line,
            len: text.len(),
        }
    }

    /// How many lines there are; a last line without an end counts, an empty one does not.
    pub(super) fn line_count(&self) -> u64 {
        self.line_count
    }

    /// Whether the text stops in the middle of a line.
    pub(super) fn has_open_line(&self) -> bool {
        self.has_open_line
    }

    /// Where a row of the text begins; the row after the last one begins where the text ends.
    pub(super) fn start_of(&self, row: u64, text: &[u8]) -> Option<usize> {
        if self.line_count < row {
            return None;
        }
        let known = usize::try_from(row / EVERY).ok()?;
        // The row after the last one is not kept where it would begin a new stretch.
        let known = known.min(self.starts.len() - 1);
        let offset = *self.starts.get(known)?;
        let known = u64::try_from(known).ok()? * EVERY;
        Some(self.skip(offset, row - known, text))
    }

    /// Where the row `count` rows after the one at `offset` begins, or where the text ends.
    pub(super) fn skip(&self, offset: usize, count: u64, text: &[u8]) -> usize {
        let Some(before) = count.checked_sub(1).and_then(|n| usize::try_from(n).ok()) else {
            return offset;
        };
        let rest = text.get(offset..).unwrap_or_default();
        let start = starts_behind(rest, self.is_lf_enough).nth(before);
        start.map_or(self.len, |start| offset + start)
    }
}

/// The places behind the line ends of a text.
fn starts_behind(text: &[u8], is_lf_enough: bool) -> impl Iterator<Item = usize> {
    let ends_line = |at: &usize| {
        let here = (text.get(*at), text.get(at + 1));
        here != (Some(&b'\r'), Some(&b'\n'))
    };
    let only_lf = is_lf_enough.then(|| memchr::memchr_iter(b'\n', text));
    let any = (!is_lf_enough).then(|| memchr::memchr2_iter(b'\n', b'\r', text));
    let any = any.into_iter().flatten().filter(ends_line);
    let all = only_lf.into_iter().flatten().chain(any);
    all.map(|at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index(text: &[u8]) -> LineIndex {
        LineIndex::new(text, LineEndCounts::of(text))
    }

    #[test]
    fn every_row_is_found_whatever_ends_it() {
        let ends = ["\n", "\r\n", "\r", "x\n"];
        let lines = (0..100).map(|n: usize| format!("{n}{}", ends.get(n % 4).unwrap_or(&"")));
        let lines: Vec<String> = lines.collect();
        let text = lines.concat();
        let index = index(text.as_bytes());

        assert_eq!(index.line_count(), 100);
        let mut start = 0;
        for (row, line) in (0..).zip(&lines) {
            assert_eq!(index.start_of(row, text.as_bytes()), Some(start));
            start += line.len();
        }
    }

    #[test]
    fn the_row_after_the_last_is_known_and_no_other() {
        let index = index(b"a\nb");

        assert_eq!(index.start_of(2, b"a\nb"), Some(3));
        assert_eq!(index.start_of(3, b"a\nb"), None);
    }
}
