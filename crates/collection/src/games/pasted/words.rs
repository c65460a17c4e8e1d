//! Recognition of words in a text: tags, numbers, moves.

use super::super::starts::is_tag;
use super::super::tokens::{Token, Tokens};
use std::ops::Range;

/// Returns the beginning of the first line that is a tag, possibly after the marks of a quoted
/// mail.
pub(super) fn first_tag(text: &[u8]) -> Option<usize> {
    memchr::memchr_iter(b'[', text).find(|at| {
        let before = text.get(..*at).unwrap_or_default();
        let mut before = before.iter().rev();
        let first = before.find(|byte| !matches!(byte, b' ' | b'\t' | b'>'));
        matches!(first, None | Some(b'\n' | b'\r')) && is_tag(text.get(*at..).unwrap_or_default())
    })
}

/// Whether the first word can be the first move of a game: no number other than 1 precedes it.
pub(super) fn begins_with_first_move(text: &str) -> bool {
    first_move(text)
        .is_some_and(|word| number_before(text, word.start).is_none_or(is_of_first_move))
}

/// Returns the first word, if it can be a move.
pub(super) fn first_move(text: &str) -> Option<Range<usize>> {
    let mut tokens = Tokens::from(text.as_bytes(), 0);
    let first = tokens.find_map(|(_, token)| match token {
        // The `)` of `1) e4` is skipped.
        Token::Comment { .. } | Token::Close => None,
        other => Some(other),
    });
    match first {
        Some(Token::Move(word)) => Some(word),
        _ => None,
    }
}

pub(super) fn is_of_first_move(number: &str) -> bool {
    number.trim_end_matches('.') == "1" && !number.ends_with("..")
}

/// Returns the move number directly before this place.
pub(super) fn number_before(text: &str, at: usize) -> Option<&str> {
    let before = text.get(..at)?.trim_end_matches([' ', '\t', ')']);
    let is_of_number = |sign: char| sign.is_ascii_digit() || matches!(sign, '.' | '…');
    let number = before.trim_end_matches(is_of_number).len();
    before.get(number..).filter(|number| !number.is_empty())
}

/// Whether a word contains a square or is castling.
pub(super) fn looks_like_move(word: &[u8]) -> bool {
    let is_square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'0'..=b'9']);
    let is_castling = || word.starts_with(b"O-O") || word.starts_with(b"0-0");
    word.windows(2).any(is_square) || is_castling()
}
