//! Why a text is no move.

use tabiya_chess::{Move, Mover, Piece, Role, RookSide, Square, attacked_from};

/// Why a text is no move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// It does not look like one.
    NotAMove,
    /// A pawn reaches the last rank, and the text does not say what it becomes.
    NoPromotion,
    /// It fits each of these, two or more.
    Ambiguous(Vec<Move>),
    /// It is a move that cannot be played.
    Illegal(Obstacle),
}

/// Why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// Nothing of the side to move stands on this square.
    NothingThere(Square),
    /// A piece of the same side stands on this square.
    OwnPiece(Square),
    /// No piece of this kind gets to this square.
    NoneReaches(Role, Square),
    /// The king would be in check.
    KingInCheck,
    /// Castling to this side is not possible now.
    Castling(RookSide),
}

impl MoveError {
    /// Why nothing goes from one square to another.
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

/// Whether a piece moves like that, whatever becomes of its king.
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
