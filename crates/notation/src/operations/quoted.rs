//! Operands: words and texts in quotes; and the encoding of their bytes.
//!
//! The standard has no way to write a quote inside a text. Files use `\"`, so this does not end a text, unless the text
//! would then have no end or a less plausible one.

use crate::fen::skip_blanks;
use std::borrow::Cow;
use std::ops::Range;

/// One operand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand<'tail> {
    /// Its place in the tail, with its quotes.
    pub span: Range<usize>,
    /// Its bytes without the quotes.
    pub bytes: &'tail [u8],
    /// Whether it is a text in quotes.
    pub is_quoted: bool,
    /// Whether the closing quote is missing.
    pub is_open: bool,
}

impl<'tail> Operand<'tail> {
    /// Its value: in a text, `\"` means a quote and `\\` a backslash.
    ///
    /// ```
    /// use tabiya_notation::operations::find;
    ///
    /// let operation = find(br#"id "the \"Immortal\" game";"#, b"id").unwrap();
    /// let value = operation.operands().next().unwrap().value();
    /// assert_eq!(&*value, br#"the "Immortal" game"#);
    /// ```
    pub fn value(&self) -> Cow<'tail, [u8]> {
        if self.is_quoted {
            unescaped(self.bytes)
        } else {
            Cow::Borrowed(self.bytes)
        }
    }

    /// Whether it may be a list of words, which spaces and commas separate. An open text and one with escaped signs are
    /// one word.
    pub(crate) fn is_list(&self) -> bool {
        !self.is_open && !self.bytes.contains(&b'\\')
    }

    pub(crate) fn number(&self) -> Option<i64> {
        let (sign, digits) = match self.bytes {
            [b'-', digits @ ..] => (-1, digits),
            digits => (1, digits.strip_prefix(b"+").unwrap_or(digits)),
        };
        if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let append = |number: i64, digit: &u8| {
            let digit = i64::from(digit - b'0');
            number.saturating_mul(10).saturating_add(digit)
        };
        Some(sign * digits.iter().fold(0, append))
    }
}

/// The operand that begins here; `None` at a semicolon and at the end.
pub(super) fn operand_at(text: &[u8], start: usize) -> Option<Operand<'_>> {
    match text.get(start)? {
        b';' => None,
        b'"' => Some(text_at(text, start)),
        _ => {
            let end = word_end(text, start);
            Some(Operand {
                bytes: text.get(start..end)?,
                span: start..end,
                is_quoted: false,
                is_open: false,
            })
        }
    }
}

/// The operands in a text; `None` if it cannot be the operands of one operation.
pub(super) fn all_operands(text: &[u8]) -> Option<Vec<Operand<'_>>> {
    let mut operands = Vec::new();
    let mut at = skip_blanks(text, 0);
    while let Some(operand) = operand_at(text, at) {
        at = skip_blanks(text, operand.span.end);
        if operand.is_open {
            return None;
        }
        operands.push(operand);
    }
    (at >= text.len()).then_some(operands)
}

fn text_at(text: &[u8], start: usize) -> Operand<'_> {
    let (inner_end, end, is_open) = match closing_quote(text, start) {
        Some(quote) => (quote, quote + 1, false),
        None => (text.len(), text.len(), true),
    };
    Operand {
        span: start..end,
        bytes: text.get(start + 1..inner_end).unwrap_or_default(),
        is_quoted: true,
        is_open,
    }
}

/// The place after a word: a space, a semicolon, or the end.
pub(super) fn word_end(text: &[u8], start: usize) -> usize {
    let is_end = |at: usize| is_delimiter(text, at);
    (start + 1..text.len())
        .find(|at| is_end(*at))
        .unwrap_or(text.len())
}

/// Whether an operand can end before this place.
fn is_delimiter(text: &[u8], at: usize) -> bool {
    match text.get(at) {
        None | Some(b';') => true,
        Some(_) => is_blank(text, at),
    }
}

pub(super) fn is_blank(text: &[u8], at: usize) -> bool {
    match text.get(at) {
        Some(0x09..=0x0d | b' ' | 0xc2) => skip_blanks(text, at) > at,
        _ => false,
    }
}

/// The quote that closes the text that begins here.
fn closing_quote(text: &[u8], start: usize) -> Option<usize> {
    let rest = text.get(start + 1..)?;
    let first = start + 1 + memchr::memchr(b'"', rest)?;
    if text.get(first - 1) != Some(&b'\\') {
        return Some(first);
    }
    let Some(unescaped) = unescaped_quote(text, start + 1) else {
        return Some(first);
    };
    let is_better = is_delimiter(text, unescaped + 1) || !is_delimiter(text, first + 1);
    Some(if is_better { unescaped } else { first })
}

/// The number of bytes searched for the end of a text with escaped quotes. Texts have fewer than 256 bytes (PGN
/// standard, section 16.2.4.2); without a limit, many open ones would take quadratic time.
const LONGEST_ESCAPED: usize = 4096;

fn unescaped_quote(text: &[u8], start: usize) -> Option<usize> {
    let text = text.get(..text.len().min(start + LONGEST_ESCAPED))?;
    let mut at = start;
    loop {
        match text.get(at)? {
            b'"' => return Some(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// A text without the backslashes before quotes and backslashes. Other backslashes are kept.
pub(super) fn unescaped(text: &[u8]) -> Cow<'_, [u8]> {
    if !text.contains(&b'\\') {
        return Cow::Borrowed(text);
    }
    let mut plain = Vec::with_capacity(text.len());
    let mut bytes = text.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        let escaped = (byte == b'\\').then(|| bytes.next_if(|next| is_escapable(*next)));
        plain.push(escaped.flatten().unwrap_or(byte));
    }
    Cow::Owned(plain)
}

fn is_escapable(byte: u8) -> bool {
    matches!(byte, b'"' | b'\\')
}

/// A text in quotes. Backslashes are added only if the text would be read differently without them.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let next = letters.peek();
        let is_misread = match letter {
            '"' => true,
            '\\' => next.is_none_or(|next| matches!(next, '"' | '\\')),
            _ => false,
        };
        if is_misread {
            quoted.push('\\');
        }
        quoted.push(letter);
    }
    quoted.push('"');
    quoted
}

/// The encoding of a tail: UTF-8 if all its bytes are, otherwise Latin-1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TailEncoding {
    Utf8,
    Latin1,
}

impl TailEncoding {
    pub(super) fn of(tail: &[u8]) -> Self {
        match std::str::from_utf8(tail) {
            Ok(_) => Self::Utf8,
            Err(_) => Self::Latin1,
        }
    }

    /// The text of a part of the tail.
    pub(super) fn decode(self, part: &[u8]) -> Cow<'_, str> {
        match self {
            Self::Utf8 => String::from_utf8_lossy(part),
            Self::Latin1 => Cow::Owned(part.iter().copied().map(char::from).collect()),
        }
    }

    /// The bytes of a text; `None` if it has letters that Latin-1 lacks.
    pub(super) fn encode(self, text: &str) -> Option<Vec<u8>> {
        match self {
            Self::Utf8 => Some(text.as_bytes().to_vec()),
            Self::Latin1 => text
                .chars()
                .map(|letter| u8::try_from(letter).ok())
                .collect(),
        }
    }
}
