//! A diagram of chess symbols.

use super::diagram::diagram;
use super::{Entry, Subject, Warns};
use crate::piece_letters::figurine;

pub(super) const ENTRY: Entry = Entry {
    name: "text-unicode",
    write,
    is_block: true,
    keeps_operations: false,
    warns: Warns::Never,
};

fn write(subject: &Subject<'_>) -> Vec<u8> {
    diagram(subject, |piece| piece.map_or('·', figurine)).into_bytes()
}
