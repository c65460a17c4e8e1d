//! Conditions on castling rights.

use super::facts::{LETTERS, right_bit};
use std::fmt;
use tabiya_chess::{Color, RookSide};

/// Some of the four castling rights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RightSet(u8);

impl RightSet {
    /// None of them.
    pub const EMPTY: Self = Self(0);
    /// All four.
    pub const ALL: Self = Self(
        right_bit(Color::White, RookSide::Kingside)
            | right_bit(Color::White, RookSide::Queenside)
            | right_bit(Color::Black, RookSide::Kingside)
            | right_bit(Color::Black, RookSide::Queenside),
    );

    /// Returns the set with this right added.
    #[must_use]
    pub const fn with(self, color: Color, side: RookSide) -> Self {
        Self(self.0 | right_bit(color, side))
    }

    /// Returns the set with this right removed.
    #[must_use]
    pub const fn without(self, color: Color, side: RookSide) -> Self {
        Self(self.0 & !right_bit(color, side))
    }

    /// Whether the set contains this right.
    pub const fn contains(self, color: Color, side: RookSide) -> bool {
        self.0 & right_bit(color, side) != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns their bits in [`super::Facts`].
    pub(super) const fn bits(self) -> u8 {
        self.0
    }

    /// Returns the corresponding rights in a reflected position.
    fn reflected(self, is_mirrored: bool, is_swapped: bool) -> Self {
        let mut reflected = Self::EMPTY;
        for (color, side, _) in LETTERS {
            if self.contains(color, side) {
                let side = match side {
                    RookSide::Kingside if is_mirrored => RookSide::Queenside,
                    RookSide::Queenside if is_mirrored => RookSide::Kingside,
                    _ => side,
                };
                let color = if is_swapped { color.opposite() } else { color };
                reflected = reflected.with(color, side);
            }
        }
        reflected
    }
}

impl fmt::Display for RightSet {
    /// Writes `KQkq`, or nothing for the empty set.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (color, side, letter) in LETTERS {
            if self.contains(color, side) {
                write!(f, "{letter}")?;
            }
        }
        Ok(())
    }
}

/// A condition on castling rights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingCondition {
    /// There is at least one right.
    Any,
    /// Some rights must be present and some absent; the others do not matter.
    Rights {
        /// The rights that must be present.
        with: RightSet,
        /// The rights that must be absent.
        without: RightSet,
    },
}

impl CastlingCondition {
    /// No right at all.
    pub const NONE: Self = Self::Rights {
        with: RightSet::EMPTY,
        without: RightSet::ALL,
    };

    /// Requires these rights at least.
    pub const fn at_least(with: RightSet) -> Self {
        Self::Rights {
            with,
            without: RightSet::EMPTY,
        }
    }

    /// Requires these rights and no others.
    pub const fn exactly(with: RightSet) -> Self {
        Self::Rights {
            with,
            without: RightSet(RightSet::ALL.0 & !with.0),
        }
    }

    /// Parses the text after `castling:`; on failure returns the first invalid character and its
    /// place.
    pub(super) fn parse(text: &str) -> Result<Self, (usize, char)> {
        match text.to_ascii_lowercase().as_str() {
            "" | "any" => return Ok(Self::Any),
            "none" | "no" | "-" => return Ok(Self::NONE),
            _ => {}
        }
        let (mut with, mut without) = (RightSet::EMPTY, RightSet::EMPTY);
        let mut is_wanted = true;
        for (at, found) in text.char_indices() {
            if found == '-' {
                is_wanted = false;
            } else if let Some((color, side, _)) =
                LETTERS.into_iter().find(|right| right.2 == found)
            {
                let set = if is_wanted { &mut with } else { &mut without };
                *set = set.with(color, side);
            } else {
                return Err((at, found));
            }
        }
        Ok(Self::Rights { with, without })
    }

    /// Whether it always holds.
    pub(super) fn is_empty(self) -> bool {
        self == Self::at_least(RightSet::EMPTY)
    }

    /// Returns the negated condition, written with a minus: no right instead of any, or any instead of none; single
    /// rights that had to be present must be absent.
    pub(super) fn negated(self) -> Self {
        match self {
            Self::Any => Self::NONE,
            none if none == Self::NONE => Self::Any,
            Self::Rights { with, without } => Self::Rights {
                with: without,
                without: with,
            },
        }
    }

    /// Returns the condition on a reflected position.
    pub(super) fn reflected(self, is_mirrored: bool, is_swapped: bool) -> Self {
        match self {
            Self::Any => Self::Any,
            Self::Rights { with, without } => Self::Rights {
                with: with.reflected(is_mirrored, is_swapped),
                without: without.reflected(is_mirrored, is_swapped),
            },
        }
    }
}

impl fmt::Display for CastlingCondition {
    /// Writes the text after `castling:`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("any"),
            none if *none == Self::NONE => f.write_str("none"),
            Self::Rights { with, without } => {
                write!(f, "{with}")?;
                if without.is_empty() {
                    return Ok(());
                }
                write!(f, "-{without}")
            }
        }
    }
}
