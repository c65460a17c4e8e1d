//! What is shown beside the lines, and what of it no line holds.

use super::line_reading::LineReading;
use crate::chess::{Position, Square, SquareSet};
use crate::collection::{LineId, NoLine, Rows};
use crate::notation::record::LineKind;
use std::collections::HashMap;
use std::sync::Arc;

/// What is shown beside the lines: the current row and the position on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    /// The current row, from 0.
    pub row: u64,
    /// Its position, with all that is wanted but not in the FEN.
    pub position: Position,
    /// The squares that the user is not sure of.
    pub unsure: SquareSet,
    /// Its line, so that it is at hand whatever happens to the file.
    pub line: Arc<[u8]>,
    /// What was read of the line.
    pub read: LineReading,
    /// What the line ends in, so that a line that replaces it ends the same way.
    pub line_end: Option<&'static [u8]>,
}

impl Shown {
    /// A line as it was read.
    pub(super) fn of_line(row: u64, line: Arc<[u8]>, line_end: Option<&'static [u8]>) -> Self {
        let (read, position) = LineReading::with_position(&line);
        Self {
            row,
            position,
            unsure: SquareSet::EMPTY,
            line,
            read,
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
            read: LineReading::unread(LineKind::Blank, b""),
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

/// What is on the board: a position, and the squares that the user is not sure of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setup {
    /// The position.
    pub position: Position,
    /// The squares of which the user is not sure.
    pub unsure: SquareSet,
}

impl Setup {
    /// A position of which the user is sure.
    pub(super) fn sure(position: Position) -> Self {
        Self {
            position,
            unsure: SquareSet::EMPTY,
        }
    }
}

/// What the FEN of one line does not hold.
#[derive(Clone, Copy, Debug)]
pub(super) struct NotInFen {
    /// The en-passant target.
    pub target: Option<Square>,
    /// The squares of which the user is not sure.
    pub unsure: SquareSet,
}

/// The same for the lines that have any of it.
pub(super) type NotInFenByLine = HashMap<LineId, NotInFen>;
