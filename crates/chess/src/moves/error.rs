//! The reasons why a position has no legal moves or no legal castling.

use crate::Color;
use std::error::Error;
use std::fmt;

/// The reason why no legal moves can be listed for a position: the rules do not say which moves would
/// be legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoMoves {
    /// This side has no king.
    NoKing(Color),
    /// This side has more than one king.
    SeveralKings(Color),
    /// The side that is not to move is in check: its king could be captured.
    OpponentInCheck,
}

impl fmt::Display for NoMoves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoKing(color) => write!(f, "{color:?} has no king"),
            Self::SeveralKings(color) => write!(f, "{color:?} has more than one king"),
            Self::OpponentInCheck => f.write_str("the side that is not to move is in check"),
        }
    }
}

impl Error for NoMoves {}

/// The reason why the side to move cannot castle on one side (FIDE Laws of Chess, article 3.8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCastling {
    /// It has no right to, or the king or the rook is not where the right requires it.
    NoRight,
    /// Its king is in check.
    InCheck,
    /// A piece is in the way of the king or of the rook.
    Blocked,
    /// The king would cross or reach an attacked square.
    Attacked,
}

impl fmt::Display for NoCastling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoRight => "there is no castling right",
            Self::InCheck => "the king is in check",
            Self::Blocked => "a piece is in the way",
            Self::Attacked => "the king would cross or reach an attacked square",
        })
    }
}

impl Error for NoCastling {}
