//! Makes names of files readable.

use std::ffi::OsStr;

/// The maximum length of a path on any system, in bytes.
const LONGEST: usize = 4096;

/// Shows a name or a path on one line. Invalid text, line breaks, control characters and characters that change the
/// writing direction appear as `�`: a file may have any name, and its name must be the one that it appears to be. A
/// name longer than any path, which only archives have, is shortened to its beginning and its end.
pub fn name_text(name: impl AsRef<OsStr>) -> String {
    let text = name.as_ref().to_string_lossy();
    if text.len() <= LONGEST {
        return text.replace(needs_escape, "\u{FFFD}");
    }
    let beginning = text.get(..text.floor_char_boundary(LONGEST / 2));
    let end = text.get(text.ceil_char_boundary(text.len() - LONGEST / 2)..);
    let both = [beginning.unwrap_or_default(), end.unwrap_or_default()];
    both.join("…").replace(needs_escape, "\u{FFFD}")
}

/// Whether this character changes the direction in which its neighbours are shown.
fn turns_direction(letter: char) -> bool {
    matches!(
        letter,
        '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
    )
}

/// Whether a terminal would do anything other than show this character, or would show its neighbours differently. Line
/// breaks are included.
pub fn needs_escape(letter: char) -> bool {
    let breaks_line = matches!(letter, '\u{2028}' | '\u{2029}');
    letter.is_control() || turns_direction(letter) || breaks_line
}

/// The maximum number of characters of a file name.
const MAX_NAME: usize = 60;

/// Converts a text to a file name that every system accepts. Characters that change the writing direction become
/// spaces, so that the extension stays visible at the end.
pub fn cleaned_file_name(text: &str) -> String {
    let letter = |letter: char| {
        let is_odd =
            letter.is_control() || turns_direction(letter) || "/\\:*?\"<>|".contains(letter);
        if is_odd { ' ' } else { letter }
    };
    let text: String = text.chars().map(letter).collect();
    let words: Vec<_> = text.split_whitespace().collect();
    let name = words.join(" ");
    within_words(&name, MAX_NAME)
        .trim_matches(['.', ' '])
        .to_owned()
}

/// The longest beginning of at most this many characters that does not end within a word. A single long word is cut.
fn within_words(text: &str, most: usize) -> &str {
    let Some((end, next)) = text.char_indices().nth(most) else {
        return text;
    };
    let beginning = text.get(..end).unwrap_or(text);
    if next == ' ' {
        return beginning;
    }
    let whole = beginning.rfind(' ').and_then(|end| beginning.get(..end));
    whole
        .unwrap_or(beginning)
        .trim_end_matches([' ', ',', '–', '-'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_shown_on_one_line_without_control_characters() {
        for (name, shown) in [
            ("mates.fen", "mates.fen"),
            ("Ласкер – 王 ♔ é.epd", "Ласкер – 王 ♔ é.epd"),
            ("two\nlines\u{1b}[2J", "two�lines�[2J"),
            ("nef.\u{202e}exe\u{2028}", "nef.�exe�"),
        ] {
            assert_eq!(name_text(name), shown);
        }
    }

    #[test]
    fn the_beginning_and_end_of_an_overlong_name_are_shown() {
        let name = format!("first {} last", "é".repeat(40_000));
        let shown = name_text(&name);
        assert!(shown.starts_with("first é") && shown.ends_with("é last"));
        assert!(shown.contains('…') && shown.len() < LONGEST + 8);
        let longest = "é".repeat(LONGEST / 2);
        assert_eq!(name_text(&longest), longest);
    }

    #[cfg(unix)]
    #[test]
    fn invalid_bytes_of_a_name_are_marked() {
        use std::os::unix::ffi::OsStrExt as _;
        assert_eq!(name_text(OsStr::from_bytes(b"\xff.fen")), "�.fen");
    }

    #[test]
    fn a_suggested_name_contains_no_path_and_no_hidden_end() {
        assert_eq!(cleaned_file_name("Réti 1921, Ход"), "Réti 1921, Ход");
        assert_eq!(cleaned_file_name("../a: \u{7}b?"), "a b");
        assert_eq!(cleaned_file_name("x\u{202e}gpj"), "x gpj");
        assert_eq!(cleaned_file_name("\u{2067}x\u{200f}\u{2028}"), "x");
    }

    #[test]
    fn a_long_suggested_name_ends_after_a_whole_word() {
        let game = "Kasparov – Topalov, Wijk aan Zee 1999, Black to move after 24. Rxd4";
        let name = "Kasparov – Topalov, Wijk aan Zee 1999, Black to move after";
        assert_eq!(cleaned_file_name(game), name);
        let word = "x".repeat(MAX_NAME + 9);
        assert_eq!(cleaned_file_name(&word).len(), MAX_NAME);
    }
}
