//! Operations as a table for editing, one row each and texts without their quotes; and the operations of a tail for a
//! report.

use super::edit::{EditError, set_operands};
use super::faults::{OperationFault, faults};
use super::quoted::{TailEncoding, all_operands, is_blank, quoted};
use super::{Operand, Operands, Operation, operations};
use crate::opcodes::{OpcodeMeaning, Takes};
use std::collections::BTreeMap;

/// One operation for display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperationRow {
    /// The opcode.
    pub opcode: String,
    /// The meaning of the opcode, if it is known.
    pub meaning: Option<OpcodeMeaning>,
    /// The operands: a text without its quotes, others as in the tail.
    pub operands: String,
    /// The faults, each with its place in the tail.
    pub faults: Vec<OperationFault>,
}

/// The operations of a tail as rows.
pub fn rows(tail: &[u8]) -> Vec<OperationRow> {
    let encoding = TailEncoding::of(tail);
    let mut rows: Vec<OperationRow> = operations(tail)
        .map(|operation| OperationRow {
            opcode: encoding.decode(operation.opcode()).into_owned(),
            meaning: operation.meaning(),
            operands: shown(&operation, encoding),
            faults: Vec::new(),
        })
        .collect();
    for (index, fault) in faults(tail) {
        if let Some(row) = rows.get_mut(index) {
            row.faults.push(fault);
        }
    }
    rows
}

/// Sets the operands of a row to typed text; see [`operands_from_typing`].
///
/// # Errors
/// Fails if there is no such row, or its bytes cannot represent the text.
///
/// ```
/// use tabiya_notation::operations::set_typed;
///
/// assert_eq!(set_typed(br#"id "old";"#, 0, "new name")?, br#"id "new name";"#);
/// # Ok::<(), tabiya_notation::operations::EditError>(())
/// ```
pub fn set_typed(tail: &[u8], row: usize, typed: &str) -> Result<Vec<u8>, EditError> {
    let operation = operations(tail).nth(row).ok_or(EditError::NoSuchRow)?;
    let encoding = TailEncoding::of(tail);
    if shown(&operation, encoding) == typed {
        return Ok(tail.to_vec());
    }
    let opcode = encoding.decode(operation.opcode());
    set_operands(tail, row, &operands_from_typing(&opcode, typed))
}

/// The operands of an opcode, as written in a tail, for typed text. A text receives its quotes, and so does everything
/// that needs them. Line breaks become spaces.
pub fn operands_from_typing(opcode: &str, typed: &str) -> String {
    let one_line = typed.replace(|c: char| c.is_control() && c != '\t', " ");
    let text = one_line.trim();
    let takes = OpcodeMeaning::of(opcode.as_bytes()).map_or(Takes::Anything, OpcodeMeaning::takes);
    let cut = all_operands(text.as_bytes());
    let all_quoted = cut.iter().flatten().all(|operand| operand.is_quoted);
    match (takes, cut) {
        _ if text.is_empty() => String::new(),
        (takes, Some(cut)) if takes.is_text() && cut.len() == 1 && all_quoted => text.to_owned(),
        (Takes::TwoTexts, Some(cut)) => each_quoted(text, &cut),
        (takes, Some(_)) if !takes.is_text() => text.to_owned(),
        _ => quoted(text),
    }
}

fn each_quoted(text: &str, cut: &[Operand<'_>]) -> String {
    let operand = |operand: &Operand<'_>| {
        let raw = text.get(operand.span.clone()).unwrap_or_default();
        if operand.is_quoted {
            raw.to_owned()
        } else {
            quoted(raw)
        }
    };
    cut.iter().map(operand).collect::<Vec<_>>().join(" ")
}

/// A text without its quotes if it is the only operand; otherwise the unchanged operands.
fn shown(operation: &Operation<'_>, encoding: TailEncoding) -> String {
    let takes = operation
        .meaning()
        .map_or(Takes::Anything, OpcodeMeaning::takes);
    let text = only(operation.operands()).filter(|only| takes.is_text() && only.is_quoted);
    match text {
        Some(text) => encoding.decode(&text.value()).into_owned(),
        None => encoding.decode(operation.operand_bytes()).into_owned(),
    }
}

fn only(mut operands: Operands<'_>) -> Option<Operand<'_>> {
    let first = operands.next()?;
    operands.next().is_none().then_some(first)
}

/// The opcodes of a tail in their order, each once, with all their operands: texts without quotes, moves one
/// by one, and words that should be a text as one operand. Bytes that are not UTF-8 are read as Latin-1.
///
/// ```
/// use tabiya_notation::operations::operands_for_report;
///
/// let report = operands_for_report(br#"bm e4 d4; id "start";"#);
/// assert_eq!(report, [
///     ("bm".to_owned(), vec!["e4".to_owned(), "d4".to_owned()]),
///     ("id".to_owned(), vec!["start".to_owned()]),
/// ]);
/// ```
pub fn operands_for_report(tail: &[u8]) -> Vec<(String, Vec<String>)> {
    let encoding = TailEncoding::of(tail);
    let mut report: Vec<(String, Vec<String>)> = Vec::new();
    let mut rows = BTreeMap::new();
    for operation in operations(tail) {
        let row = *rows.entry(operation.opcode()).or_insert_with(|| {
            let opcode = encoding.decode(operation.opcode()).into_owned();
            report.push((opcode, Vec::new()));
            report.len() - 1
        });
        if let Some((_, operands)) = report.get_mut(row) {
            push_operands(&operation, encoding, operands);
        }
    }
    report
}

fn push_operands(operation: &Operation<'_>, encoding: TailEncoding, operands: &mut Vec<String>) {
    let takes = operation
        .meaning()
        .map_or(Takes::Anything, OpcodeMeaning::takes);
    let has_quotes = operation.operands().any(|operand| operand.is_quoted);
    if takes.is_text() && !has_quotes && !operation.operand_bytes().is_empty() {
        let text = encoding.decode(operation.operand_bytes());
        operands.push(text.into_owned());
        return;
    }
    for operand in operation.operands() {
        let value = operand.value();
        if takes.is_moves() {
            operands.extend(words(&value).map(|word| encoding.decode(word).into_owned()));
        } else {
            operands.push(encoding.decode(&value).into_owned());
        }
    }
}

/// The moves of an operand: people put them all into one pair of quotes.
fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut at = 0;
    std::iter::from_fn(move || {
        while is_blank(text, at) {
            at = crate::fen::skip_blanks(text, at);
        }
        let start = at;
        while at < text.len() && !is_blank(text, at) {
            at += 1;
        }
        text.get(start..at).filter(|word| !word.is_empty())
    })
}
