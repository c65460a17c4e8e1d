//! The last move: whether any move can have led to a position.
//!
//! This module takes back one move in every possible way. A way counts if the position before could
//! occur in a game, as far as that position shows:
//!
//! - The king of the side that is now to move was not attacked, since its opponent was to move.
//! - The king of the side that moved may have been in check, but not by more than two pieces, by two pieces neither of
//!   which is a slider, or by two on one line through the king. (The module does not look for the move that gave this
//!   check, which would be one move further back.)
//! - The side of a captured piece must have been able to have that piece in addition: with it the side has at most 16
//!   pieces, and no more promoted ones (bishops on light and dark squares counted separately) than missing pawns. The
//!   same count decides whether a piece can be taken back to a pawn. The captures that the pawn structure requires are
//!   ignored.
//! - An en-passant capture follows a move of a pawn by two squares. The module therefore also looks at
//!   the position before that move, in which the side that captured cannot have been in check.
//! - A king and a rook with a castling right have not moved. A side that has castled may have started
//!   from any array of Chess960, since a position without rights does not reveal the array.
//! - A possible en-passant target results from exactly that move of a pawn by two squares. Without a target, such a
//!   move counts only if no capture there is legal, since some programs write the target only if a capture is legal.
//!
//! A position that occurs in a game of standard chess or Chess960 has a last move of the kind that led
//! to it. If there is no last move, no game leads to the position. Earlier moves are ignored.

mod pawns;
mod pieces;

use super::{
    Board, Color, Piece, Position, Role, RookSide, Square, SquareSet, attacked_from, attackers,
    attackers_through, between, checkers, has_easy_last_move, is_starting_array,
};

/// The last moves that can have led to a position.
///
/// ```
/// use tabiya_chess::{Color, LastMoves, Position};
///
/// // With all 32 pieces at home, the last move was that of a knight back to its square.
/// let position = Position { side_to_move: Color::Black, ..Position::start() };
/// let last = LastMoves::of(&position).unwrap();
/// assert!(last.include_quiet());
/// assert!(!last.include_zeroing());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct LastMoves<'a> {
    position: &'a Position,
    board: &'a Board,
    occupied: SquareSet,
    /// The side that made the last move.
    mover: Color,
    mover_king: Square,
    /// The king of the side to move, which cannot have been in check before.
    king: Square,
    checkers: SquareSet,
    /// The mover's king and rooks with castling rights.
    unmoved: SquareSet,
    target: Option<Square>,
}

impl<'a> LastMoves<'a> {
    /// The last moves of a position; `None` if another fault makes the question pointless: a side has no
    /// king or several, the side that is not to move is in check, three pieces give check, or a pawn is
    /// on the first or the eighth rank.
    pub fn of(position: &'a Position) -> Option<Self> {
        let board = &position.board;
        let mover = position.side_to_move.opposite();
        let mover_king = board.king(mover)?;
        let king = board.king(position.side_to_move)?;
        let checkers = attackers(board, king, mover);
        let is_idle = checkers.len() > 2
            || !attackers(board, mover_king, position.side_to_move).is_empty()
            || !(board.role(Role::Pawn) & SquareSet::BACK_RANKS).is_empty();
        (!is_idle).then(|| Self {
            position,
            board,
            occupied: board.occupied(),
            mover,
            mover_king,
            king,
            checkers,
            unmoved: unmoved(position, mover),
            target: position.possible_en_passant(),
        })
    }

    /// Whether there is a last move.
    pub fn exist(&self) -> bool {
        self.include_quiet() || self.include_zeroing()
    }

    /// Whether one of them, being neither a capture nor a pawn move, raises the halfmove clock.
    pub fn include_quiet(&self) -> bool {
        self.target.is_none() && (self.came_quietly() || self.castled())
    }

    /// Whether one of them resets the halfmove clock to 0: a capture or a pawn move.
    pub fn include_zeroing(&self) -> bool {
        match self.target {
            Some(target) => self.was_pushed_over(target),
            None => self.came_with_capture() || self.moved_a_pawn() || self.promoted(),
        }
    }

    /// The pieces that can have moved.
    fn movable(&self) -> SquareSet {
        self.board.men(self.mover) - self.unmoved
    }

    fn movable_pawns(&self) -> SquareSet {
        self.board.men(self.mover) & self.board.role(Role::Pawn)
    }

    /// The squares among these from which the piece on `to`, which was `man` before the move, can have come: they are
    /// empty, and with the piece there the king of the other side was not attacked. `rest` are the squares that were
    /// occupied by other pieces.
    fn origins(&self, from: SquareSet, man: Piece, to: Square, rest: SquareSet) -> SquareSet {
        let from = from - self.occupied;
        if from.is_empty() {
            return from;
        }
        let safe = from - attacked_from(self.king, man.in_other_color(), rest);
        let others = attackers_through(self.board, self.king, self.mover, rest);
        (others - SquareSet::of(to)).fold(safe, |from, other| from & between(other, self.king))
    }
}

/// Whether the side to move is in check and no last move explains the check; `false` if another fault
/// makes the question pointless (see [`LastMoves::of`]).
///
/// ```
/// use tabiya_chess::{Piece, Position, Square, impossible_check};
///
/// // Two knights cannot give check at the same time.
/// let mut position = Position::empty();
/// for (name, piece) in [
///     ("e1", Piece::WhiteKing), ("d3", Piece::BlackKnight), ("f3", Piece::BlackKnight),
///     ("a8", Piece::BlackKing),
/// ] {
///     position.board.set(Square::from_name(name).unwrap(), Some(piece));
/// }
/// assert!(impossible_check(&position));
/// ```
pub fn impossible_check(position: &Position) -> bool {
    !checkers(position).is_empty() && has_no_last_move(position)
}

/// Whether the side to move is not in check, no move can have led here, and the position is not a
/// starting array; `false` if another fault makes the question pointless (see [`LastMoves::of`]).
///
/// ```
/// use tabiya_chess::{Color, Piece, Position, Square, no_last_move};
///
/// // White's only pieces are a king and a rook that may castle, so that neither has moved.
/// let mut position = Position::empty();
/// for (name, piece) in [
///     ("e1", Piece::WhiteKing), ("h1", Piece::WhiteRook), ("e8", Piece::BlackKing),
/// ] {
///     position.board.set(Square::from_name(name).unwrap(), Some(piece));
/// }
/// position.side_to_move = Color::Black;
/// assert!(no_last_move(&position));
/// ```
pub fn no_last_move(position: &Position) -> bool {
    !has_easy_last_move(position)
        && checkers(position).is_empty()
        && has_no_last_move(position)
        && !is_starting_array(position)
}

fn has_no_last_move(position: &Position) -> bool {
    LastMoves::of(position).is_some_and(|last| !last.exist())
}

fn unmoved(position: &Position, color: Color) -> SquareSet {
    let square = |file| Square::new(file, color.back_rank());
    RookSide::ALL
        .into_iter()
        .filter_map(|side| position.castling.possible(color, side, &position.board))
        .flat_map(|right| [square(right.king), square(right.rook)])
        .collect()
}

/// Whether these pieces of the other side can give check to a king at the same time, as far as their
/// squares show: one move cannot give check with two pieces unless one of them is a slider that was
/// uncovered, and not along one line from both ends.
fn is_check_possible(board: &Board, king: Square, checkers: SquareSet) -> bool {
    let steppers = board.role(Role::Knight) | board.role(Role::Pawn);
    let mut men = checkers;
    let is_one_line = match (men.next(), men.next()) {
        (Some(one), Some(other)) => between(one, other).contains(king),
        _ => false,
    };
    men.is_empty() && !is_one_line && !(checkers & steppers).is_several()
}
