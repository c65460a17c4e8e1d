//! Text of unknown origin made fit for a terminal.
//!
//! A file, and its name, may hold anything: sequences that rewrite the screen, set the title or
//! answer for the user, and marks that turn the direction of writing. All of these are shown as
//! what they are, `\u{1b}`.

use crate::text::turns_direction;
use std::fmt::Write as _;

/// Whether a terminal does something else with this character than showing it, or shows what stands
/// beside it otherwise. Line breaks are among them.
pub(super) fn is_harmful(letter: char) -> bool {
    letter.is_control() || turns_direction(letter) || breaks_line(letter)
}

fn breaks_line(letter: char) -> bool {
    matches!(letter, '\u{2028}' | '\u{2029}')
}

/// The text with each harmful character as its number.
pub(super) fn harmless(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    push_harmless(&mut shown, text);
    shown
}

/// Appends the text with each harmful character as its number.
pub(super) fn push_harmless(shown: &mut String, text: &str) {
    for letter in text.chars() {
        if is_harmful(letter) {
            push_number(shown, letter);
        } else {
            shown.push(letter);
        }
    }
}

/// The same for a text of several lines: line feeds stay.
pub(super) fn harmless_lines(text: &str) -> String {
    let lines: Vec<_> = text.split('\n').map(harmless).collect();
    lines.join("\n")
}

fn push_number(shown: &mut String, letter: char) {
    let written = write!(shown, "\\u{{{:x}}}", u32::from(letter));
    debug_assert!(written.is_ok(), "a String takes everything");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_obeys_is_shown_as_its_number() {
        assert_eq!(harmless("a\u{1b}[31mb\u{7}"), "a\\u{1b}[31mb\\u{7}");
        assert_eq!(harmless("\u{9b}2J\u{7f}"), "\\u{9b}2J\\u{7f}");
        assert_eq!(harmless("fen\u{202e}gpj"), "fen\\u{202e}gpj");
        assert_eq!(
            harmless("one\r\ntwo\u{2028}"),
            "one\\u{d}\\u{a}two\\u{2028}"
        );
    }

    #[test]
    fn letters_of_any_language_stay() {
        let text = "Ласкер – 王 ♔ é";
        assert_eq!(harmless(text), text);
    }

    #[test]
    fn several_lines_stay_several() {
        assert_eq!(harmless_lines("one\n\u{1b}two\n"), "one\n\\u{1b}two\n");
    }
}
