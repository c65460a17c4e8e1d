//! Why a text is no material, and where.

use std::ops::Range;

/// The first thing in a text that makes it no material.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MaterialError {
    /// What is wrong.
    pub kind: MaterialErrorKind,
    /// The bytes of the text that are wrong, on character borders; empty where something is
    /// missing.
    pub span: Range<usize>,
}

/// What can be wrong with the text of material. The wording is done elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MaterialErrorKind {
    /// There is no material at all.
    Nothing,
    /// A character that is no letter of a piece where one is expected.
    UnknownPiece {
        /// The character.
        found: char,
    },
    /// A word that names nothing that can be counted.
    NothingToCount,
    /// More than two sides, or two sides given twice.
    TooManySides,
    /// A number is missing, or there is something else in its place.
    NoNumber,
    /// A number above 64, or more than 64 men.
    NumberTooLarge,
    /// No number can be in this range: `P<0`, `P=3-2`.
    EmptyRange,
}
