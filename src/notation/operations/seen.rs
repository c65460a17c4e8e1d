//! Which opcodes came before.

use std::collections::BTreeSet;

/// How many are looked through one by one. Hardly a record has more.
const FEW: usize = 24;

/// The opcodes so far. Does not allocate while they are few.
pub(super) struct Seen<'tail> {
    few: [&'tail [u8]; FEW],
    count: usize,
    many: BTreeSet<&'tail [u8]>,
}

impl<'tail> Seen<'tail> {
    pub(super) fn nothing() -> Self {
        Self {
            few: [&[]; FEW],
            count: 0,
            many: BTreeSet::new(),
        }
    }

    /// Whether it came before; from now on it did.
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
