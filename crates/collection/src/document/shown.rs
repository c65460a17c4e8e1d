//! The state shown beside the list, and the part of it that no line holds.

use super::line_of_play::LineOfPlay;
use super::line_reading::LineReading;
use super::unsure::Unsure;
use std::collections::HashMap;
use std::sync::Arc;
use tabiya_chess::{Position, Square};
use tabiya_lines::{LineId, NoLine, Rows};
use tabiya_notation::record::LineKind;

/// The state shown beside the list: the current row and the position on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    /// The current row, from 0.
    pub row: u64,
    /// The position of the row, with everything that is wanted but not in the FEN.
    pub position: Position,
    /// The user's doubts about the position.
    pub unsure: Unsure,
    /// The line of play to which the position belongs, if moves were played.
    pub play: Option<Arc<LineOfPlay>>,
    /// The line, kept so that it is available whatever happens to the file.
    pub line: Arc<[u8]>,
    /// The reading of the line.
    pub read: LineReading,
    /// The line end, so that a line that replaces it ends the same way.
    pub line_end: Option<&'static [u8]>,
}

impl Shown {
    /// Returns a line as it was read.
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

    /// Returns a row that is in memory.
    pub(super) fn of_row(rows: &Rows, row: u64) -> Result<Self, NoLine> {
        let line = Arc::from(&*rows.line(row)?);
        Ok(Self::of_line(row, line, rows.line_end(row)))
    }

    /// Returns the state without any line.
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

    /// Returns the same line in another row.
    pub(super) fn at(&self, row: u64) -> Self {
        Self {
            row,
            ..self.clone()
        }
    }
}

/// The state of the board: a position, the moves that led to it, and what the user is unsure of.
#[derive(Clone, Debug)]
pub(super) struct Setup {
    pub position: Position,
    /// The user's doubts about the position.
    pub unsure: Unsure,
    /// The line of play. It ends if this is not its position.
    pub play: Option<Arc<LineOfPlay>>,
}

impl Setup {
    /// Returns a position of which the user is sure.
    pub(super) fn sure(position: Position) -> Self {
        Self {
            position,
            unsure: Unsure::default(),
            play: None,
        }
    }

    /// Returns the line of play, if it has led to this position.
    pub(super) fn line_of_play(&self) -> Option<Arc<LineOfPlay>> {
        let is_its = |play: &&Arc<LineOfPlay>| *play.position() == self.position;
        self.play.as_ref().filter(is_its).cloned()
    }
}

/// The state of one line that its FEN does not hold.
#[derive(Clone, Debug)]
pub(super) struct NotInFen {
    /// The en-passant target, if it is not in the FEN.
    pub target: Option<Square>,
    /// The user's doubts about the position.
    pub unsure: Unsure,
    /// The line of play that led to the position.
    pub play: Option<Arc<LineOfPlay>>,
}

/// The states that FENs do not hold, by line; only for lines that have any.
pub(super) type NotInFenByLine = HashMap<LineId, NotInFen>;
