//! The escapes of line breaks in a row.

/// Begins an escape. It is a control character that no game needs.
pub(super) const ESCAPE: u8 = 0x1B;

/// Appends a part of a game with its line breaks escaped.
pub(super) fn push_escaped(text: &[u8], row: &mut Vec<u8>) {
    let mut from = 0;
    for at in memchr::memchr3_iter(b'\n', b'\r', ESCAPE, text) {
        row.extend_from_slice(text.get(from..at).unwrap_or_default());
        let sign = match text.get(at) {
            Some(b'\n') => b'n',
            Some(b'\r') => b'r',
            _ => b'e',
        };
        row.extend_from_slice(&[ESCAPE, sign]);
        from = at + 1;
    }
    row.extend_from_slice(text.get(from..).unwrap_or_default());
}

/// Returns the byte of an escape. A row that was not made here may have others, which stay as they are.
pub(super) fn escaped_byte(sign: u8) -> Option<u8> {
    match sign {
        b'n' => Some(b'\n'),
        b'r' => Some(b'\r'),
        b'e' => Some(ESCAPE),
        _ => None,
    }
}

/// The row of a game.
///
/// ```
/// use tabiya_lines::{game_of_row, row_of_game};
/// let row = row_of_game(b"1. e4\r\n*\n");
/// assert!(!row.contains(&b'\n') && !row.contains(&b'\r'));
/// assert_eq!(game_of_row(&row), b"1. e4\r\n*\n");
/// ```
pub fn row_of_game(text: &[u8]) -> Vec<u8> {
    let mut row = Vec::with_capacity(text.len() + text.len() / 32);
    push_escaped(text, &mut row);
    row
}

/// The text of the game in a row.
pub fn game_of_row(row: &[u8]) -> Vec<u8> {
    let mut text = Vec::with_capacity(row.len());
    let mut rest = row;
    while let Some(at) = memchr::memchr(ESCAPE, rest) {
        let (before, escape) = rest.split_at(at);
        text.extend_from_slice(before);
        rest = match escape {
            [_, sign, rest @ ..] if escaped_byte(*sign).is_some() => {
                text.extend(escaped_byte(*sign));
                rest
            }
            [_, rest @ ..] => {
                text.push(ESCAPE);
                rest
            }
            [] => escape,
        };
    }
    text.extend_from_slice(rest);
    text
}

/// Whether a line is the row of a game. No line of a file of positions has its escapes.
pub fn is_game_row(line: &[u8]) -> bool {
    matches!(line, [b'[', ..] | [b'1', b'.', ..]) && memchr::memchr(ESCAPE, line).is_some()
}
