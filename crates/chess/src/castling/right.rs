//! A right to castle with one rook, and the reasons why the pieces rule it out.

use crate::{File, Square};

/// The side of the board on which the rook is, seen from the king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RookSide {
    /// The h-side: `K`, O-O.
    Kingside,
    /// The a-side: `Q`, O-O-O.
    Queenside,
}

impl RookSide {
    /// Both, kingside first as in FEN.
    pub const ALL: [Self; 2] = [Self::Kingside, Self::Queenside];

    /// The other side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Kingside => Self::Queenside,
            Self::Queenside => Self::Kingside,
        }
    }

    /// The file of the rook in standard chess.
    pub const fn corner(self) -> File {
        match self {
            Self::Kingside => File::H,
            Self::Queenside => File::A,
        }
    }
}

/// The right to castle with one rook: the files of the king and of that rook on their back rank.
///
/// ```
/// use tabiya_chess::{CastlingRight, File, RookSide};
///
/// let standard = CastlingRight::standard(RookSide::Queenside);
/// assert_eq!((standard.king, standard.rook), (File::E, File::A));
/// let right = CastlingRight { king: File::E, rook: File::from_letter(b'b').unwrap() };
/// assert!(right.is_chess960());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CastlingRight {
    /// The file of the king, which has not moved.
    pub king: File,
    /// The file of the rook, which has not moved.
    pub rook: File,
}

impl CastlingRight {
    /// The right of standard chess: king on the e-file, rook in the corner.
    pub const fn standard(side: RookSide) -> Self {
        Self {
            king: File::E,
            rook: side.corner(),
        }
    }

    /// Whether this right exists in Chess960 only.
    pub fn is_chess960(self) -> bool {
        self.king != File::E || !(self.rook == File::A || self.rook == File::H)
    }
}

/// The reason why the pieces rule out a right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CastlingObstacle {
    /// This square does not have the king.
    NoKing(Square),
    /// This square does not have a rook of the same side.
    NoRook(Square),
    /// The back rank has several kings, and FEN means the one on this square; see [`back_rank_king`](crate::back_rank_king).
    OtherKing(Square),
}
