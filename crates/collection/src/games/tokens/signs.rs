//! Signs and words that people and programs write beside moves or directly after them, characters beyond ASCII that
//! separate words, and the ends of comments.

use crate::games::cut::next_start;
use crate::games::safe_text::decoded;
use std::borrow::Cow;
use tabiya_notation::moves::could_be_move;
use tabiya_notation::piece_letters::piece_of_figurine;

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

/// Words after moves that change nothing. A word comes before any shorter word that it ends with.
const WORDS: [&str; 15] = [
    "e.p.", "e.p", "ep", "TN", "N", "D", "RR", "ch", "dblch", "dbl", "dis", "disc", "mate", "inf",
    "zz",
];

/// Whether this word is known not to affect the moves: one of the usual words, or assessment signs.
pub(super) fn is_for_the_eye(word: &[u8]) -> bool {
    let text = decoded(word);
    WORDS.contains(&&*text) || !text.is_empty() && text.chars().all(is_usual)
}

/// Whether a sign is an assessment sign, in ASCII or as printed in books.
fn is_usual(sign: char) -> bool {
    matches!(sign, '+' | '-' | '=' | '/' | '#' | '~' | '^' | '|' | ',' | ':')
        || matches!(sign, '±' | '×' | '°' | '†' | '‡' | '•' | '–' | '—' | '‖')
        // Arrows, mathematical and technical signs, geometric shapes, and later additions to them.
        || matches!(sign, '\u{2190}'..='\u{23ff}' | '\u{25a0}'..='\u{25ff}' | '\u{27c0}'..='\u{27ff}')
        || matches!(sign, '\u{2900}'..='\u{2bff}')
}

/// Splits a word into a move and its adjoining signs: `e4`, `±`. A word of signs alone is all
/// signs.
pub(in crate::games) fn without_signs(word: &[u8]) -> (&[u8], &[u8]) {
    let text = str::from_utf8(word).unwrap_or_else(|_| {
        // In files from before UTF-8, every byte beyond ASCII is a sign.
        let ascii = word.iter().take_while(|byte| byte.is_ascii()).count();
        let ascii = word.get(..ascii).unwrap_or_default();
        str::from_utf8(ascii).unwrap_or_default()
    });
    word.split_at_checked(bare_len(text)).unwrap_or((word, &[]))
}

/// Whether a character is neither a letter nor a digit nor a piece.
fn is_sign(sign: char) -> bool {
    !sign.is_alphanumeric() && piece_of_figurine(sign).is_none()
}

/// Returns a text without the signs at its end, but with words: `e8N` for `e8N±`, where the letter
/// is the promoted piece.
pub(in crate::games) fn with_words(text: &str) -> &str {
    text.trim_end_matches(is_sign)
}

fn bare_len(text: &str) -> usize {
    let mut bare = text;
    loop {
        let before = bare;
        bare = with_words(bare);
        let known = WORDS.iter().filter_map(|known| bare.strip_suffix(known));
        // `=N` gives the promoted piece.
        let mut known = known.filter(|rest| !rest.is_empty() && !rest.ends_with('='));
        bare = known.next().unwrap_or(bare);
        if bare == before {
            return bare.len();
        }
    }
}

/// Whether all signs adjoining a move are known.
pub(in crate::games) fn are_usual(signs: &[u8]) -> bool {
    let mut text = decoded(signs).into_owned();
    loop {
        let rest = text.trim_end_matches(|sign| is_usual(sign) || matches!(sign, '!' | '?'));
        let known = WORDS.iter().find_map(|known| rest.strip_suffix(known));
        let rest = known.unwrap_or(rest);
        if rest.len() == text.len() {
            return text.is_empty();
        }
        text = rest.to_owned();
    }
}

/// Returns a word without invisible characters.
pub(in crate::games) fn without_unseen(word: &[u8]) -> Cow<'_, [u8]> {
    let text = str::from_utf8(word).unwrap_or_default();
    if text.is_ascii() || !text.contains(is_unseen) {
        return word.into();
    }
    let seen = text.chars().filter(|sign| !is_unseen(*sign));
    seen.collect::<String>().into_bytes().into()
}

/// Whether a word could be a move, possibly with adjoining signs.
pub(super) fn has_shape_of_move(word: &[u8]) -> bool {
    if is_plain_san(word) {
        return true;
    }
    let word = without_unseen(word);
    let is_it = |word: &[u8]| str::from_utf8(word).is_ok_and(could_be_move);
    let (bare, signs) = without_signs(&word);
    is_it(&word) || !signs.is_empty() && is_it(bare)
}

/// Whether a word is plain standard algebraic notation, as nearly every word of a game is.
pub(super) fn is_plain_san(word: &[u8]) -> bool {
    let sign = word.strip_suffix(b"+").or(word.strip_suffix(b"#"));
    let bare = sign.unwrap_or(word);
    let bare = match bare {
        [rest @ .., b'=', b'Q' | b'R' | b'B' | b'N'] => rest,
        bare => bare,
    };
    match bare {
        b"O-O" | b"O-O-O" => true,
        [b'a'..=b'h' | b'K' | b'Q' | b'R' | b'B' | b'N', ..] if bare.len() <= 7 => {
            let is_part = |byte: &u8| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x');
            let is_square = matches!(bare, [.., b'a'..=b'h', b'1'..=b'8']);
            let behind = bare.get(1..).unwrap_or_default();
            is_square && behind.iter().all(is_part)
        }
        _ => false,
    }
}
