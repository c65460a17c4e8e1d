//! The joining of the operations of several records.
//!
//! A record gets the operations of others whose opcodes it does not have; of several with the same opcode, it gets the
//! one that is nearest to it. The time is linear in the length of all records, however many they are.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use std::collections::{HashMap, HashSet, VecDeque};
use tabiya_notation::operations::{Operation, add, operations};

/// The number of places that are kept although their operations were removed.
const SPARE: usize = 64;

/// The tail of a record, with the operations of others that it gets.
#[derive(Clone, Debug, Default)]
pub struct JoinedTails {
    own: Vec<u8>,
    opcodes: HashSet<Vec<u8>>,
    others: HashMap<Vec<u8>, OfOther>,
    /// The opcodes of the others in their order, with the number of the operation that they mean.
    order: VecDeque<(u64, Vec<u8>)>,
    next_number: u64,
}

/// An operation of another record.
#[derive(Clone, Debug)]
struct OfOther {
    number: u64,
    operands: Vec<u8>,
}

impl JoinedTails {
    /// Begins with the tail of a record.
    pub fn new(tail: &[u8]) -> Self {
        Self {
            own: tail.to_vec(),
            opcodes: opcodes(tail),
            ..Self::default()
        }
    }

    /// Adds the operations of another record after all others.
    pub fn add(&mut self, tail: &[u8]) {
        for operation in operations(tail) {
            if let Some(place) = self.place_for(&operation) {
                self.order.push_back(place);
            }
        }
    }

    /// Makes another record the one that gets the operations. Those of the one until now come before all others.
    pub fn replace(&mut self, tail: &[u8]) {
        let last = std::mem::replace(&mut self.own, tail.to_vec());
        self.opcodes = opcodes(tail);
        for operation in operations(tail) {
            self.others.remove(operation.opcode());
        }
        let places: Vec<_> = operations(&last)
            .filter_map(|operation| self.place_for(&operation))
            .collect();
        for place in places.into_iter().rev() {
            self.order.push_front(place);
        }
        if self.others.len() * 2 + SPARE < self.order.len() {
            let others = &self.others;
            self.order.retain(|place| is_meant(others, place));
        }
    }

    /// Returns the tail with all operations. One that cannot be added stays out.
    pub fn finish(self) -> Vec<u8> {
        let meant = self
            .order
            .iter()
            .filter(|place| is_meant(&self.others, place));
        let new: Vec<_> = meant
            .filter_map(|(_, opcode)| {
                let operands = &self.others.get(opcode)?.operands;
                Some((str::from_utf8(opcode).ok()?, str::from_utf8(operands).ok()?))
            })
            .collect();
        added_at_once(&self.own, &new).unwrap_or_else(|| {
            let all = new.into_iter();
            all.fold(self.own, |tail, (opcode, operands)| {
                add(&tail, opcode, operands).unwrap_or(tail)
            })
        })
    }

    /// Returns the place of a new operation; `None` if there is already one with its opcode.
    fn place_for(&mut self, operation: &Operation<'_>) -> Option<(u64, Vec<u8>)> {
        let opcode = operation.opcode();
        if self.opcodes.contains(opcode) || self.others.contains_key(opcode) {
            return None;
        }
        let number = self.next_number;
        self.next_number += 1;
        let operands = operation.operand_bytes().to_vec();
        self.others
            .insert(opcode.to_vec(), OfOther { number, operands });
        Some((number, opcode.to_vec()))
    }
}

fn opcodes(tail: &[u8]) -> HashSet<Vec<u8>> {
    operations(tail)
        .map(|operation| operation.opcode().to_vec())
        .collect()
}

fn is_meant(others: &HashMap<Vec<u8>, OfOther>, (number, opcode): &(u64, Vec<u8>)) -> bool {
    others
        .get(opcode)
        .is_some_and(|operation| operation.number == *number)
}

/// Adds operations by reading the tail only twice. `None` if that would change how another operation is read.
fn added_at_once(tail: &[u8], new: &[(&str, &str)]) -> Option<Vec<u8>> {
    // Other encodings are left to the editing of a single operation.
    str::from_utf8(tail).ok()?;
    let (first, others) = new.split_first()?;
    let begun = add(tail, first.0, first.1).ok()?;
    let first = operations(&begun).find(|operation| operation.opcode() == first.0.as_bytes())?;
    let end = first.span().end;
    let (before, after) = begun.split_at_checked(end)?;
    if !before.ends_with(b";") {
        return None;
    }
    let mut all = before.to_vec();
    for (opcode, operands) in others {
        // After a complete operation, one is added in the same way whatever else there is.
        let model = add(b"x 1;", opcode, operands).ok()?;
        all.extend_from_slice(model.strip_prefix(b"x 1;")?);
    }
    all.extend_from_slice(after);
    let expected = operations(&begun).count() + others.len();
    (operations(&all).count() == expected).then_some(all)
}
