//! The actions of the setup panel.

use super::chess960_form::Chess960Form;
use crate::reach::Reach;
use tabiya_chess::Square;
use tabiya_notation::known_positions::KnownPosition;

/// The actions of the setup panel and of its dialogs.
#[derive(Debug)]
pub enum SetupAction {
    /// Put the keyboard into the line in which pieces are entered by name.
    GoToPieceList,
    /// The user has changed the text in that line.
    PieceListChanged(String),
    /// Enter was pressed in that line.
    PieceListEntered,
    /// That line has lost the keyboard focus. May come twice.
    PieceListEnded,
    /// Escape was pressed in that line.
    PieceListCancelled,
    /// Grant or revoke what belongs to the piece on a square: castling, or having just moved two.
    ToggleRight(Square),
    /// The same on the square of the keyboard's cursor.
    ToggleRightAtCursor,
    /// Put a position that is known by name on the board.
    PutKnown(&'static KnownPosition),
    /// Open the dialog of Chess960.
    OpenChess960,
    /// Choose arrays in that dialog.
    Chess960Changed(Chess960Form),
    /// Choose random numbers in that dialog.
    DrawChess960,
    /// Put the arrays of that dialog on the board.
    PutChess960,
    /// Put a random array on the board.
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
