//! The words of copied text: cleaned, recognised as tags, numbers and moves, and with English piece letters.
//!
//! A move is read with English letters first, and with those of other languages if that fails. If both succeed, that is
//! not enough: in a French game `Rf1` is a king move. One word may be ambiguous, but the others decide: somebody who
//! writes `Cf3` and `Te1` does not call the rook `R`.

use super::super::tokens::{GameToken, Tokens};
use std::borrow::Cow;
use std::ops::Range;
use tabiya_chess::Role;
use tabiya_lines::is_tag;
use tabiya_notation::piece_letters::Language;

/// Marks that forums and messengers write around a game.
const AROUND: [&str; 10] = [
    "[pgn]", "[/pgn]", "[PGN]", "[/PGN]", "[code]", "[/code]", "[CODE]", "[/CODE]", "```pgn", "```",
];

/// Returns the text with ordinary spaces, without the marks of forums and messengers and without invisible characters.
/// Quotes become ordinary ones unless those of the first tag are, since comments keep theirs.
pub(super) fn plain(text: &str) -> Cow<'_, str> {
    let mut plain = Cow::Borrowed(text);
    if !text.is_ascii() {
        let has_tag = first_tag(text.as_bytes()).is_some();
        let plain_sign = |sign| match sign {
            '“' | '”' | '„' | '‟' if !has_tag => Some('"'),
            sign => plain_sign(sign),
        };
        plain = text
            .chars()
            .filter_map(plain_sign)
            .collect::<String>()
            .into();
    }
    for mark in AROUND {
        if plain.contains(mark) {
            plain = plain.replace(mark, &" ".repeat(mark.len())).into();
        }
    }
    plain
}

fn plain_sign(sign: char) -> Option<char> {
    match sign {
        '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{ad}' | '\u{fe0e}' | '\u{fe0f}' => {
            None
        }
        '\u{2028}' | '\u{2029}' => Some('\n'),
        sign if sign.is_whitespace() && !sign.is_ascii() => Some(' '),
        sign => Some(sign),
    }
}

/// Returns the beginning of the first line that is a tag, possibly after the marks of a quoted
/// mail.
pub(super) fn first_tag(text: &[u8]) -> Option<usize> {
    memchr::memchr_iter(b'[', text).find(|at| {
        let before = text.get(..*at).unwrap_or_default();
        let mut before = before.iter().rev();
        let first = before.find(|byte| !matches!(byte, b' ' | b'\t' | b'>'));
        matches!(first, None | Some(b'\n' | b'\r')) && is_tag(text.get(*at..).unwrap_or_default())
    })
}

/// Whether the first word can be the first move of a game: no number other than 1 precedes it.
pub(super) fn begins_with_first_move(text: &str) -> bool {
    first_move(text)
        .is_some_and(|word| number_before(text, word.start).is_none_or(is_of_first_move))
}

/// Returns the first word, if it can be a move.
pub(super) fn first_move(text: &str) -> Option<Range<usize>> {
    let mut tokens = Tokens::from(text.as_bytes(), 0);
    let first = tokens.find_map(|(_, token)| match token {
        // The `)` of `1) e4` is skipped.
        GameToken::Comment { .. } | GameToken::Close => None,
        other => Some(other),
    });
    match first {
        Some(GameToken::Move(word)) => Some(word),
        _ => None,
    }
}

pub(super) fn is_of_first_move(number: &str) -> bool {
    number.trim_end_matches('.') == "1" && !number.ends_with("..")
}

/// Returns the move number directly before this place.
pub(super) fn number_before(text: &str, at: usize) -> Option<&str> {
    let before = text.get(..at)?.trim_end_matches([' ', '\t', ')']);
    let is_of_number = |sign: char| sign.is_ascii_digit() || matches!(sign, '.' | '…');
    let number = before.trim_end_matches(is_of_number).len();
    before.get(number..).filter(|number| !number.is_empty())
}

/// Whether a word contains a square or is castling.
pub(super) fn looks_like_move(word: &[u8]) -> bool {
    let is_square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'0'..=b'9']);
    let is_castling = || word.starts_with(b"O-O") || word.starts_with(b"0-0");
    word.windows(2).any(is_square) || is_castling()
}

/// In longer texts the beginning does not show how the rest is written.
const LONGEST: usize = 1 << 20;

/// Returns the text with English letters for the pieces if its own letters would be misunderstood.
pub(super) fn in_english(text: Cow<'_, str>) -> Cow<'_, str> {
    if LONGEST < text.len() {
        return text;
    }
    let words = words_with_letters(&text);
    let letters: Vec<&str> = words.iter().filter_map(|at| text.get(at.clone())).collect();
    let Some(language) = language_of(&letters) else {
        return text;
    };
    let mut english = String::with_capacity(text.len());
    let mut end = 0;
    for at in words {
        let letter = text.get(at.clone()).unwrap_or_default();
        let role = role_of(language, letter);
        english.push_str(text.get(end..at.start).unwrap_or_default());
        english.push_str(role.map_or(letter, |role| Language::English.letter(role)));
        end = at.end;
    }
    english.push_str(text.get(end..).unwrap_or_default());
    english.into()
}

/// Returns the ranges of the piece letters of moves.
fn words_with_letters(text: &str) -> Vec<Range<usize>> {
    let tokens = Tokens::from(text.as_bytes(), 0);
    let letters = tokens.filter_map(|(_, token)| {
        let GameToken::Move(word) = token else {
            return None;
        };
        let bytes = text.as_bytes().get(word.clone())?;
        let has_letter = bytes.first().is_some_and(u8::is_ascii_uppercase);
        let is_castling = bytes.starts_with(b"O-");
        (has_letter && !is_castling && looks_like_move(bytes)).then(|| word.start..word.start + 1)
    });
    letters.collect()
}

/// Returns the language that has all of these letters, at least one of which is not English and
/// another means a different piece in English.
fn language_of(letters: &[&str]) -> Option<Language> {
    let english = |letter: &str| role_of(Language::English, letter);
    if letters.iter().all(|letter| english(letter).is_some()) {
        return None;
    }
    Language::ALL.into_iter().find(|language| {
        let has = |letter: &&str| role_of(*language, letter).is_some();
        let differs = |letter: &&str| {
            english(letter).is_some() && english(letter) != role_of(*language, letter)
        };
        letters.iter().all(has) && letters.iter().any(differs)
    })
}

fn role_of(language: Language, letter: &str) -> Option<Role> {
    let mut roles = Role::ALL.into_iter();
    roles.find(|role| language.letter(*role) == letter)
}
