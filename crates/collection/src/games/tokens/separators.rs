//! Separators in the text of games: characters beyond ASCII that separate words, and the ends of comments.

use crate::games::cut::next_start;

/// A character at the beginning of a text that is not part of a word.
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

/// The number of bytes in which nested comments are searched for.
const LONGEST_NESTED: usize = 1 << 16;

/// The end of a comment.
pub(super) struct CommentEnd {
    /// The place of its brace, or the beginning of the next game.
    pub(super) end: usize,
    pub(super) is_closed: bool,
    /// Comments before this place need not be searched for nested comments again, which keeps the time linear for any
    /// text.
    pub(super) no_nesting_before: usize,
}

/// Returns the end of the comment whose text begins at `start`. According to the standard (section
/// 5) comments do not nest, but if braces in one come in pairs, all of them are meant.
pub(super) fn comment_end(text: &[u8], start: usize, no_nesting_before: usize) -> CommentEnd {
    let rest = text.get(start..).unwrap_or_default();
    let brace = memchr::memchr(b'}', rest);
    let inside = rest.get(..brace.unwrap_or(rest.len())).unwrap_or_default();
    // If the comment is not closed, a game may begin in it.
    if let Some(length) = next_start(inside, 0) {
        return CommentEnd {
            end: start + length,
            is_closed: false,
            no_nesting_before,
        };
    }
    let first = CommentEnd {
        end: start + inside.len(),
        is_closed: brace.is_some(),
        no_nesting_before,
    };
    let has_pair = brace.is_some() && memchr::memchr(b'{', inside).is_some();
    if !has_pair || start < no_nesting_before {
        return first;
    }
    let reach = rest.get(..LONGEST_NESTED).unwrap_or(rest);
    match matching_brace(reach) {
        Some(length) if next_start(reach.get(..length).unwrap_or_default(), 0).is_none() => {
            CommentEnd {
                end: start + length,
                ..first
            }
        }
        _ => CommentEnd {
            no_nesting_before: start + reach.len(),
            ..first
        },
    }
}

fn matching_brace(text: &[u8]) -> Option<usize> {
    let mut depth = 1_u32;
    memchr::memchr2_iter(b'{', b'}', text).find(|at| {
        depth = match text.get(*at) {
            Some(b'{') => depth + 1,
            _ => depth - 1,
        };
        depth == 0
    })
}
