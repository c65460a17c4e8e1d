//! The assumption that a reading of a damaged board makes.

use tabiya_chess::{File, Piece, Rank, Square, SquareSet};

/// The assumption of a reading about the damaged rank of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardAssumption {
    /// The text lacks this empty square.
    Gap(Square),
    /// The text lacks this piece.
    PieceAdded(Piece, Square),
    /// The text has a piece too many, which was here.
    PieceLeftOut(Piece, Square),
    /// The text has a piece too many after the h-file of this rank.
    PieceBeyond(Piece, Rank),
    /// The text has an empty square too many, which was here.
    GapLeftOut(Square),
    /// The text has an empty square too many after the h-file of this rank.
    GapBeyond(Rank),
    /// The text lacks this rank, which is empty.
    EmptyRank(Rank),
    /// The text lacks this rank, which has its pieces of the start of a game.
    HomeRank(Rank),
}

impl BoardAssumption {
    /// The squares that the assumption is about.
    pub fn squares(self) -> SquareSet {
        match self {
            Self::Gap(square)
            | Self::PieceAdded(_, square)
            | Self::PieceLeftOut(_, square)
            | Self::GapLeftOut(square) => [square].into_iter().collect(),
            Self::PieceBeyond(_, rank) | Self::GapBeyond(rank) => {
                [Square::new(File::H, rank)].into_iter().collect()
            }
            Self::EmptyRank(rank) | Self::HomeRank(rank) => SquareSet::rank(rank),
        }
    }

    /// Whether the reading has pieces that the text does not have.
    pub(super) const fn adds_pieces(self) -> bool {
        matches!(self, Self::PieceAdded(..) | Self::HomeRank(_))
    }
}
