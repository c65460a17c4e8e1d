//! What is shown beside the lines.

use super::field_text::is_too_long;
use super::understood::understand_typed;
use crate::chess::{Position, SquareSet};
use crate::collection::{NoLine, Rows};
use crate::notation::line_text::text_of_line;
use crate::notation::record::{LineKind, line_kind, read_record, read_record_over};
use crate::notation::repair::Understanding;
use std::sync::Arc;

/// What is shown beside the lines: the current row and the position on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    /// The current row, from 0.
    pub row: u64,
    /// Its position, with wishes that no FEN can hold.
    pub position: Position,
    /// The squares of which the user is not sure.
    pub unsure: SquareSet,
    /// Its line, so that it is there whatever becomes of the file.
    pub line: Arc<[u8]>,
    /// What the line ends in, so that a line in its place will, too.
    pub line_end: Option<&'static [u8]>,
}

impl Shown {
    /// A line as it was read.
    pub(super) fn of_line(row: u64, line: Arc<[u8]>, line_end: Option<&'static [u8]>) -> Self {
        Self {
            row,
            position: read_what_can_be(&line),
            unsure: SquareSet::EMPTY,
            line,
            line_end,
        }
    }

    /// A row that is at hand.
    pub(super) fn of_row(rows: &Rows, row: u64) -> Result<Self, NoLine> {
        let line = Arc::from(&*rows.line(row)?);
        Ok(Self::of_line(row, line, rows.line_end(row)))
    }

    /// What is shown when there is no line.
    pub(super) fn nothing() -> Self {
        Self {
            row: 0,
            position: Position::start(),
            unsure: SquareSet::EMPTY,
            line: Arc::default(),
            line_end: None,
        }
    }

    /// The same line at another place.
    pub(super) fn at(&self, row: u64) -> Self {
        Self {
            row,
            ..self.clone()
        }
    }
}

/// The position of a line as far as it can be read; the rest is empty.
fn read_what_can_be(line: &[u8]) -> Position {
    if is_too_long(line) {
        return Position::empty();
    }
    match read_record(line) {
        Ok(record) => record.position,
        Err(_) if line_kind(line) == LineKind::Unreadable => {
            let text = text_of_line(line);
            match understand_typed(&text) {
                Some(Understanding::One(meant)) => meant.position,
                _ => read_record_over(&text, &Position::empty()).0.position,
            }
        }
        Err(_) => Position::empty(),
    }
}
