//! The address of the position in the editor of lichess.org.
//!
//! There, blanks are `_` and slashes stay; nothing else in a FEN needs encoding. The query names Chess960. The FEN has
//! the form of that site: X-FEN with the en-passant square only if a capture is legal, and counters of at most four
//! digits, because with longer ones its editor shows the start of a game.

use super::{Entry, Subject, Warns};
use crate::fen::{Dialect, FenStyle, write_fen_as};
use tabiya_chess::{EnPassantConvention, Position};

pub(super) const ENTRY: Entry = Entry {
    name: "lichess",
    write,
    is_block: false,
    keeps_operations: false,
    warns: Warns::ByPosition,
};

const EDITOR: &str = "https://lichess.org/editor/";
const COUNTER_MAX: u32 = 9999;
const STYLE: FenStyle = FenStyle {
    dialect: Dialect::XFen,
    en_passant: EnPassantConvention::Legal,
};

fn write(subject: &Subject<'_>) -> Vec<u8> {
    let position = subject.position;
    let within_limits = Position {
        halfmove_clock: position.halfmove_clock.min(COUNTER_MAX),
        fullmove_number: position.fullmove_number.min(COUNTER_MAX),
        ..*position
    };
    let fen = write_fen_as(&within_limits, STYLE).replace(' ', "_");
    let variant = if position.castling.is_chess960(&position.board) {
        "?variant=chess960"
    } else {
        ""
    };
    format!("{EDITOR}{fen}{variant}").into_bytes()
}
