//! The pieces on their squares.
//!
//! A board is four planes of 64 bits: a reader of FEN can write all squares at once, and a set of squares takes one
//! operation.

use super::{Color, File, Piece, Rank, Role, Square, SquareSet};
use std::fmt;

/// 64 squares, each empty or occupied by one piece.
///
/// A board consists of four planes of 64 bits, in which bit 0 is a1: the four bits of a square are
/// the code of its piece. A reader of FEN can therefore write all squares at once, and a set of
/// squares takes one operation. A board is 32 bytes long.
///
/// ```
/// use tabiya_chess::{Board, Color, Piece, Square};
///
/// let mut board = Board::start();
/// let e4 = Square::from_name("e4").unwrap();
/// assert_eq!(board.get(e4), None);
/// board.set(e4, Some(Piece::BlackKnight));
/// assert_eq!(board.get(e4), Some(Piece::BlackKnight));
/// assert_eq!(board.men(Color::Black).len(), 17);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    planes: [u64; 4],
}

/// The pieces by their codes. Codes 1 to 7 are a king, a knight, a bishop, none, a pawn, a queen and a rook; 8 more is
/// the black one. The two low bits of a piece are never both 0.
///
/// The order follows the bits of the letters: bit 2 is set in `P`, `Q` and `R` (0x50 to 0x52) and not in `B`, `K` and
/// `N` (0x42 to 0x4e).
const PIECE_OF_CODE: [Option<Piece>; 16] = [
    None,
    Some(Piece::WhiteKing),
    Some(Piece::WhiteKnight),
    Some(Piece::WhiteBishop),
    None,
    Some(Piece::WhitePawn),
    Some(Piece::WhiteQueen),
    Some(Piece::WhiteRook),
    None,
    Some(Piece::BlackKing),
    Some(Piece::BlackKnight),
    Some(Piece::BlackBishop),
    None,
    Some(Piece::BlackPawn),
    Some(Piece::BlackQueen),
    Some(Piece::BlackRook),
];

/// The code of a piece, 1 to 15, as [`Board::planes`] uses it.
pub const fn code_of_piece(piece: Piece) -> u8 {
    let role = match piece.role() {
        Role::King => 1,
        Role::Knight => 2,
        Role::Bishop => 3,
        Role::Pawn => 5,
        Role::Queen => 6,
        Role::Rook => 7,
    };
    match piece.color() {
        Color::White => role,
        Color::Black => role | 8,
    }
}

impl Board {
    /// No pieces at all.
    pub const EMPTY: Self = Self { planes: [0; 4] };

    /// The board with these planes. Bit `n` of the four planes together, the first plane lowest, is
    /// the [code of the piece](code_of_piece) on the square with index `n`. The code of each square
    /// must be 0 or that of a piece.
    ///
    /// ```
    /// use tabiya_chess::{Board, Piece, Square, code_of_piece};
    ///
    /// assert_eq!(code_of_piece(Piece::WhiteQueen), 0b0110);
    /// let board = Board::from_planes([0, 1, 1, 0]);
    /// assert_eq!(board.get(Square::A1), Some(Piece::WhiteQueen));
    /// ```
    pub const fn from_planes(planes: [u64; 4]) -> Self {
        Self { planes }
    }

    /// The planes; see [`Board::from_planes`].
    pub const fn planes(&self) -> [u64; 4] {
        self.planes
    }

    /// The pieces at the start of a game of standard chess.
    pub fn start() -> Self {
        const BACK: [Role; 8] = [
            Role::Rook,
            Role::Knight,
            Role::Bishop,
            Role::Queen,
            Role::King,
            Role::Bishop,
            Role::Knight,
            Role::Rook,
        ];
        Self::of_arrays([BACK, BACK])
    }

    /// The pieces at the start of a game with these back ranks, White's first, each from the a-file
    /// to the h-file.
    pub(super) fn of_arrays(back_ranks: [[Role; 8]; 2]) -> Self {
        let mut board = Self::EMPTY;
        for (color, back_rank) in Color::ALL.into_iter().zip(back_ranks) {
            for (file, role) in File::ALL.into_iter().zip(back_rank) {
                let back = Square::new(file, color.back_rank());
                board.set(back, Some(Piece::new(color, role)));
                if let Some(front) = back.offset(0, color.forward()) {
                    board.set(front, Some(Piece::new(color, Role::Pawn)));
                }
            }
        }
        board
    }

    /// The piece on a square.
    pub fn get(&self, square: Square) -> Option<Piece> {
        let bit = |plane: u64| (plane >> square.index() & 1) as usize;
        let [low, high, major, black] = self.planes.map(bit);
        let code = low | high << 1 | major << 2 | black << 3;
        PIECE_OF_CODE.get(code).copied().flatten()
    }

    /// Puts a piece on a square, or empties the square.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        let code = piece.map_or(0, code_of_piece);
        for (place, plane) in self.planes.iter_mut().enumerate() {
            *plane &= !(1 << square.index());
            *plane |= u64::from(code >> place & 1) << square.index();
        }
    }

    /// Empties one square and puts a piece on another one, replacing any piece there.
    pub(super) fn carry(&mut self, from: Square, to: Square, piece: Piece) {
        let others = !(SquareSet::of(from) | SquareSet::of(to)).bits();
        let code = code_of_piece(piece);
        for (place, plane) in self.planes.iter_mut().enumerate() {
            *plane = *plane & others | u64::from(code >> place & 1) << to.index();
        }
    }

    /// The occupied squares.
    pub const fn occupied(&self) -> SquareSet {
        let [low, high, _, _] = self.planes;
        SquareSet::from_bits(low | high)
    }

    /// The squares of the pieces (pawns included) of this colour.
    pub const fn men(&self, color: Color) -> SquareSet {
        let [low, high, _, black] = self.planes;
        let of_color = match color {
            Color::White => !black,
            Color::Black => black,
        };
        SquareSet::from_bits((low | high) & of_color)
    }

    /// The squares of the pieces of this kind, of both colours.
    pub const fn role(&self, role: Role) -> SquareSet {
        let [low, high, major, _] = self.planes;
        SquareSet::from_bits(match role {
            Role::King => low & !high & !major,
            Role::Knight => !low & high & !major,
            Role::Bishop => low & high & !major,
            Role::Pawn => low & !high & major,
            Role::Queen => !low & high & major,
            Role::Rook => low & high & major,
        })
    }

    /// All pieces with their squares, from a1 to h8.
    ///
    /// ```
    /// use tabiya_chess::{Board, Piece};
    ///
    /// let board = Board::start();
    /// let first: String = board.pieces().take(8).map(|(_, piece)| piece.letter()).collect();
    /// assert_eq!(first, "RNBQKBNR");
    /// ```
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.occupied()
            .filter_map(|square| Some((square, self.get(square)?)))
    }

    /// The squares of this piece.
    pub fn squares_of(&self, piece: Piece) -> SquareSet {
        self.role(piece.role()) & self.men(piece.color())
    }

    /// The square of a side's king; `None` if the side has no king or several.
    pub fn king(&self, color: Color) -> Option<Square> {
        self.squares_of(Piece::new(color, Role::King)).single()
    }

    /// The squares whose contents differ between the two boards.
    ///
    /// ```
    /// use tabiya_chess::{Board, Piece, Square, SquareSet};
    ///
    /// let start = Board::start();
    /// let mut board = start;
    /// board.set(Square::A1, None);
    /// board.set(Square::H1, Some(Piece::WhiteQueen));
    /// assert_eq!(start.differing(&board), [Square::A1, Square::H1].into_iter().collect());
    /// ```
    pub fn differing(&self, other: &Self) -> SquareSet {
        let planes = self.planes.iter().zip(other.planes);
        let differing = planes.fold(0, |squares, (own, other)| squares | (own ^ other));
        SquareSet::from_bits(differing)
    }

    /// Whether the [counterpart](Square::counterpart) of a square has the same piece in the other
    /// colour.
    pub fn has_counterpart(&self, square: Square) -> bool {
        let other = self.get(square).map(Piece::in_other_color);
        other.is_some() && self.get(square.counterpart()) == other
    }

    /// The number of pieces of a side, pawns included.
    pub fn count_men(&self, color: Color) -> usize {
        self.men(color).len() as usize
    }
}

impl fmt::Debug for Board {
    /// Eight lines, rank 8 first, `.` for an empty square.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            writeln!(f)?;
            for file in File::ALL {
                let piece = self.get(Square::new(file, rank));
                write!(f, "{}", piece.map_or('.', Piece::letter))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_found_on_every_square_and_in_its_sets() {
        let mut board = Board::EMPTY;
        for square in Square::all() {
            for piece in Piece::ALL {
                board.set(square, Some(piece));
                assert_eq!(board.get(square), Some(piece));
                assert_eq!(board.squares_of(piece), SquareSet::of(square));
                assert_eq!(board.occupied(), SquareSet::of(square));
            }
            board.set(square, None);
            assert_eq!(board, Board::EMPTY);
        }
    }

    #[test]
    fn the_start_board_has_sixteen_pieces_per_side_and_queens_on_the_d_file() {
        let board = Board::start();
        for color in Color::ALL {
            assert_eq!(board.count_men(color), 16);
            let queens: Vec<_> = board.squares_of(Piece::new(color, Role::Queen)).collect();
            let files: Vec<_> = queens.iter().map(|queen| queen.file().letter()).collect();
            assert_eq!(files, ['d']);
        }
    }

    #[test]
    fn a_side_with_two_kings_has_no_single_king_square() {
        let mut board = Board::start();
        assert_eq!(
            board.king(Color::White).map(|s| s.to_string()),
            Some("e1".to_owned())
        );
        board.set(Square::A1, Some(Piece::WhiteKing));
        assert_eq!(board.king(Color::White), None);
    }
}
