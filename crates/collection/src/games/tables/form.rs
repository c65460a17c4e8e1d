//! The forms of tables: values between separators, and JSON lines.

use super::rows::{RowEnd, closed_row, line_row, row};

/// The form of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableForm {
    /// Values between separators, in quotes where necessary.
    Separated(u8),
    /// A JSON object in each line.
    Objects,
}

impl TableForm {
    /// Returns the row that begins at `from`; `None` if it does not end within this text, which may continue.
    pub(super) fn closed_row(self, text: &[u8], from: usize) -> Option<RowEnd> {
        match self {
            Self::Separated(separator) => closed_row(text, from, separator),
            Self::Objects => {
                memchr::memchr(b'\n', text.get(from..)?).and_then(|_| line_row(text, from))
            }
        }
    }

    /// Returns the row that begins at `from` in a complete text; `None` at its end.
    pub(super) fn row(self, text: &[u8], from: usize) -> Option<RowEnd> {
        match self {
            Self::Separated(separator) => row(text, from, separator),
            Self::Objects => line_row(text, from),
        }
    }
}
