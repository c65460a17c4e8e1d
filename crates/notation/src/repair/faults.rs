//! Classifies the text after the fields that could be read: a remark, or a field with a fault.

use super::fields::FieldsAfterBoard;
use super::words;
use crate::fen::{FenErrorKind, FenField};
use std::ops::Range;
use tabiya_chess::Square;

/// A fault, its field, and its place.
pub(super) type FieldFault = (FenErrorKind, FenField, Range<usize>);

/// The fault of an unreadable field after the fields that could be read; `None` if there is only a remark.
pub(super) fn fault_behind(text: &str, fields: &FieldsAfterBoard) -> Option<FieldFault> {
    let rest = text.get(fields.end..)?;
    let is_blank = |c: char| fields.is_blank(c);
    let at_token = rest.trim_start_matches(is_blank);
    let is_glued = at_token.len() == rest.len();
    let first = at_token.chars().next()?;
    let start = text.len() - at_token.len();
    if starts_comment(at_token) {
        return None;
    }
    if is_punctuation(first) || (is_glued && !first.is_alphanumeric()) {
        // A superfluous sign within a field or between two fields is a fault.
        let is_between = |c: char| is_blank(c) || is_punctuation(c) || matches!(c, '+' | '?' | '~');
        let words = at_token.split(is_between).filter(|word| !word.is_empty());
        let goes_on = goes_on(words, fields.count());
        let sign = at_token.get(..first.len_utf8())?;
        return goes_on.then(|| fault(sign, "", start, fields))?;
    }
    let mut tokens = at_token.split(is_blank).filter(|token| !token.is_empty());
    let token = tokens.next()?.trim_end_matches(is_punctuation);
    let next = tokens.next().unwrap_or_default();
    if is_remark(token, next, fields.count()) {
        return None;
    }
    fault(token, next, start, fields)
}

/// Whether a comment begins here, which extends to the end of the line whatever it contains.
fn starts_comment(text: &str) -> bool {
    text.starts_with(['#', '{', '&']) || text.starts_with("//")
}

/// Signs that no field begins with: brackets, quotation marks, punctuation.
fn is_punctuation(character: char) -> bool {
    let may_begin_field = matches!(
        character,
        '-' | '+' | '?' | '*' | '=' | '%' | '~' | '$' | '@' | '^'
    );
    !character.is_alphanumeric() && !character.is_whitespace() && !may_begin_field
}

/// Whether these words are the missing fields or contain them.
fn goes_on<'text>(words: impl Iterator<Item = &'text str>, fields: usize) -> bool {
    const FEW: usize = 5;
    let words: Vec<_> = words.take(FEW).collect();
    let is_right = |c: char| matches!(c, 'K' | 'Q' | 'k' | 'q' | '-');
    let is_castling = |word: &str| word.chars().all(is_right);
    let is_target = |word: &str| {
        word == "-" || word.ends_with(['3', '6']) && words::en_passant(word, 0).is_some()
    };
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let has_pair = |is_pair: &dyn Fn(&str, &str) -> bool| {
        let mut pairs = words.windows(2);
        pairs.any(|pair| matches!(pair, [first, second] if is_pair(first, second)))
    };
    match fields {
        1 => has_pair(&|first, second| {
            let is_side = matches!(first.trim_start_matches('-'), "w" | "b");
            (is_side && is_castling(second)) || (is_castling(first) && is_target(second))
        }),
        2 => has_pair(&|_, second| is_target(second)),
        3 => {
            let has_counters = has_pair(&|first, second| is_number(first) && is_number(second));
            has_counters || words.iter().any(|word| is_target(word))
        }
        4 => {
            matches!(words.as_slice(), [clock, number, ..] if is_number(clock) && is_number(number))
        }
        5 => words.first().is_some_and(|word| is_number(word)),
        _ => false,
    }
}

/// Whether a word in the place of a field is prose, or another usual text after a position: a result, the next move, a
/// dash before a remark.
fn is_remark(token: &str, next: &str, fields: usize) -> bool {
    match fields {
        // The side to move may be written in any language, so only a command is certain.
        1 => token == "moves",
        2 => is_prose(token) && !is_like_castling(token) && words::en_passant(next, 0).is_none(),
        3 => is_prose(token) && words::counter(next, 0).is_none(),
        4 | 5 => is_prose_behind_fields(token, next),
        _ => true,
    }
}

/// The fault of a word in the place of a field.
fn fault(token: &str, next: &str, start: usize, fields: &FieldsAfterBoard) -> Option<FieldFault> {
    let found = token.chars().next().or_else(|| next.chars().next())?;
    let span = start..start + token.len().max(found.len_utf8());
    Some(match fields.count() {
        1 => (FenErrorKind::BadSide { found }, FenField::SideToMove, span),
        2 => {
            let (at, found) = first_no_castling(token).unwrap_or((0, found));
            let span = start + at..start + at + found.len_utf8();
            let kind = FenErrorKind::BadCastlingLetter { found };
            (kind, FenField::Castling, span)
        }
        3 => (FenErrorKind::BadEnPassant, FenField::EnPassant, span),
        4 => {
            let kind = too_large(token).unwrap_or(FenErrorKind::BadHalfmoveClock);
            (kind, FenField::HalfmoveClock, span)
        }
        _ => {
            let kind = too_large(token).unwrap_or(FenErrorKind::BadFullmoveNumber);
            (kind, FenField::FullmoveNumber, span)
        }
    })
}

/// Whether a word cannot be part of a FEN: several characters, all letters.
fn is_prose(token: &str) -> bool {
    token.chars().count() > 1 && token.chars().all(char::is_alphabetic)
}

fn is_like_castling(token: &str) -> bool {
    let letters = token.chars().filter(|c| matches!(c, 'K' | 'Q' | 'k' | 'q'));
    letters.count() * 2 >= token.chars().count()
}

/// The first character of a word that is not a castling letter.
fn first_no_castling(token: &str) -> Option<(usize, char)> {
    let is_right = |c: char| matches!(c, 'K' | 'Q' | 'k' | 'q' | 'A'..='H' | 'a'..='h');
    token.char_indices().find(|(_, c)| !is_right(*c))
}

/// Whether a word after the four fields of an EPD is not a misspelt number: a word, a move, a result, or a dash before
/// a remark.
fn is_prose_behind_fields(token: &str, next: &str) -> bool {
    let mut characters = token.chars();
    let first = characters.next().unwrap_or_default();
    let is_spoilt_number = characters.as_str().bytes().all(|b| b.is_ascii_digit())
        && Square::from_name(token).is_none();
    let is_word = first.is_alphabetic() && !is_spoilt_number;
    let is_dash = token == "-" && next.starts_with(char::is_alphabetic);
    is_word || is_dash || is_result(token) || is_move_number(token, next)
}

fn is_result(token: &str) -> bool {
    let is_half = |side: &str| matches!(side, "1" | "0" | "1/2" | "½");
    let sides = token.split_once('-');
    matches!(token, "*" | "½" | "1/2") || sides.is_some_and(|(a, b)| is_half(a) && is_half(b))
}

/// Whether the game continues here: `12.`, `12...`, `12.Nf3`.
fn is_move_number(token: &str, next: &str) -> bool {
    let rest = token.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_number = rest.len() < token.len();
    let has_move = |text: &str| text.starts_with(char::is_alphabetic);
    let behind = rest.trim_start_matches('.');
    let is_glued = behind.len() < rest.len() && has_move(behind);
    is_number && (is_glued || (behind.is_empty() && has_move(next)))
}

fn too_large(token: &str) -> Option<FenErrorKind> {
    let is_number = !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then_some(FenErrorKind::CounterTooLarge)
}
