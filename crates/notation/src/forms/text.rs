//! A diagram with the letters of FEN in every language: capitals are White's.

use super::diagram::diagram;
use super::{Entry, Subject, Warns};
use tabiya_chess::Piece;

pub(super) const ENTRY: Entry = Entry {
    name: "text",
    write,
    is_block: true,
    keeps_operations: false,
    warns: Warns::Never,
};

fn write(subject: &Subject<'_>) -> Vec<u8> {
    diagram(subject, |piece| piece.map_or('.', Piece::letter)).into_bytes()
}
