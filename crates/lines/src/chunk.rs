//! The lines of a file in chunks that can be processed in parallel: the line at an offset of a part, found without
//! visiting all lines before it, and the reasons why a line is not available.

use super::line_ends::{LfPlaces, starts_behind, without_end};
use std::{error, fmt, io};

/// The number of lines in a chunk; only the last chunk has fewer.
pub const CHUNK_LINES: u64 = 1 << 14;

/// The maximum number of bytes returned of a line: enough to see that it is too long for any use.
pub const MAX_LINE_BYTES: usize = (1 << 16) + 1;

/// Consecutive whole lines of a file.
#[derive(Clone, Copy, Debug)]
pub struct ChunkPart<'a> {
    /// The number of the first line, from 0.
    pub first_line: u64,
    /// The bytes of the lines with their line ends, converted to UTF-8 if the file is in UTF-16.
    pub text: &'a [u8],
    /// Whether no line ends with a CR alone.
    pub(super) is_lf_enough: bool,
}

impl<'a> ChunkPart<'a> {
    /// The lines without their ends, each with its number.
    pub fn lines(&self) -> impl Iterator<Item = (u64, &'a [u8])> + use<'a> {
        let is_lf_enough = self.is_lf_enough;
        let only_lf = is_lf_enough.then(|| LfLines::of(self.text));
        let any = (!is_lf_enough).then(|| any_lines(self.text));
        let lines = Lines {
            only_lf,
            any: any.into_iter().flatten(),
        };
        (self.first_line..).zip(lines)
    }
}

/// The lines of a text, with one of two ways of finding line ends.
struct Lines<'a, Any> {
    only_lf: Option<LfLines<'a>>,
    any: Any,
}

impl<'a, Any: Iterator<Item = &'a [u8]>> Iterator for Lines<'a, Any> {
    type Item = &'a [u8];

    #[inline]
    fn next(&mut self) -> Option<&'a [u8]> {
        match &mut self.only_lf {
            Some(lines) => lines.next(),
            None => self.any.next(),
        }
    }
}

/// The lines of a text in which no line ends with a CR alone.
struct LfLines<'a> {
    text: &'a [u8],
    start: usize,
    ends: LfPlaces<'a>,
}

impl<'a> LfLines<'a> {
    fn of(text: &'a [u8]) -> Self {
        Self {
            text,
            start: 0,
            ends: LfPlaces::of(text),
        }
    }
}

impl<'a> Iterator for LfLines<'a> {
    type Item = &'a [u8];

    #[inline]
    fn next(&mut self) -> Option<&'a [u8]> {
        let end = self.ends.next().unwrap_or(self.text.len());
        let line = self.text.get(self.start..end)?;
        if line.is_empty() && end == self.text.len() {
            return None;
        }
        self.start = end + 1;
        Some(line.strip_suffix(b"\r").unwrap_or(line))
    }
}

fn any_lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut start = 0;
    let ends = starts_behind(text, false).chain(std::iter::once(text.len()));
    ends.filter_map(move |end| {
        let line = text.get(start..end).filter(|line| !line.is_empty())?;
        start = end;
        Some(without_end(line))
    })
}

/// The reason why lines could not be read from the disk.
#[derive(Debug)]
pub enum ReadError {
    /// Another program has changed the file.
    Changed,
    /// Any other error.
    Io(io::Error),
}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> Self {
        if Self::is_in(&error) {
            Self::Changed
        } else {
            Self::Io(error)
        }
    }
}

impl ReadError {
    /// Whether an error of a reader or writer means that another program has changed the file.
    pub(super) fn is_in(error: &io::Error) -> bool {
        let inner = error.get_ref().and_then(|inner| inner.downcast_ref());
        matches!(inner, Some(Self::Changed))
    }
}

impl From<ReadError> for io::Error {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Changed => Self::other(error),
            ReadError::Io(error) => error,
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Changed => out.write_str("another program has changed the file"),
            Self::Io(error) => error.fmt(out),
        }
    }
}

impl error::Error for ReadError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Changed => None,
            Self::Io(error) => Some(error),
        }
    }
}

/// The reason why a line is not available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoLine {
    /// There is no such row.
    NoSuchRow,
    /// The line must first be read from the disk, which may take a while: ask again after
    /// [`Rows::fetch`](super::Rows::fetch).
    NotReady,
    /// Another program has changed the file, or it is no longer readable.
    Lost,
}

impl fmt::Display for NoLine {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::NoSuchRow => "there is no such row",
            Self::NotReady => "the line has not been read yet",
            Self::Lost => "the line is lost: the file has been changed",
        };
        out.write_str(text)
    }
}

impl From<ReadError> for NoLine {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Changed => Self::Lost,
            // The caller learns of the error when it fetches the line.
            ReadError::Io(_) => Self::NotReady,
        }
    }
}

impl error::Error for NoLine {}

/// The start of a line in a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineStart {
    /// The number of the line.
    pub line: u64,
    /// The offset of its first byte in the part.
    pub offset: usize,
}

impl<'a> ChunkPart<'a> {
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
