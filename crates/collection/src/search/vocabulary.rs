//! The words of queries: those of English, and of one more language.

mod english;
mod letters;
mod saying;
mod spelling;

pub use saying::Saying;

use std::collections::HashMap;
use std::sync::LazyLock;
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
