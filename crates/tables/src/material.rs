//! The pieces of an endgame.

use tabiya_chess::{Board, Color, Piece, Role};

/// The letters of names, in their order there.
const LETTERS: [(char, Role); 6] = [
    ('K', Role::King),
    ('Q', Role::Queen),
    ('R', Role::Rook),
    ('B', Role::Bishop),
    ('N', Role::Knight),
    ('P', Role::Pawn),
];

/// The pieces of both sides, without their squares.
///
/// ```
/// use tabiya_tables::Material;
///
/// let material = Material::from_name("KRPvKR").unwrap();
/// assert_eq!(material.count(), 5);
/// assert_eq!(material.with_colors_swapped().name(), "KRvKRP");
/// assert_eq!(Material::from_name("KRPvR"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Material {
    white: [u8; 6],
    black: [u8; 6],
}

impl Material {
    /// The pieces on a board.
    pub fn of(board: &Board) -> Self {
        let count = |color| {
            let squares = LETTERS.map(|(_, role)| board.squares_of(Piece::new(color, role)));
            squares.map(|squares| u8::try_from(squares.len()).unwrap_or(64))
        };
        Self {
            white: count(Color::White),
            black: count(Color::Black),
        }
    }

    /// The pieces that the name of a table such as `KQvKR` lists, with one king of each side.
    pub fn from_name(name: &str) -> Option<Self> {
        let (white, black) = name.split_once('v')?;
        let count = |letters: &str| {
            let is_known = |letter| LETTERS.iter().any(|(known, _)| *known == letter);
            let of = |wanted| letters.chars().filter(|letter| *letter == wanted).count();
            let counts = LETTERS.map(|(letter, _)| u8::try_from(of(letter)).unwrap_or(u8::MAX));
            (letters.len() <= 16 && letters.chars().all(is_known) && of('K') == 1).then_some(counts)
        };
        Some(Self {
            white: count(white)?,
            black: count(black)?,
        })
    }

    /// The name of the table, White's pieces first.
    pub fn name(&self) -> String {
        let mut name = String::new();
        for (place, counts) in [self.white, self.black].iter().enumerate() {
            name.push_str(if place == 0 { "" } else { "v" });
            for ((letter, _), count) in LETTERS.iter().zip(counts) {
                name.extend((0..*count).map(|_| *letter));
            }
        }
        name
    }

    /// The number of pieces, kings included.
    pub fn count(&self) -> usize {
        let all = self.white.iter().chain(&self.black);
        all.map(|count| usize::from(*count)).sum()
    }

    /// The same pieces for the other side each.
    #[must_use]
    pub const fn with_colors_swapped(self) -> Self {
        Self {
            white: self.black,
            black: self.white,
        }
    }

    /// Whether both sides have the same pieces.
    pub fn is_symmetric(&self) -> bool {
        self.white == self.black
    }

    /// The number of pieces of this kind.
    pub fn of_piece(&self, piece: Piece) -> usize {
        let counts = match piece.color() {
            Color::White => self.white,
            Color::Black => self.black,
        };
        let mut counts = LETTERS.iter().zip(counts);
        let found = counts.find(|((_, role), _)| *role == piece.role());
        found.map_or(0, |(_, count)| usize::from(count))
    }

    /// White's pawns and Black's.
    pub(crate) fn pawns(&self) -> [usize; 2] {
        [Piece::WhitePawn, Piece::BlackPawn].map(|pawn| self.of_piece(pawn))
    }

    /// Whether a side has exactly one piece of some kind besides its king.
    pub(crate) fn has_single_piece(&self) -> bool {
        let mut others = self.white.iter().skip(1).chain(self.black.iter().skip(1));
        others.any(|count| *count == 1)
    }
}
