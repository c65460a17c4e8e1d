//! The pieces of a board in 24 bytes: the occupied squares as the bits of a number, and four bits for each piece in the
//! order of the squares.

use tabiya_chess::{Color, Piece, Role, Square};

/// The number of bytes of the pieces.
pub(super) const PIECES_LEN: usize = 24;
/// The number of bytes of a board with its properties.
pub(super) const BOARD_LEN: usize = 32;
/// The maximum number of pieces.
const MOST_PIECES: u32 = 32;

/// Roles by their numbers.
const ROLES: [Role; 6] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
    Role::King,
];

/// The number of a rook with which its king may castle.
pub(super) const CASTLING_ROOK: u8 = 6;

/// Returns the occupied squares with the numbers of their pieces; `None` if there are too many.
pub(super) fn numbers(board: &[u8; BOARD_LEN]) -> Option<Vec<(Square, u8)>> {
    let (squares, pieces) = board.split_first_chunk()?;
    let occupied = u64::from_le_bytes(*squares);
    if occupied.count_ones() > MOST_PIECES {
        return None;
    }
    let is_occupied = |square: &Square| occupied >> square.index() & 1 == 1;
    let halves = pieces.iter().flat_map(|byte| [byte & 15, byte >> 4]);
    let squares = (0..64).filter_map(Square::from_index).filter(is_occupied);
    Some(squares.zip(halves).collect())
}

/// Returns the piece with this number.
pub(super) fn piece_of(number: u8) -> Option<Piece> {
    let color = if number & 8 == 0 {
        Color::White
    } else {
        Color::Black
    };
    let role = match number & 7 {
        CASTLING_ROOK => Role::Rook,
        role => *ROLES.get(usize::from(role))?,
    };
    Some(Piece::new(color, role))
}

/// Returns the number of a piece.
pub(super) fn number_of(piece: Piece) -> u8 {
    let role = match piece.role() {
        Role::Pawn => 0,
        Role::Knight => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 4,
        Role::King => 5,
    };
    match piece.color() {
        Color::White => role,
        Color::Black => role | 8,
    }
}

/// Packs pieces in the order of their squares; `None` if there are too many.
pub(super) fn packed(pieces: &[(Square, u8)]) -> Option<[u8; PIECES_LEN]> {
    let mut bytes = [0; PIECES_LEN];
    let (squares, numbers) = bytes.split_first_chunk_mut()?;
    let mut occupied = 0u64;
    for (place, (square, number)) in pieces.iter().enumerate() {
        occupied |= 1 << square.index();
        *numbers.get_mut(place / 2)? |= number << (place % 2 * 4);
    }
    *squares = occupied.to_le_bytes();
    Some(bytes)
}
