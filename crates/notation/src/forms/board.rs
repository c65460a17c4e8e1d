//! The pieces alone: the first field of FEN.

use super::{Entry, Subject, Warns};
use crate::fen::write_board;

pub(super) const ENTRY: Entry = Entry {
    name: "board",
    write,
    is_block: false,
    keeps_operations: false,
    warns: Warns::Never,
};

fn write(subject: &Subject<'_>) -> Vec<u8> {
    write_board(&subject.position.board).into_bytes()
}
