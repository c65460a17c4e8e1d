//! The meanings of the parts of a FEN.

use crate::fen::FenErrorKind;
use tabiya_chess::{
    CastlingObstacle, CastlingRight, Color, EnPassantObstacle, Piece, Rank, RookSide, Square,
    SquareSet,
};

/// The meaning of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A piece.
    Piece {
        /// The piece.
        piece: Piece,
        /// Its square; `None` while the rank cannot be read.
        square: Option<Square>,
    },
    /// A run of empty squares.
    Empty {
        /// The number of squares.
        count: u8,
        /// The squares; the empty set while the rank cannot be read.
        squares: SquareSet,
    },
    /// The slash between two ranks.
    NextRank {
        /// The rank that ends.
        ended: Rank,
        /// The rank that begins, if it is one of the eight.
        begun: Option<Rank>,
    },
    /// The blank between two fields.
    NextField,
    /// A blank before or after everything else.
    StrayBlank,
    /// The side to move.
    SideToMove(Color),
    /// A castling right.
    Castling {
        /// The side that has the right.
        color: Color,
        /// The side of the board.
        side: RookSide,
        /// The files of king and rook.
        right: CastlingRight,
        /// Whether the letter names the file of the rook and not the side of the board.
        is_file: bool,
        /// The reason why the pieces rule the right out, if they do.
        obstacle: Option<CastlingObstacle>,
    },
    /// The dash: there are no castling rights.
    NoCastling,
    /// The square that a pawn has just passed in a move of two squares.
    EnPassant {
        /// The square.
        target: Square,
        /// The square of the pawn that has just moved, if it has a pawn.
        pawn: Option<Square>,
        /// The pawns that could capture it.
        capturers: SquareSet,
        /// Whether one of these captures is legal.
        is_legal: bool,
        /// The reason why the pieces rule the target out, if they do.
        obstacle: Option<EnPassantObstacle>,
    },
    /// The dash: there is no en-passant target.
    NoEnPassant,
    /// The plies since the last capture or pawn move.
    HalfmoveClock(u32),
    /// The number of the next move.
    FullmoveNumber {
        /// The number.
        number: u32,
        /// The side that makes the move.
        side: Color,
    },
    /// The text after the fields: operations or a remark.
    Tail,
    /// Text that cannot be read.
    Unreadable(FenErrorKind),
    /// The text after the largest number of parts.
    Rest,
}

impl Meaning {
    /// The squares concerned.
    pub fn squares(self) -> SquareSet {
        match self {
            Self::Piece { square, .. } => square.into_iter().collect(),
            Self::Empty { squares, .. } => squares,
            Self::Castling { color, right, .. } => [right.king, right.rook]
                .map(|file| Square::new(file, color.back_rank()))
                .into_iter()
                .collect(),
            Self::EnPassant { target, pawn, .. } => [target].into_iter().chain(pawn).collect(),
            Self::NextRank { .. }
            | Self::NextField
            | Self::StrayBlank
            | Self::SideToMove(_)
            | Self::NoCastling
            | Self::NoEnPassant
            | Self::HalfmoveClock(_)
            | Self::FullmoveNumber { .. }
            | Self::Tail
            | Self::Unreadable(_)
            | Self::Rest => SquareSet::EMPTY,
        }
    }
}
