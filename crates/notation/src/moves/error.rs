//! The reasons why a text is not a legal move.

use std::error::Error;
use std::fmt;
use tabiya_chess::{Move, Mover, Piece, Role, RookSide, Square, attacked_from};

/// The reason why a text is not a legal move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// The text does not look like a move.
    NotAMove,
    /// A pawn reaches the last rank, and the text does not name its promotion.
    NoPromotion,
    /// The text fits each of these moves, two or more.
    Ambiguous(Vec<Move>),
    /// The text is a move that is not legal.
    Illegal(Obstacle),
}

/// The reason why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// This square has no piece of the side to move.
    NothingThere(Square),
    /// This square has a piece of the same side.
    OwnPiece(Square),
    /// No piece of this kind can reach this square.
    NoneReaches(Role, Square),
    /// The king would be in check.
    KingInCheck,
    /// Castling on this side is not legal.
    Castling(RookSide),
}

impl MoveError {
    /// The reason why no legal move leads from one square to another.
    pub(super) fn illegal(mover: &Mover, from: Square, to: Square) -> Self {
        let (board, side) = (&mover.position().board, mover.position().side_to_move);
        let own = board.men(side);
        let piece = board.get(from).filter(|_| own.contains(from));
        Self::Illegal(match piece {
            None => Obstacle::NothingThere(from),
            Some(_) if own.contains(to) => Obstacle::OwnPiece(to),
            Some(piece) if reaches(mover, from, piece, to) => Obstacle::KingInCheck,
            Some(piece) => Obstacle::NoneReaches(piece.role(), to),
        })
    }
}

/// Whether a piece moves like this, whether or not its king is then in check.
pub(super) fn reaches(mover: &Mover, from: Square, piece: Piece, to: Square) -> bool {
    let board = &mover.position().board;
    let occupied = board.occupied();
    if piece.role() != Role::Pawn || occupied.contains(to) {
        return attacked_from(from, piece, occupied).contains(to);
    }
    let forward = piece.color().forward();
    let one = from.offset(0, forward);
    let two = one
        .filter(|one| !occupied.contains(*one))
        .and_then(|one| one.offset(0, forward))
        .filter(|_| matches!((from.rank().number(), forward), (2, 1) | (7, -1)));
    one == Some(to) || two == Some(to)
}

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
