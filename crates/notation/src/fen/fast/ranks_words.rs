//! Reads eight exact ranks, one byte at a time, on any processor.
//!
//! Every byte writes its code into the next slot and advances by the number of its squares; a slash takes one slot,
//! too. So the board is exact if every ninth slot has a slash.

use crate::fen::turning::planes_of_codes;
use tabiya_chess::{Board, Piece, code_of_piece};

/// The board and the place of the space after it.
pub(super) type ReadRanks = (Board, usize);

/// The eight bytes from this place on as a word, the first one lowest.
#[inline(always)]
#[expect(clippy::inline_always, reason = "a single load")]
pub(super) fn word_at(text: &[u8], at: usize) -> Option<u64> {
    let bytes = text.get(at..)?.first_chunk()?;
    Some(u64::from_le_bytes(*bytes))
}

/// The same byte eight times.
#[inline]
pub(super) const fn eight(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

/// The effect of a byte of the board field: bits 0 to 7 are the number of its slots, bit 8 is set for a slash, and bit
/// 16 for a byte that does not belong to a board.
static STEPS: [u32; 256] = steps();
/// The code that a byte writes: that of the piece, 0 for a digit, [`SLASH_CODE`] for a slash.
static CODES: [u8; 256] = codes();

const SLASH: u32 = 1 << 8;
const FAULT: u32 = 1 << 16;
const SLASH_CODE: u8 = 0x10;

#[expect(clippy::indexing_slicing, reason = "at compile time")]
const fn steps() -> [u32; 256] {
    let mut steps = [FAULT; 256];
    let mut squares = 1;
    while squares <= 8 {
        steps[b'0' as usize + squares as usize] = squares;
        squares += 1;
    }
    steps[b'/' as usize] = SLASH | 1;
    let mut at = 0;
    while at < Piece::ALL.len() {
        steps[Piece::ALL[at].letter() as usize] = 1;
        at += 1;
    }
    steps
}

#[expect(clippy::indexing_slicing, reason = "at compile time")]
const fn codes() -> [u8; 256] {
    let mut codes = [0; 256];
    codes[b'/' as usize] = SLASH_CODE;
    let mut at = 0;
    while at < Piece::ALL.len() {
        codes[Piece::ALL[at].letter() as usize] = code_of_piece(Piece::ALL[at]);
        at += 1;
    }
    codes
}

/// The longest board: 64 pieces and seven slashes, which take the same number of slots.
const MAX_BYTES: usize = 71;
const SLOTS: u32 = 71;

/// Reads eight exact ranks followed by a space.
#[inline]
pub(super) fn read_ranks(text: &[u8]) -> Option<ReadRanks> {
    let end = end_of_board(text)?;
    let mut slots = [0_u8; 128];
    // The slots, slashes and faults so far, in the bits of the steps.
    let mut place = 0_u32;
    for byte in text.get(..end)? {
        *slots.get_mut((place & 127) as usize)? = *CODES.get(usize::from(*byte))?;
        place += STEPS.get(usize::from(*byte))?;
    }
    let slashes = [8, 17, 26, 35, 44, 53, 62].map(|slot: usize| slots.get(slot).copied());
    let is_exact = slashes == [Some(SLASH_CODE); 7] && place == 7 * SLASH + SLOTS;
    is_exact.then(|| (board_of_slots(&slots), end))
}

/// The place of the first space, if no two digits are adjacent before it; examines eight bytes at a time.
#[inline]
fn end_of_board(text: &[u8]) -> Option<usize> {
    let mut joined = 0;
    let mut before = 0;
    for at in (0..=MAX_BYTES).step_by(8) {
        let word = word_at(text, at)?;
        let differs = word ^ eight(b' ');
        let blanks = differs.wrapping_sub(eight(1)) & !differs & eight(0x80);
        // Among the bytes of a board only digits have both bits 4 and 5 and not bit 6.
        let digits = word & word << 1 & !(word >> 1) & eight(0x20);
        let pairs = digits & (digits << 8 | before);
        before = digits >> 56;
        if blanks != 0 {
            let in_front = (blanks & blanks.wrapping_neg()) - 1;
            let is_exact = joined | pairs & in_front == 0;
            return is_exact.then_some(at + blanks.trailing_zeros() as usize / 8);
        }
        joined |= pairs;
    }
    None
}

/// The board of the slots: the ranks are nine slots apart, rank 8 first.
#[inline]
fn board_of_slots(slots: &[u8; 128]) -> Board {
    let rank = |at: usize| word_at(slots, 9 * at).unwrap_or_default();
    let ranks = [0, 1, 2, 3, 4, 5, 6, 7].map(rank);
    Board::from_planes(planes_of_codes(ranks))
}
