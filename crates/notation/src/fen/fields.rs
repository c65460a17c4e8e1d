//! Cuts a line into fields. Works on bytes, because lines of files need not be UTF-8.

use std::ops::Range;

/// The length of the blank that begins here; `None` if there is none. Blanks are all white space of ASCII and the
/// no-break space.
fn is_blank_at(text: &[u8], at: usize) -> Option<usize> {
    match text.get(at..) {
        Some([b' ' | b'\t' | b'\r' | b'\n' | 0x0b | 0x0c, ..]) => Some(1),
        Some([0xc2, 0xa0, ..]) => Some(2),
        _ => None,
    }
}

/// The first place from here on that is not a blank.
pub(crate) fn skip_blanks(text: &[u8], mut at: usize) -> usize {
    while let Some(length) = is_blank_at(text, at) {
        at += length;
    }
    at
}

/// The place after the last byte that is neither a blank nor NUL.
pub(crate) fn trim_end(text: &[u8]) -> usize {
    let mut rest = text;
    loop {
        rest = match rest {
            [before @ .., b' ' | b'\t' | b'\r' | b'\n' | 0x0b | 0x0c | 0]
            | [before @ .., 0xc2, 0xa0] => before,
            _ => return rest.len(),
        };
    }
}

/// The next field from here on: up to a blank or to one of the bytes in `ends`.
pub(crate) fn next_field(text: &[u8], from: usize, ends: &[u8]) -> Option<Range<usize>> {
    let start = skip_blanks(text, from);
    let rest = text.get(start..)?;
    let ends_field = |(at, byte): (usize, &u8)| {
        // Nearly every byte is above the blank and differs from the first byte of the no-break space.
        let may_be_blank = *byte <= b' ' || *byte == 0xc2;
        (may_be_blank && is_blank_at(rest, at).is_some()) || (at > 0 && ends.contains(byte))
    };
    let length = rest.iter().enumerate().position(ends_field);
    let end = length.map_or(text.len(), |length| start + length);
    (end > start).then_some(start..end)
}

/// The character that begins here, with its length in bytes. A byte that is not UTF-8 counts as one character.
pub(crate) fn char_at(text: &[u8], at: usize) -> Option<(char, usize)> {
    let rest = text.get(at..)?;
    (1..=rest.len().min(4))
        .find_map(|length| {
            let found = str::from_utf8(rest.get(..length)?).ok()?.chars().next()?;
            Some((found, length))
        })
        .or_else(|| (!rest.is_empty()).then_some((char::REPLACEMENT_CHARACTER, 1)))
}

/// The number with these digits; `None` if there are no digits, if there is another character among them, or if the
/// number is too large.
#[inline]
pub(crate) fn parse_digits(digits: &[u8]) -> Option<u32> {
    let first = digits.first().map(|_| 0_u32);
    digits.iter().fold(first, |number, digit| {
        let digit = char::from(*digit).to_digit(10)?;
        number?.checked_mul(10)?.checked_add(digit)
    })
}
