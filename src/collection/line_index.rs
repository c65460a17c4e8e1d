//! Where the lines of a text begin.
//!
//! Only one line start in [`EVERY`] is kept: ten million lines cost 5 MB, and finding a line means
//! reading over at most `EVERY - 1` others.
//! Deliberately absent: the text itself, and any reading of files. The index is fed with chunks of
//! bytes, cut anywhere.

/// One line start in this many is kept.
const EVERY: u64 = 16;

/// Sparse offsets of line starts.
#[derive(Clone, Debug)]
pub struct LineIndex {
    end_byte: u8,
    /// Offsets of rows 0, `EVERY`, 2 * `EVERY`, …
    starts: Vec<usize>,
    /// Lines whose end has been seen.
    ended: u64,
    /// Where the line that has not ended yet begins.
    last_start: usize,
    /// Bytes fed so far.
    len: usize,
}

/// A row and the offset at which it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineStart {
    /// The row, counted from 0.
    pub row: u64,
    /// The offset of its first byte.
    pub offset: usize,
}

impl LineIndex {
    /// The index of an empty text whose lines end in `end_byte`.
    pub fn new(end_byte: u8) -> Self {
        Self {
            end_byte,
            starts: vec![0],
            ended: 0,
            last_start: 0,
            len: 0,
        }
    }

    /// Takes in the next bytes of the text.
    pub fn feed(&mut self, chunk: &[u8]) {
        for at in memchr::memchr_iter(self.end_byte, chunk) {
            self.ended += 1;
            self.last_start = self.len + at + 1;
            if self.ended.is_multiple_of(EVERY) {
                self.starts.push(self.last_start);
            }
        }
        self.len += chunk.len();
    }

    /// How many lines there are; a last line without an end counts, an empty one does not.
    pub fn line_count(&self) -> u64 {
        self.ended + u64::from(self.has_open_line())
    }

    /// Whether the text stops in the middle of a line.
    pub fn has_open_line(&self) -> bool {
        self.last_start < self.len
    }

    /// The byte every line ends in.
    pub fn end_byte(&self) -> u8 {
        self.end_byte
    }

    /// The nearest known line start at or before `row`; `None` if there is no such row.
    ///
    /// The row just after the last one is known too, as it begins where the last one ends.
    pub fn nearest(&self, row: u64) -> Option<LineStart> {
        if self.line_count() < row {
            return None;
        }
        let known = usize::try_from(row / EVERY)
            .ok()?
            .min(self.starts.len() - 1);
        let offset = *self.starts.get(known)?;
        let row = u64::try_from(known).ok()? * EVERY;
        Some(LineStart { row, offset })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_may_be_cut_anywhere() {
        let text: Vec<u8> = (0..100)
            .flat_map(|n| format!("{n}\n").into_bytes())
            .collect();
        let mut whole = LineIndex::new(b'\n');
        whole.feed(&text);

        for size in [1, 2, 3, 7, 64] {
            let mut pieces = LineIndex::new(b'\n');
            text.chunks(size).for_each(|chunk| pieces.feed(chunk));

            assert_eq!(pieces.starts, whole.starts);
            assert_eq!(pieces.line_count(), 100);
        }
    }

    #[test]
    fn the_row_after_the_last_is_known_and_no_other() {
        let mut index = LineIndex::new(b'\n');
        index.feed(b"a\nb");

        assert_eq!(index.nearest(2), Some(LineStart { row: 0, offset: 0 }));
        assert_eq!(index.nearest(3), None);
    }
}
