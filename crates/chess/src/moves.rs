//! Legal moves: which there are, and the position after one.
//!
//! A mover of our own, since an editor holds more than the movers of other libraries accept: nine
//! queens beside eight pawns, pawns on the back ranks, rights of Chess960. Whatever stands there moves as its
//! kind does, as long as it can be said what check is; where it cannot, [`NoMoves`] says why.

mod generate;
mod play;

use super::{
    Board, Color, Piece, Position, Role, RookSide, Square, SquareSet, attackers, attackers_through,
    between, diagonal_lines, knight_steps, pawn_steps, straight_lines,
};

/// A move of one side in one position. Only that position knows whether it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece stands; in castling the king.
    pub from: Square,
    /// Where it goes; in castling where the king goes, which in Chess960 can be where it stands.
    pub to: Square,
    /// What is special about it.
    pub kind: MoveKind,
}

/// What is special about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveKind {
    /// Nothing: a step or a capture.
    Plain,
    /// A pawn captures the one that has just moved two squares.
    EnPassant,
    /// A pawn becomes this on the last rank.
    Promotion(Role),
    /// The king castles with the rook on this side.
    Castling(RookSide),
}

/// What a pawn can become, the most wanted first.
pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Why no moves can be given for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoMoves {
    /// This side has no king.
    NoKing(Color),
    /// This side has more than one king.
    SeveralKings(Color),
    /// The side that is not to move is in check: its king could be captured.
    OpponentInCheck,
}

/// Why the side to move cannot castle on one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCastling {
    /// It has no right to, or king or rook do not stand where the right wants them.
    NoRight,
    /// Its king is in check.
    InCheck,
    /// Something stands in the way of king or rook.
    Blocked,
    /// The king would pass over an attacked square, or come to one.
    Attacked,
}

/// The legal moves of one position.
///
/// What concerns the king is found out once: who gives check, and which pieces are pinned.
#[derive(Clone, Copy, Debug)]
pub struct Mover {
    position: Position,
    king: Square,
    own: SquareSet,
    checkers: SquareSet,
    pinned: SquareSet,
    /// Where a piece other than the king may go: anywhere, or where it ends a single check.
    answers: SquareSet,
}

impl Mover {
    /// # Errors
    ///
    /// Why this position has no moves that could be given.
    pub fn new(position: &Position) -> Result<Self, NoMoves> {
        let (board, side) = (&position.board, position.side_to_move);
        let king = only_king(board, side)?;
        let other = only_king(board, side.opposite())?;
        if !attackers(board, other, side).is_empty() {
            return Err(NoMoves::OpponentInCheck);
        }
        Ok(Self::facing_no_check(*position, king))
    }

    /// The same for a position that a legal move has led to, with the king of the side to move here.
    fn facing_no_check(position: Position, king: Square) -> Self {
        let (board, side) = (&position.board, position.side_to_move);
        let (checkers, pinned) = checkers_and_pinned(board, king, side);
        let answers = match checkers.single() {
            Some(checker) => between(king, checker) | checkers,
            None if checkers.is_empty() => SquareSet::ALL,
            None => SquareSet::EMPTY,
        };
        Self {
            king,
            own: board.men(side),
            checkers,
            pinned,
            answers,
            position,
        }
    }

    /// The position whose moves these are.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The pieces that give check to the side to move.
    pub fn checkers(&self) -> SquareSet {
        self.checkers
    }

    /// Every legal move, piece by piece from a1 to h8.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.for_each(|one| moves.push(one));
        moves
    }

    /// The legal moves of the piece on this square.
    pub fn moves_from(&self, from: Square) -> Vec<Move> {
        let mut moves = Vec::new();
        self.for_each_from(from, &mut |one| moves.push(one));
        moves
    }

    /// Whether this is one of them.
    pub fn is_legal(&self, wanted: Move) -> bool {
        let mut is_found = false;
        self.for_each_from(wanted.from, &mut |one| is_found |= one == wanted);
        is_found
    }

    /// Whether the side to move is checkmated.
    pub fn is_checkmate(&self) -> bool {
        !self.checkers.is_empty() && self.is_over()
    }

    /// The legal moves of the position after this one, which must be legal here.
    #[must_use]
    pub fn after(&self, played: Move) -> Self {
        let position = self.position.after(played);
        // Both sides keep their kings, and a legal move leaves no king where it can be captured.
        let king = position.board.king(position.side_to_move);
        Self::facing_no_check(position, king.unwrap_or(self.king))
    }
}

fn only_king(board: &Board, color: Color) -> Result<Square, NoMoves> {
    let kings = board.squares_of(Piece::new(color, Role::King));
    kings.single().ok_or(if kings.is_empty() {
        NoMoves::NoKing(color)
    } else {
        NoMoves::SeveralKings(color)
    })
}

/// The pieces that give check to this side's king, and those of its own pieces that alone stand between
/// it and an attack.
fn checkers_and_pinned(board: &Board, king: Square, side: Color) -> (SquareSet, SquareSet) {
    let (occupied, theirs) = (board.occupied(), board.men(side.opposite()));
    let role = |role| board.role(role) & theirs;
    let queens = role(Role::Queen);
    let stepping =
        role(Role::Knight) & knight_steps(king) | role(Role::Pawn) & pawn_steps(king, side);
    let straight = straight_lines(king, SquareSet::EMPTY) & (role(Role::Rook) | queens);
    let diagonal = diagonal_lines(king, SquareSet::EMPTY) & (role(Role::Bishop) | queens);
    let nothing = (stepping, SquareSet::EMPTY);
    // Those on a line with the king, of which there are few.
    (straight | diagonal).fold(nothing, |(checkers, pinned), slider| {
        let shields = between(king, slider) & occupied;
        if shields.is_empty() {
            (checkers | SquareSet::of(slider), pinned)
        } else if shields.is_several() {
            (checkers, pinned)
        } else {
            (checkers, pinned | (shields - theirs))
        }
    })
}

/// The whole line, from edge to edge, through two squares on one line.
fn line_through(one: Square, other: Square) -> SquareSet {
    let ends = SquareSet::of(one) | SquareSet::of(other);
    for lines in [straight_lines, diagonal_lines] {
        let from_one = lines(one, SquareSet::EMPTY);
        if from_one.contains(other) {
            return from_one & lines(other, SquareSet::EMPTY) | ends;
        }
    }
    ends
}
