//! A position: any setup at all.

use super::{Board, CastlingRights, Color, Square};

/// The six fields of a FEN as values. Any setup can be held, legal or not.
///
/// Fields are public because every value of each is fine; [`super::problems`] tells what is odd
/// about a combination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The pieces.
    pub board: Board,
    /// Who moves next.
    pub side_to_move: Color,
    /// The castling rights as wanted; the FEN shows those that are possible too.
    pub castling: CastlingRights,
    /// The square behind a pawn that has just moved two squares, as wanted.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// Number of the next move; 1 at the start, one more after each move by Black.
    pub fullmove_number: u32,
}

impl Position {
    /// No pieces, White to move, and castling as soon as king and rook stand at home.
    pub fn empty() -> Self {
        Self {
            board: Board::EMPTY,
            side_to_move: Color::White,
            castling: CastlingRights::IF_AT_HOME,
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        }
    }

    /// The start of a game.
    pub fn start() -> Self {
        Self {
            board: Board::start(),
            castling: CastlingRights::standard(),
            ..Self::empty()
        }
    }
}

impl Default for Position {
    /// The start of a game.
    fn default() -> Self {
        Self::start()
    }
}
