//! Reads ordinary FENs without looking for faults: six exact fields, standard castling letters.
//!
//! What makes a careful reader slow is mispredicted branches, not instructions. So everything here is computed without
//! branches, and a single check at the end decides whether the text was suitable. A text that is refused here need not
//! be wrong: the careful reader decides.
//!
//! Ranks are read four at a time with AVX2 (`ranks_avx2.rs`), and a byte at a time on processors without it
//! (`ranks_words.rs`); a property test checks that the two agree. The five fields after the board are read from three
//! words: standard castling letters for king and rooks at home, single blanks, counters of up to four digits. Writing
//! works the same way in reverse (`write/board_avx2.rs`). The crate has no `unsafe` code of its own: `pulp` asks the
//! processor once and wraps the instructions in safe functions.
#![expect(
    clippy::needless_bitwise_bool,
    reason = "all is looked at, without a branch, and judged once"
)]

#[cfg(target_arch = "x86_64")]
mod ranks_avx2;
mod ranks_words;

use ranks_words::{ReadRanks, eight, word_at};
use tabiya_chess::{
    Board, CastlingRight, CastlingRights, Color, Position, Role, RookSide, Square, SquareSet,
    WantedRight,
};

/// Reads an exact FEN of six fields, when it is a usual one.
#[inline]
pub(super) fn read_usual(text: &[u8]) -> Option<Position> {
    #[cfg(target_arch = "x86_64")]
    if let Some(simd) = pulp::x86::V3::try_new() {
        return ranks_avx2::with_avx2(simd, text, |text, ranks| whole(text, ranks?));
    }
    whole(text, ranks_words::read_ranks(text)?)
}

/// The same without instructions that only some processors have.
pub(super) fn read_usual_portably(text: &[u8]) -> Option<Position> {
    whole(text, ranks_words::read_ranks(text)?)
}

/// Reads eight exact ranks followed by a space.
pub(super) fn read_board(text: &[u8]) -> Option<ReadRanks> {
    #[cfg(target_arch = "x86_64")]
    if let Some(simd) = pulp::x86::V3::try_new() {
        return ranks_avx2::with_avx2(simd, text, |_, ranks| ranks);
    }
    ranks_words::read_ranks(text)
}

#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn whole(text: &[u8], (board, end): ReadRanks) -> Option<Position> {
    read_fields(text, end, board)
}

/// Reads the text after the board, from the space to the end.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn read_fields(text: &[u8], blank: usize, board: Board) -> Option<Position> {
    // ` w KQkq `: a space, the side, a space, up to four letters, a space.
    let front = word_at(text, blank)?;
    let is_black = front & 0xff_ffff == u64::from_le_bytes(*b" b \0\0\0\0\0");
    let is_white = front & 0xff_ffff == u64::from_le_bytes(*b" w \0\0\0\0\0");
    let letters = front >> 24;
    let length = places_of(b' ', letters).trailing_zeros() / 8;
    let castling = castling_of_letters(letters & mask_of(length), length)?;

    let start = blank + 4 + length as usize;
    let (target, behind) = en_passant_of_word(*text.get(start..)?.first_chunk()?);
    let rest = text.len().checked_sub(start + behind)?;
    let counters = counters_of_word(u64::from_le_bytes(*text.last_chunk()?), rest)?;

    let is_exact = (is_black | is_white)
        & (counters.number != 0)
        & castling.is_held_by(&board)
        & is_target(target, is_black);
    is_exact.then_some(Position {
        board,
        side_to_move: if is_black { Color::Black } else { Color::White },
        castling: castling.rights,
        en_passant: target.square,
        halfmove_clock: counters.clock,
        fullmove_number: counters.number,
    })
}

/// The high bit of each byte of a word that equals this byte; exact only up to the first one.
const fn places_of(byte: u8, word: u64) -> u64 {
    let differs = word ^ eight(byte);
    differs.wrapping_sub(eight(1)) & !differs & eight(0x80)
}

/// A mask of this number of bytes; more than seven count as seven.
const fn mask_of(bytes: u32) -> u64 {
    (1 << (8 * if bytes < 7 { bytes } else { 7 })) - 1
}

/// The rights of a castling field of standard letters.
struct Castling {
    letters: u32,
    /// The number of letters; without it, a NUL after them would be overlooked.
    length: u32,
    rights: CastlingRights,
    kings: SquareSet,
    rooks: SquareSet,
}

impl Castling {
    /// Whether the kings and rooks are on the squares that these rights need.
    #[inline]
    fn is_held_by(&self, board: &Board) -> bool {
        let men = board.role(Role::King) & self.kings | board.role(Role::Rook) & self.rooks;
        let needed = self.kings | self.rooks;
        let black = needed & BLACK_BACK_RANK;
        men == needed && board.men(Color::Black) & needed == black
    }
}

const BLACK_BACK_RANK: SquareSet = SquareSet::rank(Color::Black.back_rank());

/// The sixteen castling fields of standard chess, at the hashes of their letters.
static CASTLINGS: [Castling; 16] = castlings();
/// A multiplier that gives each of the sixteen fields its own hash.
const HASH: u32 = 0x3079_4435;

const fn place_of(letters: u32) -> usize {
    (letters.wrapping_mul(HASH) >> 28) as usize
}

#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn castling_of_letters(letters: u64, length: u32) -> Option<&'static Castling> {
    let letters = u32::try_from(letters).ok()?;
    let castling = CASTLINGS.get(place_of(letters))?;
    ((castling.letters == letters) & (castling.length == length)).then_some(castling)
}

#[expect(clippy::indexing_slicing, reason = "at compile time")]
const fn castlings() -> [Castling; 16] {
    const NONE: Castling = Castling {
        letters: 0,
        length: 0,
        rights: CastlingRights::NONE,
        kings: SquareSet::EMPTY,
        rooks: SquareSet::EMPTY,
    };
    let mut castlings = [NONE; 16];
    let mut chosen = 0;
    while chosen < 16 {
        let castling = castling_of_choice(chosen);
        let place = place_of(castling.letters);
        assert!(castlings[place].letters == 0, "two fields at one place");
        castlings[place] = castling;
        chosen += 1;
    }
    castlings
}

/// The field with the letters of `KQkq` whose bits are set.
#[expect(clippy::indexing_slicing, reason = "at compile time")]
const fn castling_of_choice(chosen: u8) -> Castling {
    const LETTERS: [(Color, RookSide, u8); 4] = [
        (Color::White, RookSide::Kingside, b'K'),
        (Color::White, RookSide::Queenside, b'Q'),
        (Color::Black, RookSide::Kingside, b'k'),
        (Color::Black, RookSide::Queenside, b'q'),
    ];
    let mut letters = if chosen == 0 { b'-' as u32 } else { 0 };
    let mut length = if chosen == 0 { 1 } else { 0 };
    let mut rights = CastlingRights::NONE;
    let mut kings = 0;
    let mut rooks = 0;
    let mut at = 0;
    while at < 4 {
        if chosen >> at & 1 == 1 {
            let (color, side, letter) = LETTERS[at];
            let right = CastlingRight::standard(side);
            rights = rights.with(color, side, WantedRight::Yes(right));
            kings |= 1 << Square::new(right.king, color.back_rank()).index();
            rooks |= 1 << Square::new(right.rook, color.back_rank()).index();
            letters |= (letter as u32) << (8 * length);
            length += 1;
        }
        at += 1;
    }
    Castling {
        letters,
        length,
        rights,
        kings: SquareSet::from_bits(kings),
        rooks: SquareSet::from_bits(rooks),
    }
}

/// The content of the en-passant field.
#[derive(Clone, Copy)]
struct Target {
    square: Option<Square>,
    /// Whether the field is `-` or a square on rank 3 or 6, followed by a space.
    is_exact: bool,
}

/// Reads the en-passant field. Also returns its length with the space after it.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn en_passant_of_word(bytes: [u8; 4]) -> (Target, usize) {
    let [file, rank, blank, _] = bytes;
    let is_none = file == b'-';
    let [file_index, rank_index] = [file.wrapping_sub(b'a'), rank.wrapping_sub(b'1')];
    let square = Square::from_index((rank_index << 3 | file_index & 7) & 63);
    let is_square = (file_index < 8) & ((rank == b'3') | (rank == b'6')) & (blank == b' ');
    let target = Target {
        square: if is_none { None } else { square },
        is_exact: if is_none { rank == b' ' } else { is_square },
    };
    (target, 3 - usize::from(is_none))
}

/// Whether the field is exact, and the target on the rank on which this side captures.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn is_target(target: Target, is_black: bool) -> bool {
    let is_of_side = |square: Square| (square.index() < 32) == is_black;
    target.is_exact & target.square.is_none_or(is_of_side)
}

/// The counters of a FEN.
struct Counters {
    clock: u32,
    number: u32,
}

/// Reads the two counters if they are exactly the last `length` bytes of the text. One word suffices for up to eight
/// bytes, such as `0 1` or `12 103`. Counters of more than four digits are refused.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
#[expect(clippy::cast_possible_truncation, reason = "sixteen bits fit")]
fn counters_of_word(last: u64, length: usize) -> Option<Counters> {
    let unused = 8_u32.checked_sub(u32::try_from(length).ok()?)?;
    let word = last.checked_shr(8 * unused)?;
    let blank = places_of(b' ', word).trailing_zeros() / 8;
    let behind = word.checked_shr(8 * (blank + 1))?;
    // Zeros are put before both numbers, so that each has four digits.
    let clock_zeros = 4_u32.checked_sub(blank)?;
    let number_zeros = 4_u32.checked_sub(7_u32.checked_sub(unused + blank)?)?;
    let in_front = (word & mask_of(blank)) << (8 * clock_zeros) & 0xffff_ffff;
    let both = in_front | (behind << (8 * number_zeros)) << 32;
    let zeros = eight(b'0') & !(u64::MAX << (8 * clock_zeros));
    let more_zeros = (u64::from_le_bytes(*b"0000\0\0\0\0") & mask_of(number_zeros)) << 32;
    let digits = both | zeros & 0xffff_ffff | more_zeros;
    // Digits are 0x30 to 0x39; adding 6 keeps them below 0x40.
    let halves = digits & eight(0xf0) ^ eight(0x30);
    let others = halves | digits.wrapping_add(eight(6)) & eight(0xf0) ^ eight(0x30);

    let pairs = digits & eight(0x0f);
    let pairs = pairs.wrapping_mul(10).wrapping_add(pairs >> 8) & 0x00ff_00ff_00ff_00ff;
    let fours = pairs.wrapping_mul(100).wrapping_add(pairs >> 16);
    let [clock, number] = [fours & 0xffff, fours >> 32 & 0xffff].map(|counter| counter as u32);
    // A zero before other digits is not exact.
    let is_shortest =
        ((blank == 1) | (word & 0xff != u64::from(b'0'))) & (behind & 0xff != u64::from(b'0'));
    let is_exact = (others == 0) & (clock_zeros < 4) & (number_zeros < 4) & is_shortest;
    is_exact.then_some(Counters { clock, number })
}
