//! The words of queries: those of English, and of one more language.

mod english;

pub use english::Saying;

use crate::search::material::are_compared;
use std::collections::HashMap;
use std::sync::LazyLock;
use tabiya_chess::Role;
use tabiya_notation::piece_letters::Language;

/// The words of English, and those of one more language where they do not conflict with English.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    sayings: HashMap<String, Saying>,
    /// The words to write; the language's own, or else English.
    written: HashMap<Saying, String>,
    /// The number of words in the longest phrase.
    longest: usize,
    letters: [&'static str; 6],
    fold: fn(&str) -> String,
}

static ENGLISH: LazyLock<Vocabulary> = LazyLock::new(|| {
    let mut vocabulary = Vocabulary {
        sayings: HashMap::new(),
        written: HashMap::new(),
        longest: 1,
        letters: Language::English.letters(),
        fold: |text| text.to_lowercase().replace('-', " "),
    };
    for (saying, phrases) in english::PHRASES {
        vocabulary.add(*saying, phrases);
    }
    vocabulary
});

impl Vocabulary {
    /// Returns the words of English alone.
    pub fn english() -> &'static Self {
        &ENGLISH
    }

    /// Creates the words of English and of another language: meanings with their words, separated
    /// by commas and the best first. `fold` makes words equal that differ in case or accents.
    pub fn new(
        language: Language,
        words: impl IntoIterator<Item = (Saying, String)>,
        fold: fn(&str) -> String,
    ) -> Self {
        let mut vocabulary = Self {
            letters: language.letters(),
            fold,
            ..ENGLISH.clone()
        };
        let mut written = HashMap::new();
        for (saying, phrases) in words {
            if let Some(first) = phrases.split(',').next() {
                written.entry(saying).or_insert(first.trim().to_owned());
            }
            vocabulary.add(saying, &phrases);
        }
        vocabulary.written.extend(written);
        vocabulary
    }

    /// Adds phrases for a meaning. English words keep their meaning in every language.
    fn add(&mut self, saying: Saying, phrases: &str) {
        for phrase in phrases.split(',').map(str::trim) {
            let folded = (self.fold)(phrase);
            self.longest = self.longest.max(folded.split(' ').count());
            self.sayings.entry(folded).or_insert(saying);
            self.written.entry(saying).or_insert(phrase.to_owned());
        }
    }

    /// Returns the words for a meaning.
    pub fn say(&self, saying: Saying) -> &str {
        self.written.get(&saying).map_or("", String::as_str)
    }

    /// Returns the number of words of the longest phrase at the beginning, and its meaning.
    pub(super) fn phrase(&self, words: &[&str]) -> Option<(usize, Saying)> {
        let (first, others) = words.split_first()?;
        let positive = first.strip_prefix('-').filter(|word| !word.is_empty());
        let most = self.longest.min(words.len());
        (1..=most).rev().find_map(|length| {
            let mut said = vec![positive.unwrap_or(first)];
            said.extend(others.get(..length - 1)?);
            let saying = *self.sayings.get(&(self.fold)(&said.join(" ")))?;
            let saying = match positive {
                None => saying,
                Some(_) => saying.negated()?,
            };
            Some((length, saying))
        })
    }

    /// Returns the number at the beginning of the words.
    pub(super) fn number(&self, words: &[&str]) -> Option<u8> {
        let first = *words.first()?;
        match self.phrase(&[first]) {
            Some((_, Saying::Number(number))) => Some(number),
            _ => first.parse().ok().filter(|number| *number > 0),
        }
    }
}

/// The minimum length: shorter words are similar to too many others.
const SHORTEST: usize = 3;

impl Vocabulary {
    /// Returns the word that was probably meant, if it differs by a letter or two.
    pub(in crate::search) fn nearest(&self, word: &str) -> Option<String> {
        let typed: Vec<char> = (self.fold)(word).chars().collect();
        if typed.len() < SHORTEST || typed.contains(&' ') {
            return None;
        }
        let most = if typed.len() < 7 { 1 } else { 2 };
        let known = self.sayings.keys().flat_map(|phrase| phrase.split(' '));
        let known = known.filter(|known| known.chars().count() >= SHORTEST);
        let near = known.map(|known| (distance(&typed, &known.chars().collect::<Vec<_>>()), known));
        // Of equally similar words, the first in alphabetical order is chosen, so that the result is always the same.
        let nearest = near
            .min()
            .filter(|(distance, _)| (1..=most).contains(distance));
        nearest.map(|(_, known)| known.to_owned())
    }
}

/// Returns the number of letters that have to be changed, added, removed or exchanged with their
/// neighbours.
fn distance(from: &[char], to: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=to.len()).collect();
    for (row, letter) in from.iter().enumerate() {
        let mut now = vec![row + 1];
        for (column, other) in to.iter().enumerate() {
            let at = |list: &[usize], place: usize| list.get(place).copied().unwrap_or(usize::MAX);
            let changed = at(&last, column) + usize::from(letter != other);
            let left_out = at(&last, column + 1) + 1;
            let added = at(&now, column) + 1;
            let mut least = changed.min(left_out).min(added);
            let are_exchanged = row > 0
                && column > 0
                && from.get(row - 1) == Some(other)
                && to.get(column - 1) == Some(letter);
            if are_exchanged {
                least = least.min(at(&before, column - 1) + 1);
            }
            now.push(least);
        }
        before = std::mem::replace(&mut last, now);
    }
    last.last().copied().unwrap_or_default()
}

impl Vocabulary {
    /// Translates a word of material into English letters and names: `KTvKD` as `KRvKQ`, `Türme>=2` as `rooks>=2`.
    /// `None` for English words, and for words that are not material. If all letters are English ones the word is
    /// English as well: a German `KB` is a king and a bishop.
    pub(in crate::search) fn in_english(&self, word: &str) -> Option<String> {
        self.names_in_english(word)
            .or_else(|| self.letters_in_english(word))
    }

    /// Translates names before a comparison, alone or joined by plus signs.
    fn names_in_english(&self, word: &str) -> Option<String> {
        let end = word.find(|c: char| are_compared(c) || c.is_ascii_digit());
        let (names, condition) = word.split_at(end.unwrap_or(word.len()));
        let english = |name: &str| match self.phrase(&[name]) {
            Some((_, Saying::Men(role))) => {
                let said = Vocabulary::english().say(Saying::Men(role));
                Some(said.to_owned())
            }
            _ => None,
        };
        let names: Option<Vec<_>> = names.split('+').map(english).collect();
        let english = format!("{}{condition}", names?.join("+"));
        (english != word).then_some(english)
    }

    fn letters_in_english(&self, word: &str) -> Option<String> {
        let mut english = String::new();
        let mut is_foreign = false;
        let mut rest = word;
        while let Some(next) = rest.chars().next() {
            // The longest letter comes first: the Russian king begins with the knight's letter.
            let letters = Role::ALL.into_iter().zip(self.letters);
            let found = letters
                .filter(|(_, letter)| rest.starts_with(letter))
                .max_by_key(|(_, letter)| letter.len());
            let length = match found {
                Some((role, letter)) => {
                    let own = role.letter();
                    english.push(own);
                    is_foreign |= !Role::ALL
                        .iter()
                        .any(|role| letter.starts_with(role.letter()));
                    letter.len()
                }
                None if is_sign(next) => {
                    english.push(next);
                    next.len_utf8()
                }
                None => return None,
            };
            rest = rest.get(length..).unwrap_or_default();
        }
        is_foreign.then_some(english)
    }
}

/// Whether a character may be between the letters.
fn is_sign(sign: char) -> bool {
    sign.is_ascii_digit()
        || are_compared(sign)
        || matches!(sign, 'v' | 's' | '.' | '+' | '*' | '-' | '–' | '—')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_with_one_or_two_wrong_letters_is_recognized() {
        let english = Vocabulary::english();
        for (typed, meant) in [
            ("ilegal", Some("illegal")),
            ("rok", Some("rook")),
            ("bihsops", Some("bishops")),
            ("endgmaes", Some("endgames")),
            ("Castlin", Some("castling")),
            ("Karpov", None),
            ("rook", None),
            ("e4", None),
        ] {
            assert_eq!(english.nearest(typed).as_deref(), meant, "{typed}");
        }
    }
}
