//! Every language has the complete catalogue, with its own plural forms.

use super::written::{Written, listed, messages};
use std::collections::{BTreeMap, BTreeSet};
use tabiya::command::{Command, Menu};
use tabiya_text::{Locale, speak, tr};

/// The plural categories of the Unicode CLDR, without those that no whole number below a million
/// needs.
fn plurals(locale: Locale) -> &'static [&'static str] {
    match locale {
        Locale::Russian => &["few", "many", "one", "other"],
        _ => &["one", "other"],
    }
}

const ALL_PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Whether these are the keys of a number rather than names.
fn is_plural(keys: &BTreeSet<String>) -> bool {
    let is_number = |key: &String| key.parse::<u64>().is_ok();
    keys.iter()
        .all(|key| is_number(key) || ALL_PLURALS.contains(&key.as_str()))
}

fn others() -> impl Iterator<Item = (Locale, BTreeMap<String, Written>)> {
    let others = Locale::SPOKEN.into_iter();
    let others = others.filter(|locale| *locale != Locale::English);
    others.map(|locale| (locale, messages(locale.code())))
}

#[test]
fn every_language_has_the_same_messages() {
    let english: BTreeSet<_> = messages("en").into_keys().collect();
    for (locale, messages) in others() {
        let theirs: BTreeSet<_> = messages.into_keys().collect();
        let missing: Vec<_> = english.difference(&theirs).collect();
        let unused: Vec<_> = theirs.difference(&english).collect();
        assert!(missing.is_empty(), "{locale:?} lacks {missing:?}");
        assert!(unused.is_empty(), "{locale:?} has also {unused:?}");
    }
}

#[test]
fn every_language_fills_in_the_same_variables() {
    let english = messages("en");
    for (locale, messages) in others() {
        for (id, message) in messages {
            let of_english = &english[&id].variables;
            assert_eq!(&message.variables, of_english, "{id} in {locale:?}");
        }
    }
}

#[test]
fn selectors_use_the_same_names_and_the_plurals_of_the_language() {
    let english = messages("en");
    for (locale, messages) in others() {
        let wanted: BTreeSet<_> = plurals(locale).iter().map(ToString::to_string).collect();
        for (id, message) in &messages {
            for (variable, keys) in &message.selectors {
                let of_english = english[id].selectors.iter();
                let mut of_english = of_english.filter(|(name, _)| name == variable);
                if is_plural(keys) {
                    let categories = keys.iter().filter(|key| key.parse::<u64>().is_err());
                    let categories: BTreeSet<_> = categories.cloned().collect();
                    let by_numbers_alone = categories.len() == 1;
                    let is_whole = categories == wanted || by_numbers_alone;
                    assert!(is_whole, "{id} in {locale:?}: {variable} has {keys:?}");
                } else {
                    let is_there = of_english.any(|(_, theirs)| theirs == keys);
                    assert!(is_there, "{id} in {locale:?}: {variable} has {keys:?}");
                }
            }
        }
    }
}

#[test]
fn every_language_selects_by_number_where_english_does() {
    let english = messages("en");
    for (locale, messages) in others() {
        for (id, message) in &english {
            for (variable, keys) in &message.selectors {
                let theirs = &messages[id].selectors;
                let is_there = theirs.iter().any(|(name, _)| name == variable);
                let may_lack = is_plural(keys) && listed("same_for_any_number.txt").contains(id);
                assert!(is_there || may_lack, "{id} in {locale:?}: {variable}");
            }
        }
    }
}

#[test]
fn no_message_is_left_in_english() {
    let english = messages("en");
    let mut same: BTreeSet<String> = BTreeSet::new();
    for (locale, messages) in others() {
        for (id, message) in messages {
            if message.text == english[&id].text && is_of_words(&message.text) {
                same.insert(format!("{} {id}", locale.code()));
            }
        }
    }
    let known = listed("same_in_languages.txt");
    let new: Vec<_> = same.difference(&known).collect();
    let old: Vec<_> = known.difference(&same).collect();
    assert!(
        new.is_empty(),
        "equal to English, but not known to be: {new:?}"
    );
    assert!(old.is_empty(), "no longer equal to English: {old:?}");
}

/// Whether a text needs translation: it contains a word outside variables.
fn is_of_words(text: &str) -> bool {
    let parts = text.split('{');
    let mut outside = parts.map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
    outside.any(|part| part.contains(|letter: char| letter.is_alphabetic()))
}

#[test]
fn every_message_has_a_text_in_every_language() {
    let ids: Vec<_> = messages("en").into_keys().collect();
    for locale in Locale::ALL {
        speak(locale);
        for id in &ids {
            let text = tr(id);
            assert_ne!(
                &text, id,
                "{locale:?}: a message that says only its own name"
            );
            let is_sign = id.starts_with("list-") || id == "thousands-separator";
            assert!(is_sign || !text.trim().is_empty(), "{id} in {locale:?}");
        }
    }
}

#[test]
fn no_two_commands_have_the_same_label_in_any_language() {
    let label = |command: &Command| tr(command.row().text_id);
    for locale in Locale::ALL {
        speak(locale);
        let labels: BTreeSet<_> = Command::ALL.iter().map(label).collect();
        assert_eq!(labels.len(), Command::ALL.len(), "{locale:?}");
        let menus: BTreeSet<_> = Menu::ALL.iter().map(|menu| tr(menu.text_id())).collect();
        assert_eq!(menus.len(), Menu::ALL.len(), "{locale:?}");
    }
}

#[test]
fn every_language_has_its_own_name_in_all_languages() {
    let names = ["german", "english", "spanish", "french", "russian"];
    for name in names.map(|name| format!("command-speak-{name}")) {
        let said: BTreeSet<_> = Locale::SPOKEN
            .map(|locale| messages(locale.code())[&name].text.clone())
            .into();
        assert_eq!(said.len(), 1, "{name}: {said:?}");
    }
}
