//! Shredder-FEN, with the user's en-passant convention.

use super::{Entry, Subject, Warns};
use crate::fen::{Dialect, FenStyle, write_fen_as};

pub(super) const ENTRY: Entry = Entry {
    name: "shredder",
    write,
    is_block: false,
    keeps_operations: false,
    warns: Warns::ByText,
};

fn write(subject: &Subject<'_>) -> Vec<u8> {
    let style = FenStyle {
        dialect: Dialect::Shredder,
        ..subject.settings.style
    };
    write_fen_as(subject.position, style).into_bytes()
}
