//! Finds operations that run into the next one because the semicolon between them is missing:
//! `bm Nf3 id "x";`.

use super::Operand;
use super::moves::{is_number_of_move, move_form, move_words};
use super::quoted::operand_at;
use crate::fen::skip_blanks;
use crate::line_text::text_of_line;
use crate::moves::is_spelled_as_move;
use crate::opcodes::{OpcodeMeaning, Takes, has_form, is_public_or_private};

/// Whether this word is not an operand of the operation with this opcode, but the opcode of the next operation.
///
/// Nothing is guessed: the word cannot be an operand of an opcode that takes moves, numbers or texts in quotes, and an
/// operand that fits the word as an opcode follows it. `last` is the operand before the word.
pub(super) fn begins_next_operation(
    text: &[u8],
    opcode: &[u8],
    last: Option<&Operand<'_>>,
    word: &Operand<'_>,
) -> bool {
    if word.is_quoted || !word.bytes.first().is_some_and(u8::is_ascii_alphabetic) {
        return false;
    }
    let next = skip_blanks(text, word.span.end);
    let meaning = OpcodeMeaning::of(word.bytes);
    if meaning.is_none() && !starts_value(text, next) {
        return false; // Most words, especially moves, need no further check.
    }
    let takes = takes_of(OpcodeMeaning::of(opcode));
    match meaning {
        Some(meaning) => cannot_take(takes, last, word) && fits(meaning, text, next),
        None => {
            takes != Takes::Anything
                && cannot_take(takes, last, word)
                && has_form(word.bytes)
                && is_public_or_private(word.bytes)
                && move_form(word.bytes).is_none()
                && is_value(text, next)
        }
    }
}

fn takes_of(meaning: Option<OpcodeMeaning>) -> Takes {
    meaning.map_or(Takes::Anything, OpcodeMeaning::takes)
}

/// Whether a word in this place cannot be an operand of an opcode with operands of this kind.
fn cannot_take(takes: Takes, last: Option<&Operand<'_>>, word: &Operand<'_>) -> bool {
    match takes {
        Takes::Moves | Takes::Line | Takes::Move => move_form(word.bytes).is_none(),
        Takes::Integer { .. } | Takes::Nothing => true,
        // A text without quotes may contain any words.
        Takes::Text | Takes::TextOrNothing | Takes::TwoTexts => {
            last.is_some_and(|last| last.is_quoted)
        }
        Takes::Anything => last.is_some_and(|last| last.is_quoted || last.number().is_some()),
    }
}

/// Whether an operand that fits an opcode with this meaning begins in this place.
fn fits(meaning: OpcodeMeaning, text: &[u8], at: usize) -> bool {
    match meaning.takes() {
        Takes::Nothing => matches!(text.get(at), None | Some(b';')),
        Takes::Moves | Takes::Line | Takes::Move => names_move(text, at),
        Takes::Text | Takes::TextOrNothing | Takes::TwoTexts => text.get(at) == Some(&b'"'),
        Takes::Integer { .. } => text.get(at) != Some(&b'"') && is_value(text, at),
        Takes::Anything => is_value(text, at),
    }
}

/// Whether the first word from here on that is not a move number is a move in any spelling that a repair would replace
/// by the standard one. If it counted only in its standard spelling, the repair would change where the operation ends.
fn names_move(text: &[u8], mut at: usize) -> bool {
    while let Some(operand) = operand_at(text, at) {
        if !operand.is_list() {
            return is_move(operand.bytes);
        }
        for word in move_words(operand.bytes) {
            if !is_number_of_move(word) {
                return is_move(word);
            }
        }
        at = skip_blanks(text, operand.span.end);
    }
    false
}

fn is_move(word: &[u8]) -> bool {
    move_form(word).is_some() || is_spelled_as_move(&text_of_line(word))
}

/// Whether this place has the first byte of a text in quotes or of a number.
fn starts_value(text: &[u8], at: usize) -> bool {
    matches!(text.get(at), Some(b'"' | b'0'..=b'9' | b'+' | b'-'))
}

/// Whether this place has a text in quotes or a number.
fn is_value(text: &[u8], at: usize) -> bool {
    match text.get(at) {
        Some(b'"') => true,
        Some(_) => operand_at(text, at).is_some_and(|next| next.number().is_some()),
        None => false,
    }
}
