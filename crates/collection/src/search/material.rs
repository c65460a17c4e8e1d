//! Conditions on the pieces on the board and their numbers.

mod counting;
mod phrase;
mod read;

pub(super) use counting::{MaterialTest, NumberTest};
pub(super) use phrase::phrase_len;
pub(super) use read::{are_counted, is_comparison as are_compared};

use super::bounds::Bounds;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use tabiya_chess::{Board, Color, Piece, Role};

/// All pieces of a side: the number of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Army {
    counts: [u8; 6],
}

impl Army {
    /// Counts the pieces of a side on this board.
    pub fn of(board: &Board, color: Color) -> Self {
        let count = |role| {
            let men = board.squares_of(Piece::new(color, role)).len();
            u8::try_from(men).unwrap_or(u8::MAX)
        };
        Self {
            counts: Role::ALL.map(count),
        }
    }

    /// Returns the number of pieces of this kind.
    pub fn count(&self, role: Role) -> u8 {
        self.counts.get(role as usize).copied().unwrap_or_default()
    }

    /// Sets the number of pieces of this kind.
    pub fn set(&mut self, role: Role, count: u8) {
        if let Some(place) = self.counts.get_mut(role as usize) {
            *place = count;
        }
    }

    /// Returns the total number of pieces.
    pub fn men(&self) -> u32 {
        self.counts.into_iter().map(u32::from).sum()
    }
}

impl fmt::Display for Army {
    /// Writes for example `KRPP`; `K0` without a king.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for role in Role::ALL {
            if role == Role::King && self.count(role) == 0 {
                f.write_str("K0")?;
            }
            for _ in 0..self.count(role) {
                write!(f, "{}", role.letter())?;
            }
        }
        Ok(())
    }
}

/// The pieces to count: those of a colour and kind, or of any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CountedPieces {
    /// The colour; `None` for both.
    pub color: Option<Color>,
    /// The kind; `None` for all.
    pub role: Option<Role>,
}

impl fmt::Display for CountedPieces {
    /// Writes for example `P`, `wP`, `men`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.color {
            None => "",
            Some(Color::White) => "w",
            Some(Color::Black) => "b",
        })?;
        match self.role {
            Some(role) => write!(f, "{}", role.letter()),
            None => f.write_str("men"),
        }
    }
}

/// A condition on the number of some pieces, or on the sum of several numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PieceCount {
    /// The pieces whose numbers are added.
    pub of: Vec<CountedPieces>,
    /// The minimum number.
    pub at_least: u8,
    /// The maximum number; `None` for no limit.
    pub at_most: Option<u8>,
}

impl PieceCount {
    fn swapped(&self) -> Self {
        let swap = |counted: &CountedPieces| CountedPieces {
            color: counted.color.map(Color::opposite),
            ..*counted
        };
        Self {
            of: self.of.iter().map(swap).collect(),
            ..*self
        }
    }
}

impl fmt::Display for PieceCount {
    /// Writes for example `wN+wB>=2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, counted) in self.of.iter().enumerate() {
            let plus = if place == 0 { "" } else { "+" };
            write!(f, "{plus}{counted}")?;
        }
        match (self.at_least, self.at_most) {
            (least, None) => write!(f, ">={least}"),
            (least, Some(most)) if least == most => write!(f, "={least}"),
            (0, Some(most)) => write!(f, "<={most}"),
            (least, Some(most)) => write!(f, "={least}-{most}"),
        }
    }
}

/// A condition on the pieces on the board and their numbers.
///
/// Its text consists of words separated by spaces or commas:
///
/// - `KRPvKR`: White has exactly the first, Black exactly the second. They are separated by `v`,
///   `vs`, `-`, or nothing, since each side begins with its king: `KRPKR`, `KRP KR`. With a
///   separator the kings may be omitted: `RP vs R`. Small letters are allowed, `+` may separate
///   letters, a number after a letter is a count: `KRP3vKRP2`, `K0` is not a king.
/// - `KRPv*`, `KRPv`, `KRP`: the pieces of the other side do not matter. `*vKR` is the reverse.
/// - `P=3`, `P<=2`, `P<3`, `P>=2`, `P>1`, `P=2-4`, `P2-4`, `P2+`: the total number of this kind;
///   `wP=3` White's, `bP=3` Black's. `men` are pieces and pawns of all kinds: `men<=5`, `wmen=1`.
///   Names work as well: `queens=0`. A `+` adds numbers: `N+B>=2`.
/// - `either side`: also with the colours exchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Material {
    /// All pieces of White, if given.
    pub white: Option<Army>,
    /// All pieces of Black, if given.
    pub black: Option<Army>,
    /// Further conditions on numbers.
    pub counts: Vec<PieceCount>,
    /// Whether the colours may be exchanged.
    pub either_side: bool,
}

impl Material {
    /// Returns the exact material of this board.
    pub fn of_board(board: &Board) -> Self {
        Self {
            white: Some(Army::of(board, Color::White)),
            black: Some(Army::of(board, Color::Black)),
            ..Self::default()
        }
    }

    /// Whether there is no condition.
    pub fn is_empty(&self) -> bool {
        self.white.is_none() && self.black.is_none() && self.counts.is_empty()
    }

    /// Returns the condition with the colours exchanged.
    #[must_use]
    pub fn swap_colours(&self) -> Self {
        Self {
            white: self.black,
            black: self.white,
            counts: self.counts.iter().map(PieceCount::swapped).collect(),
            either_side: self.either_side,
        }
    }
}

impl FromStr for Material {
    type Err = MaterialError;

    fn from_str(text: &str) -> Result<Self, MaterialError> {
        Self::parse(text)
    }
}

impl fmt::Display for Material {
    /// Writes the text that [`Material::parse`] reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut blank = "";
        if self.white.is_some() || self.black.is_some() {
            write_army(f, self.white)?;
            f.write_str("v")?;
            write_army(f, self.black)?;
            blank = " ";
        }
        for count in &self.counts {
            write!(f, "{blank}{count}")?;
            blank = " ";
        }
        if self.either_side {
            write!(f, "{blank}either side")?;
        }
        Ok(())
    }
}

fn write_army(f: &mut fmt::Formatter<'_>, army: Option<Army>) -> fmt::Result {
    match army {
        Some(army) => write!(f, "{army}"),
        None => f.write_str("*"),
    }
}

/// The first error in the text of material.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MaterialError {
    /// The kind of error.
    pub kind: MaterialErrorKind,
    /// The faulty bytes of the text, on character boundaries; empty where something is missing.
    pub span: Range<usize>,
}

/// The kinds of errors in the text of material. Their messages are worded elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MaterialErrorKind {
    /// There is no material at all.
    Nothing,
    /// A character where a piece letter is expected.
    UnknownPiece {
        /// The character.
        found: char,
    },
    /// A word that names nothing that can be counted.
    NothingToCount,
    /// More than two sides, or two sides given twice.
    TooManySides,
    /// A number is missing or malformed.
    NoNumber,
    /// A number above 64, or more than 64 pieces.
    NumberTooLarge,
    /// An empty range of numbers: `P<0`, `P=3-2`.
    EmptyRange,
}

/// The values of the pieces, in pawns.
const VALUES: [(Role, i64); 5] = [
    (Role::Queen, 9),
    (Role::Rook, 5),
    (Role::Bishop, 3),
    (Role::Knight, 3),
    (Role::Pawn, 1),
];

/// Returns the value of White's pieces minus that of Black's: queen 9, rook 5, bishop and knight 3, pawn 1.
///
/// ```
/// use tabiya_chess::Position;
/// use tabiya_collection::search::material_balance;
/// assert_eq!(material_balance(&Position::start().board), 0);
/// ```
pub fn material_balance(board: &Board) -> i64 {
    let count = |color, role| {
        let pieces = board.squares_of(Piece::new(color, role)).len();
        i64::from(pieces)
    };
    let value = |(role, value)| value * (count(Color::White, role) - count(Color::Black, role));
    VALUES.into_iter().map(value).sum()
}

/// The limits of the balance, as a test of boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BalanceTest(pub(super) Bounds);

impl BalanceTest {
    pub(super) fn allows(self, board: &Board) -> bool {
        self.0.holds_of(material_balance(board))
    }
}
