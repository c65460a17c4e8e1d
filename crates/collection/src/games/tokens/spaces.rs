//! Characters beyond ASCII that separate words.

/// A character at the beginning of a text that belongs to no word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Between {
    /// A space, or the byte order mark of UTF-8 where files were concatenated.
    Space,
    /// An invisible space without width.
    Unseen,
    /// `…`, as after a move number.
    Dots,
    /// A glyph of one character: `‼`.
    Glyph(u16),
}

/// Returns the character at the beginning of a text, if it belongs to no word, and its length.
/// ASCII is not handled here.
pub(super) fn between_words(text: &[u8]) -> Option<(Between, usize)> {
    let between = match *text {
        [0xc2, 0x85 | 0xa0, ..] => return Some((Between::Space, 2)),
        [0xe1, 0x9a, 0x80, ..]
        | [0xe2, 0x80, 0x80..=0x8a | 0xa8 | 0xa9 | 0xaf, ..]
        | [0xe2, 0x81, 0x9f, ..]
        | [0xe3, 0x80, 0x80, ..]
        | [0xef, 0xbb, 0xbf, ..] => Between::Space,
        [0xe1, 0xa0, 0x8e, ..] | [0xe2, 0x80, 0x8b, ..] => Between::Unseen,
        [0xe2, 0x80, 0xa6, ..] => Between::Dots,
        // PGN standard, section 10.
        [0xe2, 0x80, 0xbc, ..] => Between::Glyph(3),
        [0xe2, 0x81, 0x87, ..] => Between::Glyph(4),
        [0xe2, 0x81, 0x89, ..] => Between::Glyph(5),
        [0xe2, 0x81, 0x88, ..] => Between::Glyph(6),
        _ => return None,
    };
    Some((between, 3))
}

/// Whether a character is invisible and does not separate words: it is skipped inside a word.
pub(in crate::games) fn is_unseen(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}'
            | '\u{200c}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
    )
}
