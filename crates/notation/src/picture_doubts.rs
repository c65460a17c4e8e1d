//! The doubts that remain after reading a picture: squares, and the side to move.

use crate::picture_questions::TurnSign;

/// A square whose piece is in doubt.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Doubt {
    /// The index of the square in the order of the first field of a FEN: a8 is 0, h1 is 63.
    pub square: usize,
    /// Its possible contents as in a FEN (`.` is an empty square), the likeliest first, each with its
    /// probability from 0 to 1.
    pub alternatives: Vec<(char, f32)>,
}

/// The side to move according to a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PictureTurn {
    /// Whether White is to move.
    pub is_white: bool,
    /// The probability that this is right, from 0 to 1.
    pub certainty: f32,
    /// The sign in the picture that shows it.
    pub sign: TurnSign,
}

/// Why something that resembles a board is not taken for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Unlikely {
    /// Another game, or a puzzle: discs, letters, digits.
    OtherGame,
    /// A board in space, with three-dimensional pieces on it.
    InSpace,
    /// Hardly anything on it can be recognised.
    Unclear,
}

impl Unlikely {
    /// The word in reports.
    pub const fn word(self) -> &'static str {
        match self {
            Self::OtherGame => "other_game",
            Self::InSpace => "in_space",
            Self::Unclear => "unclear",
        }
    }
}
