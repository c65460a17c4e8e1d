//! The letters by which players of nine languages name the pieces, and the chess figurines.
//!
//! Facts only: which letters a text proves or leaves open is for those who read it.

use tabiya_chess::{Piece, Role};

/// A language whose letters for the pieces are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Language {
    #[default]
    English,
    German,
    French,
    Spanish,
    Italian,
    Portuguese,
    Dutch,
    Polish,
    Russian,
}

impl Language {
    /// All of them, English first.
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

    /// Its code of two letters (ISO 639-1).
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

    /// King, queen, rook, bishop, knight and pawn, as [`Role::ALL`] has them: upper case, one
    /// letter each but for the Russian king, whose name would else be the knight's.
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

/// The chess symbol of Unicode: outlined for White, filled for Black.
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

/// The piece of a chess symbol.
pub fn piece_of_figurine(symbol: char) -> Option<Piece> {
    Piece::ALL
        .into_iter()
        .find(|piece| figurine(*piece) == symbol)
}
