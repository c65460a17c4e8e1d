//! Removes the wrapping of a text, and maps its places back to the line.
//!
//! Encodings of addresses and programs are undone, quotation marks of mails and invisible characters are removed, all
//! whitespace becomes spaces and all dashes hyphens. Line ends become `\n`.

use super::report::{RepairChange, RepairKind};
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
    Each(Vec<LineRange>),
}

impl Origins {
    fn get(&self, at: usize) -> Option<LineRange> {
        match self {
            Self::Each(origins) => origins.get(at).copied(),
            Self::From(start) => Some(LineRange {
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
    pub(super) fn changes_in(&self, line: &str, part: &Range<usize>) -> Vec<RepairChange> {
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

/// Whether a full-width text comes before: its full-width spaces are not a separate fault.
fn is_behind_look_alike(changes: &[RepairChange], place: usize) -> bool {
    changes
        .last()
        .is_some_and(|last| last.kind == RepairKind::LookalikeLetters && last.span.end == place)
}

fn change(kind: RepairKind, span: Range<usize>, became: String) -> RepairChange {
    RepairChange {
        kind,
        span,
        became,
        may_merge: true,
    }
}

/// The characters of a decoded text, each with the bytes of the line that it comes from.
fn characters(decoded: &Decoded) -> impl Iterator<Item = (char, LineRange)> {
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
        let origin = LineRange {
            start: first,
            end: last,
        };
        (character, origin)
    })
}

/// Bytes of decoded text with their origins.
#[derive(Default)]
pub(super) struct Decoded {
    /// The text; not always valid UTF-8.
    pub(super) bytes: Vec<u8>,
    /// The bytes of the line that each byte comes from.
    origins: Vec<LineRange>,
}

/// A range of bytes of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LineRange {
    pub(super) start: usize,
    pub(super) end: usize,
}

/// Decodes a whole text.
fn decode(line: &str) -> Decoded {
    let line = line.as_bytes();
    let mut decoded = Decoded::default();
    let mut start = 0;
    while let Some([first, behind @ ..]) = line.get(start..) {
        let mut buffer = [*first, 0, 0, 0];
        let (length, bytes) = match first {
            b'%' if let Some((byte, length)) = percent(behind) => {
                buffer = [byte, 0, 0, 0];
                (length, 1)
            }
            b'\\' if let Some(sign @ (b'/' | b'-' | b'_' | b'*' | b'"')) = behind.first() => {
                buffer = [*sign, 0, 0, 0];
                (2, 1)
            }
            b'&' if let Some((character, length)) = entity(behind) => {
                (length, character.encode_utf8(&mut buffer).len())
            }
            _ => (1, 1),
        };
        let end = start + length;
        let bytes = buffer.into_iter().take(bytes);
        decoded.bytes.extend(bytes.clone());
        decoded
            .origins
            .extend(bytes.map(|_| LineRange { start, end }));
        start = end;
    }
    decoded
}

/// The byte of a `%` sequence, given the text after the `%`, and the length with the `%`. Addresses within addresses
/// are encoded twice: `%252F`.
fn percent(behind: &[u8]) -> Option<(u8, usize)> {
    match behind {
        [b'2', b'5', high, low, ..] if let Some(byte) = hex(*high, *low) => Some((byte, 5)),
        [high, low, ..] => Some((hex(*high, *low)?, 3)),
        _ => None,
    }
}

fn hex(high: u8, low: u8) -> Option<u8> {
    let digit = |letter: u8| char::from(letter).to_digit(16);
    u8::try_from(digit(high)? * 16 + digit(low)?).ok()
}

/// The character of an HTML entity, given the text after the `&`, and the length with the `&`.
fn entity(behind: &[u8]) -> Option<(char, usize)> {
    const LONGEST: usize = 8;
    let length = behind.iter().take(LONGEST).position(|byte| *byte == b';')?;
    let name = std::str::from_utf8(behind.get(..length)?).ok()?;
    let character = match name {
        "amp" => '&',
        "quot" => '"',
        "apos" => '\'',
        "lt" => '<',
        "gt" => '>',
        "nbsp" => '\u{a0}',
        "ndash" => '\u{2013}',
        "mdash" => '\u{2014}',
        "minus" => '\u{2212}',
        "sol" => '/',
        _ => numbered(name.strip_prefix('#')?)?,
    };
    Some((character, length + 2))
}

fn numbered(number: &str) -> Option<char> {
    let code = match number.strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => number.parse(),
    };
    code.ok().and_then(char::from_u32)
}
