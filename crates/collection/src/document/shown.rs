//! What is shown beside the lines, and what of it no line holds.

use super::line_of_play::LineOfPlay;
use super::line_reading::LineReading;
use super::unsure::Unsure;
use std::collections::HashMap;
use std::sync::Arc;
use tabiya_chess::{Position, Square};
use tabiya_lines::{LineId, NoLine, Rows};
use tabiya_notation::record::LineKind;

/// What is shown beside the lines: the current row and the position on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    /// The current row, from 0.
    pub row: u64,
    /// Its position, with all that is wanted but not in the FEN.
    pub position: Position,
    /// What of it the user is not sure of.
    pub unsure: Unsure,
    /// The line of play to which the position belongs, if one was played.
    pub play: Option<Arc<LineOfPlay>>,
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
            unsure: Unsure::default(),
            play: None,
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
            unsure: Unsure::default(),
            play: None,
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

/// What is on the board: a position, what led to it, and what of it the user is not sure of.
#[derive(Clone, Debug)]
pub(super) struct Setup {
    /// The position.
    pub position: Position,
    /// What of it the user is not sure of.
    pub unsure: Unsure,
    /// The line of play. It ends when this is not its position.
    pub play: Option<Arc<LineOfPlay>>,
}

impl Setup {
    /// A position of which the user is sure.
    pub(super) fn sure(position: Position) -> Self {
        Self {
            position,
            unsure: Unsure::default(),
            play: None,
        }
    }

    /// The line of play, if it has led to this position.
    pub(super) fn line_of_play(&self) -> Option<Arc<LineOfPlay>> {
        let is_its = |play: &&Arc<LineOfPlay>| *play.position() == self.position;
        self.play.as_ref().filter(is_its).cloned()
    }
}

/// What the FEN of one line does not hold.
#[derive(Clone, Debug)]
pub(super) struct NotInFen {
    /// The en-passant target.
    pub target: Option<Square>,
    /// What of it the user is not sure of.
    pub unsure: Unsure,
    /// The line of play that led to the position.
    pub play: Option<Arc<LineOfPlay>>,
}

/// The same for the lines that have any of it.
pub(super) type NotInFenByLine = HashMap<LineId, NotInFen>;
