//! Legal moves, and the position after a move; or the reason why there are none.
//!
//! The move generators of other libraries refuse positions that an editor has to accept: nine queens and eight pawns,
//! or pawns on the back ranks. Every piece moves according to its kind, as long as the position defines check;
//! otherwise [`NoMoves`] gives the reason.
//!
//! # How it works
//!
//! A [`Mover`] computes once which pieces give check and which are pinned. After that, the targets of each piece are a
//! few operations on sets of squares. Whether one move is legal, or whether there is any legal move, is determined
//! without a list of all moves (`can_step`, `is_over`): reading a UCI move takes one such question, and writing SAN
//! takes one for each other piece that could reach the same square. `Position::after` plays a move with its effects on
//! rights, target and counters. A right ends with the first move of its king or rook, and does not come back when they
//! return.
//!
//! `tests/chess/perft.rs` counts sequences of moves and compares the numbers with published tables.
//! `tests/chess/moves.rs` compares moves, their names and the positions after them with shakmaty.

mod generate;
mod play;

use super::{
    Board, Color, Piece, Position, Role, RookSide, Square, SquareSet, attackers, attackers_through,
    between, diagonal_lines, knight_steps, pawn_steps, straight_lines,
};
use std::error::Error;
use std::fmt;

/// A move of one side in one position. [`Mover::is_legal`] says whether it is legal there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The square that the piece leaves; in castling, the square of the king.
    pub from: Square,
    /// The square that the piece reaches; in castling, that of the king, which in Chess960 can be the
    /// square where it already is.
    pub to: Square,
    /// The kind of move.
    pub kind: MoveKind,
}

/// The kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveKind {
    /// A step or a capture without anything special.
    Plain,
    /// A pawn captures the pawn that has just moved two squares.
    EnPassant,
    /// A pawn reaches the last rank and becomes a piece of this kind.
    Promotion(Role),
    /// The king castles with the rook on this side.
    Castling(RookSide),
}

/// The kinds of pieces that a pawn can become, the most frequent first.
pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The legal moves of one position, of standard chess or of Chess960.
///
/// [`Mover::new`] determines checks and pins once; the moves themselves are generated on demand.
///
/// ```
/// use tabiya_chess::{Move, MoveKind, Mover, Position, Square};
///
/// let mover = Mover::new(&Position::start())?;
/// let square = |name| Square::from_name(name).unwrap();
/// let e4 = Move { from: square("e2"), to: square("e4"), kind: MoveKind::Plain };
/// assert!(mover.is_legal(e4));
/// let reply = mover.after(e4);
/// assert_eq!(reply.moves().len(), 20);
/// assert_eq!(reply.position().en_passant, Some(square("e3")));
/// # Ok::<(), tabiya_chess::NoMoves>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Mover {
    position: Position,
    king: Square,
    own: SquareSet,
    checkers: SquareSet,
    pinned: SquareSet,
    /// The squares to which a piece other than the king may move: all, or those that end a single
    /// check.
    answers: SquareSet,
}

impl Mover {
    /// The legal moves of a position. Only the kings and a check of the wrong side matter; everything
    /// else may be illegal.
    ///
    /// # Errors
    ///
    /// Returns the reason why the rules do not say which moves are legal.
    ///
    /// ```
    /// use tabiya_chess::{Color, Mover, NoMoves, Position};
    ///
    /// let error = Mover::new(&Position::empty()).unwrap_err();
    /// assert_eq!(error, NoMoves::NoKing(Color::White));
    /// assert_eq!(error.to_string(), "White has no king");
    /// ```
    pub fn new(position: &Position) -> Result<Self, NoMoves> {
        let (board, side) = (&position.board, position.side_to_move);
        let king = only_king(board, side)?;
        let other = only_king(board, side.opposite())?;
        if !attackers(board, other, side).is_empty() {
            return Err(NoMoves::OpponentInCheck);
        }
        Ok(Self::facing_no_check(*position, king))
    }

    /// The legal moves of a position after a legal move, with the king of the side to move on this
    /// square.
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

    /// All legal moves, ordered by the square of the piece from a1 to h8.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.for_each(|one| moves.push(one));
        moves
    }

    /// The legal moves of the piece on this square.
    ///
    /// ```
    /// use tabiya_chess::{Mover, Position, Square};
    ///
    /// let mover = Mover::new(&Position::start())?;
    /// let moves = mover.moves_from(Square::from_name("g1").unwrap());
    /// let targets: Vec<_> = moves.iter().map(|one| one.to.to_string()).collect();
    /// assert_eq!(targets, ["f3", "h3"]);
    /// # Ok::<(), tabiya_chess::NoMoves>(())
    /// ```
    pub fn moves_from(&self, from: Square) -> Vec<Move> {
        let mut moves = Vec::new();
        self.for_each_from(from, &mut |one| moves.push(one));
        moves
    }

    /// Whether this move is legal.
    pub fn is_legal(&self, wanted: Move) -> bool {
        let mut is_found = false;
        self.for_each_from(wanted.from, &mut |one| is_found |= one == wanted);
        is_found
    }

    /// Whether the side to move is checkmated.
    ///
    /// ```
    /// use tabiya_chess::{Color, Mover, Piece, Position, Square};
    ///
    /// let mut position = Position::empty();
    /// for (name, piece) in [
    ///     ("h8", Piece::BlackKing), ("g7", Piece::WhiteQueen), ("f6", Piece::WhiteKing),
    /// ] {
    ///     position.board.set(Square::from_name(name).unwrap(), Some(piece));
    /// }
    /// position.side_to_move = Color::Black;
    /// let mover = Mover::new(&position)?;
    /// assert!(mover.is_checkmate());
    /// assert_eq!(mover.count(), 0);
    /// # Ok::<(), tabiya_chess::NoMoves>(())
    /// ```
    pub fn is_checkmate(&self) -> bool {
        !self.checkers.is_empty() && self.is_over()
    }

    /// The legal moves of the position after this move, which must be legal here.
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

/// The pieces that give check to the king of this side, and the pinned pieces of this side.
fn checkers_and_pinned(board: &Board, king: Square, side: Color) -> (SquareSet, SquareSet) {
    let (occupied, theirs) = (board.occupied(), board.men(side.opposite()));
    let role = |role| board.role(role) & theirs;
    let queens = role(Role::Queen);
    let stepping =
        role(Role::Knight) & knight_steps(king) | role(Role::Pawn) & pawn_steps(king, side);
    let straight = straight_lines(king, SquareSet::EMPTY) & (role(Role::Rook) | queens);
    let diagonal = diagonal_lines(king, SquareSet::EMPTY) & (role(Role::Bishop) | queens);
    let nothing = (stepping, SquareSet::EMPTY);
    // Few pieces are on a line with the king.
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

/// The reason why no legal moves can be listed for a position: the rules do not say which moves would
/// be legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoMoves {
    /// This side has no king.
    NoKing(Color),
    /// This side has more than one king.
    SeveralKings(Color),
    /// The side that is not to move is in check: its king could be captured.
    OpponentInCheck,
}

impl fmt::Display for NoMoves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoKing(color) => write!(f, "{color:?} has no king"),
            Self::SeveralKings(color) => write!(f, "{color:?} has more than one king"),
            Self::OpponentInCheck => f.write_str("the side that is not to move is in check"),
        }
    }
}

impl Error for NoMoves {}

/// The reason why the side to move cannot castle on one side (FIDE Laws of Chess, article 3.8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCastling {
    /// It has no right to, or the king or the rook is not where the right requires it.
    NoRight,
    /// Its king is in check.
    InCheck,
    /// A piece is in the way of the king or of the rook.
    Blocked,
    /// The king would cross or reach an attacked square.
    Attacked,
}

impl fmt::Display for NoCastling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoRight => "there is no castling right",
            Self::InCheck => "the king is in check",
            Self::Blocked => "a piece is in the way",
            Self::Attacked => "the king would cross or reach an attacked square",
        })
    }
}

impl Error for NoCastling {}
