//! The languages of the program, and the current one.
//!
//! Each thread has its own language, so that two windows in one process (as in tests) do not interfere. A thread
//! without a language uses that of the process.

use std::cell::Cell;
use std::sync::atomic::{AtomicU8, Ordering};
use tabiya_notation::piece_letters::Language;
use unic_langid::LanguageIdentifier;

/// A language that has a catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Locale {
    #[default]
    English,
    German,
    Spanish,
    French,
    Russian,
    /// A test language: English with marks on its letters, made two fifths longer. It reveals texts that are not from
    /// the catalogue and places without room for longer words.
    Stretched,
}

impl Locale {
    /// The natural languages, in the order of their own names.
    pub const SPOKEN: [Self; 5] = [
        Self::German,
        Self::English,
        Self::Spanish,
        Self::French,
        Self::Russian,
    ];

    /// All languages.
    pub const ALL: [Self; 6] = [
        Self::English,
        Self::German,
        Self::Spanish,
        Self::French,
        Self::Russian,
        Self::Stretched,
    ];

    /// Its BCP 47 tag.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Spanish => "es",
            Self::French => "fr",
            Self::Russian => "ru",
            Self::Stretched => "en-XA",
        }
    }

    /// Finds the language of a tag such as `de`, `de-AT` or the systems' form `de_AT.UTF-8@euro`. All countries of a
    /// language share its catalogue.
    pub(super) fn from_tag(tag: &str) -> Option<Self> {
        let end = tag.find(['.', '@']).unwrap_or(tag.len());
        let tag: LanguageIdentifier = tag.get(..end)?.parse().ok()?;
        let language = tag.language.as_str();
        let is_stretched = language == "en" && tag.region.is_some_and(|region| region == "XA");
        if is_stretched {
            return Some(Self::Stretched);
        }
        let mut spoken = Self::SPOKEN.into_iter();
        spoken.find(|locale| locale.code() == language)
    }

    /// The language of its piece letters.
    pub const fn piece_letters(self) -> Language {
        match self {
            Self::English | Self::Stretched => Language::English,
            Self::German => Language::German,
            Self::Spanish => Language::Spanish,
            Self::French => Language::French,
            Self::Russian => Language::Russian,
        }
    }
}

thread_local! {
    static OF_THREAD: Cell<Option<Locale>> = const { Cell::new(None) };
}

/// The index in [`Locale::ALL`].
static OF_PROCESS: AtomicU8 = AtomicU8::new(0);

/// The language of this thread.
pub fn spoken() -> Locale {
    OF_THREAD.get().unwrap_or_else(of_process)
}

fn of_process() -> Locale {
    let place = usize::from(OF_PROCESS.load(Ordering::Relaxed));
    Locale::ALL.get(place).copied().unwrap_or_default()
}

/// Sets the language of this thread.
pub fn speak(locale: Locale) {
    OF_THREAD.set(Some(locale));
}

/// Sets the language of all threads that have none of their own.
pub fn speak_everywhere(locale: Locale) {
    let place = Locale::ALL.iter().position(|other| *other == locale);
    let place = place.and_then(|place| u8::try_from(place).ok());
    OF_PROCESS.store(place.unwrap_or(0), Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread::spawn;

    #[test]
    fn a_tag_means_its_language_with_any_country_and_spelling() {
        for (tag, locale) in [
            ("de", Some(Locale::German)),
            ("de-AT", Some(Locale::German)),
            ("de_CH.UTF-8", Some(Locale::German)),
            ("ru_RU.KOI8-R", Some(Locale::Russian)),
            ("fr_BE@euro", Some(Locale::French)),
            ("es-419", Some(Locale::Spanish)),
            ("EN_gb", Some(Locale::English)),
            ("en-XA", Some(Locale::Stretched)),
            ("it_IT.UTF-8", None),
            ("C", None),
            ("POSIX", None),
            ("", None),
            (".", None),
        ] {
            assert_eq!(Locale::from_tag(tag), locale, "{tag}");
        }
    }

    #[test]
    fn every_code_is_the_tag_of_its_language() {
        for locale in Locale::ALL {
            assert_eq!(Locale::from_tag(locale.code()), Some(locale));
        }
    }

    #[test]
    fn each_thread_speaks_its_own_language() {
        speak(Locale::Stretched);
        let other = spawn(|| {
            speak(Locale::English);
            spoken()
        });
        assert_eq!(other.join().ok(), Some(Locale::English));
        assert_eq!(spoken(), Locale::Stretched);
    }
}
