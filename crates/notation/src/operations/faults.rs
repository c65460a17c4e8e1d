//! Advice on operations for authors of positions. Records with these faults can still be read.

use super::exact::{LONGEST_TEXT, SeenOpcodes};
use super::moves::{AnnouncedMate, MoveForm, move_form};
use super::{Operand, Operation, OperationEnd, has_semicolons_in_front, operations};
use crate::opcodes::{OpcodeMeaning, Takes, has_form, is_public_or_private};
use std::ops::Range;

/// A fault of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperationFault {
    /// The kind of fault.
    pub kind: FaultKind,
    /// The bytes of the tail; never empty.
    pub span: Range<usize>,
}

/// The kinds of faults of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// The opcode is not a letter followed by at most fourteen letters, digits and `_`.
    OpcodeForm,
    /// The opcode is neither a public one (two characters or more, no capitals) nor a private one
    /// (a capital in front).
    OpcodeStyle,
    /// The opcode is repeated.
    Repeated,
    /// The operand must be a number.
    NeedsNumber,
    /// The number is out of bounds.
    OutOfBounds {
        /// The least allowed value.
        least: i64,
        /// The greatest allowed value.
        most: i64,
    },
    /// The operand must be a text in quotes.
    NeedsText,
    /// The operand must be a move.
    NeedsMove,
    /// A move is written with its squares instead of standard algebraic notation.
    CoordinateMove,
    /// A move deviates from standard algebraic notation.
    LooseMove,
    /// The opcode takes no operand.
    TakesNothing,
    /// There are more operands than the opcode takes.
    TooManyOperands,
    /// The text has no closing quote.
    OpenQuote,
    /// The text has more than 255 bytes.
    TextTooLong,
    /// The text contains a character other than the printing ones of ASCII.
    NotAscii,
    /// The semicolon at the end is missing.
    NotClosed,
    /// A draw is offered or claimed with a move: the opcode `sm` is missing.
    NeedsSuppliedMove,
    /// The predicted move is not the first of the predicted variation.
    NotFirstOfVariation,
}

/// The faults of the operations of a tail, each with the number of its operation from 0.
///
/// ```
/// use tabiya_notation::operations::{FaultKind, faults};
///
/// let found: Vec<_> = faults(b"bm e2e4; id start; acd ten;")
///     .into_iter()
///     .map(|(row, fault)| (row, fault.kind))
///     .collect();
/// assert_eq!(found, [
///     (0, FaultKind::CoordinateMove),
///     (1, FaultKind::NeedsText),
///     (2, FaultKind::NeedsNumber),
/// ]);
/// ```
pub fn faults(tail: &[u8]) -> Vec<(usize, OperationFault)> {
    let mut found = Vec::new();
    let mut seen = SeenOpcodes::nothing();
    let mut others = Others::default();
    let is_in_front = has_semicolons_in_front(tail);
    for (index, operation) in operations(tail).enumerate() {
        let mut tell = |kind, span| found.push((index, OperationFault { kind, span }));
        opcode_faults(&operation, &mut tell);
        if seen.again(operation.opcode()) {
            tell(FaultKind::Repeated, operation.opcode_span());
        }
        operand_faults(&operation, &mut tell);
        byte_faults(&operation, &mut tell);
        if operation.ending() == OperationEnd::Missing && !is_in_front {
            tell(FaultKind::NotClosed, operation.span());
        }
        others.note(index, &operation);
    }
    others.tell(&mut found);
    found.sort_by_key(|(index, fault)| (*index, fault.span.start));
    found
}

fn opcode_faults(operation: &Operation<'_>, tell: &mut impl FnMut(FaultKind, Range<usize>)) {
    if !has_form(operation.opcode()) {
        tell(FaultKind::OpcodeForm, operation.opcode_span());
    } else if operation.meaning().is_none() && !is_public_or_private(operation.opcode()) {
        tell(FaultKind::OpcodeStyle, operation.opcode_span());
    }
}

/// Whether the operands fit the opcode; `None` if the opcode is unknown. Moves may have any spelling.
pub(super) fn fits(operation: &Operation<'_>) -> Option<bool> {
    let meaning = operation.meaning()?;
    if meaning.takes() == Takes::Anything {
        return None;
    }
    let mut fits = true;
    operand_faults(operation, &mut |kind, _| {
        fits &= matches!(kind, FaultKind::CoordinateMove | FaultKind::LooseMove);
    });
    Some(fits)
}

/// Whether the operands have the kind and the number that the opcode takes.
pub(crate) fn takes_its_operands(operation: &Operation<'_>) -> bool {
    let mut fits = true;
    operand_faults(operation, &mut |kind, _| {
        fits &= !matches!(
            kind,
            FaultKind::NeedsNumber
                | FaultKind::NeedsText
                | FaultKind::NeedsMove
                | FaultKind::TakesNothing
                | FaultKind::TooManyOperands
        );
    });
    fits
}

/// The faults of operands that do not fit the opcode.
fn operand_faults(operation: &Operation<'_>, tell: &mut impl FnMut(FaultKind, Range<usize>)) {
    let takes = operation
        .meaning()
        .map_or(Takes::Anything, OpcodeMeaning::takes);
    match takes {
        Takes::Anything => (),
        Takes::Nothing => expect_at_most(operation, 0, tell),
        Takes::Moves | Takes::Line => {
            let is_best = operation.meaning() == Some(OpcodeMeaning::BestMoves);
            let is_mate =
                |o: &Operand<'_>| !o.is_quoted && AnnouncedMate::of_word(o.bytes).is_some();
            let moves = operation.operands().filter(|o| !(is_best && is_mate(o)));
            moves.for_each(|o| move_faults(&o, tell));
        }
        Takes::Move => {
            expect_operand(operation, 0, FaultKind::NeedsMove, tell, move_faults);
            expect_at_most(operation, 1, tell);
        }
        Takes::TextOrNothing if operation.operand_bytes().is_empty() => (),
        Takes::Text | Takes::TextOrNothing => text_faults(operation, tell),
        Takes::TwoTexts => two_texts_faults(operation, tell),
        Takes::Integer { least, most } => {
            let check = |operand: &Operand<'_>, tell: &mut _| {
                integer_faults(operand, least..=most, tell);
            };
            expect_operand(operation, 0, FaultKind::NeedsNumber, tell, check);
            expect_at_most(operation, 1, tell);
        }
    }
}

/// Requires the operand with this number, and passes it to `check`.
fn expect_operand<Tell: FnMut(FaultKind, Range<usize>)>(
    operation: &Operation<'_>,
    index: usize,
    missing: FaultKind,
    tell: &mut Tell,
    check: impl Fn(&Operand<'_>, &mut Tell),
) {
    match operation.operands().nth(index) {
        Some(operand) => check(&operand, tell),
        None => tell(missing, operation.opcode_span()),
    }
}

/// Reports all operands beyond this many.
fn expect_at_most(
    operation: &Operation<'_>,
    count: usize,
    tell: &mut impl FnMut(FaultKind, Range<usize>),
) {
    let kind = match count {
        0 => FaultKind::TakesNothing,
        _ => FaultKind::TooManyOperands,
    };
    if let Some(extra) = operation.operands().nth(count) {
        tell(kind, extra.span.start..operation.operand_span().end);
    }
}

fn move_faults(operand: &Operand<'_>, tell: &mut impl FnMut(FaultKind, Range<usize>)) {
    let form = move_form(operand.bytes).filter(|_| !operand.is_quoted);
    let kind = match form {
        Some(MoveForm::San) => return,
        Some(MoveForm::Coordinate) => FaultKind::CoordinateMove,
        Some(MoveForm::Loose) => FaultKind::LooseMove,
        None => FaultKind::NeedsMove,
    };
    tell(kind, operand.span.clone());
}

/// Reports words without quotes; any number of them is one fault.
fn text_faults(operation: &Operation<'_>, tell: &mut impl FnMut(FaultKind, Range<usize>)) {
    let is_text = |operand: &Operand<'_>| operand.is_quoted;
    match operation.operands().next() {
        None => tell(FaultKind::NeedsText, operation.opcode_span()),
        Some(first) if is_text(&first) => expect_at_most(operation, 1, tell),
        Some(_) => tell(FaultKind::NeedsText, operation.operand_span()),
    }
}

fn two_texts_faults(operation: &Operation<'_>, tell: &mut impl FnMut(FaultKind, Range<usize>)) {
    for index in 0..2 {
        expect_operand(
            operation,
            index,
            FaultKind::NeedsText,
            tell,
            |text, tell| {
                if !text.is_quoted {
                    tell(FaultKind::NeedsText, text.span.clone());
                }
            },
        );
    }
    expect_at_most(operation, 2, tell);
}

fn integer_faults(
    operand: &Operand<'_>,
    bounds: std::ops::RangeInclusive<i64>,
    tell: &mut impl FnMut(FaultKind, Range<usize>),
) {
    let kind = match operand.number().filter(|_| !operand.is_quoted) {
        None => FaultKind::NeedsNumber,
        Some(number) if bounds.contains(&number) => return,
        Some(_) => FaultKind::OutOfBounds {
            least: *bounds.start(),
            most: *bounds.end(),
        },
    };
    tell(kind, operand.span.clone());
}

/// The faults of operands of any opcode.
fn byte_faults(operation: &Operation<'_>, tell: &mut impl FnMut(FaultKind, Range<usize>)) {
    for operand in operation.operands() {
        if operand.is_open {
            tell(FaultKind::OpenQuote, operand.span.clone());
        }
        if operand.is_quoted && operand.bytes.len() > LONGEST_TEXT {
            tell(FaultKind::TextTooLong, operand.span.clone());
        }
        if let Some(span) = first_not_ascii(&operand) {
            tell(FaultKind::NotAscii, span);
        }
    }
}

/// The first run of bytes that are not printing characters of ASCII.
fn first_not_ascii(operand: &Operand<'_>) -> Option<Range<usize>> {
    let is_wrong = |byte: &u8| !matches!(byte, b' '..=b'~');
    let before = operand.bytes.iter().position(is_wrong)?;
    let run = operand.bytes.iter().skip(before);
    let length = run.take_while(|byte| is_wrong(byte)).count();
    let start = operand.span.start + usize::from(operand.is_quoted) + before;
    Some(start..start + length)
}

/// The operations that are compared with each other.
#[derive(Default)]
struct Others<'tail> {
    draw: Option<(usize, Range<usize>)>,
    has_supplied_move: bool,
    predicted: Option<(usize, Operand<'tail>)>,
    first_of_variation: Option<&'tail [u8]>,
}

impl<'tail> Others<'tail> {
    fn note(&mut self, index: usize, operation: &Operation<'tail>) {
        let first = operation.operands().next();
        match operation.meaning() {
            Some(OpcodeMeaning::DrawOffer | OpcodeMeaning::DrawClaim) => {
                self.draw = Some((index, operation.opcode_span()));
            }
            Some(OpcodeMeaning::SuppliedMove) => self.has_supplied_move = true,
            Some(OpcodeMeaning::PredictedMove) => {
                self.predicted = first.map(|first| (index, first));
            }
            Some(OpcodeMeaning::PredictedVariation) => {
                self.first_of_variation = first.map(|first| first.bytes);
            }
            _ => (),
        }
    }

    fn tell(self, found: &mut Vec<(usize, OperationFault)>) {
        if let Some((index, span)) = self.draw.filter(|_| !self.has_supplied_move) {
            let kind = FaultKind::NeedsSuppliedMove;
            found.push((index, OperationFault { kind, span }));
        }
        if let (Some((index, predicted)), Some(first)) = (self.predicted, self.first_of_variation)
            && predicted.bytes != first
        {
            let kind = FaultKind::NotFirstOfVariation;
            let span = predicted.span;
            found.push((index, OperationFault { kind, span }));
        }
    }
}
