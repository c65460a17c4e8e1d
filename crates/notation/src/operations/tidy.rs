//! Operations in the format of the standard.

use super::cut::starts_opcode;
use super::{Operation, OperationEnd, TailPart, tail_parts};
use crate::fen::trim_end;

/// A tail with single spaces, a semicolon after each operation, and closing quotes. Semicolons that close
/// nothing are dropped unless they make the following text a remark. Other faults, such as a repeated
/// opcode, stay, and so does a tail of quotes and backslashes that would be read differently.
///
/// ```
/// use tabiya_notation::operations::tidied;
///
/// assert_eq!(tidied(br#"bm  e4;;id "start"#), br#"bm e4; id "start";"#);
/// ```
pub fn tidied(tail: &[u8]) -> Vec<u8> {
    let tidy = respaced(tail);
    if parts(&tidy) == parts(tail) {
        tidy
    } else {
        tail.to_vec()
    }
}

/// The parts of a tail that tidying must not change.
#[derive(PartialEq, Eq)]
enum KeptPart<'tail> {
    Remark(&'tail [u8]),
    Opcode(&'tail [u8]),
    Operand { bytes: &'tail [u8], is_quoted: bool },
}

fn parts(tail: &[u8]) -> Vec<KeptPart<'_>> {
    let mut parts = Vec::new();
    for part in tail_parts(tail) {
        match part {
            TailPart::Blanks(_) | TailPart::Semicolon(_) => (),
            TailPart::Remark(span) => {
                let remark = without_nuls(tail.get(span).unwrap_or_default());
                parts.extend((!remark.is_empty()).then_some(KeptPart::Remark(remark)));
            }
            TailPart::Operation(operation) => {
                parts.push(KeptPart::Opcode(operation.opcode()));
                parts.extend(operation.operands().map(|operand| KeptPart::Operand {
                    bytes: operand.bytes,
                    is_quoted: operand.is_quoted,
                }));
            }
        }
    }
    parts
}

/// NULs at the end of a line are not part of it.
fn without_nuls(remark: &[u8]) -> &[u8] {
    remark.get(..trim_end(remark)).unwrap_or_default()
}

fn respaced(tail: &[u8]) -> Vec<u8> {
    let mut tidy = Vec::with_capacity(tail.len() + 1);
    for part in tail_parts(tail) {
        match part {
            TailPart::Blanks(_) | TailPart::Semicolon(_) => (),
            TailPart::Operation(operation) => {
                push_space(&mut tidy);
                push_operation(&mut tidy, &operation);
            }
            TailPart::Remark(span) => push_remark(&mut tidy, tail.get(span).unwrap_or_default()),
        }
    }
    tidy
}

fn push_space(tidy: &mut Vec<u8>) {
    if !tidy.is_empty() {
        tidy.push(b' ');
    }
}

fn push_operation(tidy: &mut Vec<u8>, operation: &Operation<'_>) {
    tidy.extend_from_slice(operation.opcode());
    for operand in operation.operands() {
        let raw = operation.tail.get(operand.span).unwrap_or_default();
        tidy.push(b' ');
        tidy.extend_from_slice(raw);
    }
    if operation.ending() == OperationEnd::OpenQuote {
        tidy.push(b'"');
    }
    tidy.push(b';');
}

fn push_remark(tidy: &mut Vec<u8>, remark: &[u8]) {
    let remark = without_nuls(remark);
    if remark.is_empty() {
        return;
    }
    push_space(tidy);
    let is_like_operation = remark.first().is_some_and(|byte| starts_opcode(*byte));
    if is_like_operation {
        tidy.extend_from_slice(b"; ");
    }
    tidy.extend_from_slice(remark);
}
