//! The comment on the position before the moves.

use std::borrow::Cow;

/// A comment. It ends at the first closing brace, which cannot be escaped.
#[derive(Debug, Default)]
pub(super) struct Comment {
    said: Vec<u8>,
    kept: Vec<u8>,
}

impl Comment {
    /// Adds a text for people.
    pub(super) fn say(&mut self, text: &[u8]) {
        push(&mut self.said, text);
    }

    /// Adds an unchanged operation.
    pub(super) fn keep(&mut self, operation: &[u8]) {
        push(&mut self.kept, operation);
    }

    /// Its words with the braces, to be separated by blanks; empty if the comment is empty.
    pub(super) fn words(&self) -> Vec<Cow<'_, [u8]>> {
        let mut text = self.said.clone();
        push(&mut text, &self.kept);
        for byte in &mut text {
            *byte = match *byte {
                b'}' => b')',
                byte if byte.is_ascii_control() => b' ',
                byte => byte,
            };
        }
        if text.is_empty() {
            return Vec::new();
        }
        text.insert(0, b'{');
        text.push(b'}');
        let words = text.split(|byte| *byte == b' ');
        let words = words.filter(|word| !word.is_empty());
        words.map(|word| Cow::Owned(word.to_vec())).collect()
    }
}

fn push(text: &mut Vec<u8>, more: &[u8]) {
    let more = more.trim_ascii();
    if !text.is_empty() && !more.is_empty() {
        text.push(b' ');
    }
    text.extend_from_slice(more);
}
