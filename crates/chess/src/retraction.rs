//! The last move: whether any at all can have led to a position.
//!
//! One move is taken back in every way there is. A way counts when the position before could stand
//! in a game, as far as can be seen from it:
//!
//! - The king of the side that is now to move was not attacked, since its opponent was to move.
//! - The king of the side that moved may have been in check, but not from more than two pieces,
//!   from two of which none is a slider, or from two on one line through it. (Whether a last move
//!   explains that check is not asked; that would be the next move back.)
//! - A man that was captured was one that its side can have had in addition: with it there are at
//!   most 16 men, and no more promoted ones (bishops counted by the colour of their squares) than
//!   pawns are missing. A promoted man may be taken back to a pawn by the same count. Which
//!   captures the pawns need to stand where they do is not asked.
//! - An en-passant capture came right after the double push: so the position before that is looked
//!   at too, in which the side that captured cannot have been in check.
//! - King and rooks with a castling right have not moved. Who has castled may have started from any
//!   array of Chess960, since a position without rights does not tell.
//! - An en-passant target that the pieces allow was made by exactly that double push. Without a
//!   target there was a double push only if no capture is legal there, since some programs name the
//!   target only then.
//!
//! Promises: a position of a game, of standard chess or of Chess960, has a last move, and of the
//! kind that led to it. So where there is none, no game leads there.
//! Deliberately absent: anything further back than this.

mod castling;
mod easy;
mod material;
mod pawns;
mod pieces;

use super::{
    Board, Color, Piece, Position, Role, RookSide, Square, SquareSet, attacked_from, attackers,
    attackers_through, between, checkers, is_starting_array,
};
pub use easy::has_easy_last_move;

/// The last moves that can have led to a position.
#[derive(Clone, Copy, Debug)]
pub struct LastMoves<'a> {
    position: &'a Position,
    board: &'a Board,
    occupied: SquareSet,
    /// Who made the last move.
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
    /// `None` when the question is idle, because something else is wrong: a side without a king or
    /// with several, the side that is not to move in check, three checkers, a pawn on the first or
    /// eighth rank.
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

    /// Whether there is any.
    pub fn exist(&self) -> bool {
        self.include_quiet() || self.include_zeroing()
    }

    /// Whether one of them raises the halfmove clock: no capture and no move of a pawn.
    pub fn include_quiet(&self) -> bool {
        self.target.is_none() && (self.came_quietly() || self.castled())
    }

    /// Whether one of them sets the halfmove clock to 0: a capture or a move of a pawn.
    pub fn include_zeroing(&self) -> bool {
        match self.target {
            Some(target) => self.was_pushed_over(target),
            None => self.came_with_capture() || self.moved_a_pawn() || self.promoted(),
        }
    }

    /// The men that can have moved.
    fn movable(&self) -> SquareSet {
        self.board.men(self.mover) - self.unmoved
    }

    fn movable_pawns(&self) -> SquareSet {
        self.board.men(self.mover) & self.board.role(Role::Pawn)
    }

    /// The squares among these from which the man that now stands on `to` can have come, being
    /// `man` before: they are empty, and with it there the other side's king was not attacked.
    /// `rest` are the squares where something else stood then.
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

/// Whether the side to move is in check and no last move explains it. A fault that makes the
/// question idle (see [`LastMoves::of`]) is not told again.
pub fn impossible_check(position: &Position) -> bool {
    !checkers(position).is_empty() && has_no_last_move(position)
}

/// Whether the side to move is not in check, and yet there is no last move, nor is this an array
/// in which a game starts. Idle questions as for [`impossible_check`].
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

/// Whether a king can stand in check from these men of the other side, as far as their places
/// tell: one move cannot give check with two men unless one of them is a slider that was
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
