//! What a table says about a position.

use tabiya_chess::Mover;

/// The result of a position for its side to move, and the plies to mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Value(pub(crate) u8);

impl Value {
    pub(crate) const MATED: Self = Self(0);
    /// More plies than any mate takes.
    pub(crate) const LONGEST: u8 = 128;
    pub(crate) const DRAW: Self = Self(254);
    /// In [`Conversions`](super::solve::Conversions): the table can hold anything.
    pub(crate) const ANY: Self = Self(253);
    pub(crate) const ILLEGAL: Self = Self(255);

    /// The value of a position without legal moves.
    pub(crate) fn at_end(mover: &Mover) -> Self {
        if mover.is_checkmate() {
            Self::MATED
        } else {
            Self::DRAW
        }
    }

    pub(crate) const fn is_decided(self) -> bool {
        self.0 < Self::ANY.0
    }

    /// The side to move is mated after an even number of plies.
    pub(crate) const fn is_loss(self) -> bool {
        self.is_decided() && self.0.is_multiple_of(2)
    }

    pub(crate) const fn is_win(self) -> bool {
        self.is_decided() && !self.0.is_multiple_of(2)
    }

    /// What a move to a position with this value gives to the side that makes it.
    pub(crate) const fn before(self) -> Self {
        if self.is_decided() {
            Self(self.0 + 1)
        } else {
            self
        }
    }

    /// The larger, the better for the side to move.
    pub(crate) fn rank(self) -> i16 {
        match i16::from(self.0) {
            plies if self.is_win() => 256 - plies,
            plies if self.is_loss() => plies - 256,
            _ => 0,
        }
    }

    pub(crate) fn better(self, other: Self) -> Self {
        if other.rank() > self.rank() {
            other
        } else {
            self
        }
    }
}
