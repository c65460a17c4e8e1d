//! The piece letters of nine languages, and the chess symbols of Unicode.

use tabiya_chess::{Piece, Role};

/// A language with known piece letters.
///
/// ```
/// use tabiya_chess::Role;
/// use tabiya_notation::piece_letters::Language;
///
/// assert_eq!(Language::German.letter(Role::Knight), "S");
/// assert_eq!(Language::Russian.letter(Role::King), "Кр");
/// assert_eq!(Language::from_code("pl"), Some(Language::Polish));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// `K Q R B N P`
    #[default]
    English,
    /// `K D T L S B`
    German,
    /// `R D T F C P`
    French,
    /// `R D T A C P`
    Spanish,
    /// `R D T A C P`
    Italian,
    /// `R D T A C P`
    Portuguese,
    /// `K D T L P O`
    Dutch,
    /// `K H W G S P`
    Polish,
    /// `Кр Ф Л С К П`
    Russian,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Self; 9] = [
        Self::English,
        Self::German,
        Self::French,
        Self::Spanish,
        Self::Italian,
        Self::Portuguese,
        Self::Dutch,
        Self::Polish,
        Self::Russian,
    ];

    /// The code of two letters (ISO 639-1).
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Spanish => "es",
            Self::Italian => "it",
            Self::Portuguese => "pt",
            Self::Dutch => "nl",
            Self::Polish => "pl",
            Self::Russian => "ru",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// The letters of king, queen, rook, bishop, knight and pawn, in the order of [`Role::ALL`]: one capital
    /// each, except for the Russian king, whose first letter is that of the knight.
    pub const fn letters(self) -> [&'static str; 6] {
        match self {
            Self::English => ["K", "Q", "R", "B", "N", "P"],
            Self::German => ["K", "D", "T", "L", "S", "B"],
            Self::French => ["R", "D", "T", "F", "C", "P"],
            Self::Spanish | Self::Italian | Self::Portuguese => ["R", "D", "T", "A", "C", "P"],
            Self::Dutch => ["K", "D", "T", "L", "P", "O"],
            Self::Polish => ["K", "H", "W", "G", "S", "P"],
            Self::Russian => ["Кр", "Ф", "Л", "С", "К", "П"],
        }
    }

    /// The letter of a kind of piece.
    pub const fn letter(self, role: Role) -> &'static str {
        let [king, queen, rook, bishop, knight, pawn] = self.letters();
        match role {
            Role::King => king,
            Role::Queen => queen,
            Role::Rook => rook,
            Role::Bishop => bishop,
            Role::Knight => knight,
            Role::Pawn => pawn,
        }
    }
}

/// The chess symbol of a piece in Unicode: outlined for White, filled for Black.
///
/// ```
/// use tabiya_chess::Piece;
/// use tabiya_notation::piece_letters::{figurine, piece_of_figurine};
///
/// assert_eq!(figurine(Piece::WhiteKing), '♔');
/// assert_eq!(piece_of_figurine('♞'), Some(Piece::BlackKnight));
/// ```
pub const fn figurine(piece: Piece) -> char {
    match piece {
        Piece::WhiteKing => '♔',
        Piece::WhiteQueen => '♕',
        Piece::WhiteRook => '♖',
        Piece::WhiteBishop => '♗',
        Piece::WhiteKnight => '♘',
        Piece::WhitePawn => '♙',
        Piece::BlackKing => '♚',
        Piece::BlackQueen => '♛',
        Piece::BlackRook => '♜',
        Piece::BlackBishop => '♝',
        Piece::BlackKnight => '♞',
        Piece::BlackPawn => '♟',
    }
}

/// The piece of a chess symbol of Unicode.
pub fn piece_of_figurine(symbol: char) -> Option<Piece> {
    Piece::ALL
        .into_iter()
        .find(|piece| figurine(*piece) == symbol)
}
