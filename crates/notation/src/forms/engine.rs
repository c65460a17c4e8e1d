//! FEN for engines: a form that most of them accept, and that none reads as another position.
//!
//! - The en-passant square only if a capture there is legal. Engines differ in the cases in which they expect it, and all
//!   agree on the position then.
//! - Castling as `KQkq`; the rooks' files if the position needs Chess960, where some engines take `K` for the rook in the
//!   corner. `UCI_Chess960` must be set then: FEN cannot express it.
//! - The halfmove clock up to 100. From there on a draw can be claimed, and engines need no more; some refuse numbers
//!   above 100 (cozy-chess) or above 32767 (Stockfish 19).
//! - The move number from 1 to 9999. The longest game that the 75-move rule allows ends before move 9000; readers refuse
//!   0 (chess.js) and five digits (chessops).

use super::{Entry, Subject, Warns};
use crate::fen::{Dialect, FenStyle, write_fen_as};
use tabiya_chess::{EnPassantConvention, Position};

pub(super) const ENTRY: Entry = Entry {
    name: "engine",
    write,
    is_block: false,
    keeps_operations: false,
    warns: Warns::ByPosition,
};

const HALFMOVE_CLOCK_MAX: u32 = 100;
const FULLMOVE_NUMBER_MAX: u32 = 9999;

fn write(subject: &Subject<'_>) -> Vec<u8> {
    fen_for_engines(subject.position).into_bytes()
}

/// The position as the FEN that most programs accept: Shredder-FEN for castling rights of Chess960, a target only
/// if a capture is legal, and counters within the limits of engines.
///
/// ```
/// use tabiya_notation::fen::read_fen;
/// use tabiya_notation::forms::fen_for_engines;
///
/// let position = read_fen("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1")?;
/// assert_eq!(fen_for_engines(&position), "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
/// # Ok::<(), tabiya_notation::fen::FenError>(())
/// ```
pub fn fen_for_engines(position: &Position) -> String {
    let dialect = if position.castling.is_chess960(&position.board) {
        Dialect::Shredder
    } else {
        Dialect::XFen
    };
    let style = FenStyle {
        dialect,
        en_passant: EnPassantConvention::Legal,
    };
    let within_limits = Position {
        halfmove_clock: position.halfmove_clock.min(HALFMOVE_CLOCK_MAX),
        fullmove_number: position.fullmove_number.clamp(1, FULLMOVE_NUMBER_MAX),
        ..*position
    };
    write_fen_as(&within_limits, style)
}
