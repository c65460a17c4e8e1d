//! Positions of any kind.

use proptest::prelude::*;
use tabiya_chess::{Board, Color, Piece, Position, Square};

/// Any pieces anywhere, legal or not.
pub(super) fn any_position() -> impl Strategy<Value = Position> {
    let pieces = proptest::collection::vec((0u8..64, 0usize..12), 0..40);
    (pieces, any::<bool>()).prop_map(|(pieces, is_black)| {
        let mut position = Position::empty();
        position.board = Board::EMPTY;
        for (square, piece) in pieces {
            let square = Square::from_index(square).unwrap();
            position.board.set(square, Some(Piece::ALL[piece]));
        }
        if is_black {
            position.side_to_move = Color::Black;
        }
        position
    })
}
