//! Operations as a table that people edit: one row each, texts without their quotes.

use super::edit::{EditError, set_operands};
use super::faults::{Fault, faults};
use super::quoted::{TailEncoding, all_operands, quoted};
use super::{Operand, Operands, Operation, operations};
use crate::opcodes::{Meaning, Takes};

/// One operation, to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The opcode.
    pub opcode: String,
    /// What the opcode stands for, when it is known.
    pub meaning: Option<Meaning>,
    /// The operands: a text without its quotes, others as they stand in the tail.
    pub operands: String,
    /// What is wrong, each with its place in the tail.
    pub faults: Vec<Fault>,
}

/// The operations of a tail as rows.
pub fn rows(tail: &[u8]) -> Vec<Row> {
    let encoding = TailEncoding::of(tail);
    let mut rows: Vec<Row> = operations(tail)
        .map(|operation| Row {
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

/// Sets the operands of a row to what was typed; see [`operands_from_typing`].
///
/// # Errors
/// When there is no such row, or its bytes cannot hold what was typed.
pub fn set_typed(tail: &[u8], row: usize, typed: &str) -> Result<Vec<u8>, EditError> {
    let operation = operations(tail).nth(row).ok_or(EditError::NoSuchRow)?;
    let encoding = TailEncoding::of(tail);
    if shown(&operation, encoding) == typed {
        return Ok(tail.to_vec());
    }
    let opcode = encoding.decode(operation.opcode());
    set_operands(tail, row, &operands_from_typing(&opcode, typed))
}

/// The operands of this opcode as they must stand in a tail for what was typed: a text gets its
/// quotes, and so does anything that could not stand without them. Line breaks become blanks.
pub fn operands_from_typing(opcode: &str, typed: &str) -> String {
    let one_line = typed.replace(|c: char| c.is_control() && c != '\t', " ");
    let text = one_line.trim();
    let takes = Meaning::of(opcode.as_bytes()).map_or(Takes::Anything, Meaning::takes);
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

/// A text without its quotes when it is the only operand; else the operands as they are.
fn shown(operation: &Operation<'_>, encoding: TailEncoding) -> String {
    let takes = operation.meaning().map_or(Takes::Anything, Meaning::takes);
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
