//! Removes the wrapping of a text, and maps its places back to the line.
//!
//! Encodings of addresses and programs are undone, quotation marks of mails and invisible characters are removed, all
//! blanks become spaces and all dashes hyphens. Line ends become `\n`.

use super::changes::Change;
use super::decode::{Decoded, Origin, decode};
use super::report::RepairKind;
use super::signs;
use std::borrow::Cow;
use std::ops::Range;

/// A text in plain characters that remembers the place of each in the line.
pub(crate) struct PlainText<'line> {
    text: Cow<'line, str>,
    origins: Origins,
}

/// The bytes of the line that each byte of a plain text comes from.
enum Origins {
    /// The text is the line from this place on.
    From(usize),
    Each(Vec<Origin>),
}

impl Origins {
    fn get(&self, at: usize) -> Option<Origin> {
        match self {
            Self::Each(origins) => origins.get(at).copied(),
            Self::From(start) => Some(Origin {
                start: start + at,
                end: start + at + 1,
            }),
        }
    }
}

impl<'line> PlainText<'line> {
    /// The plain form of a line, or of a whole page.
    pub(crate) fn of(line: &'line str) -> Self {
        let text = line.trim_start_matches(' ');
        if is_plain(text) {
            return Self {
                origins: Origins::From(line.len() - text.len()),
                text: Cow::Borrowed(text),
            };
        }
        Self::decoded(line)
    }

    fn decoded(line: &str) -> Self {
        let decoded = decode(line);
        let mut text = String::with_capacity(decoded.bytes.len());
        let mut origins = Vec::with_capacity(decoded.bytes.len());
        let mut is_line_start = true;
        let mut characters = characters(&decoded).peekable();
        while let Some((character, origin)) = characters.next() {
            let plain_form = match character {
                '\r' if matches!(characters.peek(), Some(('\n', _))) => None,
                '\n' | '\r' | '\u{2028}' | '\u{2029}' => Some('\n'),
                _ => signs::plain(character),
            };
            let is_dropped = is_line_start && matches!(plain_form, Some(' ' | '>'));
            if let Some(character) = plain_form.filter(|_| !is_dropped) {
                is_line_start = character == '\n';
                text.push(character);
                let bytes = character.len_utf8();
                origins.extend((0..bytes).map(|_| origin));
            }
        }
        Self {
            text: Cow::Owned(text),
            origins: Origins::Each(origins),
        }
    }

    /// The text.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The differences between a part of the text and the line.
    pub(super) fn changes_in(&self, line: &str, part: &Range<usize>) -> Vec<Change> {
        let mut changes = Vec::new();
        if matches!(self.origins, Origins::From(_)) {
            return changes;
        }
        let mut line_end = None;
        let text = self.text.get(part.clone()).unwrap_or_default();
        for (at, character) in text.char_indices() {
            let Some(origin) = self.origins.get(part.start + at) else {
                break;
            };
            let skipped = line_end.unwrap_or(origin.start)..origin.start;
            line_end = Some(origin.end);
            if !skipped.is_empty() {
                let kind = kind_of_skipped(line.get(skipped.clone()).unwrap_or_default());
                changes.push(change(kind, skipped, String::new()));
            }
            let span = origin.start..origin.end;
            let found = line.get(span.clone()).unwrap_or_default();
            let became = character.to_string();
            if found == became {
                continue;
            }
            let kind = match found.as_bytes() {
                [b'%' | b'\\' | b'&', _, ..] => RepairKind::Wrapper,
                _ if found == "\u{3000}" && is_behind_look_alike(&changes, span.start) => {
                    RepairKind::LookalikeLetters
                }
                _ if character.is_whitespace() => RepairKind::WhiteSpace,
                _ => RepairKind::LookalikeLetters,
            };
            changes.push(change(kind, span, became));
        }
        changes
    }

    /// The bytes of the line that a part of the text comes from.
    pub(super) fn span_in_line(&self, part: &Range<usize>) -> Range<usize> {
        let before = part.start.checked_sub(1);
        let start = if part.is_empty() {
            before.and_then(|at| self.origins.get(at)).map(|o| o.end)
        } else {
            self.origins.get(part.start).map(|o| o.start)
        };
        let last = part.end.checked_sub(1).and_then(|at| self.origins.get(at));
        let start = start.unwrap_or_default();
        start..last.map_or(start, |o| o.end).max(start)
    }
}

/// Whether a line is already plain.
fn is_plain(line: &str) -> bool {
    let is_plain = |byte: u8| matches!(byte, b' '..=b'~' if !matches!(byte, b'%' | b'&' | b'\\'));
    !line.starts_with('>') && line.bytes().all(is_plain)
}

/// Chess symbols may be followed by variation selectors, which choose between text and picture.
fn kind_of_skipped(text: &str) -> RepairKind {
    if text.chars().all(|c| matches!(c, '\u{fe0e}' | '\u{fe0f}')) {
        RepairKind::Figurines
    } else {
        RepairKind::WhiteSpace
    }
}

/// Whether a full-width text comes before: its full-width blanks are not a separate fault.
fn is_behind_look_alike(changes: &[Change], place: usize) -> bool {
    changes
        .last()
        .is_some_and(|last| last.kind == RepairKind::LookalikeLetters && last.span.end == place)
}

fn change(kind: RepairKind, span: Range<usize>, became: String) -> Change {
    Change {
        kind,
        span,
        became,
        may_merge: true,
    }
}

/// The characters of a decoded text, each with the bytes of the line that it comes from.
fn characters(decoded: &Decoded) -> impl Iterator<Item = (char, Origin)> {
    let mut at = 0;
    let chunks = decoded.bytes.utf8_chunks().flat_map(|chunk| {
        let valid = chunk.valid().chars().map(|c| (c, c.len_utf8()));
        let invalid = chunk.invalid().len();
        let broken = (invalid > 0).then_some((char::REPLACEMENT_CHARACTER, invalid));
        valid.chain(broken)
    });
    chunks.map(move |(character, length)| {
        let first = decoded.origins.get(at).map_or(0, |origin| origin.start);
        at += length;
        let last = decoded.origins.get(at - 1).map_or(first, |o| o.end);
        let origin = Origin {
            start: first,
            end: last,
        };
        (character, origin)
    })
}
