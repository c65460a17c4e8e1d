//! The endgames of up to four pieces, and the numbers of their positions.

use std::fmt;
use tabiya_chess::{Color, Piece, Role, Square, SquareSet, attacked_from};

/// The square of each piece of an endgame: the first side's king, the other's, then the others. Places without a piece
/// hold 0.
pub(crate) type Squares = [u8; 4];

/// The pieces of a table besides the kings. White has those that its name lists first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Endgame {
    others: [Option<Piece>; 2],
}

impl fmt::Debug for Endgame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

/// The kinds of pieces besides kings, from the strongest to the weakest.
const ROLES: [Role; 5] = [
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// The number of symmetric positions of pawnless endgames; those with pawns have two.
const SYMMETRIES: u8 = 8;

impl Endgame {
    /// All 35, each after those that captures and promotions lead to.
    pub(crate) fn all() -> Vec<Self> {
        let white = |role| Some(Piece::new(Color::White, role));
        let single = ROLES.map(|role| [white(role), None]);
        let mut all: Vec<_> = single.into_iter().map(|others| Self { others }).collect();
        for (place, strong) in ROLES.into_iter().enumerate() {
            for weak in ROLES.into_iter().skip(place) {
                for color in Color::ALL {
                    let others = [white(strong), Some(Piece::new(color, weak))];
                    all.push(Self { others });
                }
            }
        }
        all.sort_by_key(|one| (one.pawns(), one.count()));
        all
    }

    /// The name of the table, such as `KQvKR`.
    pub(crate) fn name(self) -> String {
        let letters = |color| {
            let own = self.others().filter(move |piece| piece.color() == color);
            own.map(|piece| piece.role().letter().to_ascii_uppercase())
        };
        let [white, black] = Color::ALL.map(|color| letters(color).collect::<String>());
        format!("K{white}vK{black}")
    }

    pub(crate) fn others(self) -> impl Iterator<Item = Piece> {
        self.others.into_iter().flatten()
    }

    /// The pieces in the order of [`Squares`].
    pub(crate) fn pieces(self) -> impl Iterator<Item = Piece> {
        [Piece::WhiteKing, Piece::BlackKing]
            .into_iter()
            .chain(self.others())
    }

    pub(crate) fn count(self) -> usize {
        2 + self.others().count()
    }

    pub(crate) fn pawns(self) -> usize {
        let is_pawn = |piece: &Piece| piece.role() == Role::Pawn;
        self.others().filter(is_pawn).count()
    }

    /// Whether both pieces besides the kings are equal, so that their squares can be exchanged.
    pub(crate) fn has_twins(self) -> bool {
        self.others[0] == self.others[1]
    }

    /// Whether both sides have the same pieces.
    pub(crate) fn is_symmetric(self) -> bool {
        let [one, other] = self.others;
        one.map(Piece::in_other_color) == other
    }

    /// The number of numbers: more than there are positions.
    pub(crate) fn size(self) -> usize {
        let kings = if self.pawns() == 0 { 10 } else { 32 };
        kings << (6 * (self.count() - 1))
    }

    /// The number of a position. Symmetric positions share one, except those with the first king on a diagonal, which
    /// have two.
    pub(crate) fn number(self, squares: Squares) -> usize {
        let [king, rest @ ..] = self.turned(squares);
        let class = if self.pawns() == 0 {
            class_in_triangle(king)
        } else {
            (king >> 3) * 4 + (king & 3)
        };
        let used = rest.iter().take(self.count() - 1);
        used.fold(usize::from(class), |number, square| {
            number << 6 | usize::from(*square)
        })
    }

    /// The position with this number.
    pub(crate) fn squares(self, number: usize) -> Squares {
        let mut squares = [0; 4];
        let mut left = number;
        for square in squares.iter_mut().take(self.count()).skip(1).rev() {
            *square = u8::try_from(left & 63).unwrap_or(0);
            left >>= 6;
        }
        let class = u8::try_from(left).unwrap_or(0);
        squares[0] = if self.pawns() == 0 {
            TRIANGLE.get(left).copied().unwrap_or(0)
        } else {
            (class >> 2) << 3 | class & 3
        };
        squares
    }

    /// Whether each piece has a square of its own, no pawn is on a back rank, and the side to move cannot take the king.
    pub(crate) fn is_legal(self, side: Color, squares: Squares) -> bool {
        let mut occupied = SquareSet::EMPTY;
        for (piece, square) in self.men(squares) {
            let is_lost_pawn = piece.role() == Role::Pawn && SquareSet::BACK_RANKS.contains(square);
            if occupied.contains(square) || is_lost_pawn {
                return false;
            }
            occupied.insert(square);
        }
        let king = Piece::new(side.opposite(), Role::King);
        let mut men = self.men(squares);
        let king = men
            .find(|(piece, _)| *piece == king)
            .map(|(_, square)| SquareSet::of(square));
        let mut own = self.men(squares).filter(|(piece, _)| piece.color() == side);
        !own.any(|(piece, from)| {
            let attacked = attacked_from(from, piece, occupied);
            king.is_some_and(|king| !(attacked & king).is_empty())
        })
    }

    /// The pieces with their squares.
    pub(crate) fn men(self, squares: Squares) -> impl Iterator<Item = (Piece, Square)> {
        let square = |index| Square::from_index(index).unwrap_or(Square::A1);
        self.pieces().zip(squares.map(square))
    }

    /// The symmetric position whose first king is in the part of the board where numbers are given.
    fn turned(self, squares: Squares) -> Squares {
        let king = squares[0];
        let mut turns = u8::from(king & 7 > 3);
        if self.pawns() == 0 {
            turns |= u8::from(king >> 3 > 3) << 1;
            let king = turn(king, turns);
            turns |= u8::from(king >> 3 > king & 7) << 2;
        }
        squares.map(|square| turn(square, turns))
    }
}

/// The squares of the triangle a1, d1, d4.
const TRIANGLE: [u8; 10] = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27];

/// The place of a square in [`TRIANGLE`].
fn class_in_triangle(square: u8) -> u8 {
    let (file, rank) = (square & 7, square >> 3);
    rank * 4 + file - rank * (rank + 1) / 2
}

/// A square mirrored left to right (bit 0), upside down (bit 1), and then at the diagonal from a1 (bit 2).
pub(crate) const fn turn(square: u8, turns: u8) -> u8 {
    debug_assert!(turns < SYMMETRIES);
    let mut square = square ^ (turns & 1) * 7 ^ (turns >> 1 & 1) * 56;
    if turns >> 2 == 1 {
        square = (square >> 3 | square << 3) & 63;
    }
    square
}
