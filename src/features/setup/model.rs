//! The part of the state for setting up positions: the choices in the dialog for Chess960 starting positions, the text
//! that is being typed into the field for pieces by name, and the actions of the setup panel.

use crate::reach::Reach;
use tabiya_chess::chess960::STANDARD;
use tabiya_chess::{Position, Square};
use tabiya_collection::document::{DocumentId, StateId, UndoGroup};
use tabiya_notation::known_positions::KnownPosition;
use tabiya_notation::piece_list::{Man, PieceList, PieceListRemark, RemarkKind};

/// This feature's part of the state.
#[derive(Clone, Debug, Default)]
pub struct SetupState {
    /// The choices in the dialog for Chess960 starting positions.
    pub chess960: Chess960Form,
}

/// The actions of the setup panel and of its dialogs.
#[derive(Debug)]
pub enum SetupAction {
    /// Move the keyboard focus to the field for pieces by name.
    GoToPieceList,
    /// The user has changed the text in that field.
    PieceListChanged(String),
    /// Enter was pressed in that field.
    PieceListEntered,
    /// That field has lost the keyboard focus. This action may come twice.
    PieceListEnded,
    /// Escape was pressed in that field.
    PieceListCancelled,
    /// Grant or revoke the right of the piece on a square: to castle, or to be captured en passant.
    ToggleRight(Square),
    /// Do the same on the square of the keyboard's cursor.
    ToggleRightAtCursor,
    /// Put a position that is known by name on the board.
    PutKnown(&'static KnownPosition),
    /// Open the dialog for Chess960 starting positions.
    OpenChess960,
    /// Choose starting positions in that dialog.
    Chess960Changed(Chess960Form),
    /// Choose random numbers in that dialog.
    DrawChess960,
    /// Put the starting positions of that dialog on the board.
    PutChess960,
    /// Put a random starting position on the board.
    PutRandomChess960,
}

impl SetupAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        match self {
            Self::Chess960Changed(_) | Self::DrawChess960 => Reach::Window,
            Self::PieceListEnded => Reach::Reads,
            _ => Reach::Changes,
        }
    }
}

/// The numbers of the Chess960 starting positions in the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chess960Form {
    /// White's number, and Black's number too unless `is_double` is set.
    pub white: u16,
    /// Black's number if `is_double` is set.
    pub black: u16,
    /// Whether Black has a different number.
    pub is_double: bool,
}

impl Default for Chess960Form {
    fn default() -> Self {
        Self::of_both(STANDARD, STANDARD)
    }
}

impl Chess960Form {
    /// The form for these two starting positions.
    pub fn of_both(white: u16, black: u16) -> Self {
        Self {
            white,
            black,
            is_double: white != black,
        }
    }

    /// The numbers for White and for Black.
    pub fn numbers(self) -> (u16, u16) {
        let black = if self.is_double {
            self.black
        } else {
            self.white
        };
        (self.white, black)
    }
}

/// The content of the board, and the way of placing pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSeen {
    /// The document on the board.
    pub document: DocumentId,
    /// The row on the board.
    pub row: u64,
    /// The content of the document.
    pub content: StateId,
    /// Whether each piece also appears mirrored for the other side.
    pub symmetric: bool,
}

impl BoardSeen {
    /// The document, its row and its content.
    pub fn place(&self) -> (DocumentId, u64, StateId) {
        (self.document, self.row, self.content)
    }
}

/// A list of pieces by name while the user types it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceListDraft {
    /// The typed text.
    pub text: String,
    /// The parsed text.
    pub list: PieceList,
    /// The position to which the pieces are added.
    pub base: Position,
    /// Pieces of the text that are already in `base`: they were typed before another change of the board, and are not
    /// placed again.
    pub settled: Vec<Man>,
    /// Whether the board was cleared for the text, because it names both kings.
    pub replaces: bool,
    /// The undo group of the whole input.
    pub session: UndoGroup,
    /// The board after the last key press. If it differs, something else has changed the board.
    pub seen: BoardSeen,
    /// Whether the focus has left the field although part of the text could not be read.
    pub is_left: bool,
}

impl PieceListDraft {
    /// Whether the whole text is on the board.
    pub fn is_read(&self) -> bool {
        self.list.unfinished.is_none()
            && self.list.remarks.iter().all(|remark| remark.kind.is_note())
    }

    /// The remark to show: an error, or else a note. An incomplete piece counts as an error only after the focus has
    /// left the field.
    pub fn remark(&self) -> Option<PieceListRemark> {
        let remarks = self.list.remarks.iter();
        let first = |is_note: bool| remarks.clone().find(move |r| r.kind.is_note() == is_note);
        let unfinished = self.list.unfinished.clone().filter(|_| self.is_left);
        let unfinished = unfinished.map(|span| PieceListRemark {
            span,
            kind: RemarkKind::NoSquare,
        });
        first(false)
            .cloned()
            .or(unfinished)
            .or(first(true).cloned())
    }

    /// Whether the text replaces the whole position. It does not do so after another change of the board, because that
    /// change would be lost.
    pub fn is_whole(&self) -> bool {
        self.settled.is_empty() && self.list.names_both_kings()
    }

    /// The pieces that are not settled.
    pub fn new_men(&self) -> &[Man] {
        let is_same =
            |(one, other): &(&Man, &Man)| (one.square, one.piece) == (other.square, other.piece);
        let pairs = self.settled.iter().zip(&self.list.men);
        &self.list.men[pairs.take_while(is_same).count()..]
    }
}
