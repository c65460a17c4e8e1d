//! FEN and the forms made from it: for engines and their protocol, with operations, in addresses and in forums.

use super::{Entry, Subject, Warns};
use crate::fen::{Dialect, FenStyle, append_position_fields, write_board, write_fen_as};
use crate::record::with_counters;
use tabiya_chess::{EnPassantConvention, Position};

/// FEN in the user's style.
pub(super) const FEN: Entry = Entry {
    name: "fen",
    write: write_fen,
    is_block: false,
    keeps_operations: false,
    warns: Warns::ByText,
};

fn write_fen(subject: &Subject<'_>) -> Vec<u8> {
    write_fen_as(subject.position, subject.settings.style).into_bytes()
}

/// Shredder-FEN, with the user's en-passant convention.
pub(super) const SHREDDER: Entry = Entry {
    name: "shredder",
    write: write_shredder,
    is_block: false,
    keeps_operations: false,
    warns: Warns::ByText,
};

fn write_shredder(subject: &Subject<'_>) -> Vec<u8> {
    let style = FenStyle {
        dialect: Dialect::Shredder,
        ..subject.settings.style
    };
    write_fen_as(subject.position, style).into_bytes()
}

/// FEN for engines: a form that most of them accept, and that none reads as another position.
///
/// - The en-passant square only if a capture there is legal. Engines differ in the cases in which they expect it, and all
///   agree on the position then.
/// - Castling as `KQkq`; the rooks' files if the position needs Chess960, where some engines take `K` for the rook in the
///   corner. `UCI_Chess960` must be set then: FEN cannot express it.
/// - The halfmove clock up to 100. From there on a draw can be claimed, and engines need no more; some refuse numbers
///   above 100 (cozy-chess) or above 32767 (Stockfish 19).
/// - The move number from 1 to 9999. The longest game that the 75-move rule allows ends before move 9000; readers refuse
///   0 (chess.js) and five digits (chessops).
pub(super) const ENGINE: Entry = Entry {
    name: "engine",
    write: write_engine,
    is_block: false,
    keeps_operations: false,
    warns: Warns::ByPosition,
};

const HALFMOVE_CLOCK_MAX: u32 = 100;
const FULLMOVE_NUMBER_MAX: u32 = 9999;

fn write_engine(subject: &Subject<'_>) -> Vec<u8> {
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

/// The line of the Universal Chess Interface that gives an engine the position.
///
/// For a position of Chess960, the caller must send `setoption name UCI_Chess960 value true` before it.
pub(super) const UCI: Entry = Entry {
    name: "uci",
    write: write_uci,
    is_block: false,
    keeps_operations: false,
    warns: Warns::ByPosition,
};

fn write_uci(subject: &Subject<'_>) -> Vec<u8> {
    format!("position fen {}", fen_for_engines(subject.position)).into_bytes()
}

/// EPD: four fields, then the unchanged operations, byte for byte.
///
/// The counters are written as `hmvc` and `fmvn` if they are not 0 and 1, or if the operations already have them.
pub(super) const EPD: Entry = Entry {
    name: "epd",
    write: write_epd,
    is_block: false,
    keeps_operations: true,
    warns: Warns::ByPosition,
};

fn write_epd(subject: &Subject<'_>) -> Vec<u8> {
    let mut line = Vec::new();
    append_position_fields(&mut line, subject.position, subject.settings.style);
    let operations = with_counters(subject.operations, subject.position);
    if !operations.is_empty() {
        line.push(b' ');
        line.extend(operations);
    }
    line
}

/// The address of the position in the editor of lichess.org.
///
/// There, blanks are `_` and slashes stay; nothing else in a FEN needs encoding. The query names Chess960. The FEN has
/// the form of that site: X-FEN with the en-passant square only if a capture is legal, and counters of at most four
/// digits, because with longer ones its editor shows the start of a game.
pub(super) const LICHESS: Entry = Entry {
    name: "lichess",
    write: write_lichess,
    is_block: false,
    keeps_operations: false,
    warns: Warns::ByPosition,
};

const EDITOR: &str = "https://lichess.org/editor/";
const EDITOR_COUNTER_MAX: u32 = 9999;

fn write_lichess(subject: &Subject<'_>) -> Vec<u8> {
    let position = subject.position;
    let within_limits = Position {
        halfmove_clock: position.halfmove_clock.min(EDITOR_COUNTER_MAX),
        fullmove_number: position.fullmove_number.min(EDITOR_COUNTER_MAX),
        ..*position
    };
    let fen = write_fen_as(&within_limits, X_FEN_LEGAL).replace(' ', "_");
    let variant = if position.castling.is_chess960(&position.board) {
        "?variant=chess960"
    } else {
        ""
    };
    format!("{EDITOR}{fen}{variant}").into_bytes()
}

/// For forums that show positions: the FEN between the tags of phpBB, vBulletin and others.
///
/// Castling is X-FEN, and the en-passant square is written only if a capture is legal: these boards read little more
/// than the first field.
pub(super) const FORUM: Entry = Entry {
    name: "forum",
    write: write_forum,
    is_block: false,
    keeps_operations: false,
    warns: Warns::Never,
};

/// X-FEN, with the en-passant square only if a capture is legal.
const X_FEN_LEGAL: FenStyle = FenStyle {
    dialect: Dialect::XFen,
    en_passant: EnPassantConvention::Legal,
};

fn write_forum(subject: &Subject<'_>) -> Vec<u8> {
    let fen = write_fen_as(subject.position, X_FEN_LEGAL);
    format!("[fen]{fen}[/fen]").into_bytes()
}

/// The pieces alone: the first field of FEN.
pub(super) const BOARD: Entry = Entry {
    name: "board",
    write: write_board_field,
    is_block: false,
    keeps_operations: false,
    warns: Warns::Never,
};

fn write_board_field(subject: &Subject<'_>) -> Vec<u8> {
    write_board(&subject.position.board).into_bytes()
}
