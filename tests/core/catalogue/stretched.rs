//! The pseudo-language that reveals texts that are not from the catalogue.

use super::written::messages;
use tabiya_text::{Locale, speak, tr_with};

#[test]
fn the_stretched_language_keeps_every_variable_and_makes_every_word_longer() {
    for (id, message) in messages("en") {
        let names = message.variables.iter();
        let marks: Vec<String> = names.map(|name| format!("<{name}>")).collect();
        let name =
            |mark: &String| -> &'static str { mark.trim_matches(['<', '>']).to_owned().leak() };
        let variables: Vec<_> = marks
            .iter()
            .map(|mark| (name(mark), mark.as_str().into()))
            .collect();
        speak(Locale::English);
        let english = tr_with(&id, &variables);
        speak(Locale::Stretched);
        let stretched = tr_with(&id, &variables);
        for mark in &marks {
            let count = |text: &str| text.matches(mark.as_str()).count();
            assert_eq!(count(&stretched), count(&english), "{id}: {stretched}");
        }
        let letters = |text: &str| {
            let text = marks
                .iter()
                .fold(text.to_owned(), |text, mark| text.replace(mark, ""));
            text.chars().filter(|letter| letter.is_alphabetic()).count()
        };
        let least = (letters(&english) * 7).div_ceil(5);
        assert!(letters(&stretched) >= least, "{id}: {stretched}");
    }
}
