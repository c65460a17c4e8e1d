//! Keys that are equal for positions that are alike.

use tabiya_chess::{Color, Position, Role};

/// A key that two positions share if they differ only by reflection or by the colours: mirrored left and right, with
/// colours swapped, and without pawns also turned and mirrored in every other way. Castling, captures in passing and
/// counters do not matter.
pub fn likeness(position: &Position) -> Vec<u8> {
    let board = &position.board;
    let has_pawns = !board.role(Role::Pawn).is_empty();
    let ways: u8 = if has_pawns { 2 } else { 8 };
    let mut least: Option<Vec<u8>> = None;
    for is_swapped in [false, true] {
        for way in 0..ways {
            let mut key: Vec<u8> = Vec::with_capacity(2 * 16 + 1);
            let is_black = (position.side_to_move == Color::Black) != is_swapped;
            let mut placed: Vec<[u8; 2]> = Vec::with_capacity(16);
            for (square, piece) in board.pieces() {
                let piece = if is_swapped {
                    piece.in_other_color()
                } else {
                    piece
                };
                let turned = if is_swapped {
                    square.index() ^ 0b11_1000
                } else {
                    square.index()
                };
                placed.push([
                    reflected(turned, way),
                    u8::try_from(u32::from(piece.letter())).unwrap_or(0),
                ]);
            }
            placed.sort_unstable();
            key.push(u8::from(is_black));
            key.extend(placed.as_flattened());
            if least.as_ref().is_none_or(|least| key < *least) {
                least = Some(key);
            }
        }
    }
    least.unwrap_or_default()
}

/// A square reflected by files (the first bit of the way), by ranks, and at the long diagonal.
const fn reflected(square: u8, way: u8) -> u8 {
    let files = if way & 1 == 0 { 0 } else { 0b111 };
    let ranks = if way & 2 == 0 { 0 } else { 0b11_1000 };
    let square = square ^ files ^ ranks;
    if way & 4 == 0 {
        square
    } else {
        (square >> 3) | (square & 7) << 3
    }
}
