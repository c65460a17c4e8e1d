//! Edits of a tail. Each operation is a row, numbered from 0.
//!
//! The opcodes and operands of other rows and the remarks stay byte for byte, in their order. An edit that
//! would change them is refused. Setting a row to its own value does not change the tail.

mod contents;

pub use contents::EditError;
use contents::{UnchangedContents, replaced};

use super::quoted::{TailEncoding, all_operands, is_blank};
use super::{Operation, OperationEnd, has_semicolons_in_front, operations};
use crate::fen::{skip_blanks, trim_end};
use std::ops::Range;

/// Sets the operands of the first operation with this opcode, or adds one. Operands are given as in a
/// file, with the quotes that they need.
///
/// # Errors
/// Fails if the opcode or the operands cannot be part of a tail.
///
/// ```
/// use tabiya_notation::operations::{EditError, set};
///
/// assert_eq!(set(b"bm e4;", "dm", "3")?, b"bm e4; dm 3;");
/// assert_eq!(set(b"bm e4;", "c0", "a; b"), Err(EditError::BadOperands));
/// # Ok::<(), EditError>(())
/// ```
pub fn set(tail: &[u8], opcode: &str, operands: &str) -> Result<Vec<u8>, EditError> {
    let name = TailEncoding::of(tail)
        .encode(opcode)
        .ok_or(EditError::NotLatin1)?;
    match operations(tail).position(|operation| operation.opcode() == name) {
        Some(row) => set_operands(tail, row, operands),
        None => add(tail, opcode, operands),
    }
}

/// Replaces the operands of a row. They are given as in a file, with the quotes that they need.
///
/// # Errors
/// Fails if the text cannot be operands.
pub fn set_operands(tail: &[u8], row: usize, operands: &str) -> Result<Vec<u8>, EditError> {
    let operation = nth(tail, row)?;
    let operands = operand_bytes(tail, operands)?;
    if operation.operand_bytes() == operands {
        return Ok(tail.to_vec());
    }
    let mut expected = UnchangedContents::of(tail);
    expected.set(row, |(_, old)| *old = &operands);
    let span = operation.opcode_span().end..operation.operand_span().end;
    let mut new = Vec::new();
    if !operands.is_empty() {
        new.extend_from_slice(blank_before_operands(tail, &operation));
        new.extend_from_slice(&operands);
    }
    let end = span.start + new.len();
    expected
        .or_closed(replaced(tail, span, &new), end, operation.ending())
        .ok_or(EditError::BadOperands)
}

/// Replaces the operands of a row that has operands by the bytes of others.
///
/// # Errors
/// Fails if another part of the tail would be read differently.
pub(crate) fn replace_operands(
    tail: &[u8],
    row: usize,
    operands: &[u8],
) -> Result<Vec<u8>, EditError> {
    let operation = nth(tail, row)?;
    let mut expected = UnchangedContents::of(tail);
    expected.set(row, |(_, old)| *old = operands);
    let span = operation.operand_span();
    let end = span.start + operands.len();
    expected
        .or_closed(replaced(tail, span, operands), end, operation.ending())
        .ok_or(EditError::WouldChangeOthers)
}

/// Replaces some bytes of the operands of a row by an ASCII text.
///
/// # Errors
/// Fails if the bytes do not belong to the operands, or another part of the tail would be read differently.
pub fn respelled(
    tail: &[u8],
    row: usize,
    span: Range<usize>,
    text: &str,
) -> Result<Vec<u8>, EditError> {
    let operands = nth(tail, row)?.operand_span();
    if span.start < operands.start || operands.end < span.end || !text.is_ascii() {
        return Err(EditError::BadOperands);
    }
    let before = tail.get(operands.start..span.start).unwrap_or_default();
    let behind = tail.get(span.end..operands.end).unwrap_or_default();
    replace_operands(tail, row, &[before, text.as_bytes(), behind].concat())
}

/// Changes the opcode of a row.
///
/// # Errors
/// Fails if the text cannot be an opcode.
///
/// ```
/// use tabiya_notation::operations::rename;
///
/// assert_eq!(rename(b"bm e4; ce 5;", 0, "am")?, b"am e4; ce 5;");
/// # Ok::<(), tabiya_notation::operations::EditError>(())
/// ```
pub fn rename(tail: &[u8], row: usize, opcode: &str) -> Result<Vec<u8>, EditError> {
    let operation = nth(tail, row)?;
    let opcode = opcode_bytes(tail, opcode)?;
    let mut expected = UnchangedContents::of(tail);
    expected.set(row, |(old, _)| *old = &opcode);
    let span = operation.opcode_span();
    let end = operation.operand_span().end - span.len() + opcode.len();
    expected
        .or_closed(replaced(tail, span, &opcode), end, operation.ending())
        .ok_or(EditError::BadOpcode)
}

/// Adds a row after the others, but before final remarks and before a text without a closing quote.
///
/// # Errors
/// Fails if the opcode or the operands cannot be part of a tail.
pub fn add(tail: &[u8], opcode: &str, operands: &str) -> Result<Vec<u8>, EditError> {
    let (opcode, operands) = (opcode_bytes(tail, opcode)?, operand_bytes(tail, operands)?);
    let body = body(&opcode, &operands);
    let all: Vec<_> = operations(tail).collect();
    let Some(last) = all.last() else {
        return added_in_front(tail, &opcode, &operands);
    };
    let at = last.span().end;
    let (at, new, row) = match last.ending() {
        OperationEnd::Semicolon => (at, [b" ", body.as_slice(), b";"].concat(), all.len()),
        OperationEnd::Missing if has_semicolons_in_front(tail) => {
            (at, [b" ;", body.as_slice()].concat(), all.len())
        }
        OperationEnd::Missing => (at, [b"; ", body.as_slice(), b";"].concat(), all.len()),
        OperationEnd::OpenQuote => {
            let at = last.span().start;
            (at, [body.as_slice(), b"; "].concat(), all.len() - 1)
        }
    };
    let mut expected = UnchangedContents::of(tail);
    expected.operations.insert(row, (&opcode, &operands));
    expected
        .or_refused(replaced(tail, at..at, &new))
        .map_or_else(|| added_in_front(tail, &opcode, &operands), Ok)
}

/// Adds a row before everything else.
///
/// # Errors
/// Fails if the opcode or the operands cannot be part of a tail.
pub fn add_in_front(tail: &[u8], opcode: &str, operands: &str) -> Result<Vec<u8>, EditError> {
    added_in_front(
        tail,
        &opcode_bytes(tail, opcode)?,
        &operand_bytes(tail, operands)?,
    )
}

fn added_in_front(tail: &[u8], opcode: &[u8], operands: &[u8]) -> Result<Vec<u8>, EditError> {
    let mut new = body(opcode, operands);
    new.push(b';');
    if !tail.is_empty() && !is_blank(tail, 0) {
        new.push(b' ');
    }
    let mut expected = UnchangedContents::of(tail);
    expected.operations.insert(0, (opcode, operands));
    expected
        .or_refused(replaced(tail, 0..0, &new))
        .ok_or(EditError::BadOperands)
}

/// Removes a row and the spaces after it; the last row with the spaces before it.
///
/// # Errors
/// Fails if there is no such row, or a remark would be read as an operation.
///
/// ```
/// use tabiya_notation::operations::remove;
///
/// assert_eq!(remove(b"bm e4; ce 5; acd 9;", 1)?, b"bm e4; acd 9;");
/// # Ok::<(), tabiya_notation::operations::EditError>(())
/// ```
pub fn remove(tail: &[u8], row: usize) -> Result<Vec<u8>, EditError> {
    let operation = nth(tail, row)?;
    let mut expected = UnchangedContents::of(tail);
    expected.operations.remove(row);
    let span = if has_semicolons_in_front(tail) {
        with_semicolon_in_front(tail, &operation)
    } else {
        with_blanks(tail, operation.span())
    };
    expected
        .or_refused(replaced(tail, span, b""))
        .ok_or(EditError::WouldChangeOthers)
}

/// Exchanges two rows. The text between them and their semicolons stay in place.
///
/// # Errors
/// Fails if there is no such row, or the two rows cannot be exchanged: a text without a closing
/// quote must be the last.
pub fn swap(tail: &[u8], row: usize, other: usize) -> Result<Vec<u8>, EditError> {
    let (first, last) = (row.min(other), row.max(other));
    let (upper, lower) = (nth(tail, first)?, nth(tail, last)?);
    if first == last {
        return Ok(tail.to_vec());
    }
    let mut expected = UnchangedContents::of(tail);
    expected.operations.swap(first, last);
    let body = |operation: &Operation<'_>| {
        let span = operation.span().start..operation.operand_span().end;
        (span.clone(), tail.get(span).unwrap_or_default())
    };
    let ((upper_span, upper_body), (lower_span, lower_body)) = (body(&upper), body(&lower));
    let end = lower_span.end;
    let edited = replaced(tail, lower_span, upper_body);
    let edited = replaced(&edited, upper_span, lower_body);
    expected
        .or_closed(edited, end, lower.ending())
        .ok_or(EditError::WouldChangeOthers)
}

fn nth(tail: &[u8], row: usize) -> Result<Operation<'_>, EditError> {
    operations(tail).nth(row).ok_or(EditError::NoSuchRow)
}

fn body(opcode: &[u8], operands: &[u8]) -> Vec<u8> {
    let space: &[u8] = if operands.is_empty() { b"" } else { b" " };
    [opcode, space, operands].concat()
}

fn opcode_bytes(tail: &[u8], opcode: &str) -> Result<Vec<u8>, EditError> {
    let bytes = TailEncoding::of(tail).encode(opcode);
    let bytes = bytes.ok_or(EditError::NotLatin1)?;
    let is_opcode = operations(&bytes)
        .next()
        .is_some_and(|operation| operation.opcode() == bytes);
    let has_control = opcode.chars().any(char::is_control);
    (is_opcode && !has_control)
        .then_some(bytes)
        .ok_or(EditError::BadOpcode)
}

/// The operands without the spaces around them.
fn operand_bytes(tail: &[u8], operands: &str) -> Result<Vec<u8>, EditError> {
    if operands.chars().any(|c| c.is_control() && c != '\t') {
        return Err(EditError::BadOperands);
    }
    let bytes = TailEncoding::of(tail).encode(operands);
    let bytes = bytes.ok_or(EditError::NotLatin1)?;
    let bytes = bytes.get(..trim_end(&bytes)).unwrap_or_default();
    let bytes = bytes.get(skip_blanks(bytes, 0)..).unwrap_or_default();
    all_operands(bytes)
        .map(|_| bytes.to_vec())
        .ok_or(EditError::BadOperands)
}

/// The whitespace character at a place, or a space if there is none.
fn blank_before_operands<'tail>(tail: &'tail [u8], operation: &Operation<'_>) -> &'tail [u8] {
    let gap = operation.opcode_span().end..operation.operand_span().start;
    tail.get(gap)
        .filter(|blank| matches!(blank, [b' ' | b'\t']))
        .unwrap_or(b" ")
}

fn with_blanks(tail: &[u8], span: Range<usize>) -> Range<usize> {
    let end = skip_blanks(tail, span.end);
    if end < tail.len() {
        return span.start..end;
    }
    let before = tail.get(..span.start).unwrap_or_default();
    trim_end(before)..span.end
}

/// The range of an operation with the semicolon before it, up to that of the next one.
fn with_semicolon_in_front(tail: &[u8], operation: &Operation<'_>) -> Range<usize> {
    let before = tail.get(..operation.span().start).unwrap_or_default();
    let before = before.get(..trim_end(before)).unwrap_or_default();
    let Some(semicolon) = before.len().checked_sub(1) else {
        return with_blanks(tail, operation.span());
    };
    if before.get(semicolon) != Some(&b';') {
        return with_blanks(tail, operation.span());
    }
    let end = match operation.ending() {
        OperationEnd::Semicolon => operation.span().end - 1,
        OperationEnd::Missing | OperationEnd::OpenQuote => operation.span().end,
    };
    let is_last = operation.ending() != OperationEnd::Semicolon;
    let blanks = before.get(..semicolon).map_or(0, trim_end);
    let start = if is_last { blanks } else { semicolon };
    start..end
}
