//! Piece letters that mean another piece in English.
//!
//! A move is read with English letters first, and with those of other languages if that fails. That
//! is not enough where both succeed: `Rf1` is the king's move in a French game. One word cannot
//! decide, but the others do: somebody who writes `Cf3` and `Te1` does not call the rook `R`.

use super::super::tokens::{Token, Tokens};
use super::words::looks_like_move;
use std::borrow::Cow;
use std::ops::Range;
use tabiya_chess::Role;
use tabiya_notation::piece_letters::Language;

/// The beginning of longer texts does not show how the rest is written.
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
        let Token::Move(word) = token else {
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
