//! Converts a line of a file to text and back without losing a byte.
//!
//! ```
//! use tabiya_notation::line_text::{line_of_text, text_of_line};
//!
//! let line = b"# caf\xe9"; // Latin-1
//! let text = text_of_line(line);
//! assert_eq!(text, "# café");
//! assert_eq!(line_of_text(&text, line), line);
//! ```

use std::borrow::Cow;

/// The text of a line. A line that is not UTF-8 is read as Latin-1, in which every byte is a character, so
/// that [`line_of_text`] can restore it.
pub fn text_of_line(line: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(line) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(line.iter().copied().map(char::from).collect()),
    }
}

/// The bytes of a text that replaces an old line: Latin-1 if the old line was Latin-1 and the new bytes would
/// not be read as UTF-8, otherwise UTF-8. [`text_of_line`] always restores the text.
pub fn line_of_text(text: &str, old_line: &[u8]) -> Vec<u8> {
    let latin_1 = || {
        text.chars()
            .map(|letter| u8::try_from(letter).ok())
            .collect()
    };
    let is_utf_8 = |bytes: &[u8]| std::str::from_utf8(bytes).is_ok();
    let bytes: Option<Vec<u8>> = if is_utf_8(old_line) { None } else { latin_1() };
    bytes
        .filter(|bytes| bytes.is_ascii() || !is_utf_8(bytes))
        .unwrap_or_else(|| text.as_bytes().to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latin_1_and_utf_8_lines_are_restored_byte_for_byte() {
        for line in [&b"# caf\xe9 \x80\xff"[..], "# café ♔".as_bytes(), b""] {
            assert_eq!(line_of_text(&text_of_line(line), line), line);
        }
    }

    #[test]
    fn part_of_a_latin_1_line_is_not_reread_as_utf_8() {
        let old = b"\xc3\xa9\xff";
        let shown = text_of_line(old);
        let shorter = shown.strip_suffix('\u{ff}').unwrap_or_default();
        assert_eq!(text_of_line(&line_of_text(shorter, old)), shorter);
    }

    #[test]
    fn text_that_latin_1_cannot_hold_becomes_utf_8() {
        assert_eq!(line_of_text("é♔", b"\xe9"), "é♔".as_bytes());
    }
}
