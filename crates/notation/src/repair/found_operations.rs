//! Finds the operations of a tail, even if a missing closing quote or a superfluous semicolon hides them.

use crate::fen::{skip_blanks, trim_end};
use crate::opcodes::{OpcodeMeaning, Takes, has_form};
use crate::operations::{self, Operand, Operation, OperationEnd, TailPart, tail_parts};
use std::ops::Range;

/// Whether this is an operation. A known opcode needs its semicolon or fitting operands; an unknown one needs its
/// semicolon and a text or number, because prose has semicolons, too.
pub(super) fn is_operation(operation: &Operation<'_>) -> bool {
    let is_closed = operation.ending() == OperationEnd::Semicolon;
    match operation.meaning() {
        Some(_) => is_closed || fits(operation),
        None => is_closed && has_named_values(operation) && has_form(operation.opcode()),
    }
}

/// Whether there is a text or a number, followed only by more of them, each after a word that may be the opcode of
/// another operation whose semicolon is missing.
fn has_named_values(operation: &Operation<'_>) -> bool {
    let is_value = |operand: &Operand<'_>| operand.is_quoted || operand.number().is_some();
    let is_opcode = |operand: &Operand<'_>| !operand.is_quoted && has_form(operand.bytes);
    let mut operands = operation.operands();
    while operands.next().is_some_and(|value| is_value(&value)) {
        match operands.next() {
            None => return true,
            Some(opcode) if is_opcode(&opcode) => {}
            Some(_) => return false,
        }
    }
    false
}

/// Whether there is exactly one operand, a text or a number.
pub(super) fn has_value(operation: &Operation<'_>) -> bool {
    let mut operands = operation.operands();
    let first = operands.next();
    let is_value = operation.number().is_some() || first.is_some_and(|first| first.is_quoted);
    is_value && operands.next().is_none()
}

/// Whether the operands fit the opcode.
fn fits(operation: &Operation<'_>) -> bool {
    operations::takes_its_operands(operation)
}

/// Whether several operations with this opcode are united.
pub(super) fn is_set(opcode: &[u8]) -> bool {
    OpcodeMeaning::of(opcode).map(OpcodeMeaning::takes) == Some(Takes::Moves)
}

/// The maximum number of closing quotes added to a line. Each requires another scan of its rest.
const MAX_MISSING_QUOTES: usize = 64;

/// The number of bytes examined to decide whether an operation begins.
const LONGEST_LOOK: usize = 512;

/// An operation of a tail.
pub(super) struct FoundOperation<'tail> {
    pub(super) operation: Operation<'tail>,
    /// The place of the operation in the tail.
    pub(super) span: Range<usize>,
    /// The end of its last text, as an index into the part that it was read from, if its closing quote is missing and
    /// other operations follow it.
    pub(super) text_end: Option<usize>,
}

impl<'tail> FoundOperation<'tail> {
    pub(super) fn opcode(&self) -> &'tail [u8] {
        self.operation.opcode()
    }
}

/// The operations of a tail in their order.
#[derive(Default)]
pub(super) struct FoundOperations<'tail> {
    pub(super) operations: Vec<FoundOperation<'tail>>,
    /// Whether there is other text among them, or text that may be a comment.
    pub(super) has_remark: bool,
    /// Whether text that cannot be an operation comes before all of them.
    pub(super) begins_with_remark: bool,
}

/// Finds the operations of a tail.
pub(super) fn find_operations(tail: &[u8]) -> FoundOperations<'_> {
    let text = tail.get(..trim_end(tail)).unwrap_or_default();
    let mut finder = Finder {
        found: FoundOperations::default(),
        quotes: 0,
    };
    let mut next = Some(0);
    while let Some(at) = next {
        next = finder.read_from(text, at);
    }
    finder.found
}

struct Finder<'tail> {
    found: FoundOperations<'tail>,
    quotes: usize,
}

impl<'tail> Finder<'tail> {
    /// Reads from a place; returns the place to restart at, if necessary.
    fn read_from(&mut self, text: &'tail [u8], at: usize) -> Option<usize> {
        let rest = text.get(at..)?;
        for part in tail_parts(rest) {
            match part {
                TailPart::Blanks(_) | TailPart::Semicolon(_) => {}
                TailPart::Remark(span) => {
                    self.found.has_remark = true;
                    let remark = rest.get(span.clone()).unwrap_or_default();
                    if may_be_operation(remark) {
                        return self.read_doubtful(text, at + span.start);
                    }
                    self.found.begins_with_remark |= self.found.operations.is_empty();
                }
                TailPart::Operation(operation) => {
                    if let Some(again) = self.push(operation, rest, at) {
                        return Some(again);
                    }
                }
            }
        }
        None
    }

    fn push(&mut self, operation: Operation<'tail>, rest: &[u8], at: usize) -> Option<usize> {
        let text_end = missing_quote(&operation, rest).filter(|_| self.quotes < MAX_MISSING_QUOTES);
        let span = operation.span();
        let end = text_end.map_or(span.end, |end| end + 1);
        self.found.operations.push(FoundOperation {
            operation,
            span: at + span.start..at + end,
            text_end,
        });
        self.quotes += usize::from(text_end.is_some());
        text_end.map(|_| at + end)
    }

    /// Reads text after a semicolon that closes nothing: if the text is closed, it is not a comment.
    fn read_doubtful(&mut self, text: &'tail [u8], at: usize) -> Option<usize> {
        let rest = text.get(at..)?;
        let Some(TailPart::Operation(operation)) = tail_parts(rest).next() else {
            return None;
        };
        let is_closed = operation.ending() == OperationEnd::Semicolon;
        if !is_closed && !has_value(&operation) {
            return None;
        }
        let end = operation.span().end;
        self.push(operation, rest, at).or(Some(at + end))
    }
}

/// Whether a remark begins like an operation: then only a semicolon before it makes it a remark.
fn may_be_operation(remark: &[u8]) -> bool {
    let first = remark.first();
    first.is_some_and(|byte| byte.is_ascii_alphabetic() || !byte.is_ascii())
}

/// The semicolon before which the closing quote of a text is missing: the text ends in the middle of a word or nowhere,
/// and an operation beyond doubt follows the semicolon.
fn missing_quote(operation: &Operation<'_>, rest: &[u8]) -> Option<usize> {
    let has_stray_quote = operation
        .operands()
        .any(|operand| !operand.is_quoted && operand.bytes.contains(&b'"'));
    let is_suspect = |text: &Operand<'_>| {
        let is_glued = !matches!(rest.get(text.span.end), None | Some(b';'))
            && skip_blanks(rest, text.span.end) == text.span.end;
        text.is_quoted && (text.is_open || is_glued || has_stray_quote)
    };
    let text = operation.operands().find(is_suspect)?;
    let begin = text.span.start + 1;
    // A quote directly before a semicolon is merely superfluous.
    if text.bytes.first() == Some(&b';') {
        return Some(begin);
    }
    let mut semicolons = memchr::memchr_iter(b';', text.bytes).map(|at| begin + at);
    semicolons.find(|at| begins_operation(rest.get(at + 1..).unwrap_or_default()))
}

/// Whether a text clearly begins with an operation.
fn begins_operation(text: &[u8]) -> bool {
    let beginning = text.get(..LONGEST_LOOK).unwrap_or(text);
    let first = tail_parts(beginning).find(|part| !matches!(part, TailPart::Blanks(_)));
    let Some(TailPart::Operation(operation)) = first else {
        return false;
    };
    let is_closed =
        operation.ending() == OperationEnd::Semicolon || ends_with_whole_text(&operation, text);
    let says_something = || operation.operands().next().is_some();
    match operation.meaning().map(OpcodeMeaning::takes) {
        Some(Takes::Nothing) => fits(&operation),
        Some(_) => says_something() && fits(&operation),
        None => is_closed && has_value(&operation) && has_form(operation.opcode()),
    }
}

/// Whether a text in quotes ends this operation and the record, which may lack its last semicolon.
fn ends_with_whole_text(operation: &Operation<'_>, text: &[u8]) -> bool {
    let last = operation.operands().last();
    last.is_some_and(|last| last.is_quoted && !last.is_open && last.span.end == trim_end(text))
}
