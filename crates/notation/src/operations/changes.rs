//! The differences between the operations of two tails.

use super::{TailPart, slice, tail_parts};
use std::collections::BTreeMap;

/// An operation that two tails do not have in common, or another text in them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperationChange<'tail> {
    /// The opcode; empty for text that is not an operation.
    pub opcode: &'tail [u8],
    /// The number of operations with this opcode before it, usually 0.
    pub number: usize,
    /// The operands in the old tail; `None` if it is missing there.
    pub old: Option<&'tail [u8]>,
    /// The operands in the new tail; `None` if it is missing there.
    pub new: Option<&'tail [u8]>,
}

/// Returns the operations that differ: first those of the old tail, then those that were added. Their order, blanks and
/// semicolons do not count.
///
/// ```
/// use tabiya_notation::operations::changes;
///
/// let found = changes(b"bm e4; id \"a\";", b"id \"b\"; bm e4; ce 5;");
/// let opcodes: Vec<&[u8]> = found.iter().map(|change| change.opcode).collect();
/// assert_eq!(opcodes, [&b"id"[..], b"ce"]);
/// assert_eq!((found[0].old, found[0].new), (Some(&b"\"a\""[..]), Some(&b"\"b\""[..])));
/// assert_eq!((found[1].old, found[1].new), (None, Some(&b"5"[..])));
/// ```
pub fn changes<'tail>(old: &'tail [u8], new: &'tail [u8]) -> Vec<OperationChange<'tail>> {
    let (old, new) = (numbered(old), numbered(new));
    let mut added: BTreeMap<_, _> = new.iter().copied().collect();
    let mut found = Vec::new();
    for ((opcode, number), operands) in old {
        let now = added.remove(&(opcode, number));
        if now != Some(operands) {
            found.push(OperationChange {
                opcode,
                number,
                old: Some(operands),
                new: now,
            });
        }
    }
    let is_added = |(place, _): &((&[u8], usize), &[u8])| added.contains_key(place);
    for ((opcode, number), operands) in new.into_iter().filter(is_added) {
        found.push(OperationChange {
            opcode,
            number,
            old: None,
            new: Some(operands),
        });
    }
    found
}

/// An opcode with the number of equal ones before it, and the operands.
type Numbered<'tail> = ((&'tail [u8], usize), &'tail [u8]);

fn numbered(tail: &[u8]) -> Vec<Numbered<'_>> {
    let mut counts: BTreeMap<&[u8], usize> = BTreeMap::new();
    let mut all = Vec::new();
    for part in tail_parts(tail) {
        let (opcode, operands) = match part {
            TailPart::Blanks(_) | TailPart::Semicolon(_) => continue,
            TailPart::Remark(span) => (&b""[..], slice(tail, &span)),
            TailPart::Operation(operation) => (operation.opcode(), operation.operand_bytes()),
        };
        let count = counts.entry(opcode).or_default();
        all.push(((opcode, *count), operands));
        *count += 1;
    }
    all
}
