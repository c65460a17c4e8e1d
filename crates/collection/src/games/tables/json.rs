//! The places of the members of JSON objects, and the texts of their values.
//!
//! The reader keeps the places in the text, so that a value can be replaced without touching any other byte. It accepts
//! exactly JSON (RFC 8259), with two limits: values within values, and the length of a row. Bytes that are not UTF-8 are
//! passed on.

pub(super) mod head;
pub(super) mod write;

use std::borrow::Cow;
use std::ops::Range;

/// The maximum number of arrays and objects within each other.
pub(super) const MAX_DEPTH: usize = 64;

/// A member of an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Member {
    /// The place of its name, with the quotes.
    pub(super) key: Range<usize>,
    /// The place of its value.
    pub(super) value: Range<usize>,
}

/// The reason why a text is not an object that is read here, with the place of the fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum JsonFault {
    /// It is not JSON from here on, or not an object.
    Syntax(usize),
    /// There are too many values within each other.
    Depth(usize),
}

/// Finds the members of an object, and returns the place of its closing brace. After a fault `members` has those before
/// it.
pub(super) fn object_members(text: &[u8], members: &mut Vec<Member>) -> Result<usize, JsonFault> {
    members.clear();
    let mut scanner = Scanner { text, at: 0 };
    scanner.skip_blanks();
    scanner.object(0, &mut |member| members.push(member))?;
    let end = scanner.at - 1;
    scanner.skip_blanks();
    if scanner.at < text.len() {
        return Err(JsonFault::Syntax(scanner.at));
    }
    Ok(end)
}

/// Returns the places of the elements of an array; nothing if the text is none.
pub(super) fn array_elements(text: &[u8]) -> Vec<Range<usize>> {
    let mut elements = Vec::new();
    let mut scanner = Scanner { text, at: 0 };
    if scanner
        .array(0, &mut |element| elements.push(element))
        .is_err()
    {
        elements.clear();
    }
    elements
}

/// Returns a value as a text: a string without its quotes and escapes, nothing for `null`, and anything else unchanged.
pub(super) fn value_text(value: &[u8]) -> Cow<'_, [u8]> {
    match value {
        b"null" => Cow::Borrowed(b""),
        [b'"', inside @ .., b'"'] => unescaped(inside),
        _ => Cow::Borrowed(value),
    }
}

/// Whether a value is an array or an object.
pub(super) fn is_nested(value: &[u8]) -> bool {
    matches!(value.first(), Some(b'{' | b'['))
}

/// Whether a text is a number of JSON.
pub(super) fn is_json_number(text: &[u8]) -> bool {
    let mut scanner = Scanner { text, at: 0 };
    scanner.number().is_ok() && scanner.at == text.len()
}

struct Scanner<'text> {
    text: &'text [u8],
    at: usize,
}

type Scanned = Result<(), JsonFault>;

impl Scanner<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn fault(&self) -> JsonFault {
        JsonFault::Syntax(self.at)
    }

    fn skip_blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\r' | b'\n')) {
            self.at += 1;
        }
    }

    /// Skips this byte, and returns whether it is there.
    fn skips(&mut self, byte: u8) -> bool {
        let is_there = self.peek() == Some(byte);
        self.at += usize::from(is_there);
        is_there
    }

    fn expect(&mut self, byte: u8) -> Scanned {
        if self.skips(byte) {
            Ok(())
        } else {
            Err(self.fault())
        }
    }

    fn object(&mut self, depth: usize, each: &mut dyn FnMut(Member)) -> Scanned {
        self.expect(b'{')?;
        self.skip_blanks();
        if self.skips(b'}') {
            return Ok(());
        }
        loop {
            self.skip_blanks();
            let key = self.at;
            self.string()?;
            let key = key..self.at;
            self.skip_blanks();
            self.expect(b':')?;
            let value = self.value(depth)?;
            each(Member { key, value });
            self.skip_blanks();
            if self.skips(b'}') {
                return Ok(());
            }
            self.expect(b',')?;
        }
    }

    fn array(&mut self, depth: usize, each: &mut dyn FnMut(Range<usize>)) -> Scanned {
        self.expect(b'[')?;
        self.skip_blanks();
        if self.skips(b']') {
            return Ok(());
        }
        loop {
            each(self.value(depth)?);
            self.skip_blanks();
            if self.skips(b']') {
                return Ok(());
            }
            self.expect(b',')?;
        }
    }

    /// Skips a value within `depth` others, and returns its place.
    fn value(&mut self, depth: usize) -> Result<Range<usize>, JsonFault> {
        self.skip_blanks();
        let start = self.at;
        if depth == MAX_DEPTH && matches!(self.peek(), Some(b'{' | b'[')) {
            return Err(JsonFault::Depth(start));
        }
        match self.peek() {
            Some(b'{') => self.object(depth + 1, &mut |_| ()),
            Some(b'[') => self.array(depth + 1, &mut |_| ()),
            Some(b'"') => self.string(),
            Some(b't') => self.word(b"true"),
            Some(b'f') => self.word(b"false"),
            Some(b'n') => self.word(b"null"),
            _ => self.number(),
        }?;
        Ok(start..self.at)
    }

    fn word(&mut self, word: &[u8]) -> Scanned {
        word.iter().try_for_each(|byte| self.expect(*byte))
    }

    fn string(&mut self) -> Scanned {
        self.expect(b'"')?;
        loop {
            match self.peek() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(());
                }
                Some(b'\\') => self.escape()?,
                Some(b' '..) => self.at += 1,
                Some(_) | None => return Err(self.fault()),
            }
        }
    }

    fn escape(&mut self) -> Scanned {
        let rest = self.text.get(self.at + 1..).unwrap_or_default();
        let length = match rest {
            [b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't', ..] => 2,
            [b'u', digits @ ..] if hex(digits).is_some() => 6,
            _ => return Err(self.fault()),
        };
        self.at += length;
        Ok(())
    }

    fn number(&mut self) -> Scanned {
        self.skips(b'-');
        if !self.skips(b'0') {
            self.digits()?;
        }
        if self.skips(b'.') {
            self.digits()?;
        }
        if self.skips(b'e') || self.skips(b'E') {
            if !self.skips(b'+') {
                self.skips(b'-');
            }
            self.digits()?;
        }
        Ok(())
    }

    fn digits(&mut self) -> Scanned {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        if start == self.at {
            return Err(self.fault());
        }
        Ok(())
    }
}

/// Reads four hexadecimal digits.
fn hex(digits: &[u8]) -> Option<u16> {
    let digits = digits.get(..4)?;
    // `from_str_radix` would accept a sign.
    let digits = str::from_utf8(digits)
        .ok()
        .filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))?;
    u16::from_str_radix(digits, 16).ok()
}

fn unescaped(inside: &[u8]) -> Cow<'_, [u8]> {
    let Some(first) = memchr::memchr(b'\\', inside) else {
        return Cow::Borrowed(inside);
    };
    let (plain, mut rest) = inside.split_at(first);
    let mut text = plain.to_vec();
    while let Some((byte, behind)) = rest.split_first() {
        rest = behind;
        if *byte != b'\\' {
            text.push(*byte);
            continue;
        }
        let Some((escape, behind)) = rest.split_first() else {
            break;
        };
        rest = behind;
        match escape {
            b'b' => text.push(8),
            b'f' => text.push(12),
            b'n' => text.push(b'\n'),
            b'r' => text.push(b'\r'),
            b't' => text.push(b'\t'),
            b'u' => {
                let (letter, length) = unicode_escape(rest);
                text.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
                rest = rest.get(length..).unwrap_or_default();
            }
            other => text.push(*other),
        }
    }
    Cow::Owned(text)
}

/// Reads the digits after `\u`, and a second escape if both are one character. Returns their length as well.
fn unicode_escape(digits: &[u8]) -> (char, usize) {
    let first = hex(digits).unwrap_or_default();
    let second = digits.get(4..).and_then(|rest| rest.strip_prefix(b"\\u"));
    let second = second.and_then(hex);
    let units = [first, second.unwrap_or_default()];
    match char::decode_utf16(units).next() {
        Some(Ok(letter)) if letter.len_utf16() == 2 => (letter, 10),
        Some(Ok(letter)) => (letter, 4),
        Some(Err(_)) | None => (char::REPLACEMENT_CHARACTER, 4),
    }
}
