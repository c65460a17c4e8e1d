//! The line of the Universal Chess Interface that gives an engine the position.
//!
//! For a position of Chess960, the caller must send `setoption name UCI_Chess960 value true` before it.

use super::{Entry, Subject, Warns, fen_for_engines};

pub(super) const ENTRY: Entry = Entry {
    name: "uci",
    write,
    is_block: false,
    keeps_operations: false,
    warns: Warns::ByPosition,
};

fn write(subject: &Subject<'_>) -> Vec<u8> {
    format!("position fen {}", fen_for_engines(subject.position)).into_bytes()
}
