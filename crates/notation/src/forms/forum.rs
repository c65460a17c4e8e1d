//! For forums that show positions: the FEN between the tags of phpBB, vBulletin and others.
//!
//! Castling is X-FEN, and the en-passant square is written only if a capture is legal: these boards read little more
//! than the first field.

use super::{Entry, Subject, Warns};
use crate::fen::{Dialect, FenStyle, write_fen_as};
use tabiya_chess::EnPassantConvention;

pub(super) const ENTRY: Entry = Entry {
    name: "forum",
    write,
    is_block: false,
    keeps_operations: false,
    warns: Warns::Never,
};

const STYLE: FenStyle = FenStyle {
    dialect: Dialect::XFen,
    en_passant: EnPassantConvention::Legal,
};

fn write(subject: &Subject<'_>) -> Vec<u8> {
    let fen = write_fen_as(subject.position, STYLE);
    format!("[fen]{fen}[/fen]").into_bytes()
}
