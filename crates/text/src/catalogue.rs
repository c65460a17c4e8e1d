//! The catalogues. Each is built when its first message is requested. One is stretched English, for finding texts that
//! are not from the catalogue and places without room for longer words.

use super::{Locale, spoken};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::{Borrow, Cow};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

type Catalogue = FluentBundle<FluentResource>;

const ENGLISH: &str = include_str!("../../../assets/text/en.ftl");
const GERMAN: &str = include_str!("../../../assets/text/de.ftl");
const SPANISH: &str = include_str!("../../../assets/text/es.ftl");
const FRENCH: &str = include_str!("../../../assets/text/fr.ftl");
const RUSSIAN: &str = include_str!("../../../assets/text/ru.ftl");

static IN_ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| built(Locale::English, ENGLISH));
static IN_GERMAN: LazyLock<Catalogue> = LazyLock::new(|| built(Locale::German, GERMAN));
static IN_SPANISH: LazyLock<Catalogue> = LazyLock::new(|| built(Locale::Spanish, SPANISH));
static IN_FRENCH: LazyLock<Catalogue> = LazyLock::new(|| built(Locale::French, FRENCH));
static IN_RUSSIAN: LazyLock<Catalogue> = LazyLock::new(|| built(Locale::Russian, RUSSIAN));
static STRETCHED: LazyLock<Catalogue> = LazyLock::new(|| {
    let mut catalogue = built(Locale::Stretched, ENGLISH);
    catalogue.set_transform(Some(stretched));
    catalogue
});

fn catalogue(locale: Locale) -> &'static Catalogue {
    match locale {
        Locale::English => &IN_ENGLISH,
        Locale::German => &IN_GERMAN,
        Locale::Spanish => &IN_SPANISH,
        Locale::French => &IN_FRENCH,
        Locale::Russian => &IN_RUSSIAN,
        Locale::Stretched => &STRETCHED,
    }
}

fn built(locale: Locale, text: &str) -> Catalogue {
    let code = locale.code();
    // A faulty catalogue still provides all its other messages.
    let resource = match FluentResource::try_new(text.to_owned()) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            log::error!("the catalogue {code} has mistakes: {errors:?}");
            resource
        }
    };
    let tag: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    if let Err(errors) = bundle.add_resource(resource) {
        log::error!("the catalogue {code} has messages twice: {errors:?}");
    }
    bundle
}

/// Returns the text with this id.
pub fn tr(id: &str) -> String {
    tr_with(id, &[])
}

/// Returns the text with this id, with its variables filled in.
pub fn tr_with(id: &str, variables: &[(&'static str, FluentValue<'_>)]) -> String {
    let locale = spoken();
    if let Some(text) = said(locale, id, variables) {
        return text;
    }
    log::error!("no message {id} in the catalogue {}", locale.code());
    said(Locale::English, id, variables).unwrap_or_else(|| id.to_owned())
}

fn said(locale: Locale, id: &str, variables: &[(&'static str, FluentValue<'_>)]) -> Option<String> {
    let catalogue = catalogue(locale);
    let pattern = catalogue.get_message(id)?.value()?;
    let args: FluentArgs<'_> = variables.iter().cloned().collect();
    let mut errors = Vec::new();
    let text = catalogue.format_pattern(pattern, Some(&args), &mut errors);
    if !errors.is_empty() {
        log::error!("message {id} in {}: {errors:?}", locale.code());
    }
    Some(text.into_owned())
}

/// Joins items with commas, such as `a1, b2`.
pub fn listed(things: &[impl Borrow<str>]) -> String {
    things.join(tr("list-comma").as_str())
}

/// Joins items that may contain commas, such as `first this, then that; and more`.
pub fn listed_apart(things: &[impl Borrow<str>]) -> String {
    things.join(tr("list-semicolon").as_str())
}

/// Stretches a piece of text: every letter that can have a mark gets one, and every five letters get two more.
/// Variables are not affected, since the catalogue passes only the text between them.
fn stretched(text: &str) -> Cow<'_, str> {
    let mut long = String::with_capacity(2 * text.len());
    // The extra letters owed, in fifths. Starting at 4 rounds up, so that short words are stretched, too.
    let mut owed = 4;
    for letter in text.chars() {
        long.push(marked(letter));
        if !letter.is_alphabetic() {
            continue;
        }
        owed += 2;
        if owed >= 5 {
            owed -= 5;
            long.push(marked(letter));
        }
    }
    Cow::Owned(long)
}

/// The letter with a mark, from Latin-1 or Latin Extended-A.
const fn marked(letter: char) -> char {
    match letter {
        'a' => 'á',
        'c' => 'ç',
        'e' => 'é',
        'g' => 'ğ',
        'i' => 'í',
        'l' => 'ł',
        'n' => 'ñ',
        'o' => 'ö',
        'r' => 'ř',
        's' => 'š',
        't' => 'ť',
        'u' => 'ü',
        'w' => 'ŵ',
        'y' => 'ý',
        'z' => 'ž',
        'A' => 'Å',
        'C' => 'Ç',
        'D' => 'Ð',
        'E' => 'É',
        'G' => 'Ğ',
        'I' => 'Î',
        'L' => 'Ł',
        'N' => 'Ñ',
        'O' => 'Ö',
        'R' => 'Ř',
        'S' => 'Š',
        'T' => 'Ť',
        'U' => 'Ü',
        'W' => 'Ŵ',
        'Y' => 'Ý',
        'Z' => 'Ž',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_becomes_two_fifths_longer_and_stays_readable() {
        assert_eq!(stretched("Save as…"), "ŠŠávvé ášš…");
        assert_eq!(stretched("a"), "áá");
        let long = stretched(&"word ".repeat(20)).chars().count();
        assert_eq!(long, 100 + 80 * 2 / 5);
    }

    #[test]
    fn other_characters_stay_unchanged() {
        for text in [" ", ": ", "12 (3)", "…", ","] {
            assert_eq!(stretched(text), text);
        }
    }
}
