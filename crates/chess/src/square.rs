//! Files, ranks and the 64 squares.

use std::fmt;

/// A file (column) of the board, `a` to `h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

impl File {
    /// The a-file.
    pub const A: Self = Self(0);
    /// The e-file, the file of both kings at the start.
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
    ///
    /// ```
    /// use tabiya_chess::File;
    ///
    /// assert_eq!(File::from_letter(b'E'), Some(File::E));
    /// assert_eq!(File::from_letter(b'i'), None);
    /// ```
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

/// Converts the place of a square in a FEN (a8 is 0) into its index (a1 is 0), and back, because the
/// ranks run in opposite orders.
const FEN_ORDER: u8 = 0b11_1000;

/// One of the 64 squares.
///
/// ```
/// use tabiya_chess::{File, Rank, Square};
///
/// let e4 = Square::from_name("e4").unwrap();
/// assert_eq!((e4.file(), e4.rank().number()), (File::E, 4));
/// assert_eq!(Square::new(File::E, Rank::ALL[3]), e4);
/// assert_eq!(e4.to_string(), "e4");
/// assert!(e4.is_light());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The first square of a FEN.
    pub const A8: Self = Self(56);
    /// The last square of a FEN.
    pub const H1: Self = Self(7);
    /// The square with index 0.
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
        // The index is below 64. The remainder lets the compiler omit checks of shifts and tables.
        self.0 % 64
    }

    /// The file of this square.
    pub const fn file(self) -> File {
        File(self.0 % 8)
    }

    /// The rank of this square.
    pub const fn rank(self) -> Rank {
        Rank(self.0 / 8)
    }

    /// Whether this is a light square; h1 is one.
    pub const fn is_light(self) -> bool {
        (self.0 % 8 + self.0 / 8) % 2 == 1
    }

    /// The square on the same file at the same distance from the other side: e8 for e1.
    #[must_use]
    pub const fn counterpart(self) -> Self {
        Self(self.0 ^ FEN_ORDER)
    }

    /// Reads a name such as `e4`, in lower case only.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::from_signs(name.as_bytes().try_into().ok()?)
    }

    /// The square with this letter and this digit as its name, in lower case only.
    pub const fn from_signs(signs: [u8; 2]) -> Option<Self> {
        match signs {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                Some(Self::new(File(file - b'a'), Rank(rank - b'1')))
            }
            _ => None,
        }
    }

    /// The square this many files to the right and ranks up, as White sees the board; `None` beyond
    /// the edge.
    ///
    /// ```
    /// use tabiya_chess::Square;
    ///
    /// let knight = Square::from_name("g1").unwrap();
    /// assert_eq!(knight.offset(-1, 2), Square::from_name("f3"));
    /// assert_eq!(knight.offset(2, 1), None);
    /// ```
    pub fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = File::from_index(self.file().0.checked_add_signed(files)?)?;
        let rank = Rank::from_index(self.rank().0.checked_add_signed(ranks)?)?;
        Some(Self::new(file, rank))
    }

    /// All squares, from a1, b1 to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64).map(Self)
    }

    /// All squares in the order of a FEN: a8, b8 to h8, a7 to h1.
    ///
    /// ```
    /// use tabiya_chess::Square;
    ///
    /// let mut squares = Square::all_in_fen_order();
    /// assert_eq!(squares.next(), Some(Square::A8));
    /// assert_eq!(squares.last(), Some(Square::H1));
    /// ```
    pub fn all_in_fen_order() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64).map(|place| Self(place ^ FEN_ORDER))
    }

    /// The square this many places further in the order of a FEN; `None` after h1 or before a8.
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
mod tests;
