//! The faults of a FEN, and their places.

use std::error::Error;
use std::fmt;
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
    /// The wrong bytes of the text, always whole characters; empty only if the text ends too early.
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
    /// The file of a rook in a field that also has `K` or `Q`, although `K` or `Q` could express this right.
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
    /// A space other than the single one between two fields.
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

impl fmt::Display for FenError {
    /// The place and the fault: `byte 7: 'x' is neither a piece letter nor a digit`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: {}", self.span.start, self.kind)
    }
}

impl Error for FenError {}

impl fmt::Display for FenErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("the text is empty"),
            Self::NoBoard => f.write_str("no part of the text is the board of a position"),
            Self::UnknownPiece { found } => {
                write!(f, "{found:?} is neither a piece letter nor a digit")
            }
            Self::BadDigit { found } => write!(f, "{found:?} is not a digit from 1 to 8"),
            Self::RankTooShort { rank, squares } => {
                write!(f, "rank {rank} has only {squares} of 8 squares")
            }
            Self::RankTooLong { rank, .. } => write!(f, "rank {rank} has more than 8 squares"),
            Self::TooFewRanks { ranks } => write!(f, "the board has only {ranks} of 8 ranks"),
            Self::TooManyRanks => f.write_str("the board has more than 8 ranks"),
            Self::DigitsJoined => f.write_str("adjacent digits should be one digit"),
            Self::BadSide { found } => {
                write!(f, "{found:?} is not a side to move, \"w\" or \"b\"")
            }
            Self::BadCastlingLetter { found } => {
                write!(f, "{found:?} does not name a castling right")
            }
            Self::RepeatedCastling { found } => write!(f, "{found:?} repeats a castling right"),
            Self::CastlingOrder { found } => {
                write!(f, "the castling letter {found:?} is out of order")
            }
            Self::CastlingMixed { found } => {
                write!(f, "{found:?} names a file where K or Q would do")
            }
            Self::BadEnPassant => {
                f.write_str("the en-passant target is neither \"-\" nor a square on rank 3 or 6")
            }
            Self::BadHalfmoveClock => f.write_str("the halfmove clock is not a number"),
            Self::BadFullmoveNumber => f.write_str("the fullmove number is not a number"),
            Self::CounterTooLarge => f.write_str("the number does not fit into 32 bits"),
            Self::LeadingZero => f.write_str("the number begins with a superfluous zero"),
            Self::FullmoveNumberZero => f.write_str("the fullmove number starts at 1"),
            Self::MissingField => f.write_str("a field is missing"),
            Self::StrayBlank => f.write_str("a blank is superfluous or missing"),
            Self::ExtraText => f.write_str("there is text after the last field"),
        }
    }
}
