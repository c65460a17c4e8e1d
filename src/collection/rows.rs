//! What the user made of a file: its lines, moved, removed and mixed with new ones.
//!
//! Promises: there is one way to change anything, [`Rows::splice`], and its return value undoes it.
//! A clone is a snapshot that shares all text, cheap enough to take for every save.

mod write;

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use super::own_lines::OwnLines;
use super::source::Source;
use super::span::{self, Span, SpanList};

/// The lines of a [`Source`] with edits laid over them.
///
/// ```
/// use std::sync::Arc;
/// use tabiya::collection::{Rows, Source};
///
/// let source = Source::from_bytes(b"one\ntwo\n".to_vec()).unwrap();
/// let mut rows = Rows::new(Arc::new(source));
/// let new = rows.add_own("zwei");
/// let removed = rows.splice(1, 1, &[new]);
/// assert_eq!(rows.line(1), Some(&b"zwei"[..]));
/// rows.splice(1, 1, &removed);
/// assert_eq!(rows.line(1), Some(&b"two"[..]));
/// ```
#[derive(Clone)]
pub struct Rows {
    source: Arc<Source>,
    own: OwnLines,
    spans: Arc<SpanList>,
}

impl Rows {
    /// All lines of `source`, untouched.
    pub fn new(source: Arc<Source>) -> Self {
        let count = source.line_count();
        let spans = SpanList::new(Span::Source { first: 0, count });
        Self {
            source,
            own: OwnLines::default(),
            spans: Arc::new(spans),
        }
    }

    /// The file the untouched rows come from.
    pub fn source(&self) -> &Arc<Source> {
        &self.source
    }

    /// How many rows there are.
    pub fn len(&self) -> u64 {
        self.spans.row_count()
    }

    /// Whether there is no row.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A row without its line end.
    pub fn line(&self, row: u64) -> Option<&[u8]> {
        match self.spans.at(row)? {
            Span::Source { first, .. } => self.source.line(first),
            Span::Own { first, .. } => self.own.line(first),
        }
    }

    /// Whether a row is still the file's own bytes, though perhaps at another place.
    pub fn is_source_row(&self, row: u64) -> bool {
        matches!(self.spans.at(row), Some(Span::Source { .. }))
    }

    /// Stores a line of ours without putting it anywhere; [`splice`](Self::splice) does that.
    ///
    /// A line end inside it is replaced by blanks. It will end as most of the file's lines do. It is
    /// kept for as long as the rows are, so that undo can bring it back.
    pub fn add_own(&mut self, line: impl Into<Vec<u8>>) -> Span {
        self.own.push(&line.into(), self.source.newline())
    }

    /// Stores a line that is to take the place of a row: it will end as that one does.
    pub fn add_own_for(&mut self, row: u64, line: impl Into<Vec<u8>>) -> Span {
        let line_end = match self.spans.at(row) {
            Some(Span::Source { first, .. }) => self.source.line_end(first),
            Some(Span::Own { first, .. }) => self.own.line_end(first),
            None => None,
        };
        let line_end = line_end.unwrap_or_else(|| self.source.newline());
        self.own.push(&line.into(), line_end)
    }

    /// Stores several lines as [`add_own`](Self::add_own) does; `None` if there were none.
    pub fn add_own_lines(&mut self, lines: impl IntoIterator<Item = Vec<u8>>) -> Option<Span> {
        let first = self.own.len();
        lines.into_iter().for_each(|line| {
            self.own.push(&line, self.source.newline());
        });
        let count = self.own.len() - first;
        (0 < count).then_some(Span::Own { first, count })
    }

    /// What stands at `rows`, in as few spans as possible; rows that do not exist are left out.
    pub fn spans(&self, rows: Range<u64>) -> Vec<Span> {
        self.spans.slice(rows)
    }

    /// Puts `insert` in the place of `remove` rows from `at` on and returns what stood there.
    ///
    /// This is the only change there is. Its inverse is another one: remove at `at` as many rows as
    /// were inserted and insert what was returned. Rows beyond the end are clamped; lines that do not
    /// exist cannot be inserted and are left out.
    pub fn splice(&mut self, at: u64, remove: u64, insert: &[Span]) -> Vec<Span> {
        let existing = insert.iter().filter_map(|span| self.existing(*span));
        let insert = span::merged(existing);
        Arc::make_mut(&mut self.spans).splice(at, remove, &insert)
    }

    /// The part of `span` for which there are lines.
    fn existing(&self, span: Span) -> Option<Span> {
        let (first, available) = match span {
            Span::Source { first, .. } => (first, self.source.line_count()),
            Span::Own { first, .. } => (first, self.own.len()),
        };
        span.part(0, available.saturating_sub(first))
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
