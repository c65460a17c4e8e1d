//! A position, legal or not.
//!
//! # A position records what is wanted
//!
//! The fields of [`Position`] are public and hold any setup. A castling right names the file of the king and that of
//! the rook (`CastlingRight`). So if an editor moves the king, a standard right does not silently turn into a Chess960
//! right: it is ruled out, omitted from the FEN, and valid again as soon as the king is back. An editor can show it in
//! grey with the reason.
//!
//! On an empty board castling is undecided (`Wanted::IfAtHome`): any king and rook placed on their home squares may
//! castle. The en-passant target works in the same way.
//!
//! A FEN records only what the pieces allow. Reading is about syntax, and [`crate::problems`] is advice; neither blocks
//! or changes a position.

use super::{Board, CastlingRights, Color, Square};

/// A position, legal or not: the six fields of a FEN as values.
///
/// The fields are public because every value of each is valid; [`problems`](crate::problems::problems)
/// lists what is odd about a combination.
///
/// ```
/// use tabiya_chess::{Color, Piece, Position, Square};
///
/// let mut position = Position::empty();
/// position.side_to_move = Color::Black;
/// for square in Square::all() {
///     position.board.set(square, Some(Piece::WhiteQueen));
/// }
/// assert_eq!(position.board.count_men(Color::White), 64);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The pieces.
    pub board: Board,
    /// The side that moves next.
    pub side_to_move: Color,
    /// The castling rights as requested. A FEN contains those that the pieces allow as well, see
    /// [`CastlingRights::possible`].
    pub castling: CastlingRights,
    /// The square that a pawn has just passed in a move of two squares, as requested. A FEN contains
    /// it only if the pieces allow it, see [`Position::possible_en_passant`].
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// The number of the next move: 1 at the start, and one more after each move by Black.
    pub fullmove_number: u32,
}

impl Position {
    /// No pieces, White to move, and a castling right wherever a king and a rook are later placed on
    /// their home squares.
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

    /// The start of a game of standard chess.
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
