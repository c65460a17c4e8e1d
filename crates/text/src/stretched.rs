//! Stretched English, for finding texts that are not from the catalogue and places without room for longer words.

use std::borrow::Cow;

/// Stretches a piece of text: every letter that can have a mark gets one, and every five letters get two more.
/// Variables are not affected, since the catalogue passes only the text between them.
pub(super) fn stretched(text: &str) -> Cow<'_, str> {
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
