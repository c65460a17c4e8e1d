//! A line of a file as text, and back, without losing a byte.

use std::borrow::Cow;

/// The text of a line. Bytes that are not UTF-8 are read as Latin-1, in which every byte is a
/// character, so that [`line_of_text`] can give them back.
pub fn text_of_line(line: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(line) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(line.iter().copied().map(char::from).collect()),
    }
}

/// The bytes of a text that stands for an old line: Latin-1 when the old line was and the text can
/// be, else UTF-8.
pub fn line_of_text(text: &str, old_line: &[u8]) -> Vec<u8> {
    let latin_1 = || {
        text.chars()
            .map(|letter| u8::try_from(letter).ok())
            .collect()
    };
    let is_utf_8 = std::str::from_utf8(old_line).is_ok();
    let bytes: Option<Vec<u8>> = if is_utf_8 { None } else { latin_1() };
    bytes.unwrap_or_else(|| text.as_bytes().to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_latin_1_line_comes_back_byte_for_byte_and_so_does_utf_8() {
        for line in [&b"# caf\xe9 \x80\xff"[..], "# café ♔".as_bytes(), b""] {
            assert_eq!(line_of_text(&text_of_line(line), line), line);
        }
    }

    #[test]
    fn text_that_latin_1_cannot_hold_becomes_utf_8() {
        assert_eq!(line_of_text("é♔", b"\xe9"), "é♔".as_bytes());
    }
}
