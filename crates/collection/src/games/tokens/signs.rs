//! Signs and words that people and programs write beside moves or directly after them.

use super::separators::is_unseen;
use crate::games::safe_text::decoded;
use std::borrow::Cow;
use tabiya_notation::moves::could_be_move;
use tabiya_notation::piece_letters::piece_of_figurine;

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
