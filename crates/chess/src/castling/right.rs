//! A right to castle with one rook, the reasons why the pieces rule it out, and the kings and rooks on their back ranks.

use crate::{Board, Color, File, Piece, Role, Square, SquareSet};

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
    /// The back rank has several kings, and FEN means the one on this square; see [`back_rank_king`].
    OtherKing(Square),
}

/// The right that a request for castling on this side means. With the king on another file of its back
/// rank, it is the right with the outermost rook on that side (the rule of X-FEN); otherwise it is the
/// standard right.
///
/// ```
/// use tabiya_chess::{Board, Color, Piece, RookSide, Square, offered_right};
///
/// let mut board = Board::EMPTY;
/// for (name, piece) in [("c1", Piece::WhiteKing), ("f1", Piece::WhiteRook)] {
///     board.set(Square::from_name(name).unwrap(), Some(piece));
/// }
/// let right = offered_right(Color::White, RookSide::Kingside, &board);
/// assert_eq!((right.king.letter(), right.rook.letter()), ('c', 'f'));
/// ```
pub fn offered_right(color: Color, side: RookSide, board: &Board) -> CastlingRight {
    let Some(king) = back_rank_king(color, board) else {
        return CastlingRight::standard(side);
    };
    CastlingRight {
        king,
        rook: outermost_rook(color, side, king, board).unwrap_or(side.corner()),
    }
}

/// The file of the king on its back rank. Of several kings, the one on the e-file counts, or else the
/// first.
pub fn back_rank_king(color: Color, board: &Board) -> Option<File> {
    let kings = on_back_rank(color, Role::King, board);
    let home = Square::new(File::E, color.back_rank());
    if kings.contains(home) {
        return Some(File::E);
    }
    kings.first().map(Square::file)
}

/// The file of the rook on the back rank that is furthest from the king towards one edge.
pub fn outermost_rook(color: Color, side: RookSide, king: File, board: &Board) -> Option<File> {
    let rooks = on_back_rank(color, Role::Rook, board);
    match side {
        RookSide::Kingside => rooks.last().map(Square::file).filter(|file| *file > king),
        RookSide::Queenside => rooks.first().map(Square::file).filter(|file| *file < king),
    }
}

fn on_back_rank(color: Color, role: Role, board: &Board) -> SquareSet {
    board.squares_of(Piece::new(color, role)) & SquareSet::rank(color.back_rank())
}

/// The reason why the pieces rule out a right; `None` if they allow it.
pub(super) fn castling_bar(
    color: Color,
    right: CastlingRight,
    board: &Board,
) -> Option<CastlingObstacle> {
    let [home, corner] = [right.king, right.rook].map(|file| Square::new(file, color.back_rank()));
    if !board
        .squares_of(Piece::new(color, Role::King))
        .contains(home)
    {
        return Some(CastlingObstacle::NoKing(home));
    }
    let meant = back_rank_king(color, board).unwrap_or(right.king);
    if meant != right.king {
        let square = Square::new(meant, color.back_rank());
        return Some(CastlingObstacle::OtherKing(square));
    }
    if !board
        .squares_of(Piece::new(color, Role::Rook))
        .contains(corner)
    {
        return Some(CastlingObstacle::NoRook(corner));
    }
    None
}
