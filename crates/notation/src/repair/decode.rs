//! Undoes the encodings in which text travels: `%20`, `\/` and `\_`, `&nbsp;`.

/// Bytes of decoded text with their origins.
#[derive(Default)]
pub(super) struct Decoded {
    /// The text; not always valid UTF-8.
    pub(super) bytes: Vec<u8>,
    /// The bytes of the line that each byte comes from.
    pub(super) origins: Vec<Origin>,
}

/// A range of bytes of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Origin {
    pub(super) start: usize,
    pub(super) end: usize,
}

/// Decodes a whole text.
pub(super) fn decode(line: &str) -> Decoded {
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
        decoded.origins.extend(bytes.map(|_| Origin { start, end }));
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
