//! A position, legal or not; and the starting arrays of standard chess and of Chess960.
//!
//! # A position records what is wanted
//!
//! The fields of [`Position`] are public and hold any setup. A castling right names the file of the king and that of
//! the rook (`CastlingRight`). So if an editor moves the king, a standard right does not silently turn into a Chess960
//! right: it is ruled out, omitted from the FEN, and valid again as soon as the king is back. An editor can show it in
//! grey with the reason.
//!
//! On an empty board castling is undecided (`WantedRight::IfAtHome`): any king and rook placed on their home squares
//! may castle. The en-passant target works in the same way.
//!
//! A FEN records only what the pieces allow. Reading is about syntax, and [`crate::problems`] is advice; neither blocks
//! or changes a position.

use super::{
    Board, CastlingRight, CastlingRights, Color, File, Piece, Role, RookSide, Square, SquareSet,
};

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

/// Whether a game of standard chess or of Chess960 starts here: a starting array, White to move, and all
/// castling rights or none. The counters do not matter.
///
/// ```
/// use tabiya_chess::{Position, chess960, is_starting_array};
///
/// assert!(is_starting_array(&Position::start()));
/// let start = chess960::start(0, 0).unwrap();
/// assert!(is_starting_array(&start));
/// assert!(!is_starting_array(&start.passed()));
/// ```
pub fn is_starting_array(position: &Position) -> bool {
    let rights = possible_rights(position).count();
    position.side_to_move == Color::White
        && position.possible_en_passant().is_none()
        && (rights == 0 || rights == 4)
        && is_array(&position.board)
}

/// Whether the possible castling rights fit no common starting array of Chess960: the kings, or the
/// rooks of one side of the board, are on different files, or a king is on the a- or the h-file, where it
/// has no rook on one side.
///
/// ```
/// use tabiya_chess::{castling_arrays_differ, chess960};
///
/// assert!(!castling_arrays_differ(&chess960::start(518, 518).unwrap()));
/// assert!(castling_arrays_differ(&chess960::start(518, 0).unwrap()));
/// ```
pub fn castling_arrays_differ(position: &Position) -> bool {
    let Some((_, first)) = possible_rights(position).next() else {
        return false;
    };
    let is_corner = first.king == File::A || first.king == File::H;
    let rook_files_differ = |side| {
        let mut rooks = possible_rights(position).filter(|(of, _)| *of == side);
        let rook = rooks.next();
        rooks.any(|other| Some(other) != rook)
    };
    is_corner
        || possible_rights(position).any(|(_, right)| right.king != first.king)
        || RookSide::ALL.into_iter().any(rook_files_differ)
}

fn possible_rights(position: &Position) -> impl Iterator<Item = (RookSide, CastlingRight)> {
    let slots = Color::ALL.map(|color| RookSide::ALL.map(|side| (color, side)));
    slots.into_iter().flatten().filter_map(|(color, side)| {
        let right = position.castling.possible(color, side, &position.board)?;
        Some((side, right))
    })
}

fn is_array(board: &Board) -> bool {
    let home = |color: Color| SquareSet::rank(color.back_rank());
    let pawns = |color: Color| board.squares_of(Piece::new(color, Role::Pawn));
    let [white, black] = Color::ALL;
    let is_mirrored = Role::ALL.into_iter().all(|role| {
        let [below, above] = Color::ALL.map(|color| board.squares_of(Piece::new(color, role)));
        below.bits().swap_bytes() == above.bits()
    });
    is_mirrored
        && pawns(white).bits() == home(white).bits() << 8
        && board.men(white) == home(white) | pawns(white)
        && pawns(black).bits() == home(black).bits() >> 8
        && is_back_rank(board)
}

fn is_back_rank(board: &Board) -> bool {
    let of = |role| board.squares_of(Piece::new(Color::White, role));
    let [bishops, rooks] = [of(Role::Bishop), of(Role::Rook)];
    let mut in_order = rooks | of(Role::King);
    in_order
        .nth(1)
        .is_some_and(|middle| of(Role::King).contains(middle))
        && [of(Role::Knight), bishops, rooks]
            .iter()
            .all(|men| men.len() == 2)
        && [of(Role::Queen), bishops & SquareSet::LIGHT]
            .iter()
            .all(|men| men.len() == 1)
        && board.king(Color::White).is_some()
}
