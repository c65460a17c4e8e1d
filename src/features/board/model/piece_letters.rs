//! The letters that place pieces: those of the user's language, and those of FEN as far as the language has no other
//! use for them.

use crate::features::board::model::action::BoardKey;
use tabiya_chess::{Color, Piece, Role};
use tabiya_notation::piece_letters::Language;

/// The Latin keys on which a Russian keyboard has the letters of pieces: К, р, Ф, Л, С, П.
const RUSSIAN_KEYS: [&str; 6] = ["R", "H", "A", "K", "C", "G"];

/// The board key for a letter in this language; `None` if it names no piece. Capitals are White's.
pub(crate) fn piece_key(letter: char, language: Language) -> Option<BoardKey> {
    let color = if letter.is_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    if language == Language::Russian && matches!(letter, 'р' | 'Р') {
        return Some(BoardKey::KingFromKnight(color));
    }
    let own = role_of(letter, language);
    let role = own.or_else(|| role_of(letter, Language::English))?;
    Some(BoardKey::Piece(Piece::new(color, role)))
}

/// Whether a key types the letter of a piece in this language.
pub(crate) fn places_piece(key: &str, language: Language) -> bool {
    let mut letters = key.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        return false;
    };
    let on_russian_keys = language == Language::Russian && RUSSIAN_KEYS.contains(&key);
    on_russian_keys || piece_key(letter, language).is_some()
}

fn role_of(letter: char, language: Language) -> Option<Role> {
    let is_it = |role: &Role| {
        let mut letters = language.letter(*role).chars();
        let name = (letters.next(), letters.next());
        let is_same = |name: char| name.to_lowercase().eq(letter.to_lowercase());
        matches!(name, (Some(name), None) if is_same(name))
    };
    Role::ALL.into_iter().find(is_it)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(letters: &str, language: Language) -> String {
        let keys = letters.chars().map(|letter| piece_key(letter, language));
        let pieces = keys.map(|key| match key {
            Some(BoardKey::Piece(piece)) => piece.letter(),
            _ => '?',
        });
        pieces.collect()
    }

    #[test]
    fn letters_of_the_language_come_before_those_of_fen() {
        assert_eq!(placed("KDTLSBkdtlsb", Language::German), "KQRBNPkqrbnp");
        assert_eq!(placed("RDTFCP", Language::French), "KQRBNP");
        assert_eq!(placed("RDTACP", Language::Spanish), "KQRBNP");
        assert_eq!(placed("фЛскп", Language::Russian), "qRbnp");
        assert_eq!(placed("QRNP", Language::German), "QRNP");
        assert_eq!(placed("kqbn", Language::French), "kqbn");
        assert_eq!(placed("dts", Language::English), "???");
    }

    #[test]
    fn keys_of_pieces_are_known_in_each_language() {
        for (language, keys) in [
            (Language::English, "KQRBNP"),
            (Language::German, "KDTLSBQRNP"),
            (Language::French, "RDTFCPKQBN"),
            (Language::Spanish, "RDTACPKQBN"),
            (Language::Russian, "RHAKCGQBNP"),
        ] {
            for letter in 'A'..='Z' {
                let is_one = places_piece(&letter.to_string(), language);
                assert_eq!(is_one, keys.contains(letter), "{language:?}: {letter}");
            }
        }
    }
}
