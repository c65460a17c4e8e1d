//! The 960 starting arrays of Chess960 by number (the numbering of Reinhard Scharnagl).
//!
//! The number `n` of an array places, counted from the a-file: the bishop on light squares (`n % 4`), the bishop on
//! dark squares (`n / 4 % 4`), the queen on one of the six remaining squares (`n / 16 % 6`), and the knights on two of
//! the five remaining squares (`n / 96`, 0 to 9). Rook, king and rook take the remaining squares, in that order.
//! Standard chess has the number 518.

use super::{
    Board, CastlingRight, CastlingRights, Color, File, Piece, Position, Role, RookSide, Square,
    SquareSet, WantedRight,
};

/// The number of arrays; their numbers start at 0.
pub const ARRAYS: u16 = 960;

/// The number of the array of standard chess.
pub const STANDARD: u16 = 518;

/// A back rank, from the a-file to the h-file.
pub type BackRank = [Role; 8];

/// The two of five free squares that the knights occupy, by `n / 96`.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

/// The array with this number; `None` from [`ARRAYS`] on.
///
/// ```
/// use tabiya_chess::chess960;
///
/// let letters = |number| {
///     let array = chess960::array(number)?;
///     Some(array.map(|role| role.letter()).into_iter().collect::<String>())
/// };
/// assert_eq!(letters(0).as_deref(), Some("BBQNNRKR"));
/// assert_eq!(letters(chess960::STANDARD).as_deref(), Some("RNBQKBNR"));
/// assert_eq!(letters(960), None);
/// ```
pub fn array(number: u16) -> Option<BackRank> {
    if number >= ARRAYS {
        return None;
    }
    let number = usize::from(number);
    let mut files: [Option<Role>; 8] = [None; 8];
    // b, d, f and h are light on White's back rank.
    *files.get_mut(number % 4 * 2 + 1)? = Some(Role::Bishop);
    *files.get_mut(number / 4 % 4 * 2)? = Some(Role::Bishop);
    put_on_free(&mut files, number / 16 % 6, Role::Queen)?;
    let (first, second) = *KNIGHTS.get(number / 96)?;
    // The second knight first, because both places refer to the same free squares.
    put_on_free(&mut files, second, Role::Knight)?;
    put_on_free(&mut files, first, Role::Knight)?;
    for role in [Role::Rook, Role::King, Role::Rook] {
        put_on_free(&mut files, 0, role)?;
    }
    Some(files.map(|role| role.unwrap_or(Role::Rook)))
}

fn put_on_free(files: &mut [Option<Role>; 8], place: usize, role: Role) -> Option<()> {
    let mut free = files.iter_mut().filter(|file| file.is_none());
    *free.nth(place)? = Some(role);
    Some(())
}

/// The number of an array; `None` if it is not one of the 960.
pub fn number(back_rank: &BackRank) -> Option<u16> {
    (0..ARRAYS).find(|number| array(*number).as_ref() == Some(back_rank))
}

/// The position in which a game with these arrays begins, with all castling rights. Different numbers
/// give a start of double Chess960, in which each side has its own array. `None` if a number is not
/// below [`ARRAYS`].
///
/// ```
/// use tabiya_chess::{Position, chess960};
///
/// assert_eq!(chess960::start(518, 518), Some(Position::start()));
/// let double = chess960::start(0, 959).unwrap();
/// assert_eq!(chess960::numbers_of(&double), Some((0, 959)));
/// ```
pub fn start(white: u16, black: u16) -> Option<Position> {
    let back_ranks = [array(white)?, array(black)?];
    let mut castling = CastlingRights::NONE;
    for (color, back_rank) in Color::ALL.into_iter().zip(&back_ranks) {
        for (side, right) in rights_of(back_rank) {
            castling.set(color, side, WantedRight::Yes(right));
        }
    }
    Some(Position {
        board: Board::of_arrays(back_ranks),
        castling,
        ..Position::empty()
    })
}

fn rights_of(back_rank: &BackRank) -> impl Iterator<Item = (RookSide, CastlingRight)> {
    let files_of = |wanted: Role| {
        let placed = File::ALL.into_iter().zip(*back_rank);
        placed.filter_map(move |(file, role)| (role == wanted).then_some(file))
    };
    let king = files_of(Role::King).next();
    let rooks = files_of(Role::Rook).zip([RookSide::Queenside, RookSide::Kingside]);
    rooks.filter_map(move |(rook, side)| Some((side, CastlingRight { king: king?, rook })))
}

/// The numbers of the arrays of White and of Black; `None` unless both sides have an array and eight
/// pawns on their home ranks, and the board has no other pieces. The side to move, castling rights and
/// counters do not matter.
pub fn numbers_of(position: &Position) -> Option<(u16, u16)> {
    let [white, black] = Color::ALL.map(|color| number_of_side(&position.board, color));
    Some((white?, black?))
}

fn number_of_side(board: &Board, color: Color) -> Option<u16> {
    let front = Square::new(File::A, color.back_rank()).offset(0, color.forward())?;
    let front = SquareSet::rank(front.rank());
    let back = SquareSet::rank(color.back_rank());
    let has_pawns = board.squares_of(Piece::new(color, Role::Pawn)) == front;
    if !has_pawns || board.men(color) != back | front {
        return None;
    }
    let mut roles = [Role::Pawn; 8];
    for (role, file) in roles.iter_mut().zip(File::ALL) {
        *role = board.get(Square::new(file, color.back_rank()))?.role();
    }
    number(&roles)
}
