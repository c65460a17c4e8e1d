//! Colours, kinds of pieces, and the twelve pieces.

/// White or Black.
///
/// ```
/// use tabiya_chess::{Color, Rank};
///
/// assert_eq!(Color::White.opposite(), Color::Black);
/// assert_eq!(Color::Black.back_rank(), Rank::EIGHTH);
/// assert_eq!(Color::Black.forward(), -1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The side that moves first in a game.
    White,
    /// The other side.
    Black,
}

impl Color {
    /// Both, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The other colour.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The rank on which the king and the rooks of this side start.
    pub const fn back_rank(self) -> super::Rank {
        match self {
            Self::White => super::Rank::FIRST,
            Self::Black => super::Rank::EIGHTH,
        }
    }

    /// The direction in which the pawns of this side move, in ranks: 1 or -1.
    pub const fn forward(self) -> i8 {
        match self {
            Self::White => 1,
            Self::Black => -1,
        }
    }
}

/// A kind of piece, of either colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// `K`
    King,
    /// `Q`
    Queen,
    /// `R`
    Rook,
    /// `B`
    Bishop,
    /// `N`
    Knight,
    /// `P`
    Pawn,
}

impl Role {
    /// All six, in the order in which players name them.
    pub const ALL: [Self; 6] = [
        Self::King,
        Self::Queen,
        Self::Rook,
        Self::Bishop,
        Self::Knight,
        Self::Pawn,
    ];

    /// The English letter, upper case.
    pub const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Rook => 'R',
            Self::Bishop => 'B',
            Self::Knight => 'N',
            Self::Pawn => 'P',
        }
    }
}

/// One of the twelve pieces. It is one byte long, and so is `Option<Piece>`.
///
/// ```
/// use tabiya_chess::{Color, Piece, Role};
///
/// let piece = Piece::from_letter('n').unwrap();
/// assert_eq!(piece, Piece::new(Color::Black, Role::Knight));
/// assert_eq!(piece.in_other_color().letter(), 'N');
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// `K`
    WhiteKing,
    /// `Q`
    WhiteQueen,
    /// `R`
    WhiteRook,
    /// `B`
    WhiteBishop,
    /// `N`
    WhiteKnight,
    /// `P`
    WhitePawn,
    /// `k`
    BlackKing,
    /// `q`
    BlackQueen,
    /// `r`
    BlackRook,
    /// `b`
    BlackBishop,
    /// `n`
    BlackKnight,
    /// `p`
    BlackPawn,
}

impl Piece {
    /// All twelve, White's first, each side from king to pawn.
    pub const ALL: [Self; 12] = [
        Self::WhiteKing,
        Self::WhiteQueen,
        Self::WhiteRook,
        Self::WhiteBishop,
        Self::WhiteKnight,
        Self::WhitePawn,
        Self::BlackKing,
        Self::BlackQueen,
        Self::BlackRook,
        Self::BlackBishop,
        Self::BlackKnight,
        Self::BlackPawn,
    ];

    /// The piece of this colour and kind.
    pub const fn new(color: Color, role: Role) -> Self {
        match (color, role) {
            (Color::White, Role::King) => Self::WhiteKing,
            (Color::White, Role::Queen) => Self::WhiteQueen,
            (Color::White, Role::Rook) => Self::WhiteRook,
            (Color::White, Role::Bishop) => Self::WhiteBishop,
            (Color::White, Role::Knight) => Self::WhiteKnight,
            (Color::White, Role::Pawn) => Self::WhitePawn,
            (Color::Black, Role::King) => Self::BlackKing,
            (Color::Black, Role::Queen) => Self::BlackQueen,
            (Color::Black, Role::Rook) => Self::BlackRook,
            (Color::Black, Role::Bishop) => Self::BlackBishop,
            (Color::Black, Role::Knight) => Self::BlackKnight,
            (Color::Black, Role::Pawn) => Self::BlackPawn,
        }
    }

    /// The colour of the piece.
    pub const fn color(self) -> Color {
        if (self as u8) < 6 {
            Color::White
        } else {
            Color::Black
        }
    }

    /// The kind of the piece.
    pub const fn role(self) -> Role {
        match self {
            Self::WhiteKing | Self::BlackKing => Role::King,
            Self::WhiteQueen | Self::BlackQueen => Role::Queen,
            Self::WhiteRook | Self::BlackRook => Role::Rook,
            Self::WhiteBishop | Self::BlackBishop => Role::Bishop,
            Self::WhiteKnight | Self::BlackKnight => Role::Knight,
            Self::WhitePawn | Self::BlackPawn => Role::Pawn,
        }
    }

    /// The same kind in the other colour.
    #[must_use]
    pub const fn in_other_color(self) -> Self {
        Self::new(self.color().opposite(), self.role())
    }

    /// The FEN letter: upper case for White, lower case for Black.
    pub const fn letter(self) -> char {
        match self.color() {
            Color::White => self.role().letter(),
            Color::Black => self.role().letter().to_ascii_lowercase(),
        }
    }

    /// The piece with this FEN letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'K' => Self::WhiteKing,
            'Q' => Self::WhiteQueen,
            'R' => Self::WhiteRook,
            'B' => Self::WhiteBishop,
            'N' => Self::WhiteKnight,
            'P' => Self::WhitePawn,
            'k' => Self::BlackKing,
            'q' => Self::BlackQueen,
            'r' => Self::BlackRook,
            'b' => Self::BlackBishop,
            'n' => Self::BlackKnight,
            'p' => Self::BlackPawn,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_found_by_its_letter_and_by_its_parts() {
        for piece in Piece::ALL {
            assert_eq!(Piece::from_letter(piece.letter()), Some(piece));
            assert_eq!(Piece::new(piece.color(), piece.role()), piece);
            assert_eq!(piece.in_other_color().in_other_color(), piece);
        }
        assert_eq!(Piece::from_letter('x'), None);
    }

    #[test]
    fn an_optional_piece_takes_one_byte() {
        assert_eq!(size_of::<Option<Piece>>(), 1);
    }
}
