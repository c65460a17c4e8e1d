//! English sentences about the faults of a FEN, for developers. Applications word their own.

use super::{FenError, FenErrorKind};
use std::error::Error;
use std::fmt;

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
