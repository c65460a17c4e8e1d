//! Cuts a stream of rows between rows, so that several threads can read them.

use super::columns::Columns;
use super::form::TableForm;
use super::rows::RowEnd;
use crate::games::cut::count_lines;

/// The maximum length of a row in bytes; a longer line is left out, which is reported.
pub(crate) const MAX_ROW_LEN: usize = 1 << 20;

/// The length in bytes from which a part is returned.
const PART_LEN: usize = 1 << 16;

/// Cuts a stream of text into parts of whole rows.
///
/// Text is [put](Self::put) in, in pieces of any length, and parts are [taken](Self::take) out until none are left.
#[derive(Debug)]
pub struct CutRows {
    form: TableForm,
    text: Vec<u8>,
    /// The line number of the beginning of `text`.
    line: u64,
    /// The beginning of the first row whose end has not been found yet.
    searched: usize,
    is_dropping: bool,
    /// Whether the skipped rest of a row that is too long is returned as well.
    keeps_all: bool,
    has_ended: bool,
}

/// Whole rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowPart {
    /// The text of the rows.
    pub text: Vec<u8>,
    /// The number of its first line in the stream, from 1.
    pub first_line: u64,
    /// Whether the last row is too long, and only its beginning is here.
    pub is_cut: bool,
    /// Whether this is the rest of a row that is too long, and not a separate row.
    pub is_rest: bool,
}

/// A row of a part.
#[derive(Clone, Copy, Debug)]
pub(super) struct PartRow<'part> {
    pub(super) start: usize,
    pub(super) end: RowEnd,
    /// The row without its line end.
    pub(super) bytes: &'part [u8],
    /// Whether it is neither blank nor the names of the columns.
    pub(super) counts: bool,
    /// Whether this is only the beginning of a row that is too long.
    pub(super) is_cut: bool,
}

impl RowPart {
    /// Iterates over the rows of this part of a table with these columns.
    pub(super) fn rows<'part>(
        &'part self,
        columns: &Columns,
    ) -> impl Iterator<Item = PartRow<'part>> + use<'part> {
        let form = columns.form;
        let mut is_head = self.first_line == 1 && columns.has_names;
        let text = self.text.as_slice();
        let mut start = 0;
        std::iter::from_fn(move || {
            let end = form.row(text, start)?;
            let bytes = text.get(start..end.end).unwrap_or_default();
            let is_cut = self.is_cut && end.next == text.len();
            // The rest of a row may not be blank.
            let is_blank = !is_cut && bytes.trim_ascii().is_empty();
            let row = PartRow {
                start,
                end,
                bytes,
                counts: !std::mem::take(&mut is_head) && !is_blank,
                is_cut,
            };
            start = end.next;
            Some(row)
        })
    }
}

impl CutRows {
    /// Creates a cutter for a new stream with a table in this form.
    pub fn new(form: TableForm) -> Self {
        Self {
            form,
            text: Vec::new(),
            line: 1,
            searched: 0,
            is_dropping: false,
            keeps_all: false,
            has_ended: false,
        }
    }

    /// Returns the cutter changed so that the unread rest of a row that is too long is returned in separate parts: all
    /// parts together make up the stream.
    #[must_use]
    pub(crate) fn keeping_all(self) -> Self {
        Self {
            keeps_all: true,
            ..self
        }
    }

    /// Adds more of the text.
    pub fn put(&mut self, text: &[u8]) {
        let mut text = text;
        if self.is_dropping && !self.keeps_all {
            let Some(end) = memchr::memchr(b'\n', text) else {
                return;
            };
            self.is_dropping = false;
            self.line += 1;
            text = text.get(end + 1..).unwrap_or_default();
        }
        self.text.extend_from_slice(text);
    }

    /// Marks the end of the stream.
    pub fn end(&mut self) {
        self.has_ended = true;
    }

    /// Returns the next part, if there is one.
    pub fn take(&mut self) -> Option<RowPart> {
        if self.is_dropping {
            return self.rest_of_row();
        }
        if self.has_ended {
            return (!self.text.is_empty()).then(|| self.part(self.text.len()));
        }
        if self.text.len() < PART_LEN {
            return None;
        }
        self.search();
        if self.searched > 0 {
            return Some(self.part(self.searched));
        }
        if self.text.len() < MAX_ROW_LEN {
            return None;
        }
        // Either a quote is not closed, and its line alone is the row, or the line itself is too
        // long.
        let line_end = memchr::memchr(b'\n', &self.text);
        self.is_dropping = line_end.is_none();
        let part = self.part(line_end.map_or(self.text.len(), |end| end + 1));
        Some(RowPart {
            is_cut: self.is_dropping,
            ..part
        })
    }

    /// Returns the available rest of a row that is too long.
    fn rest_of_row(&mut self) -> Option<RowPart> {
        if self.text.is_empty() {
            return None;
        }
        let end = memchr::memchr(b'\n', &self.text);
        self.is_dropping = end.is_none();
        let part = self.part(end.map_or(self.text.len(), |end| end + 1));
        Some(RowPart {
            is_rest: true,
            ..part
        })
    }

    /// Finds the end of the last whole row.
    fn search(&mut self) {
        let new = self.text.get(self.searched..).unwrap_or_default();
        let ends_with_line = self.form == TableForm::Objects || memchr::memchr(b'"', new).is_none();
        if ends_with_line {
            self.searched += memchr::memrchr(b'\n', new).map_or(0, |end| end + 1);
            return;
        }
        while let Some(row) = self.form.closed_row(&self.text, self.searched) {
            self.searched = row.next;
        }
    }

    fn part(&mut self, end: usize) -> RowPart {
        let rest = self.text.split_off(end.min(self.text.len()));
        let text = std::mem::replace(&mut self.text, rest);
        let first_line = self.line;
        self.line += count_lines(&text);
        self.searched = 0;
        RowPart {
            text,
            first_line,
            is_cut: false,
            is_rest: false,
        }
    }
}
