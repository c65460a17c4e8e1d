//! Sort keys of lines as bytes, for files that are sorted outside memory.

use super::boards::position_of_line;
use super::order::{OperandKeys, SortKey, SortOrder, TagKeys, TextKey as _, material_key};
use crate::games::plies_in_row;

/// Makes keys whose order as bytes is the order of [`sort`](super::sort).
#[derive(Debug)]
pub struct ByteKeys {
    property: Property,
    descending: bool,
}

/// The compared property.
#[derive(Debug)]
enum Property {
    Material,
    Men,
    Text,
    Operation(Box<OperandKeys>),
    Tag(TagKeys),
    Plies,
}

/// The first byte of the key of a line that has the property.
const PRESENT: u8 = 0;
/// The whole key of a line without the property, which puts it last.
const ABSENT: u8 = 1;

impl ByteKeys {
    /// Creates the keys for an order.
    pub fn new(order: &SortOrder) -> Self {
        Self {
            property: match &order.key {
                SortKey::Material => Property::Material,
                SortKey::Men => Property::Men,
                SortKey::Text => Property::Text,
                SortKey::Operation(opcode) => {
                    Property::Operation(Box::new(OperandKeys::new(opcode)))
                }
                SortKey::Tag(name) => Property::Tag(TagKeys::new(name)),
                SortKey::Plies => Property::Plies,
            },
            descending: order.descending,
        }
    }

    /// Whether the key of a line is the line itself.
    pub fn are_lines(&self) -> bool {
        matches!(self.property, Property::Text) && !self.descending
    }

    /// Replaces the content of `key` by the key of a line. `room` is memory to reuse.
    pub fn put_key(&self, line: &[u8], key: &mut Vec<u8>, room: &mut Vec<u8>) {
        key.clear();
        if self.are_lines() {
            return key.extend_from_slice(line);
        }
        key.push(PRESENT);
        let board = || position_of_line(line).map(|position| position.board);
        let is_present = match &self.property {
            Property::Material => {
                let number = board().map(|board| material_key(&board));
                key.extend(number.into_iter().flat_map(u128::to_be_bytes));
                number.is_some()
            }
            Property::Men => {
                let count = board().map(|board| board.occupied().len());
                key.extend(count.into_iter().flat_map(u32::to_be_bytes));
                count.is_some()
            }
            Property::Text => {
                key.extend_from_slice(line);
                true
            }
            Property::Operation(keys) => {
                let operand = keys.of(line, room);
                key.extend_from_slice(operand.unwrap_or_default());
                operand.is_some()
            }
            Property::Tag(keys) => {
                let value = keys.of(line, room);
                key.extend_from_slice(value.unwrap_or_default());
                value.is_some()
            }
            Property::Plies => {
                let plies = plies_in_row(line);
                key.extend(plies.into_iter().flat_map(usize::to_be_bytes));
                plies.is_some()
            }
        };
        if !is_present {
            key.clear();
            key.push(ABSENT);
        } else if self.descending {
            reverse(key, room);
        }
    }
}

/// Changes a key so that greater ones come first. Its end is marked, since a longer text comes before its beginning.
fn reverse(key: &mut Vec<u8>, room: &mut Vec<u8>) {
    room.clear();
    for byte in key.iter().skip(1) {
        room.push(!*byte);
        if *byte == 0 {
            room.push(0);
        }
    }
    room.extend([u8::MAX; 2]);
    key.truncate(1);
    key.append(room);
}
