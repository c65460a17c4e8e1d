//! Writes moves, with the file or rank of origin only where it is needed.

use crate::piece_letters::{Language, figurine};
use tabiya_chess::{
    Move, MoveKind, Mover, Piece, Role, RookSide, Square, SquareSet, attacked_from,
};

/// The names of pieces in a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PieceNames {
    /// The letters of the PGN standard.
    #[default]
    English,
    /// The letters of another language.
    Letters(Language),
    /// Chess symbols in the colour of the side that moves.
    Figurines,
}

/// A legal move in standard algebraic notation: `Nbd7`, `exd6`, `e8=Q+`, `O-O#`.
pub fn write_san(mover: &Mover, played: Move) -> String {
    write_san_with(mover, played, PieceNames::English)
}

/// A legal move in standard algebraic notation with these names of pieces.
pub fn write_san_with(mover: &Mover, played: Move, names: PieceNames) -> String {
    let mut text = String::with_capacity(8);
    push_san(&mut text, mover, played, names);
    text
}

/// Appends a legal move in standard algebraic notation with these names of pieces.
///
/// ```
/// use tabiya_chess::{Mover, Position};
/// use tabiya_notation::moves::{PieceNames, push_san, read_uci};
/// use tabiya_notation::piece_letters::Language;
///
/// let mover = Mover::new(&Position::start())?;
/// let nf3 = read_uci(&mover, "g1f3")?;
/// let mut text = String::new();
/// push_san(&mut text, &mover, nf3, PieceNames::Letters(Language::French));
/// text.push(' ');
/// push_san(&mut text, &mover, nf3, PieceNames::Figurines);
/// assert_eq!(text, "Cf3 ♘f3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn push_san(text: &mut String, mover: &Mover, played: Move, names: PieceNames) {
    push_san_leading_to(text, mover, played, &mover.after(played), names);
}

/// Works like [`push_san`] for a caller that already has the legal moves after this move.
pub fn push_san_leading_to(
    text: &mut String,
    mover: &Mover,
    played: Move,
    after: &Mover,
    names: PieceNames,
) {
    push_step(text, mover, played, names);
    if !after.checkers().is_empty() {
        text.push(if after.is_over() { '#' } else { '+' });
    }
}

/// Appends everything but the sign of check or mate.
fn push_step(text: &mut String, mover: &Mover, played: Move, names: PieceNames) {
    let board = &mover.position().board;
    let side = mover.position().side_to_move;
    let Some(piece) = board.get(played.from) else {
        return;
    };
    match played.kind {
        MoveKind::Castling(RookSide::Kingside) => return text.push_str("O-O"),
        MoveKind::Castling(RookSide::Queenside) => return text.push_str("O-O-O"),
        _ => {}
    }
    let is_capture = played.kind == MoveKind::EnPassant || board.occupied().contains(played.to);
    if piece.role() == Role::Pawn {
        if is_capture {
            text.push(played.from.file().letter());
        }
    } else {
        push_name(text, piece, names);
        push_origin(text, mover, played, piece);
    }
    if is_capture {
        text.push('x');
    }
    push_square(text, played.to);
    if let MoveKind::Promotion(role) = played.kind {
        text.push('=');
        push_name(text, Piece::new(side, role), names);
    }
}

fn push_square(text: &mut String, square: Square) {
    text.push(square.file().letter());
    text.push(square.rank().digit());
}

fn push_name(text: &mut String, piece: Piece, names: PieceNames) {
    match names {
        PieceNames::English => text.push(piece.role().letter()),
        PieceNames::Letters(language) => text.push_str(language.letter(piece.role())),
        PieceNames::Figurines => text.push(figurine(piece)),
    }
}

/// The file if no other piece of this kind that can make the move is on the same file; otherwise the rank,
/// and otherwise both.
fn push_origin(text: &mut String, mover: &Mover, played: Move, piece: Piece) {
    let from = played.from;
    let rivals = able_to_reach(mover, played.to, piece, !SquareSet::of(from));
    if rivals.is_empty() {
        return;
    }
    let on_file = rivals & SquareSet::file(from.file());
    let on_rank = rivals & SquareSet::rank(from.rank());
    if on_file.is_empty() {
        text.push(from.file().letter());
    } else if on_rank.is_empty() {
        text.push(from.rank().digit());
    } else {
        push_square(text, from);
    }
}

/// The pieces of this kind (no pawns) on these squares that can legally move to a square.
pub(super) fn able_to_reach(
    mover: &Mover,
    to: Square,
    piece: Piece,
    among: SquareSet,
) -> SquareSet {
    let board = &mover.position().board;
    (attacked_from(to, piece, board.occupied()) & board.squares_of(piece) & among)
        .filter(|from| mover.can_step(*from, to))
        .collect()
}
