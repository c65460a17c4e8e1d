//! Writes JSON objects for programs.
//!
//! The code does not use a library for two reasons. Ten million lines are three gigabytes of report, nearly all FEN,
//! which a library would scan for characters to escape. This code does not. Control characters for terminals are also
//! escaped here, which JSON does not require.

use crate::needs_escape;

/// A JSON object under construction.
#[derive(Debug)]
pub struct Object<'a> {
    out: &'a mut Vec<u8>,
    is_empty: bool,
}

impl<'a> Object<'a> {
    pub fn begin(out: &'a mut Vec<u8>) -> Self {
        out.push(b'{');
        Self {
            out,
            is_empty: true,
        }
    }

    pub fn end(self) {
        self.out.push(b'}');
    }

    /// Begins a member whose name needs no escaping.
    pub fn member(&mut self, name: &str) -> &mut Vec<u8> {
        self.comma();
        self.out.push(b'"');
        self.out.extend_from_slice(name.as_bytes());
        self.out.extend_from_slice(b"\":");
        self.out
    }

    /// Begins a member with any name.
    pub fn any_member(&mut self, name: &str) -> &mut Vec<u8> {
        self.comma();
        push_text(name, self.out);
        self.out.push(b':');
        self.out
    }

    fn comma(&mut self) {
        if !std::mem::take(&mut self.is_empty) {
            self.out.push(b',');
        }
    }

    /// Adds a text that needs no escaping, such as a FEN.
    pub fn plain(&mut self, name: &str, text: &str) {
        let out = self.member(name);
        out.push(b'"');
        out.extend_from_slice(text.as_bytes());
        out.push(b'"');
    }

    pub fn text(&mut self, name: &str, text: &str) {
        push_text(text, self.member(name));
    }

    pub fn number(&mut self, name: &str, number: u64) {
        let out = self.member(name);
        out.extend_from_slice(number.to_string().as_bytes());
    }

    pub fn truth(&mut self, name: &str, truth: bool) {
        let word: &[u8] = if truth { b"true" } else { b"false" };
        self.member(name).extend_from_slice(word);
    }
}

/// Appends a list. `push` appends each item.
pub fn push_list<T>(
    items: impl IntoIterator<Item = T>,
    out: &mut Vec<u8>,
    mut push: impl FnMut(T, &mut Vec<u8>),
) {
    out.push(b'[');
    for (at, item) in items.into_iter().enumerate() {
        if at > 0 {
            out.push(b',');
        }
        push(item, out);
    }
    out.push(b']');
}

/// Appends a text in quotes.
pub fn push_text(text: &str, out: &mut Vec<u8>) {
    out.push(b'"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => {
                out.push(b'\\');
                out.push(letter as u8);
            }
            '\t' => out.extend_from_slice(b"\\t"),
            _ if needs_escape(letter) => push_number(letter, out),
            _ => out.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    out.push(b'"');
}

/// Appends an escape. All harmful characters have numbers of at most four digits.
fn push_number(letter: char, out: &mut Vec<u8>) {
    out.extend_from_slice(format!("\\u{:04x}", u32::from(letter)).as_bytes());
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn written(text: &str) -> String {
        let mut out = Vec::new();
        push_text(text, &mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn control_characters_are_escaped() {
        assert_eq!(
            written("\u{1b}[m\u{9b}\u{202e}"),
            r#""\u001b[m\u009b\u202e""#
        );
        assert_eq!(written("a\"b\\c\td"), r#""a\"b\\c\td""#);
    }

    proptest! {
        #[test]
        fn every_text_is_read_back_by_a_json_reader(text in ".{0,40}|\\PC*|[\\x00-\\x20\"\\\\]*") {
            let read: String = serde_json::from_str(&written(&text)).unwrap();
            prop_assert_eq!(read, text);
        }
    }
}
