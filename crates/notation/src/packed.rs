//! Positions in 32 bytes, for tables of billions of them.
//!
//! ```
//! use tabiya_chess::Position;
//! use tabiya_notation::packed::{PackError, pack, unpack};
//!
//! let bytes = pack(&Position::start())?;
//! assert_eq!(unpack(&bytes), Some(Position::start()));
//! # Ok::<(), PackError>(())
//! ```
//!
//! # Layout, version 1
//!
//! All numbers are little-endian, so the layout is the same on every machine. It never changes; another layout would
//! have another version.
//!
//! | bytes | content |
//! |---|---|
//! | 0 to 7 | the occupied squares: bit 0 is a1, bit 1 is b1, bit 63 is h8 |
//! | 8 to 23 | a code of four bits for each occupied square, in the order of these bits, the low half of a byte first |
//! | 24 to 31 | the other fields as one number, from its lowest bit: |
//!
//! | bits | field |
//! |---|---|
//! | 0 | 1 if Black moves next |
//! | 1 to 4 | the file of the en-passant target from 1, or 0 |
//! | 5 to 20 | for White's king's side, White's queen's side, Black's king's side and Black's queen's side, four bits each: the file of the rook that may castle from 1, or 0 |
//! | 21 to 36 | the halfmove clock |
//! | 37 to 60 | the fullmove number |
//! | 61 to 63 | the version, 1 |
//!
//! Codes 1, 2, 3, 5, 6 and 7 are king, knight, bishop, pawn, queen and rook; 8 more is the black piece. Unused bits are
//! 0. Two positions have the same bytes exactly if they have the same X-FEN.
//!
//! Not every position fits: [`PackError`] names the reasons.

use std::error::Error;
use std::fmt;
use tabiya_chess::{
    Board, CastlingRight, CastlingRights, Color, File, Piece, Position, RookSide, Square,
    SquareSet, WantedRight, back_rank_king, code_of_piece, en_passant_rank,
};

/// The number of bytes of a packed position.
pub const PACKED_LEN: usize = 32;

/// The largest number of pieces of a packed position.
const MAX_PIECES: usize = 32;

const VERSION: u64 = 1;
const FIRST_RIGHT: usize = 5;
const CLOCK: usize = 21;
const NUMBER: usize = 37;
const VERSION_AT: usize = 61;

/// The rights in the order of the layout.
const RIGHTS: [(Color, RookSide); 4] = [
    (Color::White, RookSide::Kingside),
    (Color::White, RookSide::Queenside),
    (Color::Black, RookSide::Kingside),
    (Color::Black, RookSide::Queenside),
];

/// The reason why a position cannot be packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PackError {
    /// The board has this number of pieces, more than 32.
    TooManyPieces(u32),
    /// The halfmove clock is larger than 65,535, or the fullmove number larger than 16,777,215.
    CounterTooLarge,
}

impl PackError {
    /// The stable code for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::TooManyPieces(_) => "too_many_pieces",
            Self::CounterTooLarge => "counter_too_large",
        }
    }
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyPieces(pieces) => {
                write!(f, "{pieces} pieces do not fit, only {MAX_PIECES} do")
            }
            Self::CounterTooLarge => f.write_str("a counter is too large"),
        }
    }
}

impl Error for PackError {}

/// Packs a position. Castling rights and en-passant targets that the pieces rule out are omitted, as in a FEN.
///
/// # Errors
///
/// Returns the reason why the position does not fit.
pub fn pack(position: &Position) -> Result<[u8; PACKED_LEN], PackError> {
    let occupied = position.board.occupied();
    if occupied.len() as usize > MAX_PIECES {
        return Err(PackError::TooManyPieces(occupied.len()));
    }
    let clock = u16::try_from(position.halfmove_clock).map_err(too_large)?;
    let number = position.fullmove_number;
    if number >> (VERSION_AT - NUMBER) != 0 {
        return Err(PackError::CounterTooLarge);
    }
    let codes = position.board.pieces().enumerate();
    let codes = codes.fold(0_u128, |codes, (at, (_, piece))| {
        codes | u128::from(code_of_piece(piece)) << (at * 4)
    });
    let target = position.possible_en_passant();
    let mut state = u64::from(position.side_to_move == Color::Black)
        | target.map_or(0, |square| file_from_1(square.file())) << 1
        | u64::from(clock) << CLOCK
        | u64::from(number) << NUMBER
        | VERSION << VERSION_AT;
    for (at, (color, side)) in RIGHTS.into_iter().enumerate() {
        let right = position.castling.possible(color, side, &position.board);
        state |= right.map_or(0, |right| file_from_1(right.rook)) << (FIRST_RIGHT + at * 4);
    }
    let mut packed = [0; PACKED_LEN];
    let bytes = occupied.bits().to_le_bytes().into_iter();
    let bytes = bytes.chain(codes.to_le_bytes()).chain(state.to_le_bytes());
    for (place, byte) in packed.iter_mut().zip(bytes) {
        *place = byte;
    }
    Ok(packed)
}

fn too_large<E>(_: E) -> PackError {
    PackError::CounterTooLarge
}

fn file_from_1(file: File) -> u64 {
    u64::from(file.index()) + 1
}

/// Unpacks a position; `None` if [`pack`] makes these bytes of no position.
pub fn unpack(packed: &[u8]) -> Option<Position> {
    let packed: &[u8; PACKED_LEN] = packed.try_into().ok()?;
    let occupied = u64::from_le_bytes(part(packed, 0)?);
    let codes = u128::from_le_bytes(part(packed, 8)?);
    let state = u64::from_le_bytes(part(packed, 24)?);
    let board = board_of(SquareSet::from_bits(occupied), codes)?;
    let side_to_move = if state & 1 == 0 {
        Color::White
    } else {
        Color::Black
    };
    let file_at = |at: usize| match state >> at & 0xf {
        0 => Some(None),
        file => {
            let index = u8::try_from(file - 1).ok()?;
            File::from_index(index).map(Some)
        }
    };
    let target = file_at(1)?.map(|file| Square::new(file, en_passant_rank(side_to_move)));
    let mut castling = CastlingRights::NONE;
    for (at, (color, side)) in RIGHTS.into_iter().enumerate() {
        if let Some(rook) = file_at(FIRST_RIGHT + at * 4)? {
            let king = back_rank_king(color, &board)?;
            let right = CastlingRight { king, rook };
            castling.set(color, side, WantedRight::Yes(right));
        }
    }
    let number = state >> NUMBER & ((1 << (VERSION_AT - NUMBER)) - 1);
    let position = Position {
        board,
        side_to_move,
        castling,
        en_passant: target,
        halfmove_clock: u32::try_from(state >> CLOCK & 0xffff).ok()?,
        fullmove_number: u32::try_from(number).ok()?,
    };
    // Rights on the wrong side of the king, targets without a pawn, unused bits and other versions.
    (pack(&position).as_ref() == Ok(packed)).then_some(position)
}

/// The bytes of a number that begins at this place.
fn part<const N: usize>(packed: &[u8; PACKED_LEN], at: usize) -> Option<[u8; N]> {
    packed.get(at..at + N)?.try_into().ok()
}

fn board_of(occupied: SquareSet, codes: u128) -> Option<Board> {
    if occupied.len() as usize > MAX_PIECES {
        return None;
    }
    let mut board = Board::EMPTY;
    let mut rest = codes;
    for square in occupied {
        let is_code = |piece: &Piece| u128::from(code_of_piece(*piece)) == rest & 0xf;
        board.set(square, Some(Piece::ALL.into_iter().find(is_code)?));
        rest >>= 4;
    }
    Some(board)
}
