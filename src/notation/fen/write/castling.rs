//! The third field.

use super::Dialect;
use crate::chess::{Board, CastlingRight, Color, Position, RookSide, outermost_rook};

/// Writes the rights that the pieces allow, `-` when there are none.
pub(super) fn append_castling(text: &mut Vec<u8>, position: &Position, dialect: Dialect) {
    let before = text.len();
    for color in Color::ALL {
        for side in RookSide::ALL {
            if let Some(right) = position.castling.possible(color, side, &position.board) {
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
        text.push(b'-');
    }
}

fn castling_letter(
    right: CastlingRight,
    color: Color,
    side: RookSide,
    board: &Board,
    dialect: Dialect,
) -> u8 {
    let is_outermost = || outermost_rook(color, side, right.king, board) == Some(right.rook);
    let letter = match (dialect, side) {
        (Dialect::XFen, RookSide::Kingside) if is_outermost() => b'K',
        (Dialect::XFen, RookSide::Queenside) if is_outermost() => b'Q',
        _ => b'A' + right.rook.index(),
    };
    match color {
        Color::White => letter,
        Color::Black => letter.to_ascii_lowercase(),
    }
}
