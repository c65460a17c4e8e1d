//! Why a text is not a FEN, and where.

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
    /// Plies since the last capture or pawn move.
    HalfmoveClock,
    /// Number of the next move.
    FullmoveNumber,
    /// What comes behind the sixth field.
    End,
}

/// The first thing in a text that makes it no FEN.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FenError {
    /// What is wrong.
    pub kind: FenErrorKind,
    /// The field in which it is wrong.
    pub field: FenField,
    /// The bytes of the text that are wrong, on character borders; empty only when the text ended
    /// too early.
    pub span: Range<usize>,
}

/// What can be wrong with the text of a FEN, never where. The wording is done elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FenErrorKind {
    /// There is no text.
    Nothing,
    /// There is text, but nothing in it that could be the board of a position.
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
        /// Which rank.
        rank: Rank,
        /// How many squares it has.
        squares: u8,
    },
    /// A rank with more than eight squares.
    RankTooLong {
        /// Which rank.
        rank: Rank,
        /// How many squares it has; 255 stands for any number above as well.
        squares: u8,
    },
    /// Fewer than eight ranks.
    TooFewRanks {
        /// How many there are.
        ranks: u8,
    },
    /// More than eight ranks.
    TooManyRanks,
    /// Digits side by side, which the shortest form writes as one.
    DigitsJoined,
    /// The side to move is neither `w` nor `b`.
    BadSide {
        /// The first character that is out of place.
        found: char,
    },
    /// A character that stands for no castling right.
    BadCastlingLetter {
        /// The character.
        found: char,
    },
    /// A letter for a castling right that another letter named before.
    RepeatedCastling {
        /// The second letter.
        found: char,
    },
    /// A letter for a castling right that should stand in front of the one before it: White's
    /// come first, and the h-side comes before the a-side.
    CastlingOrder {
        /// The letter.
        found: char,
    },
    /// A file for a castling right that `K` or `Q` would name too, beside such letters.
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
    /// Zeros in front of a number.
    LeadingZero,
    /// The fullmove number is 0; it starts at 1.
    FullmoveNumberZero,
    /// The text ends before this field.
    MissingField,
    /// A blank that is not the single one between two fields.
    StrayBlank,
    /// Something stands behind the sixth field.
    ExtraText,
}

impl FenErrorKind {
    /// The code in the report of `tabiya check`. Programs read it; several kinds share one.
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
