//! Exact operations, written as the standard requires.

use super::{Operation, OperationEnd, operations};
use crate::fen::{skip_blanks, trim_end};
use crate::opcodes::has_form;
use std::collections::BTreeSet;
use std::ops::Range;

/// The largest number of bytes of a text in the standard.
pub const LONGEST_TEXT: usize = 255;

/// The first inexact place of a tail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inexact {
    /// The kind of inexactness.
    pub kind: InexactKind,
    /// The bytes of the tail; empty only where something is missing.
    pub span: Range<usize>,
}

/// The kinds of inexact places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InexactKind {
    /// Superfluous, unusual or missing spaces.
    Blanks,
    /// A semicolon is missing or closes nothing.
    Semicolon,
    /// Text that is not an operation.
    Remark,
    /// An opcode does not have the form of the standard.
    Opcode,
    /// An opcode is repeated.
    Repeated,
    /// A text lacks its closing quote, contains a quote, or has more than 255 bytes; or a word contains a
    /// quote or a control character.
    Operand,
    /// `hmvc` or `fmvn` does not have exactly one valid counter.
    Counter,
}

/// Whether a tail consists of exact operations: each closed by a semicolon, single spaces between them and
/// their parts, no opcode repeated, and no other text. Unknown opcodes and letters beyond ASCII in a text
/// are allowed; [`faults`](super::faults()) gives more advice.
///
/// ```
/// use tabiya_notation::operations::{InexactKind, first_inexact, is_exact_epd_tail};
///
/// assert!(is_exact_epd_tail(b"bm e4; ce 30;"));
/// let inexact = first_inexact(b"bm e4; ce 30").unwrap();
/// assert_eq!((inexact.kind, inexact.span), (InexactKind::Semicolon, 12..12));
/// ```
pub fn is_exact_epd_tail(tail: &[u8]) -> bool {
    first_inexact(tail).is_none()
}

/// The first inexact place of a tail; `None` if the tail is exact.
pub fn first_inexact(tail: &[u8]) -> Option<Inexact> {
    first_inexact_of(tail, |_| {})
}

/// Works like `first_inexact`, and calls a function with each operation before the inexact place: dividing a tail takes
/// most of the time, so it is done only once.
pub(crate) fn first_inexact_of<'tail>(
    tail: &'tail [u8],
    mut see: impl FnMut(&Operation<'tail>),
) -> Option<Inexact> {
    let mut seen = SeenOpcodes::nothing();
    let mut end = 0;
    for operation in operations(tail) {
        let span = operation.span();
        let between: &[u8] = if end == 0 { b"" } else { b" " };
        if tail.get(end..span.start) != Some(between) {
            return Some(in_gap(tail, end..span.start));
        }
        let inexact = in_operation(tail, &operation);
        if inexact.is_some() {
            return inexact;
        }
        if seen.again(operation.opcode()) {
            let span = operation.opcode_span();
            let kind = InexactKind::Repeated;
            return Some(Inexact { kind, span });
        }
        see(&operation);
        end = span.end;
    }
    (end < tail.len()).then(|| in_gap(tail, end..tail.len()))
}

/// The inexact place between two operations.
fn in_gap(tail: &[u8], gap: Range<usize>) -> Inexact {
    let text = tail.get(..gap.end).unwrap_or_default();
    let start = skip_blanks(text, gap.start);
    let (kind, span) = match text.get(start..trim_end(text)).and_then(<[u8]>::first) {
        None => (InexactKind::Blanks, gap),
        Some(b';') => (InexactKind::Semicolon, start..start + 1),
        Some(_) => (InexactKind::Remark, start..trim_end(text)),
    };
    Inexact { kind, span }
}

fn in_operation(tail: &[u8], operation: &Operation<'_>) -> Option<Inexact> {
    let at = |kind, span| Some(Inexact { kind, span });
    let opcode = operation.opcode_span();
    if !has_form(operation.opcode()) {
        return at(InexactKind::Opcode, opcode);
    }
    let mut end = opcode.end;
    for operand in operation.operands() {
        if tail.get(end..operand.span.start) != Some(b" ") {
            return at(InexactKind::Blanks, end..operand.span.start);
        }
        end = operand.span.end;
        if operand.is_open || !is_exact_operand(operand.bytes, operand.is_quoted) {
            return at(InexactKind::Operand, operand.span);
        }
    }
    if operation.ending() != OperationEnd::Semicolon {
        return at(InexactKind::Semicolon, end..end);
    }
    if operation.span().end != end + 1 {
        return at(InexactKind::Blanks, end..operation.span().end - 1);
    }
    let is_exact = is_exact_counter(operation);
    (!is_exact).then(|| Inexact {
        kind: InexactKind::Counter,
        span: operation.span(),
    })
}

fn is_exact_operand(bytes: &[u8], is_quoted: bool) -> bool {
    let is_plain = |byte: &u8| !byte.is_ascii_control() && *byte != b'"';
    bytes.iter().all(is_plain) && !(is_quoted && bytes.len() > LONGEST_TEXT)
}

/// Whether a counter is exact; operations that are not counters always are.
fn is_exact_counter(operation: &Operation<'_>) -> bool {
    let least = match operation.opcode() {
        b"hmvc" => 0,
        b"fmvn" => 1,
        _ => return true,
    };
    let mut operands = operation.operands();
    // A number with a sign or a leading zero can be read, but a counter is not written like that.
    let is_shortest = |digits: &[u8]| {
        digits.iter().all(u8::is_ascii_digit) && (digits.len() == 1 || !digits.starts_with(b"0"))
    };
    let is_one_word = operands
        .next()
        .is_some_and(|first| !first.is_quoted && is_shortest(operation.operand_bytes()));
    let number = operation.number().and_then(|n| u32::try_from(n).ok());
    is_one_word && operands.next().is_none() && number.is_some_and(|number| number >= least)
}

/// The number of opcodes that are compared one by one. Hardly any record has more.
const FEW: usize = 24;

/// The opcodes so far. Does not allocate while they are few.
pub(super) struct SeenOpcodes<'tail> {
    few: [&'tail [u8]; FEW],
    count: usize,
    many: BTreeSet<&'tail [u8]>,
}

impl<'tail> SeenOpcodes<'tail> {
    pub(super) fn nothing() -> Self {
        Self {
            few: [&[]; FEW],
            count: 0,
            many: BTreeSet::new(),
        }
    }

    /// Records an opcode. Returns whether it has occurred before.
    pub(super) fn again(&mut self, opcode: &'tail [u8]) -> bool {
        let few = self.few.get(..self.count).unwrap_or(&self.few);
        if few.contains(&opcode) {
            return true;
        }
        match self.few.get_mut(self.count) {
            Some(place) => {
                *place = opcode;
                self.count += 1;
                false
            }
            None => !self.many.insert(opcode),
        }
    }
}
