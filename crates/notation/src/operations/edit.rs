//! Edits of a tail. One operation is one row, numbered from 0.
//!
//! Promises: an edit changes what it says; the opcodes and operands of the other rows and the
//! remarks stay byte for byte, in their order. An edit that cannot keep this promise is refused.
//! Setting a row to what it is gives the tail as it was.

use super::quoted::{TailEncoding, all_operands, is_blank};
use super::{Ending, Operation, TailPart, has_semicolons_in_front, operations, tail_parts};
use crate::fen::{skip_blanks, trim_end};
use std::ops::Range;

/// Why an edit was refused. The tail is then as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EditError {
    /// There is no such row.
    NoSuchRow,
    /// This cannot be an opcode: it does not begin with a letter, or has a blank, a semicolon or
    /// a quote in it.
    BadOpcode,
    /// These cannot be the operands of one operation: a semicolon outside quotes, an open quote,
    /// a control character.
    BadOperands,
    /// The line is Latin-1, which lacks one of the letters.
    NotLatin1,
    /// Something else would be read differently then.
    WouldChangeOthers,
}

/// Sets the operands of the first operation with this opcode; adds one when there is none.
///
/// # Errors
/// When the opcode or the operands cannot stand in a tail.
pub fn set(tail: &[u8], opcode: &str, operands: &str) -> Result<Vec<u8>, EditError> {
    let name = TailEncoding::of(tail)
        .encode(opcode)
        .ok_or(EditError::NotLatin1)?;
    match operations(tail).position(|operation| operation.opcode() == name) {
        Some(row) => set_operands(tail, row, operands),
        None => add(tail, opcode, operands),
    }
}

/// Replaces the operands of a row: raw, with the quotes that they need.
///
/// # Errors
/// When these cannot be operands.
pub fn set_operands(tail: &[u8], row: usize, operands: &str) -> Result<Vec<u8>, EditError> {
    let operation = nth(tail, row)?;
    let operands = operand_bytes(tail, operands)?;
    if operation.operand_bytes() == operands {
        return Ok(tail.to_vec());
    }
    let mut expected = Contents::of(tail);
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

/// Replaces the operands of a row, which has some, by others as they must stand in the tail.
///
/// # Errors
/// When anything would be read differently then.
pub(crate) fn replace_operands(
    tail: &[u8],
    row: usize,
    operands: &[u8],
) -> Result<Vec<u8>, EditError> {
    let operation = nth(tail, row)?;
    let mut expected = Contents::of(tail);
    expected.set(row, |(_, old)| *old = operands);
    let span = operation.operand_span();
    let end = span.start + operands.len();
    expected
        .or_closed(replaced(tail, span, operands), end, operation.ending())
        .ok_or(EditError::WouldChangeOthers)
}

/// Replaces some bytes of the operands of a row by another text of ASCII.
///
/// # Errors
/// When these are no bytes of its operands, or anything would be read differently then.
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

/// Gives a row another opcode.
///
/// # Errors
/// When this cannot be an opcode.
pub fn rename(tail: &[u8], row: usize, opcode: &str) -> Result<Vec<u8>, EditError> {
    let operation = nth(tail, row)?;
    let opcode = opcode_bytes(tail, opcode)?;
    let mut expected = Contents::of(tail);
    expected.set(row, |(old, _)| *old = &opcode);
    let span = operation.opcode_span();
    let end = operation.operand_span().end - span.len() + opcode.len();
    expected
        .or_closed(replaced(tail, span, &opcode), end, operation.ending())
        .ok_or(EditError::BadOpcode)
}

/// Adds a row behind the others: in front of the remarks behind them and of a text that is never
/// closed.
///
/// # Errors
/// When the opcode or the operands cannot stand in a tail.
pub fn add(tail: &[u8], opcode: &str, operands: &str) -> Result<Vec<u8>, EditError> {
    let (opcode, operands) = (opcode_bytes(tail, opcode)?, operand_bytes(tail, operands)?);
    let body = body(&opcode, &operands);
    let all: Vec<_> = operations(tail).collect();
    let Some(last) = all.last() else {
        return added_in_front(tail, &opcode, &operands);
    };
    let at = last.span().end;
    let (at, new, row) = match last.ending() {
        Ending::Semicolon => (at, [b" ", body.as_slice(), b";"].concat(), all.len()),
        Ending::Missing if has_semicolons_in_front(tail) => {
            (at, [b" ;", body.as_slice()].concat(), all.len())
        }
        Ending::Missing => (at, [b"; ", body.as_slice(), b";"].concat(), all.len()),
        Ending::OpenQuote => {
            let at = last.span().start;
            (at, [body.as_slice(), b"; "].concat(), all.len() - 1)
        }
    };
    let mut expected = Contents::of(tail);
    expected.operations.insert(row, (&opcode, &operands));
    expected
        .or_refused(replaced(tail, at..at, &new))
        .map_or_else(|| added_in_front(tail, &opcode, &operands), Ok)
}

/// Adds a row in front of everything.
///
/// # Errors
/// When the opcode or the operands cannot stand in a tail.
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
    let mut expected = Contents::of(tail);
    expected.operations.insert(0, (opcode, operands));
    expected
        .or_refused(replaced(tail, 0..0, &new))
        .ok_or(EditError::BadOperands)
}

/// Takes a row away, with the blanks behind it; the last one with those in front of it.
///
/// # Errors
/// When there is no such row, or a remark would then be read as an operation.
pub fn remove(tail: &[u8], row: usize) -> Result<Vec<u8>, EditError> {
    let operation = nth(tail, row)?;
    let mut expected = Contents::of(tail);
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

/// Exchanges two rows. What stands between them, also their semicolons, stays where it is.
///
/// # Errors
/// When there is no such row, or one of them cannot stand in the place of the other: a text that
/// is never closed must be the last.
pub fn swap(tail: &[u8], row: usize, other: usize) -> Result<Vec<u8>, EditError> {
    let (first, last) = (row.min(other), row.max(other));
    let (upper, lower) = (nth(tail, first)?, nth(tail, last)?);
    if first == last {
        return Ok(tail.to_vec());
    }
    let mut expected = Contents::of(tail);
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

fn replaced(tail: &[u8], span: Range<usize>, new: &[u8]) -> Vec<u8> {
    let before = tail.get(..span.start).unwrap_or_default();
    let behind = tail.get(span.end..).unwrap_or_default();
    [before, new, behind].concat()
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

/// The operands without the blanks around them.
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

/// The blank that stands there, when it is one; else a space.
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

/// The operation with the semicolon in front of it, up to the next one's.
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
        Ending::Semicolon => operation.span().end - 1,
        Ending::Missing | Ending::OpenQuote => operation.span().end,
    };
    let is_last = operation.ending() != Ending::Semicolon;
    let blanks = before.get(..semicolon).map_or(0, trim_end);
    let start = if is_last { blanks } else { semicolon };
    start..end
}

/// What an edit must not change.
struct Contents<'tail> {
    /// Opcode and operands.
    operations: Vec<(&'tail [u8], &'tail [u8])>,
    remarks: Vec<&'tail [u8]>,
}

impl<'tail> Contents<'tail> {
    fn of(tail: &'tail [u8]) -> Self {
        let mut contents = Self {
            operations: Vec::new(),
            remarks: Vec::new(),
        };
        for part in tail_parts(tail) {
            match part {
                TailPart::Operation(operation) => contents
                    .operations
                    .push((operation.opcode(), operation.operand_bytes())),
                TailPart::Remark(span) => contents.remarks.push(tail.get(span).unwrap_or_default()),
                TailPart::Blanks(_) | TailPart::Semicolon(_) => (),
            }
        }
        contents
    }

    fn set(&mut self, row: usize, change: impl FnOnce(&mut (&'tail [u8], &'tail [u8]))) {
        self.operations.get_mut(row).map(change);
    }

    fn are_those_of(&self, tail: &[u8]) -> bool {
        let found = Contents::of(tail);
        found.operations == self.operations && found.remarks == self.remarks
    }

    fn or_refused(&self, edited: Vec<u8>) -> Option<Vec<u8>> {
        self.are_those_of(&edited).then_some(edited)
    }

    /// The edited tail; where it needs a semicolon behind a row that had none and ends here, with
    /// that.
    fn or_closed(&self, edited: Vec<u8>, end: usize, ending: Ending) -> Option<Vec<u8>> {
        if self.are_those_of(&edited) || ending == Ending::Semicolon {
            return self.or_refused(edited);
        }
        self.or_refused(replaced(&edited, end..end, b";"))
    }
}
