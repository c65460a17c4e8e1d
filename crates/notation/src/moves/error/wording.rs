//! English sentences about moves that are not legal, for developers. Applications word their own.

use super::{MoveError, Obstacle};
use std::error::Error;
use std::fmt;
use tabiya_chess::RookSide;

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAMove => f.write_str("the text is not a move"),
            Self::NoPromotion => f.write_str("the text does not name the promotion of the pawn"),
            Self::Ambiguous(moves) => write!(f, "the text fits {} legal moves", moves.len()),
            Self::Illegal(obstacle) => write!(f, "the move is not legal: {obstacle}"),
        }
    }
}

impl Error for MoveError {}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingThere(square) => {
                write!(f, "{square} has no piece of the side to move")
            }
            Self::OwnPiece(square) => write!(f, "{square} has a piece of the same side"),
            Self::NoneReaches(role, square) => {
                write!(
                    f,
                    "no {} can reach {square}",
                    format!("{role:?}").to_lowercase()
                )
            }
            Self::KingInCheck => f.write_str("the king would be in check"),
            Self::Castling(RookSide::Kingside) => f.write_str("kingside castling is not possible"),
            Self::Castling(RookSide::Queenside) => {
                f.write_str("queenside castling is not possible")
            }
        }
    }
}
