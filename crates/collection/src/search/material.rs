//! Which men stand on the board, and how many.

mod counting;
mod phrase;
mod read;

pub(super) use counting::{MaterialTest, NumberTest};
pub(super) use phrase::phrase_len;
pub(super) use read::{are_counted, is_comparison as are_compared};

use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use tabiya_chess::{Board, Color, Piece, Role};

/// All men of a side: how many of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Army {
    counts: [u8; 6],
}

impl Army {
    /// What a side has on this board.
    pub fn of(board: &Board, color: Color) -> Self {
        let count = |role| {
            let men = board.squares_of(Piece::new(color, role)).len();
            u8::try_from(men).unwrap_or(u8::MAX)
        };
        Self {
            counts: Role::ALL.map(count),
        }
    }

    /// How many men of this kind it has.
    pub fn count(&self, role: Role) -> u8 {
        self.counts.get(role as usize).copied().unwrap_or_default()
    }

    /// Says how many men of this kind it has.
    pub fn set(&mut self, role: Role, count: u8) {
        if let Some(place) = self.counts.get_mut(role as usize) {
            *place = count;
        }
    }

    /// How many men it has in all.
    pub fn men(&self) -> u32 {
        self.counts.into_iter().map(u32::from).sum()
    }
}

impl fmt::Display for Army {
    /// `KRPP`; without a king `K0`.
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

/// What is counted: the men of a colour and kind, or of any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counted {
    /// Whose men; `None` for both sides'.
    pub color: Option<Color>,
    /// Of which kind; `None` for all.
    pub role: Option<Role>,
}

impl fmt::Display for Counted {
    /// `P`, `wP`, `men`.
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

/// That there are so many of something, or of several things together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Count {
    /// What is counted and added up.
    pub of: Vec<Counted>,
    /// How many there must be at least.
    pub at_least: u8,
    /// How many there may be at most.
    pub at_most: Option<u8>,
}

impl Count {
    fn swapped(&self) -> Self {
        let swap = |counted: &Counted| Counted {
            color: counted.color.map(Color::opposite),
            ..*counted
        };
        Self {
            of: self.of.iter().map(swap).collect(),
            ..*self
        }
    }
}

impl fmt::Display for Count {
    /// `wN+wB>=2`.
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

/// Which men stand on the board, and how many.
///
/// As text it is words with blanks or commas between them:
///
/// - `KRPvKR`: White has exactly the first, Black exactly the second. Between them stands `v`,
///   `vs`, `-`, or nothing, since each side begins with its king: `KRPKR`, `KRP KR`. Where there is
///   something between them the kings may be left out: `RP vs R`. Small letters are as good, `+`
///   may stand between letters, a number behind a letter is how many: `KRP3vKRP2`, `K0` is no king.
/// - `KRPv*`, `KRPv`, `KRP`: what the other side has does not matter. `*vKR`: so too.
/// - `P=3`, `P<=2`, `P<3`, `P>=2`, `P>1`, `P=2-4`, `P2-4`, `P2+`: how many of this kind there are in
///   all; `wP=3` White's, `bP=3` Black's. `men` are pieces and pawns of all kinds: `men<=5`,
///   `wmen=1`. The names do as well: `queens=0`. With `+` they are added up: `N+B>=2`.
/// - `either side`: or with the colours exchanged.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Material {
    /// What White has, when that is given to the last man.
    pub white: Option<Army>,
    /// What Black has, when that is given to the last man.
    pub black: Option<Army>,
    /// What there must be besides.
    pub counts: Vec<Count>,
    /// Or with the colours exchanged.
    pub either_side: bool,
}

impl Material {
    /// The material of this board.
    pub fn of_board(board: &Board) -> Self {
        Self {
            white: Some(Army::of(board, Color::White)),
            black: Some(Army::of(board, Color::Black)),
            ..Self::default()
        }
    }

    /// Whether it asks for nothing.
    pub fn is_empty(&self) -> bool {
        self.white.is_none() && self.black.is_none() && self.counts.is_empty()
    }

    /// The same with the colours exchanged.
    #[must_use]
    pub fn swap_colours(&self) -> Self {
        Self {
            white: self.black,
            black: self.white,
            counts: self.counts.iter().map(Count::swapped).collect(),
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
    /// As [`Material::parse`] reads it.
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
