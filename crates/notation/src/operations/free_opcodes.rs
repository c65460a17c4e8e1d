//! Names for operations whose opcode is already taken in a record.

use crate::opcodes::OpcodeMeaning;
use std::collections::{HashMap, HashSet};

/// The longest opcode of the standard.
const LONGEST: usize = 15;

/// The number of letters of an opcode that precede a number.
const KEPT: usize = 8;

/// The opcodes that are free in a record.
///
/// ```
/// use tabiya_notation::operations::{FreeOpcodes, operations};
///
/// let tail = br#"id "a"; c0 "b";"#;
/// let mut free = FreeOpcodes::besides(operations(tail).map(|one| one.opcode()));
/// assert_eq!(free.take("bm"), "bm");
/// assert_eq!(free.take("id"), "id_2");
/// assert_eq!(free.take("id"), "id_3");
/// ```
#[derive(Clone, Debug, Default)]
pub struct FreeOpcodes {
    taken: HashSet<Vec<u8>>,
    /// The number that is tried next, by the beginning of the opcode.
    next: HashMap<Vec<u8>, u32>,
}

impl FreeOpcodes {
    /// The opcodes that are still free when these are taken.
    pub fn besides<'a>(taken: impl Iterator<Item = &'a [u8]>) -> Self {
        Self {
            taken: taken.map(<[u8]>::to_vec).collect(),
            next: HashMap::new(),
        }
    }

    /// Takes a free name for another operation with this opcode: for a comment the next free comment,
    /// otherwise the opcode with a number.
    pub(crate) fn name_for(&mut self, opcode: &str) -> String {
        if let Some(OpcodeMeaning::Comment(_)) = OpcodeMeaning::of(opcode.as_bytes()) {
            let comments = (0..10).map(|number| format!("c{number}"));
            let mut free = comments.filter(|name| !self.taken.contains(name.as_bytes()));
            if let Some(name) = free.next() {
                self.taken.insert(name.clone().into_bytes());
                return name;
            }
        }
        self.with_number(opcode)
    }

    /// Takes the opcode itself if it is free, otherwise the opcode with a number.
    pub fn take(&mut self, opcode: &str) -> String {
        if self.taken.insert(opcode.as_bytes().to_vec()) {
            return opcode.to_owned();
        }
        self.with_number(opcode)
    }

    fn with_number(&mut self, opcode: &str) -> String {
        let beginning = opcode.get(..KEPT).unwrap_or(opcode).as_bytes().to_vec();
        let number = self.next.entry(beginning).or_insert(2);
        loop {
            let name = numbered_opcode(opcode, *number);
            *number = number.saturating_add(1);
            if self.taken.insert(name.clone().into_bytes()) {
                return name;
            }
        }
    }
}

/// An opcode with a number, such as `theme_2`, shortened to the length of an opcode.
pub fn numbered_opcode(opcode: &str, number: u32) -> String {
    let ending = format!("_{number}");
    let room = LONGEST.saturating_sub(ending.len());
    let kept = opcode.get(..room).unwrap_or(opcode);
    format!("{kept}{ending}")
}

#[cfg(test)]
mod tests {
    use super::FreeOpcodes;

    #[test]
    fn a_free_name_is_not_used_in_the_record() {
        let taken: [&[u8]; 4] = [b"id", b"id_2", b"c0", b"averylongopcode"];
        let mut free = FreeOpcodes::besides(taken.into_iter());
        assert_eq!(free.name_for("id"), "id_3");
        assert_eq!(free.name_for("id"), "id_4");
        assert_eq!(free.name_for("c0"), "c1");
        assert_eq!(free.name_for("averylongopcode"), "averylongopco_2");
    }

    #[test]
    fn when_all_comments_are_taken_a_number_is_added_to_the_name() {
        let mut free = FreeOpcodes::default();
        let names: Vec<_> = (0..11).map(|_| free.name_for("c0")).collect();
        assert_eq!(names.first().map(String::as_str), Some("c0"));
        assert_eq!(names.last().map(String::as_str), Some("c0_2"));
    }
}
