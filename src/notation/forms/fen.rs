//! FEN in the user's style.

use super::super::fen::write_fen_as;
use super::{Entry, Subject};

pub(super) const ENTRY: Entry = Entry {
    name: "fen",
    write,
    is_block: false,
    keeps_operations: false,
};

fn write(subject: &Subject<'_>) -> Vec<u8> {
    write_fen_as(subject.position, subject.settings.style).into_bytes()
}
