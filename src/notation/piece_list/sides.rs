//! Words for a side, and for whose turn it is.

use super::tokens::{Token, TokenKind};
use super::words::{TURNS, folded, joining_words, side_letters, side_names};
use crate::chess::Color;
use crate::notation::forms::words::side_to_move;
use crate::notation::piece_letters::Language;

/// The side that a word names, and the language of the word: the given one if it can be.
pub(super) fn side_of_word(word: &str, language: Language) -> Option<(Color, Language)> {
    let word = folded(word);
    languages(language).find_map(|language| {
        let (side, _) = side_names(language)
            .into_iter()
            .find(|(_, names)| names.contains(&word.as_str()))?;
        Some((side, language))
    })
}

/// The side that a letter before a colon names.
pub(super) fn side_of_letter(word: &str, language: Language) -> Option<Color> {
    let word = folded(word);
    let (side, _) = side_letters(language)
        .into_iter()
        .find(|(_, letters)| letters.contains(&word.as_str()))?;
    Some(side)
}

/// Whether a word only joins others. A single letter does so in its own language alone.
pub(super) fn joins(word: &str, language: Language) -> bool {
    let word = folded(word);
    let is_long = word.chars().nth(1).is_some();
    languages(language)
        .filter(|other| is_long || *other == language)
        .any(|language| joining_words(language).contains(&word.as_str()))
}

/// Whether a word may become the name of a side by more letters.
pub(super) fn begins_side(word: &str) -> bool {
    let word = folded(word);
    let begins = |names: &[&str]| names.iter().any(|name| name.starts_with(&word));
    Language::ALL.into_iter().any(|language| {
        begins(joining_words(language)) || side_names(language).iter().any(|(_, n)| begins(n))
    })
}

fn languages(first: Language) -> impl Iterator<Item = Language> {
    let others = Language::ALL.into_iter();
    std::iter::once(first).chain(others.filter(move |other| *other != first))
}

/// What the next words say about whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// It is this side's; so many words say so.
    Said(Color, usize),
    /// All that is left may become such a phrase.
    Begun,
    None,
}

/// Looks whether the tokens begin with such a phrase. `ends_in_word` means that the last word of all
/// may still become longer.
pub(super) fn turn(tokens: &[Token], ends_in_word: bool) -> Turn {
    let words: Vec<String> = tokens
        .iter()
        .map_while(|token| match &token.kind {
            TokenKind::Word(word) => Some(folded(word)),
            _ => None,
        })
        .take(LONGEST_PHRASE)
        .collect();
    let is_to_the_end = words.len() == tokens.len();
    let mut found = Turn::None;
    for_each_phrase(|side, phrase| {
        let phrase: Vec<&str> = phrase.split_whitespace().collect();
        let is_said = words.len() >= phrase.len() && phrase.iter().zip(&words).all(|(a, b)| a == b);
        if is_said && !matches!(found, Turn::Said(_, longer) if longer >= phrase.len()) {
            found = Turn::Said(side, phrase.len());
        } else if found == Turn::None && is_to_the_end && begins(&words, &phrase, ends_in_word) {
            found = Turn::Begun;
        }
    });
    found
}

/// More words than any phrase has.
const LONGEST_PHRASE: usize = 8;

fn begins(words: &[String], phrase: &[&str], ends_in_word: bool) -> bool {
    let Some((last, before)) = words.split_last() else {
        return false;
    };
    let Some(whole) = phrase.get(..before.len()) else {
        return false;
    };
    let next = phrase.get(before.len());
    let fits = |next: &&str| *next == last || ends_in_word && next.starts_with(last.as_str());
    whole.iter().zip(before).all(|(a, b)| a == b) && next.is_some_and(fits)
}

fn for_each_phrase(mut take: impl FnMut(Color, &str)) {
    for side in Color::ALL {
        for language in Language::ALL {
            take(side, &folded(side_to_move(language, side)));
        }
    }
    for (side, phrases) in TURNS {
        phrases.iter().for_each(|phrase| take(side, phrase));
    }
}
