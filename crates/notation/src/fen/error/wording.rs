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
            Self::UnknownPiece { found } => {
                write!(f, "{found:?} is neither a piece letter nor a digit")
            }
            Self::BadDigit { found } => write!(f, "{found:?} is not a digit from 1 to 8"),
            Self::RankTooShort { rank, squares } => {
                write!(f, "rank {rank} has only {squares} of 8 squares")
            }
            Self::RankTooLong { rank, squares: 255 } => {
                write!(f, "rank {rank} has too many squares")
            }
            Self::RankTooLong { rank, squares } => {
                write!(f, "rank {rank} has {squares} squares instead of 8")
            }
            Self::TooFewRanks { ranks } => write!(f, "the board has only {ranks} of 8 ranks"),
            Self::BadSide { found } => {
                write!(f, "the side to move is not \"w\" or \"b\": {found:?}")
            }
            Self::BadCastlingLetter { found } => {
                write!(f, "{found:?} does not name a castling right")
            }
            Self::RepeatedCastling { found } => {
                write!(f, "{found:?} names a castling right that is already named")
            }
            Self::CastlingOrder { found } => {
                write!(f, "the castling letter {found:?} is out of order")
            }
            Self::CastlingMixed { found } => {
                write!(
                    f,
                    "{found:?} names the file of a rook among letters that name sides"
                )
            }
            other => f.write_str(other.fixed_wording()),
        }
    }
}

impl FenErrorKind {
    /// The sentence about a kind without data.
    const fn fixed_wording(self) -> &'static str {
        match self {
            Self::Nothing => "the text is empty",
            Self::TooManyRanks => "the board has more than 8 ranks",
            Self::DigitsJoined => "adjacent digits should be one digit",
            Self::BadEnPassant => {
                "the en-passant target is neither \"-\" nor a square on rank 3 or 6"
            }
            Self::BadHalfmoveClock => "the halfmove clock is not a number",
            Self::BadFullmoveNumber => "the fullmove number is not a number",
            Self::CounterTooLarge => "the number does not fit into 32 bits",
            Self::LeadingZero => "the number begins with a superfluous zero",
            Self::FullmoveNumberZero => "the fullmove number starts at 1",
            Self::MissingField => "a field is missing",
            Self::StrayBlank => "there is a superfluous or missing blank",
            Self::ExtraText => "there is text after the last field",
            // `Display` writes the kinds with data itself.
            _ => "no part of the text is the board of a position",
        }
    }
}
