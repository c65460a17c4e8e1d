//! The words for the sides and for the side to move, and the side whose pieces are being listed.

use super::names::Tint;
use super::tokens::{PieceListToken, PieceListTokenKind};
use super::words::{TURNS, folded, joining_words, side_letters, side_names};
use crate::forms::printed::side_to_move;
use crate::piece_letters::Language;
use std::sync::LazyLock;
use tabiya_chess::Color;

/// The text that determined the current side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SaidBy {
    /// The case of a letter, or nothing yet.
    Letters,
    /// `/` or a similar sign.
    Separator,
    /// A letter before that of a piece.
    Prefix,
    /// A word for the side.
    Word,
}

/// The side whose pieces are being listed.
#[derive(Debug)]
pub(super) struct Side {
    color: Color,
    said_by: SaidBy,
    /// Whether White and Black were named or have a piece.
    begun: [bool; 2],
}

impl Side {
    /// Starts with White, as long as nothing is known.
    pub(super) const fn new() -> Self {
        Self {
            color: Color::White,
            said_by: SaidBy::Letters,
            begun: [false, false],
        }
    }

    pub(super) const fn color(&self) -> Color {
        self.color
    }

    pub(super) fn say(&mut self, color: Color, said_by: SaidBy) {
        self.color = color;
        self.said_by = said_by;
        self.begin();
    }

    /// Records that the side has a piece.
    pub(super) fn begin(&mut self) {
        let [white, black] = &mut self.begun;
        match self.color {
            Color::White => *white = true,
            Color::Black => *black = true,
        }
    }

    fn has_begun(&self, color: Color) -> bool {
        let [white, black] = self.begun;
        match color {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// Takes the information in the name of a piece.
    pub(super) fn take(&mut self, tint: Tint) {
        let is_said = matches!(self.said_by, SaidBy::Prefix | SaidBy::Word);
        match tint {
            Tint::Said(color) => self.say(color, SaidBy::Prefix),
            Tint::Light if self.said_by == SaidBy::Letters => self.color = Color::White,
            Tint::Lower if !is_said => self.become_black(),
            Tint::Filled => self.become_black(),
            Tint::None | Tint::Light | Tint::Lower => {}
        }
    }

    fn become_black(&mut self) {
        if self.color == Color::White {
            self.color = Color::Black;
            self.said_by = SaidBy::Letters;
        }
    }

    /// Changes to the other side if that has not begun. A weak separator does so only between two sides that are not
    /// named by words: otherwise it separates pieces of one side.
    pub(super) fn separate(&mut self, is_strong: bool) {
        let is_between = self.has_begun(self.color) && self.said_by != SaidBy::Word;
        let other = self.color.opposite();
        if !self.has_begun(other) && (is_strong || is_between) {
            self.say(other, SaidBy::Separator);
        }
    }
}

/// The side that a word names, and the language of the word: the given one if possible.
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

/// Whether a letter before a colon names a side in some language.
pub(super) fn is_letter_of_a_side(word: &str) -> bool {
    let mut languages = Language::ALL.into_iter();
    languages.any(|language| side_of_letter(word, language).is_some())
}

/// Whether a word only joins others. A single letter does so only in its own language.
pub(super) fn joins(word: &str, language: Language) -> bool {
    let word = folded(word);
    let is_long = word.chars().nth(1).is_some();
    languages(language)
        .filter(|other| is_long || *other == language)
        .any(|language| joining_words(language).contains(&word.as_str()))
}

/// Whether more letters can turn a word into the name of a side.
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

/// The side to move according to the next words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TurnWords {
    /// This side is to move; this number of words say so.
    Said(Color, usize),
    /// All remaining words may become such a phrase.
    Begun,
    None,
}

/// Reads a phrase for the side to move. `ends_in_word` means that the last word may still become longer.
pub(super) fn turn(tokens: &[PieceListToken], ends_in_word: bool) -> TurnWords {
    let words: Vec<String> = tokens
        .iter()
        .take(LONGEST_PHRASE)
        .map_while(|token| match &token.kind {
            PieceListTokenKind::Word(word) => Some(folded(word)),
            _ => None,
        })
        .collect();
    let is_whole = |(_, phrase): &&(Color, Vec<String>)| words.starts_with(phrase);
    let longest = PHRASES.iter().filter(is_whole);
    if let Some((side, phrase)) = longest.max_by_key(|(_, phrase)| phrase.len()) {
        return TurnWords::Said(*side, phrase.len());
    }
    let is_to_the_end = words.len() == tokens.len();
    let may_become = |(_, phrase): &(Color, Vec<String>)| begins(&words, phrase, ends_in_word);
    if is_to_the_end && PHRASES.iter().any(may_become) {
        TurnWords::Begun
    } else {
        TurnWords::None
    }
}

/// All statements about the side to move in a text, in order.
pub(crate) fn turns_in(text: &str) -> Vec<Color> {
    const LONGEST: usize = 1 << 10;
    let text = text
        .get(..text.floor_char_boundary(LONGEST))
        .unwrap_or(text);
    let words = text.split(|c: char| !c.is_alphanumeric() && !super::tokens::is_mark(c));
    let words: Vec<String> = words.map(folded).filter(|word| !word.is_empty()).collect();
    let mut turns = Vec::new();
    let mut at = 0;
    while let Some(rest) = words.get(at..).filter(|rest| !rest.is_empty()) {
        let fitting = PHRASES
            .iter()
            .filter(|(_, phrase)| rest.starts_with(phrase));
        match fitting.max_by_key(|(_, phrase)| phrase.len()) {
            Some((side, phrase)) => {
                turns.push(*side);
                at += phrase.len();
            }
            None => at += 1,
        }
    }
    turns
}

/// More words than any phrase has.
const LONGEST_PHRASE: usize = 8;

/// The words of every phrase, with the side to move that it names.
static PHRASES: LazyLock<Vec<(Color, Vec<String>)>> = LazyLock::new(|| {
    let words = |phrase: &str| {
        folded(phrase)
            .split_whitespace()
            .map(str::to_owned)
            .collect()
    };
    let of_side = |side: Color| {
        let forms = Language::ALL.map(|language| side_to_move(language, side));
        let others = TURNS.into_iter().filter(move |(color, _)| *color == side);
        let others = others.flat_map(|(_, phrases)| phrases.iter().copied());
        forms
            .into_iter()
            .chain(others)
            .map(move |phrase| (side, words(phrase)))
    };
    Color::ALL.into_iter().flat_map(of_side).collect()
});

/// Whether more letters or words can turn the words into this phrase.
fn begins(words: &[String], phrase: &[String], ends_in_word: bool) -> bool {
    let Some((last, before)) = words.split_last() else {
        return false;
    };
    let is_next = |next: &String| next == last || ends_in_word && next.starts_with(last);
    phrase.starts_with(before) && phrase.get(before.len()).is_some_and(is_next)
}
