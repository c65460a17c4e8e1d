//! Letters for the pieces: English ones, look-alikes, and those of other languages; and ranks written with them.
//!
//! Chess symbols are letters of every alphabet.

use super::signs::latin_look_alike;
use crate::piece_letters::{Language, piece_of_figurine};
use std::ops::Range;
use tabiya_chess::{Color, Piece, Role};

/// The letters for the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Alphabet {
    /// `KQRBNP`, the letters of FEN.
    English,
    /// The same letters, some of them replaced by look-alikes from other scripts.
    LookAlike,
    /// The letters of another language.
    Of(Language),
}

impl Alphabet {
    /// All alphabets, each once: Spanish, Italian and Portuguese have the same letters.
    pub(super) const ALL: [Self; 8] = [
        Self::English,
        Self::LookAlike,
        Self::Of(Language::German),
        Self::Of(Language::French),
        Self::Of(Language::Spanish),
        Self::Of(Language::Dutch),
        Self::Of(Language::Polish),
        Self::Of(Language::Russian),
    ];

    /// The piece whose letter (in Russian, the two letters of the king) begins a text, with the length in bytes.
    fn piece(self, text: &str) -> Option<(Piece, usize)> {
        let first = text.chars().next()?;
        // A chess symbol is not a letter of any language.
        if !first.is_ascii()
            && let Some(piece) = piece_of_figurine(first)
        {
            return Some((piece, first.len_utf8()));
        }
        let piece = match self {
            Self::English => Piece::from_letter(first),
            Self::LookAlike => {
                Piece::from_letter(first).or_else(|| Piece::from_letter(latin_look_alike(first)?))
            }
            Self::Of(language) => {
                let named = |role| {
                    let (color, length) = starts_with(text, language.letter(role))?;
                    Some((Piece::new(color, role), length))
                };
                // The king comes first: its Russian letters begin with that of the knight.
                return Role::ALL.into_iter().find_map(named);
            }
        };
        Some((piece?, first.len_utf8()))
    }
}

/// Whether a text begins with this letter, as a capital for White or a small letter for Black. Also returns the length.
pub(super) fn starts_with(text: &str, letter: &str) -> Option<(Color, usize)> {
    let mut found = text.chars();
    let mut wanted = letter.chars();
    let (first, capital) = (found.next()?, wanted.next()?);
    let color = match first {
        _ if first == capital => Color::White,
        // The Unicode check is slow, so it is skipped if only one of the letters is ASCII.
        _ if first.is_ascii() == capital.is_ascii() && is_small(first, capital) => Color::Black,
        _ => return None,
    };
    for small in wanted {
        let other = found.next()?;
        if other != small && !is_small(small, other) {
            return None;
        }
    }
    Some((color, text.len() - found.as_str().len()))
}

fn is_small(small: char, capital: char) -> bool {
    capital.to_lowercase().eq([small])
}

/// The alphabets that have each ASCII character as a letter.
const ASCII_LETTERS: [u8; 128] = ascii_letters();

#[expect(clippy::indexing_slicing, reason = "runs at compile time")]
const fn ascii_letters() -> [u8; 128] {
    let mut table = [0; 128];
    let mut bit = 0;
    while bit < Alphabet::ALL.len() {
        let language = match Alphabet::ALL[bit] {
            Alphabet::English | Alphabet::LookAlike => Language::English,
            Alphabet::Of(language) => language,
        };
        let mut letters: &[&str] = &language.letters();
        while let [letter, others @ ..] = letters {
            if let [byte] = letter.as_bytes() {
                table[byte.to_ascii_uppercase() as usize] |= 1 << bit;
                table[byte.to_ascii_lowercase() as usize] |= 1 << bit;
            }
            letters = others;
        }
        bit += 1;
    }
    table
}

/// A set of alphabets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Alphabets(u8);

impl Alphabets {
    pub(super) const NONE: Self = Self(0);

    /// The alphabets in which a text is a whole rank.
    pub(super) fn of_rank(text: &str) -> Self {
        const LONGEST: usize = 64;
        if text.len() > LONGEST || text.is_empty() {
            return Self::NONE;
        }
        if text.is_ascii() {
            return Self::of_ascii_rank(text);
        }
        let all = Alphabet::ALL.into_iter().enumerate();
        let fitting = all.filter(|(_, alphabet)| is_whole_rank(text, *alphabet));
        Self(fitting.fold(0, |set, (bit, _)| set | 1 << bit))
    }

    /// Works like `of_rank` without trying each alphabet: every ASCII letter is one square in all of them.
    fn of_ascii_rank(text: &str) -> Self {
        let mut alphabets = u8::MAX;
        let mut squares = 0;
        let mut is_behind_letter = false;
        for byte in text.bytes() {
            let letter_of = ASCII_LETTERS.get(usize::from(byte)).copied().unwrap_or(0);
            match byte {
                b'1'..=b'8' => squares += usize::from(byte - b'0'),
                b'~' if is_behind_letter => (),
                b' ' | b'\n' => (),
                _ => {
                    squares += 1;
                    alphabets &= letter_of;
                }
            }
            is_behind_letter = letter_of != 0;
        }
        if squares == 8 {
            Self(alphabets)
        } else {
            Self::NONE
        }
    }

    pub(super) fn is_empty(self) -> bool {
        self == Self::NONE
    }

    pub(super) fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(super) fn contains(self, alphabet: Alphabet) -> bool {
        self.iter().any(|other| other == alphabet)
    }

    /// The alphabets that may be meant: the others are considered only if the English one does not fit.
    pub(super) fn candidates(self) -> impl Iterator<Item = Alphabet> {
        let has_english = self.contains(Alphabet::English);
        self.iter()
            .filter(move |alphabet| !has_english || *alphabet == Alphabet::English)
    }

    fn iter(self) -> impl Iterator<Item = Alphabet> {
        let all = Alphabet::ALL.into_iter().enumerate();
        all.filter(move |(bit, _)| self.0 & 1 << bit != 0)
            .map(|(_, alphabet)| alphabet)
    }
}

/// A part of the text of a rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RankPart {
    /// Its bytes.
    pub(super) span: Range<usize>,
    /// The meaning of the part.
    pub(super) sign: RankSign,
}

/// The meaning of a part of a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RankSign {
    Piece(Piece),
    /// This many empty squares, 1 to 8.
    Empty(u8),
    /// `~`: the piece before it is a promoted pawn.
    Promoted,
    /// A space or the end of a line within the rank.
    Blank,
    Unknown(char),
}

impl RankSign {
    pub(super) fn squares(self) -> usize {
        match self {
            Self::Piece(_) | Self::Unknown(_) => 1,
            Self::Empty(squares) => squares.into(),
            Self::Promoted | Self::Blank => 0,
        }
    }
}

/// The parts of a text that should be a rank, in order.
pub(super) fn rank_parts(text: &str, alphabet: Alphabet) -> impl Iterator<Item = RankPart> {
    let mut at = 0;
    let mut is_behind_piece = false;
    std::iter::from_fn(move || {
        let rest = text.get(at..)?;
        let first = rest.chars().next()?;
        let (sign, length) = match first {
            '1'..='8' => (RankSign::Empty(digit(first)), 1),
            '~' if is_behind_piece => (RankSign::Promoted, 1),
            ' ' | '\n' => (RankSign::Blank, 1),
            _ => match alphabet.piece(rest) {
                Some((piece, length)) => (RankSign::Piece(piece), length),
                None => (RankSign::Unknown(first), first.len_utf8()),
            },
        };
        is_behind_piece = matches!(sign, RankSign::Piece(_));
        let span = at..at + length;
        at = span.end;
        Some(RankPart { span, sign })
    })
}

fn digit(character: char) -> u8 {
    let value = character.to_digit(10).unwrap_or_default();
    u8::try_from(value).unwrap_or_default()
}

fn is_whole_rank(text: &str, alphabet: Alphabet) -> bool {
    let mut squares = 0;
    for part in rank_parts(text, alphabet) {
        if matches!(part.sign, RankSign::Unknown(_)) {
            return false;
        }
        squares += part.sign.squares();
    }
    squares == 8
}

/// Whether a character can be part of a word: letters and digits of any kind, chess symbols, and
/// the mark of promoted pieces.
pub(super) fn is_word_character(character: char) -> bool {
    let is_symbol = |c: char| !c.is_ascii() && piece_of_figurine(c).is_some();
    character.is_alphanumeric() || character == '~' || is_symbol(character)
}
