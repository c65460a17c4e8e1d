//! The end of a game by the rules: mate, stalemate, dead material, repetition, fifty moves.
//!
//! The sources are the Laws of Chess of FIDE, articles 5.1.1 (mate), 5.2.1 (stalemate), 5.2.2 (dead positions), 9.2
//! (repetition) and 9.3 (fifty moves). A game ends here as soon as a player could claim the draw of articles 9.2 and
//! 9.3. Of the dead positions, those are found in which the material alone rules out a mate; positions with blocked
//! pawns are not examined.

use super::{Board, Color, EnPassantConvention, Move, Mover, NoMoves, Position, Role, SquareSet};

/// The halfmove clock at which fifty moves of each side are complete.
const FIFTY_MOVES: u32 = 100;
/// The occurrence of a position that ends the game.
const THREEFOLD: usize = 3;

/// The reason why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// This side has mated the other.
    Checkmate(Color),
    /// The side to move is not in check and has no legal move.
    Stalemate,
    /// Neither side has the material for a mate.
    InsufficientMaterial,
    /// The position has occurred for the third time.
    Repetition,
    /// Neither side has captured anything or moved a pawn in its last fifty moves.
    FiftyMoves,
}

impl Ending {
    /// The side that has won; `None` for a draw.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Checkmate(winner) => Some(winner),
            _ => None,
        }
    }
}

/// The end of the game that begins with this position and these moves, each legal in its turn; `None` if it continues.
/// A mate counts before anything else. The cost grows with the number of moves.
///
/// ```
/// use tabiya_chess::{Ending, Position, ending};
///
/// assert_eq!(ending(&Position::start(), &[]), Ok(None));
/// let mut position = Position::start();
/// position.halfmove_clock = 100;
/// assert_eq!(ending(&position, &[]), Ok(Some(Ending::FiftyMoves)));
/// ```
///
/// # Errors
///
/// Returns the reason why the rules do not say which moves are legal.
pub fn ending(start: &Position, moves: &[Move]) -> Result<Option<Ending>, NoMoves> {
    let play = |now: Position, played: &Move| now.after(*played);
    let last = moves.iter().fold(*start, play);
    let mover = Mover::new(&last)?;
    if mover.is_over() {
        let winner = last.side_to_move.opposite();
        return Ok(Some(if mover.is_checkmate() {
            Ending::Checkmate(winner)
        } else {
            Ending::Stalemate
        }));
    }
    Ok(if lacks_mating_material(&last.board) {
        Some(Ending::InsufficientMaterial)
    } else if THREEFOLD <= occurrences(start, moves, &last) {
        Some(Ending::Repetition)
    } else if FIFTY_MOVES <= last.halfmove_clock {
        Some(Ending::FiftyMoves)
    } else {
        None
    })
}

/// Whether no sequence of legal moves can end in mate, because of the material alone: only kings, one knight besides,
/// or only bishops on squares of one colour.
///
/// ```
/// use tabiya_chess::{Board, Piece, Square, lacks_mating_material};
///
/// let mut board = Board::EMPTY;
/// let mut put = |name, piece| board.set(Square::from_name(name).unwrap(), Some(piece));
/// put("e1", Piece::WhiteKing);
/// put("e8", Piece::BlackKing);
/// put("c1", Piece::WhiteBishop);
/// put("f8", Piece::BlackBishop);
/// assert!(lacks_mating_material(&board));
/// board.set(Square::from_name("c8").unwrap(), Some(Piece::BlackBishop));
/// assert!(!lacks_mating_material(&board));
/// ```
pub fn lacks_mating_material(board: &Board) -> bool {
    let [pawns, knights, bishops] =
        [Role::Pawn, Role::Knight, Role::Bishop].map(|role| board.role(role));
    let major = board.role(Role::Rook) | board.role(Role::Queen);
    if !(pawns | major).is_empty() {
        return false;
    }
    let is_one_colour =
        (bishops & SquareSet::LIGHT).is_empty() || (bishops - SquareSet::LIGHT).is_empty();
    match (knights.len(), bishops.len()) {
        (0, _) => is_one_colour,
        (1, 0) => true,
        _ => false,
    }
}

/// The number of times that the last position has occurred, with the last time.
fn occurrences(start: &Position, moves: &[Move], last: &Position) -> usize {
    let wanted = essence(last);
    let mut now = *start;
    let mut count = usize::from(is_same(&now, last, &wanted));
    for played in moves {
        now = now.after(*played);
        count += usize::from(is_same(&now, last, &wanted));
    }
    count
}

/// Whether a position is the last one. The pieces tell most positions apart and cost little to compare.
fn is_same(position: &Position, last: &Position, wanted: &Position) -> bool {
    position.board == last.board && essence(position) == *wanted
}

/// The part of a position that counts for a repetition (article 9.2.3): pieces, side to move, castling rights, and the
/// en-passant target if the capture is legal.
fn essence(position: &Position) -> Position {
    Position {
        en_passant: position.en_passant_as(EnPassantConvention::Legal),
        halfmove_clock: 0,
        fullmove_number: 1,
        ..position.only_possible()
    }
}
