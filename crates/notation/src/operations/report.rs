//! The operations of a tail for a report.

use super::quoted::{TailEncoding, is_blank};
use super::{Operation, operations};
use crate::opcodes::{Meaning, Takes};
use std::collections::BTreeMap;

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
    let takes = operation.meaning().map_or(Takes::Anything, Meaning::takes);
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
