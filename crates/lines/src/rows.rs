//! The user's version of a file: its lines, moved, removed and mixed with new ones.
//!
//! Promises: there is one way to change anything, [`Rows::splice`], and its return value undoes it. A clone is a
//! snapshot that shares all text, cheap enough for every save.
//!
//! [`Rows`] is a piece table: spans of the file's lines, of our own lines, and of lists of picked lines (the result of
//! a sort, at four bytes per row). Untouched lines are saved as the bytes of the file.

mod byte_len;
mod gather;
mod write;

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use super::chunk::{NoLine, ReadError};
use super::line_list::{LineId, LineList};
use super::opening::Growth;
use super::own_lines::{LineOrigin, OwnLines};
use super::source::Source;
use super::span::{self, Span, SpanList};

/// The line end of a line, if it has one.
type EndOfLine = Option<&'static [u8]>;

/// The lines of a [`Source`] with edits laid over them.
///
/// ```
/// use std::sync::Arc;
/// use tabiya_lines::{Rows, Source};
///
/// let source = Source::from_bytes(b"one\ntwo\n".to_vec()).unwrap();
/// let mut rows = Rows::new(Arc::new(source));
/// let new = rows.add_own("zwei");
/// let removed = rows.splice(1, 1, &[new]);
/// assert_eq!(rows.line(1).as_deref(), Ok(&b"zwei"[..]));
/// rows.splice(1, 1, &removed);
/// assert_eq!(rows.line(1).as_deref(), Ok(&b"two"[..]));
/// ```
#[derive(Clone)]
pub struct Rows {
    source: Arc<Source>,
    own: OwnLines,
    spans: Arc<SpanList>,
}

impl Rows {
    /// All lines of `source`, unchanged.
    pub fn new(source: Arc<Source>) -> Self {
        let count = source.line_count();
        let spans = SpanList::new(Span::Source { first: 0, count });
        Self {
            source,
            own: OwnLines::default(),
            spans: Arc::new(spans),
        }
    }

    /// The file of the unchanged rows.
    pub fn source(&self) -> &Arc<Source> {
        &self.source
    }

    /// The number of rows.
    pub fn len(&self) -> u64 {
        self.spans.row_count()
    }

    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A row without its line end, at most [`MAX_LINE_BYTES`](crate::MAX_LINE_BYTES) of it, or
    /// [`MAX_GAME_ROW_BYTES`](crate::MAX_GAME_ROW_BYTES) if it is a game. Never waits.
    ///
    /// # Errors
    /// Returns a [`NoLine`], which tells whether a later call may succeed.
    pub fn line(&self, row: u64) -> Result<Cow<'_, [u8]>, NoLine> {
        self.text_of(self.line_id(row).ok_or(NoLine::NoSuchRow)?)
    }

    /// A line, even one that is in no row, in the form of [`line`](Self::line). Never waits.
    ///
    /// # Errors
    /// Returns a [`NoLine`], which tells whether a later call may succeed.
    pub fn text_of(&self, line: LineId) -> Result<Cow<'_, [u8]>, NoLine> {
        match line {
            LineId::Source(line) => self.source.line(line),
            LineId::Own(line) => {
                let line = self.own.line(line).ok_or(NoLine::NoSuchRow)?;
                Ok(Cow::Borrowed(
                    line.get(..self.source.longest_row()).unwrap_or(line),
                ))
            }
        }
    }

    /// The line in a row.
    pub fn line_id(&self, row: u64) -> Option<LineId> {
        self.spans.at(row)
    }

    /// Whether a row is a line of the file, possibly moved.
    pub fn is_source_row(&self, row: u64) -> bool {
        matches!(self.spans.at(row), Some(LineId::Source(_)))
    }

    /// Calls `take` with each of `rows` and its line.
    pub fn each_line_id(&self, rows: Range<u64>, mut take: impl FnMut(u64, LineId)) {
        let mut row = rows.start;
        self.each_line_of_spans(&self.spans.slice(rows), |line| {
            take(row, line);
            row += 1;
        });
    }

    /// Calls `take` with each line of these spans.
    pub fn each_line_of_spans(&self, spans: &[Span], mut take: impl FnMut(LineId)) {
        for span in spans {
            span.each_line(&mut take);
        }
    }

    /// The number of our own lines that were ever added.
    pub fn own_line_count(&self) -> u64 {
        self.own.len()
    }

    /// The text of one of our own lines.
    pub fn own_line(&self, line: u64) -> Option<&[u8]> {
        self.own.line(line)
    }

    /// A whole line, even one that is in no row, and its line end, if it has one. Waits for the disk: for jobs only.
    ///
    /// # Errors
    /// Fails when the file is no longer readable.
    pub fn read_line_of(&self, line: LineId) -> Result<(Cow<'_, [u8]>, EndOfLine), ReadError> {
        match line {
            LineId::Own(line) => {
                let text = self.own.line(line).unwrap_or_default();
                Ok((Cow::Borrowed(text), self.own.line_end(line)))
            }
            LineId::Source(line) => {
                let text = self.source.read_line(line)?;
                Ok((Cow::Owned(text), self.source.line_end(line)))
            }
        }
    }

    /// All rows, in as few spans as possible.
    pub fn all_spans(&self) -> Vec<Span> {
        self.spans.iter().cloned().collect()
    }

    /// Whether there are at most this many pieces; each of our own lines and each line of a list counts as a piece.
    pub fn has_few_pieces(&self, most: u64) -> bool {
        let mut pieces = 0;
        self.spans.iter().all(|span| {
            pieces += match span {
                Span::Source { .. } => 1,
                Span::Own { .. } | Span::Picked(_) => span.count(),
            };
            pieces <= most
        })
    }

    /// Converts a list into spans for [`splice`](Self::splice), few enough to be efficient. Lines that do not exist are
    /// left out.
    pub fn spans_of(&self, list: impl Into<Arc<LineList>>) -> Vec<Span> {
        let list = list.into();
        if list.is_within(self.source.line_count(), self.own.len()) {
            return span::spans_of(list);
        }
        let existing = list.iter().filter(|line| self.has_line(*line));
        span::spans_of(Arc::new(existing.collect()))
    }

    /// Whether a line exists, in a row or not.
    pub fn has_line(&self, line: LineId) -> bool {
        match line {
            LineId::Source(line) => line < self.source.line_count(),
            LineId::Own(line) => line < self.own.len(),
        }
    }

    /// Whether all lines of the file are known, which is required for saving.
    pub fn is_whole(&self) -> bool {
        self.source.is_whole()
    }

    /// Fetches these rows, so that [`line`](Self::line) has them for a while. Waits for the disk: for jobs only.
    ///
    /// # Errors
    /// Fails when the file is no longer readable.
    pub fn fetch(&self, rows: Range<u64>) -> Result<(), ReadError> {
        let end = rows.end.min(self.len());
        (rows.start..end).try_for_each(|row| match self.line_id(row) {
            Some(LineId::Source(line)) => self.source.fetch(line),
            Some(LineId::Own(_)) | None => Ok(()),
        })
    }

    /// A whole row without its line end; empty if there is no such row. Waits for the disk: for jobs only.
    ///
    /// # Errors
    /// Fails when the file is no longer readable.
    pub fn read_line(&self, row: u64) -> Result<Vec<u8>, ReadError> {
        match self.line_id(row) {
            Some(LineId::Source(line)) => self.source.read_line(line),
            Some(LineId::Own(line)) => Ok(self.own.line(line).unwrap_or_default().to_vec()),
            None => Ok(Vec::new()),
        }
    }

    /// Appends newly known lines of the file after the last row.
    pub fn grow(&mut self, growth: Growth) {
        let (known, count) = (self.source.line_count(), growth.source.line_count());
        self.source = Arc::new(growth.source);
        if known < count {
            let new = Span::Source {
                first: known,
                count: count - known,
            };
            Arc::make_mut(&mut self.spans).append(new);
        }
    }

    /// Stores one of our own lines without inserting it; [`splice`](Self::splice) does that.
    ///
    /// Line ends inside it are replaced by spaces. It gets the file's most frequent line end. It is kept until the rows
    /// are dropped, so that undo can restore it.
    pub fn add_own(&mut self, line: impl Into<Vec<u8>>) -> Span {
        self.add_own_ending(line, None)
    }

    /// Stores a line that will replace a row. It gets the line end of the row, if that is known without waiting, and
    /// the row as its origin.
    pub fn add_own_for(&mut self, row: u64, line: impl Into<Vec<u8>>) -> Span {
        let origin = self
            .line_id(row)
            .map_or(LineOrigin::New, LineOrigin::Edited);
        self.add_own_made(line, self.line_end(row), origin)
    }

    /// Stores a line with this line end, or with the file's most frequent one.
    pub(crate) fn add_own_ending(
        &mut self,
        line: impl Into<Vec<u8>>,
        line_end: Option<&'static [u8]>,
    ) -> Span {
        self.add_own_made(line, line_end, LineOrigin::New)
    }

    /// Stores a line with this line end, or with the file's most frequent one, and with its origin.
    pub fn add_own_made(
        &mut self,
        line: impl Into<Vec<u8>>,
        line_end: Option<&'static [u8]>,
        origin: LineOrigin,
    ) -> Span {
        let line_end = line_end.unwrap_or_else(|| self.source.newline());
        self.own.push(&line.into(), line_end, origin)
    }

    /// The first form of a line, from which it was made through any number of changes; the line itself if it has no
    /// origin. The first form need not be in a row.
    pub fn first_form(&self, line: LineId) -> LineId {
        self.origin(line).line().unwrap_or(line)
    }

    /// The origin of a line; lines of the file have none.
    pub fn origin(&self, line: LineId) -> LineOrigin {
        match line {
            LineId::Source(_) => LineOrigin::New,
            LineId::Own(line) => self.own.origin(line),
        }
    }

    /// Sets the origin of one of our own lines when it becomes known later.
    pub(crate) fn set_origin(&mut self, line: u64, origin: LineOrigin) {
        self.own.set_origin(line, origin);
    }

    /// The line end of a row, if it has one and it is known without waiting.
    pub fn line_end(&self, row: u64) -> Option<&'static [u8]> {
        match self.spans.at(row)? {
            LineId::Source(line) => self.source.line_end(line),
            LineId::Own(line) => self.own.line_end(line),
        }
    }

    /// Stores several lines like [`add_own`](Self::add_own); `None` if there were none.
    pub fn add_own_lines(&mut self, lines: impl IntoIterator<Item = Vec<u8>>) -> Option<Span> {
        let first = self.own.len();
        lines.into_iter().for_each(|line| {
            self.own.push(&line, self.source.newline(), LineOrigin::New);
        });
        let count = self.own.len() - first;
        (0 < count).then_some(Span::Own { first, count })
    }

    /// The spans of `rows`, as few as possible; rows that do not exist are left out.
    pub fn spans(&self, rows: Range<u64>) -> Vec<Span> {
        self.spans.slice(rows)
    }

    /// Replaces `remove` rows at `at` by `insert` and returns the replaced spans.
    ///
    /// Every change is made by this function. Another call undoes it: remove at `at` the number of inserted rows, and
    /// insert the returned spans. Rows beyond the end are clamped; lines that do not exist are left out.
    pub fn splice(&mut self, at: u64, remove: u64, insert: &[Span]) -> Vec<Span> {
        let existing = insert.iter().flat_map(|span| self.existing(span));
        let insert = span::merged(existing);
        Arc::make_mut(&mut self.spans).splice(at, remove, insert)
    }

    /// The part of `span` whose lines exist.
    fn existing(&self, span: &Span) -> Vec<Span> {
        let (first, available) = match span {
            Span::Source { first, .. } => (first, self.source.line_count()),
            Span::Own { first, .. } => (first, self.own.len()),
            Span::Picked(picked) if picked.is_within(self.source.line_count(), self.own.len()) => {
                return vec![span.clone()];
            }
            Span::Picked(picked) => {
                return self.spans_of(picked.lines().collect::<LineList>());
            }
        };
        let existing = span.part(0, available.saturating_sub(*first));
        existing.into_iter().collect()
    }
}

impl fmt::Debug for Rows {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Rows")
            .field("source", &self.source)
            .field("own_lines", &self.own.len())
            .field("spans", &self.spans)
            .finish()
    }
}
