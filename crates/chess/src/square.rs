//! Files, ranks and the 64 squares.

use std::fmt;

/// A file (column) of the board, `a` to `h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

impl File {
    /// The a-file.
    pub const A: Self = Self(0);
    /// The e-file, where both kings stand at the start.
    pub const E: Self = Self(4);
    /// The h-file.
    pub const H: Self = Self(7);
    /// All files, from a to h.
    pub const ALL: [Self; 8] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    /// The file with this index, 0 for `a` to 7 for `h`.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 8 { Some(Self(index)) } else { None }
    }

    /// The file with this letter, in either case.
    pub const fn from_letter(letter: u8) -> Option<Self> {
        match letter {
            b'a'..=b'h' => Some(Self(letter - b'a')),
            b'A'..=b'H' => Some(Self(letter - b'A')),
            _ => None,
        }
    }

    /// 0 for `a` to 7 for `h`.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The lower-case letter.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A rank (row) of the board, 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// White's back rank.
    pub const FIRST: Self = Self(0);
    /// Black's back rank.
    pub const EIGHTH: Self = Self(7);
    /// All ranks, from 1 to 8.
    pub const ALL: [Self; 8] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    /// The rank with this index, 0 for rank 1 to 7 for rank 8.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 8 { Some(Self(index)) } else { None }
    }

    /// 0 for rank 1 to 7 for rank 8.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The digit, `1` to `8`.
    pub const fn digit(self) -> char {
        (b'1' + self.0) as char
    }

    /// 1 to 8, as players count.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// Turns the place of a square in FEN (a8 is 0) into its index (a1 is 0), and back: the ranks run
/// the other way round.
const FEN_ORDER: u8 = 0b11_1000;

/// One of the 64 squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The corner where FEN begins.
    pub const A8: Self = Self(56);
    /// The corner where FEN ends.
    pub const H1: Self = Self(7);
    /// White's queen's corner.
    pub const A1: Self = Self(0);

    /// The square on this file and rank.
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(rank.0 << 3 | file.0)
    }

    /// The square with this index: 0 is a1, 1 is b1, 63 is h8.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// 0 for a1, 1 for b1, to 63 for h8.
    pub const fn index(self) -> u8 {
        // It is below 64. Said here, so that no shift and no table needs a check of it.
        self.0 % 64
    }

    /// The file it stands on.
    pub const fn file(self) -> File {
        File(self.0 % 8)
    }

    /// The rank it stands on.
    pub const fn rank(self) -> Rank {
        Rank(self.0 / 8)
    }

    /// Whether it is a light square, as h1 is.
    pub const fn is_light(self) -> bool {
        (self.0 % 8 + self.0 / 8) % 2 == 1
    }

    /// The square that lies as far from the other side, on the same file.
    #[must_use]
    pub const fn counterpart(self) -> Self {
        Self(self.0 ^ FEN_ORDER)
    }

    /// Reads a name such as `e4`; only lower-case letters are names.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::from_signs(name.as_bytes().try_into().ok()?)
    }

    /// The same for a letter and a digit.
    pub const fn from_signs(signs: [u8; 2]) -> Option<Self> {
        match signs {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                Some(Self::new(File(file - b'a'), Rank(rank - b'1')))
            }
            _ => None,
        }
    }

    /// The square so many files to the right and ranks up, as White sees the board.
    pub fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = File::from_index(self.file().0.checked_add_signed(files)?)?;
        let rank = Rank::from_index(self.rank().0.checked_add_signed(ranks)?)?;
        Some(Self::new(file, rank))
    }

    /// All squares, from a1, b1 to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64).map(Self)
    }

    /// All squares in the order in which FEN names them: a8, b8 to h8, a7 to h1.
    pub fn all_in_fen_order() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64).map(|place| Self(place ^ FEN_ORDER))
    }

    /// The square so many places further in FEN order; `None` behind h1 or before a8.
    pub fn further_in_fen_order(self, places: i8) -> Option<Self> {
        let place = (self.0 ^ FEN_ORDER).checked_add_signed(places)?;
        (place < 64).then_some(Self(place ^ FEN_ORDER))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_found_by_its_own_name() {
        for square in Square::all() {
            assert_eq!(Square::from_name(&square.to_string()), Some(square));
        }
    }

    #[test]
    fn fen_order_runs_from_a8_to_h1() {
        let names: Vec<_> = Square::all_in_fen_order().map(|s| s.to_string()).collect();
        let named = |place: usize| names.get(place).map(String::as_str);
        assert_eq!(
            (named(0), named(8), named(63)),
            (Some("a8"), Some("a7"), Some("h1"))
        );
        assert_eq!(
            Square::A8.further_in_fen_order(8).map(|s| s.to_string()),
            Some("a7".to_owned())
        );
        assert_eq!(Square::A8.further_in_fen_order(-1), None);
        assert_eq!(Square::A8.further_in_fen_order(64), None);
    }

    #[test]
    fn an_offset_never_wraps_round_the_edge() {
        let h4 = Square::from_name("h4").unwrap_or(Square::A1);
        assert_eq!(h4.offset(1, 0), None);
        assert_eq!(
            h4.offset(-1, 1).map(|s| s.to_string()),
            Some("g5".to_owned())
        );
    }

    #[test]
    fn h1_is_light_and_a1_is_dark() {
        assert!(!Square::A1.is_light());
        assert!(Square::new(File::H, Rank::FIRST).is_light());
    }
}
