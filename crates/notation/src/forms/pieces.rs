//! The pieces with their squares, as books and columns print them: `White: Kg1, Qd1, a2.`
//!
//! Pawns have no letter. Castling rights, the en-passant square and the counters are not included.

use super::words::{side_label, side_to_move};
use super::{Entry, FormSettings, Subject, Warns};
use crate::piece_letters::figurine;
use tabiya_chess::{Board, Color, Piece, Role, Square};

pub(super) const ENTRY: Entry = Entry {
    name: "pieces",
    write,
    is_block: false,
    keeps_operations: false,
    warns: Warns::Never,
};

fn write(subject: &Subject<'_>) -> Vec<u8> {
    let settings = subject.settings;
    let [white, black] = Color::ALL.map(|side| {
        let label = side_label(settings.language, side);
        let pieces = pieces(&subject.position.board, side, settings);
        format!("{label} {pieces}.")
    });
    let turn = side_to_move(settings.language, subject.position.side_to_move);
    format!("{white} {black} {turn}.").into_bytes()
}

/// The pieces of a side from the king to the pawns, each kind from the a-file to the h-file.
fn pieces(board: &Board, side: Color, settings: FormSettings) -> String {
    let mut names = Vec::new();
    for role in Role::ALL {
        let piece = Piece::new(side, role);
        let mut squares: Vec<Square> = board.squares_of(piece).collect();
        squares.sort_by_key(|square| (square.file(), square.rank()));
        let named = squares.iter();
        names.extend(named.map(|square| format!("{}{square}", sign(piece, settings))));
    }
    if names.is_empty() {
        return "–".to_owned();
    }
    names.join(", ")
}

fn sign(piece: Piece, settings: FormSettings) -> String {
    if piece.role() == Role::Pawn {
        return String::new();
    }
    if settings.figurines {
        return figurine(piece).to_string();
    }
    settings.language.letter(piece.role()).to_owned()
}
