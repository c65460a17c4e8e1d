//! Finds the language that the system requests: in environment variables, or by asking the system.

use super::Locale;
use std::ffi::OsString;

/// The preferred language of the system; English where it has no catalogue.
pub fn system_locale() -> Locale {
    first_known(wanted())
}

fn wanted() -> Vec<String> {
    // On any system, the environment of a terminal takes precedence.
    let said = wanted_by_environment(|name| std::env::var_os(name));
    if said.is_empty() { languages() } else { said }
}

/// Returns the languages from the POSIX variables, the best first. `LANGUAGE` is a list that precedes the others, but
/// it is ignored where they select the C locale.
fn wanted_by_environment(variable: impl Fn(&str) -> Option<OsString>) -> Vec<String> {
    let text = |name| {
        let value = variable(name)?.to_string_lossy().into_owned();
        (!value.is_empty()).then_some(value)
    };
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let Some(locale) = names.into_iter().find_map(text) else {
        return Vec::new();
    };
    let list = text("LANGUAGE").filter(|_| !is_none(&locale));
    let list = list.unwrap_or_default();
    let tags = list.split(':').filter(|tag| !tag.is_empty());
    let mut wanted: Vec<_> = tags.map(str::to_owned).collect();
    wanted.push(locale);
    wanted
}

/// Whether this is the C locale, in which programs use their original language.
fn is_none(locale: &str) -> bool {
    let name = locale.split('.').next();
    matches!(name, Some("C" | "POSIX"))
}

fn first_known(tags: impl IntoIterator<Item = String>) -> Locale {
    let mut known = tags.into_iter().filter_map(|tag| Locale::from_tag(&tag));
    known.next().unwrap_or_default()
}

/// The preferred languages apart from environment variables, the best first.
#[cfg(not(all(unix, not(target_os = "macos"))))]
fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Returns nothing: these systems have only the environment variables.
#[cfg(all(unix, not(target_os = "macos")))]
fn languages() -> Vec<String> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(environment: &[(&str, &str)]) -> Locale {
        let variable = |name: &str| {
            let found = environment.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| OsString::from(value))
        };
        first_known(wanted_by_environment(variable))
    }

    #[test]
    fn language_variables_are_used_in_posix_order() {
        let lang = ("LANG", "de_DE.UTF-8");
        let messages = ("LC_MESSAGES", "fr_FR");
        assert_eq!(spoken(&[lang]), Locale::German);
        assert_eq!(spoken(&[lang, messages]), Locale::French);
        assert_eq!(spoken(&[lang, messages, ("LC_ALL", "ru")]), Locale::Russian);
        assert_eq!(spoken(&[lang, ("LC_ALL", "")]), Locale::German);
        assert_eq!(spoken(&[]), Locale::English);
    }

    #[test]
    fn the_first_known_language_of_a_list_is_used() {
        let list = ("LANGUAGE", "nl:es:de");
        assert_eq!(spoken(&[("LANG", "nl_NL"), list]), Locale::Spanish);
        assert_eq!(
            spoken(&[("LANG", "ru_RU"), ("LANGUAGE", "nl:pt")]),
            Locale::Russian
        );
    }

    #[test]
    fn the_c_locale_means_english_regardless_of_the_list() {
        for none in ["C", "POSIX", "C.UTF-8"] {
            let environment = [("LC_ALL", none), ("LANG", "de"), ("LANGUAGE", "de")];
            assert_eq!(spoken(&environment), Locale::English, "{none}");
        }
    }
}
