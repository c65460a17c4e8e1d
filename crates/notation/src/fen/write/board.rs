//! Writes the first field without a branch that depends on the squares of pieces.

#[cfg(target_arch = "x86_64")]
#[path = "board_avx2.rs"]
mod avx2;

use crate::fen::turning::codes_of_planes;
use tabiya_chess::{Board, Piece, code_of_piece};

/// The letters by the codes of pieces; code 0 has `0`, to which the length of the run is added.
static LETTERS: [u8; 16] = letters();

#[expect(clippy::indexing_slicing, reason = "at compile time")]
const fn letters() -> [u8; 16] {
    let mut letters = [b'0'; 16];
    let mut at = 0;
    while at < Piece::ALL.len() {
        let piece = Piece::ALL[at];
        letters[code_of_piece(piece) as usize] = piece.letter() as u8;
        at += 1;
    }
    letters
}

/// Room for the longest board, 64 pieces and seven slashes; a power of two, so that an index needs no check.
const ROOM: usize = 128;
const A_FILE: u64 = 0x0101_0101_0101_0101;

/// Writes the ranks from the eighth to the first.
pub(super) fn append_board(text: &mut Vec<u8>, board: &Board) {
    #[cfg(target_arch = "x86_64")]
    if let Some(simd) = pulp::x86::V3::try_new() {
        return avx2::append_board(simd, text, board);
    }
    append_board_portably(text, board);
}

/// Works like `append_board` without instructions that only some processors have.
///
/// Each piece makes one byte, and so does the first square of each run of empty ones. With bit 0 for a8 and bit 63 for
/// h1, those squares are the bits of one word, in the order of the text, and the rank of each is the number of slashes
/// before it.
fn append_board_portably(text: &mut Vec<u8>, board: &Board) {
    let mut codes = [0_u8; 64];
    for (place, rank) in codes
        .as_chunks_mut()
        .0
        .iter_mut()
        .zip(codes_of_planes(board.planes()))
    {
        *place = rank.to_le_bytes();
    }
    let occupied = board.occupied().bits().swap_bytes();
    let starts_run = !occupied & (occupied << 1 | A_FILE);
    let mut left = occupied | starts_run;

    let mut field = [b'/'; ROOM];
    let mut written = 0;
    while left != 0 {
        let square = left.trailing_zeros() as usize;
        left &= left - 1;
        let code = codes.get(square % 64).copied().unwrap_or_default();
        let letter = LETTERS
            .get(usize::from(code % 16))
            .copied()
            .unwrap_or_default();
        // The end of the rank stops a run, too. A piece is not a run: its first bit is set.
        let stops = occupied >> square | 0x100 >> (square % 8);
        let [run, ..] = stops.trailing_zeros().to_le_bytes();
        if let Some(place) = field.get_mut((written + square / 8) % ROOM) {
            *place = letter + run;
        }
        written += 1;
    }
    text.extend_from_slice(field.get(..written + 7).unwrap_or_default());
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabiya_chess::Square;

    #[test]
    fn every_processor_writes_the_same_board() {
        let mut bits = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..5000 {
            let mut board = Board::EMPTY;
            for square in Square::all() {
                bits ^= bits << 13;
                bits ^= bits >> 7;
                bits ^= bits << 17;
                let [chosen, share, ..] = bits.to_le_bytes();
                let piece = Piece::ALL.get(usize::from(chosen % 12)).copied();
                board.set(square, piece.filter(|_| share % 3 == 0));
            }
            let mut texts = [Vec::new(), Vec::new()];
            append_board(&mut texts[0], &board);
            append_board_portably(&mut texts[1], &board);
            assert_eq!(texts[0], texts[1]);
        }
    }
}
