//! Translates material from the letters and names of a language into English.

use super::{Saying, Vocabulary};
use crate::search::material::are_compared;
use tabiya_chess::Role;

impl Vocabulary {
    /// Returns a word of material in English letters and names: `KTvKD` as `KRvKQ`, `Türme>=2` as
    /// `rooks>=2`. `None` for English words, and for words that are not material. If all letters
    /// are English ones the word is English as well: a German `KB` is a king and a bishop.
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
