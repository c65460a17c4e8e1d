//! Sets of squares as one machine word.

use super::{File, Rank, Square};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not, Sub};

/// A set of squares: bit 0 is a1, bit 1 is b1, bit 63 is h8.
///
/// `|`, `&`, `^`, `-` and `!` are union, intersection, symmetric difference, difference and
/// complement. A set is an iterator over its squares from a1 to h8.
///
/// ```
/// use tabiya_chess::{File, Rank, Square, SquareSet};
///
/// let corners = SquareSet::BACK_RANKS & (SquareSet::file(File::A) | SquareSet::file(File::H));
/// assert_eq!(corners.len(), 4);
/// assert!(corners.contains(Square::H1));
/// let names: Vec<String> = corners.map(|square| square.to_string()).collect();
/// assert_eq!(names, ["a1", "h1", "a8", "h8"]);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSet(u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All 64.
    pub const ALL: Self = Self(u64::MAX);
    /// The first and the eighth rank, on which no legal position has a pawn.
    pub const BACK_RANKS: Self = Self(0xff00_0000_0000_00ff);
    /// The light squares.
    pub const LIGHT: Self = Self(0x55aa_55aa_55aa_55aa);

    /// The set with these bits.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The bits: bit 0 is a1, bit 63 is h8.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of one square.
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// All squares of a file.
    pub const fn file(file: File) -> Self {
        Self(0x0101_0101_0101_0101 << file.index())
    }

    /// All squares of a rank.
    pub const fn rank(rank: Rank) -> Self {
        Self(0xff << (8 * rank.index()))
    }

    /// Whether the square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// Adds a square.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// Whether the set has no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares, 0 to 64.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has two squares or more.
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The first square, counted from a1.
    pub const fn first(self) -> Option<Square> {
        // 64 trailing zeros mean the empty set, for which there is no square.
        Square::from_index(self.0.trailing_zeros().to_le_bytes()[0])
    }

    /// The last square, counted from a1.
    pub const fn last(self) -> Option<Square> {
        if self.is_empty() {
            return None;
        }
        Square::from_index(63 - self.0.leading_zeros().to_le_bytes()[0])
    }

    /// The only square; `None` if the set is empty or has several.
    ///
    /// ```
    /// use tabiya_chess::{Square, SquareSet};
    ///
    /// let mut set = SquareSet::of(Square::A8);
    /// assert_eq!(set.single(), Some(Square::A8));
    /// set.insert(Square::H1);
    /// assert_eq!(set.single(), None);
    /// assert_eq!(set.first(), Some(Square::H1));
    /// ```
    pub const fn single(self) -> Option<Square> {
        if self.is_several() {
            None
        } else {
            self.first()
        }
    }
}

#[expect(
    clippy::copy_iterator,
    reason = "as small as a number; iterating over a copy is what is meant"
)]
impl Iterator for SquareSet {
    type Item = Square;

    /// The squares from a1, b1 to h8.
    fn next(&mut self) -> Option<Square> {
        let square = self.first()?;
        self.0 &= self.0.wrapping_sub(1);
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Self {
        squares
            .into_iter()
            .fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

impl Extend<Square> for SquareSet {
    fn extend<T: IntoIterator<Item = Square>>(&mut self, squares: T) {
        *self |= squares.into_iter().collect();
    }
}

impl BitAnd for SquareSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for SquareSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXor for SquareSet {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sub for SquareSet {
    type Output = Self;
    /// The squares of the first set that the second does not have.
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for SquareSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_set_yields_its_squares_from_a1_to_h8() {
        let all: Vec<_> = SquareSet::ALL.collect();
        assert_eq!(all, Square::all().collect::<Vec<_>>());
        for square in Square::all() {
            let alone = SquareSet::of(square);
            assert_eq!(
                (alone.single(), SquareSet::last(alone)),
                (Some(square), Some(square))
            );
            assert!(alone.contains(square) && !(!alone).contains(square));
            assert_eq!(SquareSet::LIGHT.contains(square), square.is_light());
        }
        assert_eq!(
            (SquareSet::EMPTY.first(), SquareSet::last(SquareSet::EMPTY)),
            (None, None)
        );
        assert_eq!(SquareSet::ALL.single(), None);
        assert_eq!(SquareSet::ALL.len(), 64);
    }

    #[test]
    fn files_and_ranks_cross_in_one_square() {
        for square in Square::all() {
            let cross = SquareSet::file(square.file()) & SquareSet::rank(square.rank());
            assert_eq!(cross, SquareSet::of(square));
        }
    }
}
