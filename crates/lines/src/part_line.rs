//! Finds the line at an offset of a part without visiting all lines before it.

use super::chunk::Part;
use super::line_ends::{starts_behind, without_end};

/// The start of a line in a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineStart {
    /// The number of the line.
    pub line: u64,
    /// The offset of its first byte in the part.
    pub offset: usize,
}

impl<'a> Part<'a> {
    /// The start of the first line.
    pub fn start(&self) -> LineStart {
        LineStart {
            line: self.first_line,
            offset: 0,
        }
    }

    /// Finds the line with the byte at `at`, which may belong to its line end. Returns its number, its text without the
    /// line end, and the start of the next line. `from` is the start of this line or an earlier one.
    pub fn line_with(&self, at: usize, from: LineStart) -> Option<(u64, &'a [u8], LineStart)> {
        let start = self.start_before(at, from)?;
        let rest = self.text.get(start.offset..).filter(|it| !it.is_empty())?;
        // The line does not end before `at`.
        let behind = if self.is_lf_enough {
            let ahead = self.text.get(at..)?;
            memchr::memchr(b'\n', ahead).map(|end| at + end + 1)
        } else {
            starts_behind(rest, false)
                .next()
                .map(|end| start.offset + end)
        };
        let behind = behind.unwrap_or(self.text.len());
        let line = self.text.get(start.offset..behind)?;
        let next = LineStart {
            line: start.line + 1,
            offset: behind,
        };
        Some((start.line, without_end(line), next))
    }

    /// The start of the line with the byte at `at`.
    fn start_before(&self, at: usize, from: LineStart) -> Option<LineStart> {
        let before = self.text.get(from.offset..at)?;
        if self.is_lf_enough {
            let ends = memchr::memchr_iter(b'\n', before).count();
            let last = memchr::memrchr(b'\n', before);
            return Some(LineStart {
                line: from.line + ends as u64,
                offset: last.map_or(from.offset, |last| from.offset + last + 1),
            });
        }
        // The text after `at` is included because a CR at the end may be half of a line end.
        let text = self.text.get(from.offset..)?;
        let starts = starts_behind(text, false).map(|start| from.offset + start);
        let start = LineStart {
            line: from.line,
            offset: from.offset,
        };
        let starts = starts.take_while(|start| *start <= at);
        Some(starts.fold(start, |start, offset| LineStart {
            line: start.line + 1,
            offset,
        }))
    }
}
