//! Writing a table again from the records that were made from it: rows of untouched records byte
//! for byte, the others with their changes.
//!
//! # How it works
//!
//! The table is read a second time (`write_table`). A record finds its row by counting: line *n* of the collection's
//! source comes from the *n*th row of the table that yields a record, and `Rows::first_form` leads from any edited form
//! of a line back to that line. Workers cut the table and find the rows that yield records, in the same way as when it
//! was opened. One thread copies untouched rows with everything between them, and a `RowWriter` of [`crate::games`]
//! writes the others: it changes as few fields as possible, reads its own row again, and reports everything that
//! differs from the record (`LeftOutOfTable`). So a table never disagrees with its records on screen.
//!
//! Memory is one bit per record and some bytes per changed record. The table is read through the handle with which it
//! was opened (`TableOrigin`), so it can be saved over itself repeatedly; a digest of the whole table shows that it is
//! unchanged since then.

mod merge;
mod origin;

pub use origin::{Digest, Digesting, TableOrigin, write_table};

use crate::games::{Columns, RowPart, RowSpan};
use std::sync::Arc;
use std::{error, fmt, io};
use tabiya_lines::decoding::Encoding;
use tabiya_lines::{LineId, LoadError, ReadError, RowSet, Rows};

/// The reason why a table was not written.
#[derive(Debug)]
pub enum NotWritten {
    /// The table from which the records were made has changed.
    Changed,
    /// The table cannot be read.
    Unreadable(LoadError),
    /// The records cannot be read.
    Records(ReadError),
    /// The new table cannot be written.
    Output(io::Error),
    /// The caller cancelled it.
    Cancelled,
}

impl From<ReadError> for NotWritten {
    fn from(error: ReadError) -> Self {
        Self::Records(error)
    }
}

impl fmt::Display for NotWritten {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Changed => out.write_str("the table is not what it was"),
            Self::Unreadable(error) => error.fmt(out),
            Self::Records(error) => error.fmt(out),
            Self::Output(error) => error.fmt(out),
            Self::Cancelled => out.write_str("the work was cancelled"),
        }
    }
}

impl error::Error for NotWritten {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Changed | Self::Cancelled => None,
            Self::Unreadable(error) => Some(error),
            Self::Records(error) => Some(error),
            Self::Output(error) => Some(error),
        }
    }
}

/// The encoding of the table.
#[derive(Clone, Copy, Debug)]
struct Shape {
    encoding: Encoding,
    mark: &'static [u8],
}

/// The finding in a part of the stream.
enum Looked {
    /// Rows.
    Rows(RowPart, Vec<RowSpan>, Arc<Columns>, Shape),
    /// The end of the stream; a byte of UTF-16 may be left over.
    End(Option<u8>),
}

/// The unchanged records, and all other lines.
#[derive(Debug)]
struct TableEdits {
    untouched: RowSet,
    /// Other lines with their places: 0 before the first record, otherwise the number of a record,
    /// from 1.
    others: Vec<(u64, OtherLine)>,
    is_reordered: bool,
}

/// A line that differs from the rows of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OtherLine {
    /// It was made from the record at its place.
    Changed(LineId),
    /// It is new, and comes after the record at its place.
    New(LineId),
}

impl TableEdits {
    fn of(rows: &Rows) -> Self {
        let mut untouched = RowSet::none(rows.source().line_count());
        let mut others = Vec::new();
        let (mut place, mut last, mut is_reordered) = (0, 0, false);
        rows.each_line_id(0..rows.len(), |_, line| {
            let LineId::Source(record) = rows.first_form(line) else {
                return others.push((place, OtherLine::New(line)));
            };
            place = record + 1;
            is_reordered |= place < last;
            last = place;
            if line == LineId::Source(record) && !untouched.contains(record) {
                untouched.set(record, true);
            } else {
                others.push((place, OtherLine::Changed(line)));
            }
        });
        // Lines of one place keep their order.
        others.sort_by_key(|(place, _)| *place);
        Self {
            untouched,
            others,
            is_reordered,
        }
    }

    /// Whether a record, numbered from 0, is unchanged.
    fn is_untouched(&self, record: u64) -> bool {
        self.untouched.contains(record)
    }

    /// Returns the line at an index of the list of other lines, if it belongs to this place or an
    /// earlier one.
    fn other(&self, at: usize, place: u64) -> Option<OtherLine> {
        let (of, line) = self.others.get(at)?;
        (*of <= place).then_some(*line)
    }

    /// Returns the number of other lines.
    fn count(&self) -> usize {
        self.others.len()
    }
}
