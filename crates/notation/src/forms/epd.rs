//! EPD: four fields, then the unchanged operations, byte for byte.
//!
//! The counters are written as `hmvc` and `fmvn` if they are not 0 and 1, or if the operations already have them.

use super::{Entry, Subject, Warns};
use crate::fen::append_position_fields;
use crate::record::with_counters;

pub(super) const ENTRY: Entry = Entry {
    name: "epd",
    write,
    is_block: false,
    keeps_operations: true,
    warns: Warns::ByPosition,
};

fn write(subject: &Subject<'_>) -> Vec<u8> {
    let mut line = Vec::new();
    append_position_fields(&mut line, subject.position, subject.settings.style);
    let operations = with_counters(subject.operations, subject.position);
    if !operations.is_empty() {
        line.push(b' ');
        line.extend(operations);
    }
    line
}
