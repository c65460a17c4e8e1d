//! The operands of a comment with other commands in them.

use std::ops::Range;

/// The operands, and the replacements of their parts in order.
pub(super) struct Comment<'tail> {
    text: &'tail [u8],
    replacements: Vec<(Range<usize>, Vec<u8>)>,
}

impl<'tail> Comment<'tail> {
    pub(super) fn new(text: &'tail [u8]) -> Self {
        Self {
            text,
            replacements: Vec::new(),
        }
    }

    pub(super) fn has_replacements(&self) -> bool {
        !self.replacements.is_empty()
    }

    /// Replaces a command after those that have been replaced; an empty text removes it.
    pub(super) fn replace(&mut self, span: Range<usize>, command: Vec<u8>) {
        self.replacements.push((span, command));
    }

    /// Puts a command in front of the first one.
    pub(super) fn put_in_front(&mut self, command: &[u8]) {
        if let Some((_, first)) = self.replacements.first_mut() {
            first.splice(0..0, command.iter().copied());
        }
    }

    /// Adds a command after the last one.
    pub(super) fn put_behind(&mut self, command: &[u8]) {
        if let Some((_, last)) = self.replacements.last_mut() {
            last.extend_from_slice(command);
        }
    }

    /// Adds commands after the text, which is not empty.
    pub(super) fn append(&mut self, commands: &[u8]) {
        let text = self.text;
        let is_closed = 1 < text.len() && text.ends_with(b"\"");
        let end = text.len() - usize::from(is_closed);
        self.replace(end..end, [b" ", commands].concat());
    }

    /// The new text. One of the blanks around a removed command is removed, too.
    pub(super) fn text(&self) -> Vec<u8> {
        let mut text = self.text.to_vec();
        for (span, command) in self.replacements.iter().rev() {
            let span = if command.is_empty() {
                with_blank(&text, span.clone())
            } else {
                span.clone()
            };
            text.splice(span, command.iter().copied());
        }
        text
    }
}

/// The place of a removed command with a blank: the blank before it if another blank or the end follows, or,
/// at the beginning, the blank after it.
fn with_blank(text: &[u8], span: Range<usize>) -> Range<usize> {
    let before = text.get(..span.start).unwrap_or_default();
    let behind = text.get(span.end..).unwrap_or_default();
    let is_end = matches!(behind, [] | b"\"");
    let is_start = matches!(before, [] | b"\"");
    let is_blank_behind = matches!(behind, [b' ' | b'\t', ..]);
    match before {
        [.., b' ' | b'\t'] if is_end || is_blank_behind => span.start - 1..span.end,
        _ if is_start && is_blank_behind => span.start..span.end + 1,
        _ => span,
    }
}
