//! Writes positions as FEN.
//!
//! The shortest digits, one blank between the fields, White's rights first and the h-side before
//! the a-side. Rights and en-passant targets that the pieces rule out are left out. The target is
//! written after every double push (the standard of 1994), whether or not a pawn can capture.

use crate::chess::{
    Board, CastlingRight, Color, File, Position, Rank, RookSide, Square, back_rank_king,
    outermost_rook,
};

/// How castling rights are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// `KQkq`, and the rook's file only where `K` or `Q` would mean a rook further out. Every
    /// position of standard chess comes out as standard FEN.
    #[default]
    XFen,
    /// The rooks' files always: `HAha`.
    Shredder,
}

/// The position as X-FEN.
pub fn write_fen(position: &Position) -> String {
    write_fen_as(position, Dialect::XFen)
}

/// The position as FEN of this dialect.
pub fn write_fen_as(position: &Position, dialect: Dialect) -> String {
    let fields = write_position_fields(position, dialect);
    let (clock, number) = (position.halfmove_clock, position.fullmove_number);
    format!("{fields} {clock} {number}")
}

/// The first four fields: all but the counters.
pub(in crate::notation) fn write_position_fields(position: &Position, dialect: Dialect) -> String {
    let mut text = write_board(&position.board);
    text.push_str(match position.side_to_move {
        Color::White => " w ",
        Color::Black => " b ",
    });
    push_castling(&mut text, position, dialect);
    text.push(' ');
    match position.possible_en_passant() {
        Some(target) => text.push_str(&target.to_string()),
        None => text.push('-'),
    }
    text
}

/// The pieces alone: the first field.
pub fn write_board(board: &Board) -> String {
    let mut text = String::with_capacity(72);
    for rank in Rank::ALL.into_iter().rev() {
        if rank != Rank::EIGHTH {
            text.push('/');
        }
        push_rank(&mut text, board, rank);
    }
    text
}

fn push_rank(text: &mut String, board: &Board, rank: Rank) {
    let mut empty = 0;
    for file in File::ALL {
        match board.get(Square::new(file, rank)) {
            None => empty += 1,
            Some(piece) => {
                push_empty(text, empty);
                empty = 0;
                text.push(piece.letter());
            }
        }
    }
    push_empty(text, empty);
}

fn push_empty(text: &mut String, squares: u8) {
    if squares > 0 {
        text.push(char::from(b'0' + squares));
    }
}

fn push_castling(text: &mut String, position: &Position, dialect: Dialect) {
    let before = text.len();
    for color in Color::ALL {
        for side in RookSide::ALL {
            if let Some(right) = written_right(position, color, side) {
                text.push(castling_letter(
                    right,
                    color,
                    side,
                    &position.board,
                    dialect,
                ));
            }
        }
    }
    if text.len() == before {
        text.push('-');
    }
}

/// The right, when the pieces allow it and a reader finds the same king: of two kings on the back
/// rank FEN cannot say which one may castle.
fn written_right(position: &Position, color: Color, side: RookSide) -> Option<CastlingRight> {
    let board = &position.board;
    let right = position.castling.possible(color, side, board)?;
    (back_rank_king(color, board) == Some(right.king)).then_some(right)
}

fn castling_letter(
    right: CastlingRight,
    color: Color,
    side: RookSide,
    board: &Board,
    dialect: Dialect,
) -> char {
    let is_outermost = outermost_rook(color, side, right.king, board) == Some(right.rook);
    let letter = match (dialect, side) {
        (Dialect::XFen, RookSide::Kingside) if is_outermost => 'K',
        (Dialect::XFen, RookSide::Queenside) if is_outermost => 'Q',
        _ => right.rook.letter().to_ascii_uppercase(),
    };
    match color {
        Color::White => letter,
        Color::Black => letter.to_ascii_lowercase(),
    }
}
