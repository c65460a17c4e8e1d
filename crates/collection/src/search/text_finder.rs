//! Finds a text in a line.
//!
//! A line is read as `notation::line_text` reads it: UTF-8, or Latin-1 if it is not valid UTF-8.
//! Ignoring case, two letters are the same if their simple case forms are. No other letter equals
//! an ASCII one (the Kelvin sign is not `k`), so that ASCII can be searched for in bytes.

use super::bytes_finder::BytesFinder;
use tabiya_notation::line_text::text_of_line;

/// Finds one text.
#[derive(Clone, Debug)]
pub(super) enum TextFinder {
    /// ASCII text: every byte is a character, in UTF-8 and in Latin-1.
    Ascii(BytesFinder),
    /// Text in exact case: its bytes in UTF-8, and those in Latin-1 if that can represent it.
    Exact {
        utf_8: BytesFinder,
        latin_1: Option<BytesFinder>,
    },
    /// Text in any case: its characters in one case.
    Folded(Vec<char>),
}

impl TextFinder {
    pub(super) fn new(text: &str, match_case: bool) -> Self {
        if text.is_ascii() {
            return Self::Ascii(BytesFinder::new(text.as_bytes(), match_case));
        }
        if !match_case {
            return Self::Folded(text.chars().map(folded).collect());
        }
        let latin_1: Option<Vec<u8>> = text.chars().map(|c| u8::try_from(c).ok()).collect();
        Self::Exact {
            utf_8: BytesFinder::new(text.as_bytes(), true),
            latin_1: latin_1.map(|bytes| BytesFinder::new(&bytes, true)),
        }
    }

    /// Whether the text is in this line, or in this part of one.
    pub(super) fn is_in(&self, line: &[u8]) -> bool {
        match self {
            Self::Ascii(finder) => finder.find(line).is_some(),
            _ if line.is_ascii() => false,
            Self::Exact { utf_8, latin_1 } => {
                let is_latin_1 = latin_1.as_ref().is_some_and(|it| it.find(line).is_some());
                let is_utf_8 = utf_8.find(line).is_some();
                (is_latin_1 || is_utf_8)
                    && match std::str::from_utf8(line) {
                        Ok(_) => is_utf_8,
                        Err(_) => is_latin_1,
                    }
            }
            Self::Folded(needle) => is_folded_in(needle, &text_of_line(line)),
        }
    }

    /// Returns a place such that no line with this text ends before it.
    pub(super) fn first_chance(&self, lines: &[u8]) -> Option<usize> {
        match self {
            Self::Ascii(finder) => finder.find(lines),
            Self::Exact { .. } | Self::Folded(_) => lines.iter().position(|byte| !byte.is_ascii()),
        }
    }
}

fn is_folded_in(needle: &[char], text: &str) -> bool {
    let text: Vec<char> = text.chars().map(folded).collect();
    text.windows(needle.len().max(1)).any(|part| part == needle)
}

/// Returns the character in one case, if that is a single character.
fn folded(letter: char) -> char {
    if letter.is_ascii() {
        return letter.to_ascii_lowercase();
    }
    // The conversion goes through upper case, since two small letters may share a capital (σ and
    // ς).
    let upper = single(letter.to_uppercase()).unwrap_or(letter);
    let lower = single(upper.to_lowercase()).unwrap_or(upper);
    if lower.is_ascii() { letter } else { lower }
}

fn single(mut letters: impl Iterator<Item = char>) -> Option<char> {
    letters.next().filter(|_| letters.next().is_none())
}
