//! Finds the language of the piece letters in a text: one language for all of them, if there is one.
//!
//! `R` is a rook in English and the king in French; `Rg1 Dd1 Tf1` is French, because in languages with `D` and `T` the
//! rook is not `R`.

use super::names::{Tint, letter_of, named, roles_of};
use super::sides::{TurnWords, is_letter_of_a_side, side_of_word, turn};
use super::tokens::{PieceListToken, PieceListTokenKind};
use super::{PieceListRemark, RemarkKind};
use crate::piece_letters::Language;
use std::ops::Range;

/// The language of the letters of a text.
#[derive(Debug)]
pub(super) struct LettersLanguage {
    /// The language that has all letters; `None` if they are read one by one.
    pub(super) language: Option<Language>,
    /// The remark about letters of several languages.
    pub(super) note: Option<PieceListRemark>,
}

/// Finds the language that has all letters of a text: that of a word for a side, the user's, English, or another one.
/// If the words for sides are of two languages, each decides about the letters after it.
pub(super) fn letters(tokens: &[PieceListToken], end: usize, users: Language) -> LettersLanguage {
    let found = LettersAndSides::of(tokens, end, users);
    if found.spoken.len() < 2 {
        let first = [found.spoken.first().copied(), Some(users)];
        let candidates = first.into_iter().flatten().chain(Language::ALL);
        let language = candidates
            .into_iter()
            .find(|language| found.all_are_of(*language));
        if language.is_some() {
            let note = None;
            return LettersLanguage { language, note };
        }
    }
    LettersLanguage {
        language: None,
        note: found.note(),
    }
}

/// The name of a piece by its letter.
#[derive(Debug)]
struct Letter {
    name: String,
    span: Range<usize>,
    /// The language of the last word for a side before it, or the user's.
    language: Language,
}

/// The letters and the words for sides in a text.
#[derive(Debug, Default)]
struct LettersAndSides {
    letters: Vec<Letter>,
    /// The languages of the words for sides.
    spoken: Vec<Language>,
}

impl LettersAndSides {
    fn of(tokens: &[PieceListToken], end: usize, users: Language) -> Self {
        let mut found = Self::default();
        let mut language = users;
        let mut rest = tokens;
        while let Some((token, behind)) = rest.split_first() {
            let mut passed = 0;
            match &token.kind {
                PieceListTokenKind::Placed(placed) => {
                    let span = token.span.start..placed.square_start;
                    found.add(&placed.name, span, language);
                }
                PieceListTokenKind::Word(word) => match turn(rest, ends_at(rest.last(), end)) {
                    TurnWords::Said(_, words) => passed = words - 1,
                    TurnWords::Begun if rest.len() > 1 => break,
                    TurnWords::Begun | TurnWords::None => {
                        if let Some((_, spoken)) = side_of_word(word, language) {
                            language = spoken;
                            if !found.spoken.contains(&spoken) {
                                found.spoken.push(spoken);
                            }
                        } else if is_name(word, behind, end) {
                            found.add(word, token.span.clone(), language);
                        }
                    }
                },
                _ => {}
            }
            rest = behind.get(passed..).unwrap_or_default();
        }
        found
    }

    fn add(&mut self, name: &str, span: Range<usize>, language: Language) {
        if let Some(name) = letter_of(name) {
            self.letters.push(Letter {
                name,
                span,
                language,
            });
        }
    }

    fn all_are_of(&self, language: Language) -> bool {
        let mut letters = self.letters.iter();
        letters.all(|one| roles_of(&one.name).any(|(other, _)| other == language))
    }

    /// A remark about the reading of an ambiguous letter, if any letter does not exist in its language.
    fn note(&self) -> Option<PieceListRemark> {
        let is_foreign =
            |one: &&Letter| !roles_of(&one.name).any(|(language, _)| language == one.language);
        let is_doubtful = |one: &&Letter| {
            let mut roles = roles_of(&one.name).map(|(_, role)| role);
            let first = roles.next();
            roles.any(|role| Some(role) != first)
        };
        let foreign = self.letters.iter().find(is_foreign)?;
        let told = self.letters.iter().find(is_doubtful).unwrap_or(foreign);
        let role = named(&told.name, told.language)?.role;
        Some(PieceListRemark {
            span: told.span.clone(),
            kind: RemarkKind::LettersMixed(role),
        })
    }
}

fn ends_at(token: Option<&PieceListToken>, end: usize) -> bool {
    token.is_some_and(|token| token.span.end == end)
}

/// Whether a separate word is certainly the letter of a piece. A word that may still become longer, or that may be the
/// letter of a side, is not.
fn is_name(word: &str, behind: &[PieceListToken], end: usize) -> bool {
    let Some(next) = behind.first() else {
        return false;
    };
    match &next.kind {
        PieceListTokenKind::Placed(placed) => {
            placed.name.is_empty() && !word.eq_ignore_ascii_case("w")
        }
        PieceListTokenKind::Word(word) => {
            let is_piece = letter_of(word).is_some()
                || named(word, Language::English).is_some_and(|named| named.tint == Tint::None);
            next.span.end != end && !is_piece
        }
        PieceListTokenKind::Colon => !is_letter_of_a_side(word),
        _ => true,
    }
}
