//! Escapes control characters in text of unknown origin for the terminal.
//!
//! A file or its name may contain anything: sequences that rewrite the screen, set the title or
//! answer for the user, and marks that change the direction of writing. All of these are shown as
//! escapes such as `\u{1b}`.

use std::fmt::Write as _;
use tabiya_text::needs_escape;

/// Returns the text with each control character as its number.
pub(super) fn escape_controls(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    push_escaped(&mut shown, text);
    shown
}

/// Appends the text with each control character as its number.
pub(super) fn push_escaped(shown: &mut String, text: &str) {
    for letter in text.chars() {
        if needs_escape(letter) {
            push_number(shown, letter);
        } else {
            shown.push(letter);
        }
    }
}

/// Does the same as [`escape_controls`] for text of several lines: line feeds stay.
pub(super) fn escape_controls_in_lines(text: &str) -> String {
    let lines: Vec<_> = text.split('\n').map(escape_controls).collect();
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
    fn control_characters_are_escaped() {
        assert_eq!(escape_controls("a\u{1b}[31mb\u{7}"), "a\\u{1b}[31mb\\u{7}");
        assert_eq!(escape_controls("\u{9b}2J\u{7f}"), "\\u{9b}2J\\u{7f}");
        assert_eq!(escape_controls("fen\u{202e}gpj"), "fen\\u{202e}gpj");
        assert_eq!(
            escape_controls("one\r\ntwo\u{2028}"),
            "one\\u{d}\\u{a}two\\u{2028}"
        );
    }

    #[test]
    fn letters_of_any_language_stay_unchanged() {
        let text = "Ласкер – 王 ♔ é";
        assert_eq!(escape_controls(text), text);
    }

    #[test]
    fn several_lines_remain_separate() {
        assert_eq!(
            escape_controls_in_lines("one\n\u{1b}two\n"),
            "one\n\\u{1b}two\n"
        );
    }
}
