//! Operations in the form of the standard.

use super::found_operations::{FoundOperation, is_set};
use crate::opcodes::has_form;
use crate::operations::{self, LONGEST_TEXT, Operation, move_form};
use std::collections::{HashMap, HashSet};

/// The longest opcode of the standard.
const LONGEST_OPCODE: usize = 15;

/// An operation in the form of the standard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ExactOperation {
    pub(super) opcode: String,
    pub(super) operands: Vec<String>,
}

impl ExactOperation {
    /// The text of the operation, with this opcode.
    pub(super) fn named(&self, opcode: &str) -> String {
        let mut text = opcode.to_owned();
        for operand in &self.operands {
            text.extend([" ", operand]);
        }
        text + ";"
    }
}

/// The operation in the form of the standard; `None` if the standard cannot express it.
///
/// Within a text `'` replaces the quotation mark, which the standard cannot express, and a text that is too long is
/// split.
pub(super) fn exact_operation(found: &FoundOperation<'_>) -> Option<ExactOperation> {
    let opcode = exact_opcode(found.opcode())?;
    let operands = match counter(&found.operation) {
        Some(number) => vec![number],
        None => exact_operands(found),
    };
    let exact = ExactOperation { opcode, operands };
    // A counter with a wrong value gets another name later, so it is checked under a neutral one.
    let name = match &*exact.opcode {
        "hmvc" | "fmvn" => "x",
        opcode => opcode,
    };
    operations::is_exact_epd_tail(exact.named(name).as_bytes()).then_some(exact)
}

/// The opcode with letters, digits and underscores only. Moves are not opcodes, unless they have the exact form.
fn exact_opcode(opcode: &[u8]) -> Option<String> {
    if move_form(opcode).is_some() {
        return has_form(opcode).then(|| String::from_utf8_lossy(opcode).into_owned());
    }
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let signs = opcode.iter().map(|byte| match byte {
        byte if is_part(*byte) => char::from(*byte),
        _ => '_',
    });
    let plain: String = signs.collect();
    let is_same = plain.as_bytes() == opcode;
    let plain = if is_same {
        &plain
    } else {
        plain.trim_matches('_')
    };
    let kept = plain.get(..LONGEST_OPCODE).unwrap_or(plain);
    has_form(kept.as_bytes()).then(|| kept.to_owned())
}

/// The exact counter of `hmvc` or `fmvn`. Moves are counted from 1.
fn counter(operation: &Operation<'_>) -> Option<String> {
    let least = match operation.opcode() {
        b"hmvc" => 0,
        b"fmvn" => 1,
        _ => return None,
    };
    let is_alone = operation.operands().nth(1).is_none();
    let number = operation.number().filter(|_| is_alone)?;
    let number = u32::try_from(number).ok()?;
    Some(number.max(least).to_string())
}

fn exact_operands(found: &FoundOperation<'_>) -> Vec<String> {
    let operation = &found.operation;
    let all = operation.operand_span();
    let end = found.text_end.unwrap_or(all.end);
    let within = operation
        .operands()
        .filter(|operand| operand.span.start < end);
    let is_plain = |byte: &u8| !byte.is_ascii_control() && *byte != b'"';
    let mut operands = Vec::new();
    for operand in within {
        let kept = end.min(operand.span.end) - operand.span.start;
        if operand.is_quoted {
            let bytes = operand.bytes.get(..kept - 1).unwrap_or(operand.bytes);
            let has_quote = bytes.contains(&b'"');
            let value = if has_quote {
                operand.value()
            } else {
                bytes.into()
            };
            operands.extend(texts(&String::from_utf8_lossy(&value)));
        } else if operand.bytes.iter().all(is_plain) {
            operands.push(String::from_utf8_lossy(operand.bytes).into_owned());
        } else {
            let length = end - all.start;
            let raw = operation.operand_bytes();
            return as_one_text(raw.get(..length).unwrap_or(raw));
        }
    }
    operands
}

/// Joins words that contain a quote: they are a text whose other quote is missing.
fn as_one_text(operands: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(operands).replace("\\\"", "\"");
    let text = text.strip_prefix('"').unwrap_or(&text);
    texts(text.strip_suffix('"').unwrap_or(text))
}

/// A text in quotes; several ones if it is too long.
fn texts(text: &str) -> Vec<String> {
    let plain: String = text
        .chars()
        .map(|sign| match sign {
            '"' => '\'',
            sign if sign.is_ascii_control() => ' ',
            sign => sign,
        })
        .collect();
    let mut texts = Vec::new();
    let mut rest = &*plain;
    while rest.len() > LONGEST_TEXT {
        let (most, _) = rest.split_at(rest.floor_char_boundary(LONGEST_TEXT));
        // Splits between two words, if possible.
        let end = most.rfind(' ').filter(|end| *end > 0);
        let (text, next) = rest.split_at(end.map_or(most.len(), |end| end + 1));
        texts.push(format!("\"{text}\""));
        rest = next;
    }
    texts.push(format!("\"{rest}\""));
    texts
}

/// The united operands of several operations with the same opcode, each once.
pub(super) fn drawn_together<'tail>(
    found: &[FoundOperation<'tail>],
) -> HashMap<&'tail [u8], Vec<String>> {
    #[derive(Default)]
    struct Set {
        count: usize,
        operands: Vec<String>,
        seen: HashSet<String>,
    }
    let mut sets: HashMap<&[u8], Set> = HashMap::new();
    for found in found.iter().filter(|found| is_set(found.opcode())) {
        let Some(exact) = exact_operation(found) else {
            continue;
        };
        let set = sets.entry(found.opcode()).or_default();
        set.count += 1;
        for operand in exact.operands {
            if set.seen.insert(operand.clone()) {
                set.operands.push(operand);
            }
        }
    }
    let several = sets.into_iter().filter(|(_, set)| set.count > 1);
    several
        .map(|(opcode, set)| (opcode, set.operands))
        .collect()
}
