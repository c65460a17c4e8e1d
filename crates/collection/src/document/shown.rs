//! The state shown beside the list, and the part of it that no line holds: the user's doubts about the board, and the
//! game tree with the line of it that is looked at and the position shown.
//!
//! Undo and redo restore the tree together with the rest of the board, and any change of the position other than a
//! move ends it. Operations stay with the position they belong to: returning to a
//! position restores its exact line.
//!
//! # Where the line of play is kept
//!
//! The line of play, with its tree, is in the shown state of a document, next to the position. So each undo step has
//! the tree before and after it, and no code has to synchronise it. Its nodes are shared between steps. A change that
//! sets a position other than those of the line ends it without knowing about it (`Setup::line_of_play`). Each position
//! of the line keeps its record as it was when the user left it; `after_move` of `tabiya_notation::operations` says
//! which operations do not carry over to the position after a move.

use super::edit::Edit;
use super::game_row::GameRow;
use super::line_of_play::LineOfPlay;
use super::line_reading::LineReading;
use std::collections::HashMap;
use std::sync::Arc;
use tabiya_chess::{Position, Square, SquareSet, Transform};
use tabiya_lines::{LineId, NoLine, Rows};
use tabiya_notation::picture_questions::{PictureQuestion, Questions};
use tabiya_notation::record::LineKind;

/// The user's doubts: squares and questions. They follow the board through the history.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Unsure {
    /// The unsure squares.
    pub squares: SquareSet,
    /// The questions left open by the picture that the board was read from.
    pub questions: Questions,
    /// Whether the board was turned after it was read from a picture, so that the other side is at the bottom of the
    /// picture.
    pub is_turned: bool,
}

impl Unsure {
    /// Whether there is nothing to remember.
    pub(super) fn is_nothing(self) -> bool {
        self == Self::default()
    }

    /// Returns the same doubts with other squares.
    pub(super) fn with_squares(self, squares: SquareSet) -> Self {
        Self { squares, ..self }
    }

    /// Returns the same doubts without a question.
    pub(super) fn answered(self, question: PictureQuestion) -> Self {
        Self {
            questions: self.questions.without(question),
            ..self
        }
    }

    /// Returns the squares and questions that remain open after a change of the position. A change of something that
    /// was in question answers the question.
    pub(super) fn after(self, edit: Edit, before: &Position, after: &Position) -> Self {
        let moved = self.with_squares(edit.unsure_after(self.squares));
        match edit {
            _ if edit.sets_another_position() => Self {
                is_turned: self.is_turned,
                ..Self::default()
            },
            Edit::Transform(Transform::Rotate) => Self {
                is_turned: !self.is_turned,
                ..moved.answered(PictureQuestion::Below)
            },
            Edit::Castling { .. } | Edit::CastlingRights(_) => {
                moved.answered(PictureQuestion::Castling)
            }
            _ if before.side_to_move != after.side_to_move
                && !matches!(edit, Edit::Transform(_)) =>
            {
                moved.answered(PictureQuestion::Turn)
            }
            _ => moved,
        }
    }
}

/// The state shown beside the list: the current row and the position on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ShownState {
    /// The current row, from 0.
    pub row: u64,
    /// The position of the row, with everything that is wanted but not in the FEN.
    pub position: Position,
    /// The user's doubts about the position.
    pub unsure: Unsure,
    /// The line of play to which the position belongs, if moves were played.
    pub play: Option<Arc<LineOfPlay>>,
    /// The text of the row, if that is a game. Then `line` is the record of the position.
    pub game: Option<Arc<GameRow>>,
    /// The line, which is kept so that it stays available even if the file changes.
    pub line: Arc<[u8]>,
    /// The reading of the line.
    pub read: LineReading,
    /// The line end, so that a line that replaces it ends the same way.
    pub line_end: Option<&'static [u8]>,
}

impl ShownState {
    /// Returns a line as it was read.
    pub(super) fn of_line(row: u64, line: Arc<[u8]>, line_end: Option<&'static [u8]>) -> Self {
        let (read, position) = LineReading::with_position(&line);
        Self {
            row,
            position,
            unsure: Unsure::default(),
            play: None,
            game: None,
            line,
            read,
            line_end,
        }
    }

    /// Returns a row that is in memory.
    pub(super) fn of_row(rows: &Rows, row: u64) -> Result<Self, NoLine> {
        Ok(Self::of_row_text(rows, row, &rows.line(row)?))
    }

    /// Returns a row with this text.
    pub(super) fn of_row_text(rows: &Rows, row: u64, text: &[u8]) -> Self {
        if rows.source().holds_games() {
            return Self::of_game(row, text, rows.line_end(row));
        }
        Self::of_line(row, Arc::from(text), rows.line_end(row))
    }

    /// Returns the state of a document that has no line.
    pub(super) fn nothing() -> Self {
        Self {
            row: 0,
            position: Position::start(),
            unsure: Unsure::default(),
            play: None,
            game: None,
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

/// The state of the board: a position, the moves that led to it, and what the user is unsure about.
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

/// The part of a line's state that its FEN cannot hold.
#[derive(Clone, Debug)]
pub(super) struct NotInFen {
    /// The en-passant target, if it is not in the FEN.
    pub target: Option<Square>,
    /// The user's doubts about the position.
    pub unsure: Unsure,
    /// The line of play that led to the position.
    pub play: Option<Arc<LineOfPlay>>,
    /// In a row that is a game, the path to the position that was looked at last.
    pub path: Option<Vec<u32>>,
}

/// For each line whose state has a part that a FEN cannot hold: that part.
pub(super) type NotInFenByLine = HashMap<LineId, NotInFen>;
