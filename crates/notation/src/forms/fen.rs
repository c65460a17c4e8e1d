//! FEN in the user's style.

use super::{Entry, Subject, Warns};
use crate::fen::write_fen_as;

pub(super) const ENTRY: Entry = Entry {
    name: "fen",
    write,
    is_block: false,
    keeps_operations: false,
    warns: Warns::ByText,
};

fn write(subject: &Subject<'_>) -> Vec<u8> {
    write_fen_as(subject.position, subject.settings.style).into_bytes()
}
