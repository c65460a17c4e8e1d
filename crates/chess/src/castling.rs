//! Castling rights: which are wanted, and which of them the pieces allow.
//!
//! A right that the pieces rule out is not forgotten: it stays wanted, is left out of the FEN, and
//! is there again when the king and the rook are back.

use super::{Board, Color, File, Piece, Role, Square, SquareSet};

/// Towards which edge the rook stands, seen from the king.
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

/// The right to castle with one rook: the files on which the king and that rook stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CastlingRight {
    /// File of the king that has not moved.
    pub king: File,
    /// File of the rook that has not moved.
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

    /// Whether only Chess960 has this right.
    pub fn is_chess960(self) -> bool {
        self.king != File::E || !(self.rook == File::A || self.rook == File::H)
    }
}

/// What the user (or the FEN) wants of one of the four rights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wanted {
    /// Refused, or lost.
    No,
    /// Undecided: the standard right, as soon as king and rook are at home.
    /// This is what every right of a cleared board is.
    IfAtHome,
    /// Asked for.
    Yes(CastlingRight),
}

/// Why the pieces rule out a right that is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CastlingObstacle {
    /// The king does not stand on this square.
    NoKing(Square),
    /// No own rook stands on this square.
    NoRook(Square),
    /// With several kings on the back rank, FEN means the one on this square, see [`back_rank_king`].
    OtherKing(Square),
}

/// The four rights of a position, as wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CastlingRights {
    slots: [Wanted; 4],
}

const fn slot(color: Color, side: RookSide) -> usize {
    color as usize * 2 + side as usize
}

impl CastlingRights {
    /// None wanted.
    pub const NONE: Self = Self {
        slots: [Wanted::No; 4],
    };
    /// All undecided: whoever is at home may castle.
    pub const IF_AT_HOME: Self = Self {
        slots: [Wanted::IfAtHome; 4],
    };

    /// All four of standard chess.
    pub fn standard() -> Self {
        let mut rights = Self::NONE;
        for color in Color::ALL {
            for side in RookSide::ALL {
                rights.set(color, side, Wanted::Yes(CastlingRight::standard(side)));
            }
        }
        rights
    }

    /// What is wanted for one side of one colour.
    pub fn wanted(&self, color: Color, side: RookSide) -> Wanted {
        self.slots
            .get(slot(color, side))
            .copied()
            .unwrap_or(Wanted::No)
    }

    /// The same with this wanted.
    #[must_use]
    #[expect(
        clippy::indexing_slicing,
        reason = "four slots, and const functions have no `get`"
    )]
    pub const fn with(mut self, color: Color, side: RookSide, wanted: Wanted) -> Self {
        self.slots[slot(color, side)] = wanted;
        self
    }

    /// Says what is wanted.
    pub fn set(&mut self, color: Color, side: RookSide, wanted: Wanted) {
        if let Some(place) = self.slots.get_mut(slot(color, side)) {
            *place = wanted;
        }
    }

    /// The right that is wanted, whether possible or not.
    pub fn right(&self, color: Color, side: RookSide) -> Option<CastlingRight> {
        match self.wanted(color, side) {
            Wanted::No => None,
            Wanted::IfAtHome => Some(CastlingRight::standard(side)),
            Wanted::Yes(right) => Some(right),
        }
    }

    /// Whether the right is granted, possible or not. An undecided one is as soon as king and rook
    /// are at home: nobody has asked for it before.
    pub fn is_granted(&self, color: Color, side: RookSide, board: &Board) -> bool {
        match self.wanted(color, side) {
            Wanted::No => false,
            Wanted::IfAtHome => self.possible(color, side, board).is_some(),
            Wanted::Yes(_) => true,
        }
    }

    /// The right that is wanted and that the pieces allow: what the FEN shows.
    pub fn possible(&self, color: Color, side: RookSide, board: &Board) -> Option<CastlingRight> {
        let right = self.right(color, side)?;
        castling_bar(color, right, board).is_none().then_some(right)
    }

    /// Whether anybody may castle: a right is wanted and the pieces allow it.
    pub fn is_any_possible(&self, board: &Board) -> bool {
        Color::ALL
            .into_iter()
            .any(|color| self.is_any_possible_for(color, board))
    }

    /// Whether this side may castle.
    pub fn is_any_possible_for(&self, color: Color, board: &Board) -> bool {
        let mut sides = RookSide::ALL.into_iter();
        sides.any(|side| self.possible(color, side, board).is_some())
    }

    /// What rules out the right of this side now, whether it is wanted or not: `None` when nothing
    /// does.
    pub fn obstacle(
        &self,
        color: Color,
        side: RookSide,
        board: &Board,
    ) -> Option<CastlingObstacle> {
        let right = self
            .right(color, side)
            .unwrap_or_else(|| offered_right(color, side, board));
        castling_bar(color, right, board)
    }

    /// The same with every right that the pieces rule out taken away and every undecided one decided:
    /// what the FEN alone can say.
    #[must_use]
    pub fn only_possible(&self, board: &Board) -> Self {
        let mut rights = Self::NONE;
        for color in Color::ALL {
            for side in RookSide::ALL {
                if let Some(right) = self.possible(color, side, board) {
                    rights.set(color, side, Wanted::Yes(right));
                }
            }
        }
        rights
    }

    /// Whether a possible right needs the rules of Chess960.
    pub fn is_chess960(&self, board: &Board) -> bool {
        Color::ALL.into_iter().any(|color| {
            RookSide::ALL.into_iter().any(|side| {
                self.possible(color, side, board)
                    .is_some_and(CastlingRight::is_chess960)
            })
        })
    }
}

/// The right that somebody means who asks for castling on this side: the standard one when the
/// king stands on the e-file or not on its back rank at all; else, with the king elsewhere on the
/// back rank, the one of Chess960 with the outermost rook on that side (X-FEN's rule).
pub fn offered_right(color: Color, side: RookSide, board: &Board) -> CastlingRight {
    let Some(king) = back_rank_king(color, board) else {
        return CastlingRight::standard(side);
    };
    CastlingRight {
        king,
        rook: outermost_rook(color, side, king, board).unwrap_or(side.corner()),
    }
}

/// The file of the king on its back rank. Of several kings the one on the e-file counts, otherwise
/// the first.
pub fn back_rank_king(color: Color, board: &Board) -> Option<File> {
    let kings = on_back_rank(color, Role::King, board);
    let home = Square::new(File::E, color.back_rank());
    if kings.contains(home) {
        return Some(File::E);
    }
    kings.first().map(Square::file)
}

/// The file of a side's rook on its back rank that stands furthest from the king towards one edge.
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

fn castling_bar(color: Color, right: CastlingRight, board: &Board) -> Option<CastlingObstacle> {
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

#[cfg(test)]
mod tests;
