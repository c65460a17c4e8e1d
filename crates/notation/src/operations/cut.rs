//! Divides a tail into parts. An operation may run into the next one because the semicolon between them is missing:
//! `bm Nf3 id "x";`.

use super::moves::{is_number_of_move, move_form, move_words};
use super::quoted::{is_blank, operand_at, word_end};
use super::{Operand, Operation, OperationEnd, TailPart, faults};
use crate::fen::{skip_blanks, trim_end};
use crate::line_text::text_of_line;
use crate::moves::is_spelled_as_move;
use crate::opcodes::{OpcodeMeaning, Takes, has_form, is_public_or_private};
use std::ops::Range;

/// The parts of a tail; every byte belongs to one of them.
///
/// ```
/// use tabiya_notation::operations::{TailPart, tail_parts};
///
/// let parts: Vec<_> = tail_parts(b"bm e4; # usual").collect();
/// assert!(matches!(parts[0], TailPart::Operation(_)));
/// assert_eq!(parts[1], TailPart::Blanks(6..7));
/// assert_eq!(parts[2], TailPart::Remark(7..14));
/// ```
pub fn tail_parts(tail: &[u8]) -> TailParts<'_> {
    let text = tail.get(..trim_end(tail)).unwrap_or_default();
    TailParts {
        tail,
        text,
        at: 0,
        is_behind_semicolon: false,
        ends_at_comments: false,
    }
}

/// The iterator that [`tail_parts`] returns.
#[derive(Clone, Debug)]
pub struct TailParts<'tail> {
    tail: &'tail [u8],
    /// The tail without the spaces and NULs at its end.
    text: &'tail [u8],
    at: usize,
    /// Whether a semicolon that closes nothing comes before. People put one before a comment, and perft suites one
    /// before each operation.
    is_behind_semicolon: bool,
    /// Whether an earlier operation was not closed, so that a comment must have ended it. From there on, operations are
    /// searched for only up to the next comment; otherwise the time would be quadratic.
    ends_at_comments: bool,
}

impl<'tail> Iterator for TailParts<'tail> {
    type Item = TailPart<'tail>;

    fn next(&mut self) -> Option<Self::Item> {
        let start = self.at;
        if start >= self.text.len() {
            self.at = self.tail.len();
            return (start < self.at).then_some(TailPart::Blanks(start..self.at));
        }
        let part = self.part_at(start);
        self.at = part.span().end;
        Some(part)
    }
}

impl<'tail> TailParts<'tail> {
    fn part_at(&mut self, start: usize) -> TailPart<'tail> {
        let behind_blanks = skip_blanks(self.text, start);
        if behind_blanks > start {
            return TailPart::Blanks(start..behind_blanks);
        }
        let is_behind_semicolon = std::mem::take(&mut self.is_behind_semicolon);
        let byte = self.text.get(start).copied().unwrap_or_default();
        if byte == b';' {
            self.is_behind_semicolon = true;
            return TailPart::Semicolon(start..start + 1);
        }
        if !starts_opcode(byte) {
            return TailPart::Remark(start..remark_end(self.text, start));
        }
        let operation = self.operation_at(start);
        // There, text counts as an operation only if there is no doubt.
        if is_behind_semicolon && !is_beyond_doubt(&operation) {
            return TailPart::Remark(start..self.text.len());
        }
        TailPart::Operation(operation)
    }

    fn operation_at(&mut self, start: usize) -> Operation<'tail> {
        let opcode = start..opcode_end(self.text, start);
        let mut operands = Extent::none(opcode.end);
        let mut before_comment = None;
        let mut last: Option<Operand<'_>> = None;
        let mut at = skip_blanks(self.text, opcode.end);
        while let Some(operand) = operand_at(self.text, at) {
            if starts_comment(self.text, at) {
                before_comment.get_or_insert_with(|| operands.clone());
                if self.ends_at_comments {
                    break;
                }
            }
            let name = self.text.get(opcode.clone()).unwrap_or_default();
            if before_comment.is_none()
                && begins_next_operation(self.text, name, last.as_ref(), &operand)
            {
                break;
            }
            operands.include(operand.span.clone());
            at = skip_blanks(self.text, operands.span.end);
            last = Some(operand);
        }
        let is_open = last.is_some_and(|last| last.is_open);
        let is_closed = self.text.get(at) == Some(&b';');
        let cut_back = before_comment.filter(|_| !is_closed);
        self.ends_at_comments |= cut_back.is_some();
        let ending = match is_open {
            _ if is_closed => OperationEnd::Semicolon,
            true if cut_back.is_none() => OperationEnd::OpenQuote,
            _ => OperationEnd::Missing,
        };
        let operands = cut_back.unwrap_or(operands).span;
        Operation {
            tail: self.tail,
            opcode,
            end: if is_closed { at + 1 } else { operands.end },
            operands,
            ending,
        }
    }
}

/// The extent of the operands, from the first to the last.
#[derive(Clone)]
struct Extent {
    span: Range<usize>,
    is_empty: bool,
}

impl Extent {
    fn none(at: usize) -> Self {
        Self {
            span: at..at,
            is_empty: true,
        }
    }

    fn include(&mut self, operand: Range<usize>) {
        if self.is_empty {
            self.span.start = operand.start;
        }
        self.span.end = operand.end;
        self.is_empty = false;
    }
}

/// Whether a byte is a letter, or may belong to a letter of another alphabet.
pub(super) fn starts_opcode(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || !byte.is_ascii()
}

fn opcode_end(text: &[u8], start: usize) -> usize {
    let is_end = |at: &usize| match text.get(*at) {
        Some(b'"' | b';') => true,
        _ => is_blank(text, *at),
    };
    (start + 1..text.len()).find(is_end).unwrap_or(text.len())
}

/// Whether a comment may begin in the place of an operand.
fn starts_comment(text: &[u8], at: usize) -> bool {
    matches!(
        text.get(at..),
        Some([b'#' | b'{' | b'[' | b'|' | b',', ..] | [b'/', b'/', ..])
    )
}

fn remark_end(text: &[u8], start: usize) -> usize {
    match text.get(start) {
        Some(b'{') => behind_bracket(text, start, b'}'),
        Some(b'[') => behind_bracket(text, start, b']'),
        Some(b'(') => behind_bracket(text, start, b')'),
        Some(b'<') => behind_bracket(text, start, b'>'),
        Some(b'"') => operand_at(text, start).map_or(text.len(), |operand| operand.span.end),
        Some(b'0'..=b'9' | b'+' | b'-' | b'*' | b'.') => word_end(text, start),
        _ => text.len(),
    }
}

fn behind_bracket(text: &[u8], start: usize, closing: u8) -> usize {
    let rest = text.get(start..).unwrap_or_default();
    let length = rest.iter().position(|byte| *byte == closing);
    length.map_or(text.len(), |length| start + length + 1)
}

/// Whether an operation has a known opcode with fitting operands, or an unknown opcode that does not look like prose.
fn is_beyond_doubt(operation: &Operation<'_>) -> bool {
    let is_closed = operation.ending == OperationEnd::Semicolon;
    faults::fits(operation).unwrap_or(is_closed && operation.operands().nth(1).is_none())
}

/// Whether this word is not an operand of the operation with this opcode, but the opcode of the next operation.
///
/// Nothing is guessed: the word cannot be an operand of an opcode that takes moves, numbers or texts in quotes, and an
/// operand that fits the word as an opcode follows it. `last` is the operand before the word.
fn begins_next_operation(
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
