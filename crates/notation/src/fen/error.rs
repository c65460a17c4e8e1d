//! The faults of a FEN, and their places.

mod wording;

use std::ops::Range;
use tabiya_chess::Rank;

/// One of the fields of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FenField {
    /// The pieces.
    Board,
    /// `w` or `b`.
    SideToMove,
    /// The castling rights.
    Castling,
    /// The en-passant target.
    EnPassant,
    /// The plies since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the next move.
    FullmoveNumber,
    /// The text after the sixth field.
    End,
}

/// The first fault of a text that is not a FEN.
///
/// ```
/// use tabiya_notation::fen::{FenErrorKind, FenField, read_fen};
///
/// let error = read_fen("8/8/8/7x/8/8/8/8 w - - 0 1").unwrap_err();
/// assert_eq!(error.kind, FenErrorKind::UnknownPiece { found: 'x' });
/// assert_eq!((error.field, error.span.clone()), (FenField::Board, 7..8));
/// assert_eq!(error.to_string(), "byte 7: 'x' is neither a piece letter nor a digit");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FenError {
    /// The kind of fault.
    pub kind: FenErrorKind,
    /// The field that has the fault.
    pub field: FenField,
    /// The bytes of the text that are wrong, on character borders; empty only if the text ends too
    /// early.
    pub span: Range<usize>,
}

/// The kinds of faults of a FEN, without their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FenErrorKind {
    /// There is no text.
    Nothing,
    /// No part of the text could be the board of a position.
    NoBoard,
    /// A character that is neither a piece letter nor a digit.
    UnknownPiece {
        /// The character.
        found: char,
    },
    /// `0` or `9`: a run of empty squares has 1 to 8.
    BadDigit {
        /// The digit.
        found: char,
    },
    /// A rank with fewer than eight squares.
    RankTooShort {
        /// The rank.
        rank: Rank,
        /// The number of its squares.
        squares: u8,
    },
    /// A rank with more than eight squares.
    RankTooLong {
        /// The rank.
        rank: Rank,
        /// The number of its squares; 255 also for larger numbers.
        squares: u8,
    },
    /// Fewer than eight ranks.
    TooFewRanks {
        /// The number of ranks.
        ranks: u8,
    },
    /// More than eight ranks.
    TooManyRanks,
    /// Adjacent digits, which the shortest form writes as one.
    DigitsJoined,
    /// The side to move is neither `w` nor `b`.
    BadSide {
        /// The first wrong character.
        found: char,
    },
    /// A character that is not a castling letter.
    BadCastlingLetter {
        /// The character.
        found: char,
    },
    /// A letter for a castling right that an earlier letter has named.
    RepeatedCastling {
        /// The second letter.
        found: char,
    },
    /// A letter for a castling right that belongs before the previous letter: White's rights come
    /// first, and the h-side comes before the a-side.
    CastlingOrder {
        /// The letter.
        found: char,
    },
    /// The file of a rook in a field that also has `K` or `Q`, although one of these would name the
    /// right.
    CastlingMixed {
        /// The file.
        found: char,
    },
    /// Neither `-` nor a square on the third or sixth rank.
    BadEnPassant,
    /// The halfmove clock is not a number.
    BadHalfmoveClock,
    /// The fullmove number is not a number.
    BadFullmoveNumber,
    /// A counter that does not fit into 32 bits.
    CounterTooLarge,
    /// A number begins with a superfluous zero.
    LeadingZero,
    /// The fullmove number is 0; it starts at 1.
    FullmoveNumberZero,
    /// The text ends before this field.
    MissingField,
    /// A blank other than the single one between two fields.
    StrayBlank,
    /// There is text after the sixth field.
    ExtraText,
}

impl FenErrorKind {
    /// The code in reports for programs, such as that of `tabiya check`. It is stable, and several
    /// kinds share one.
    ///
    /// ```
    /// use tabiya_notation::fen::read_fen;
    ///
    /// let error = read_fen("8/8/8/8/8/8/8 w - - 0 1").unwrap_err();
    /// assert_eq!(error.kind.code(), "too_few_ranks");
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Self::Nothing | Self::NoBoard | Self::ExtraText => "no_position",
            Self::UnknownPiece { .. } | Self::BadDigit { .. } => "bad_piece_letter",
            Self::RankTooShort { .. } => "rank_too_short",
            Self::RankTooLong { .. } | Self::DigitsJoined => "rank_too_long",
            Self::TooFewRanks { .. } => "too_few_ranks",
            Self::TooManyRanks => "too_many_ranks",
            Self::BadSide { .. } | Self::MissingField | Self::StrayBlank => "bad_side",
            Self::BadCastlingLetter { .. }
            | Self::RepeatedCastling { .. }
            | Self::CastlingOrder { .. }
            | Self::CastlingMixed { .. } => "bad_castling_field",
            Self::BadEnPassant => "bad_ep_field",
            Self::BadHalfmoveClock
            | Self::BadFullmoveNumber
            | Self::CounterTooLarge
            | Self::LeadingZero
            | Self::FullmoveNumberZero => "bad_counter",
        }
    }
}
