//! English made long and strange, for finding texts that are not from the catalogue and places that
//! have no room for longer words.

use std::borrow::Cow;

/// A stretch of text with a mark on every letter that can have one, and two letters more for every
/// five. Variables are no part of it, since the catalogue gives only what stands between them.
pub(super) fn stretched(text: &str) -> Cow<'_, str> {
    let mut long = String::with_capacity(2 * text.len());
    // In fifths of a letter, rounded up: a short word gets its share, too.
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

/// The letter with a mark on it, all of them letters of Latin-1 and Latin Extended-A.
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
    fn what_is_no_letter_stays_as_it_is() {
        for text in [" ", ": ", "12 (3)", "…", ","] {
            assert_eq!(stretched(text), text);
        }
    }
}
