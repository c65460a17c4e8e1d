//! Reads eight exact ranks at once, with the vectors of 32 bytes that processors of the x86-64 family have had since
//! 2013.
//!
//! Each rank is at most eight bytes of text, and four of them make a vector. Running sums within the eight bytes give
//! the file of each piece; a table turns it into the bit of the file. The sum of these bits over the bytes with a
//! certain bit in their code is one rank of one plane.

use super::ranks_words::{ReadRanks, eight, word_at};
use core::arch::x86_64::__m256i;
use pulp::x86::V3;
use pulp::{Simd, WithSimd, cast};
use tabiya_chess::Board;

/// Calls a function with the ranks read from a text, all of it compiled for this processor.
#[inline]
pub(super) fn with_avx2<T>(
    simd: V3,
    text: &[u8],
    then: impl FnOnce(&[u8], Option<ReadRanks>) -> T,
) -> T {
    struct Reading<'text, F> {
        simd: V3,
        text: &'text [u8],
        then: F,
    }
    impl<T, F: FnOnce(&[u8], Option<ReadRanks>) -> T> WithSimd for Reading<'_, F> {
        type Output = T;

        #[inline(always)]
        #[expect(
            clippy::inline_always,
            reason = "must be compiled for the processor at hand"
        )]
        fn with_simd<S: Simd>(self, _: S) -> T {
            (self.then)(self.text, read_ranks(self.simd, self.text))
        }
    }
    Simd::vectorize(simd, Reading { simd, text, then })
}

/// Bits of a classified byte: the low four are the code of the piece.
const PIECE_KBN: u8 = 0x10;
const PIECE_PQR: u8 = 0x20;
const DIGIT: u8 = 0x40;
/// The bits of the code that the low half of a letter determines.
const LOW_CODE: u8 = 0b0011;
const HIGH_CODE: u8 = 0b1100;

/// The meanings that the low half of a byte allows. `K` and `B`, `N` are 0x4b, 0x42, 0x4e; `P`, `Q`, `R` are 0x50 to
/// 0x52; lower-case letters 0x20 more; digits 0x31 to 0x38.
const BY_LOW_HALF: [u8; 16] = [
    PIECE_PQR | HIGH_CODE | 0b01,
    PIECE_PQR | DIGIT | HIGH_CODE | 0b10,
    PIECE_PQR | PIECE_KBN | DIGIT | HIGH_CODE | 0b11,
    DIGIT,
    DIGIT,
    DIGIT,
    DIGIT,
    DIGIT,
    DIGIT,
    0,
    0,
    PIECE_KBN | HIGH_CODE | 0b01,
    0,
    0,
    PIECE_KBN | HIGH_CODE | 0b10,
    0,
];

/// The meanings that the high half of a byte allows.
const BY_HIGH_HALF: [u8; 16] = [
    0,
    0,
    0,
    DIGIT,
    PIECE_KBN | LOW_CODE,
    PIECE_PQR | LOW_CODE | 0b0100,
    PIECE_KBN | LOW_CODE | 0b1000,
    PIECE_PQR | LOW_CODE | 0b1100,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
];

/// The bit of the file, by the number of squares up to and including this one.
const BIT_OF_COUNT: [u8; 16] = [0, 1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0];

#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn read_ranks(simd: V3, text: &[u8]) -> Option<ReadRanks> {
    let (slashes, end) = slashes_and_end(simd, text)?;
    let mut left = slashes;
    let mut next_rank = || {
        let start = left.trailing_zeros() as usize + 1;
        left &= left.wrapping_sub(1);
        Some(word_at(text, start)?.cast_signed())
    };
    let first = word_at(text, 0)?.cast_signed();
    let upper = [first, next_rank()?, next_rank()?, next_rank()?];
    let lower = [next_rank()?, next_rank()?, next_rank()?, next_rank()?];
    let upper = planes_of_four(simd, vector(simd, upper));
    let lower = planes_of_four(simd, vector(simd, lower));
    let fault = simd.avx2._mm256_or_si256(upper.fault, lower.fault);
    // A rank of more than eight bytes would have bytes that were not examined.
    let is_exact = slashes.count_ones() == 7
        && (upper.used.count_ones() + lower.used.count_ones()) as usize + 7 == end
        && simd.avx._mm256_testz_si256(fault, fault) == 1;
    is_exact.then(|| {
        let planes = gather(simd, upper.planes, lower.planes);
        (Board::from_planes(planes), end)
    })
}

#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn vector(simd: V3, [a, b, c, d]: [i64; 4]) -> __m256i {
    simd.avx._mm256_set_epi64x(d, c, b, a)
}

/// The slashes before the first space as bits, and the place of that space, within 64 bytes.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn slashes_and_end(simd: V3, text: &[u8]) -> Option<(u64, usize)> {
    // In a shorter text the second half overlaps the first one.
    let second = text.len().checked_sub(32)?.min(32);
    let halves: [&[u8; 32]; 2] = [text.first_chunk()?, text.get(second..)?.first_chunk()?];
    let blanks = bits_of(simd, b' ', halves, second);
    let in_front = blanks.wrapping_sub(1) & !blanks;
    let end = blanks.trailing_zeros() as usize;
    (blanks != 0).then_some((bits_of(simd, b'/', halves, second) & in_front, end))
}

/// The places of this byte in two pieces of text; the second piece begins this many bytes later.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn bits_of(simd: V3, byte: u8, [first, other]: [&[u8; 32]; 2], second: usize) -> u64 {
    u64::from(bits_of_half(simd, byte, first))
        | u64::from(bits_of_half(simd, byte, other)) << second
}

#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn bits_of_half(simd: V3, byte: u8, half: &[u8; 32]) -> u32 {
    let equal = simd.avx2._mm256_cmpeq_epi8(cast(*half), all(byte));
    simd.avx2._mm256_movemask_epi8(equal).cast_unsigned()
}

/// The same byte in all places.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn all(byte: u8) -> __m256i {
    cast([byte; 32])
}

/// A table of sixteen bytes, repeated for both halves of a vector.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn table(table: [u8; 16]) -> __m256i {
    cast([table, table])
}

/// One plane of four ranks, one byte each: the files whose code has this bit.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn plane(simd: V3, class: __m256i, bits: __m256i, bit: u8) -> __m256i {
    let avx2 = simd.avx2;
    let code_bit = all(1 << bit);
    let has_bit = avx2._mm256_cmpeq_epi8(avx2._mm256_and_si256(class, code_bit), code_bit);
    avx2._mm256_sad_epu8(avx2._mm256_and_si256(has_bit, bits), all(0))
}

/// Four ranks that were read.
struct FourRanks {
    /// The four planes of each rank as the four low bytes of its word.
    planes: __m256i,
    /// Bits that are set for faults.
    fault: __m256i,
    /// A bit for each byte that belongs to its rank.
    used: u32,
}

/// Reads four ranks. Each is up to eight bytes of text and ends at a slash or a space.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn planes_of_four(simd: V3, text: __m256i) -> FourRanks {
    let avx2 = simd.avx2;

    let ends = avx2._mm256_or_si256(
        avx2._mm256_cmpeq_epi8(text, all(b'/')),
        avx2._mm256_cmpeq_epi8(text, all(b' ')),
    );
    // All bits below the lowest set bit; all bits if none is set.
    let used = avx2._mm256_andnot_si256(ends, avx2._mm256_add_epi64(ends, cast([u64::MAX; 4])));
    let text = avx2._mm256_and_si256(text, used);

    let low_half = avx2._mm256_and_si256(text, all(0x0f));
    let high_half = avx2._mm256_and_si256(avx2._mm256_srli_epi16::<4>(text), all(0x0f));
    let class = avx2._mm256_and_si256(
        avx2._mm256_shuffle_epi8(table(BY_LOW_HALF), low_half),
        avx2._mm256_shuffle_epi8(table(BY_HIGH_HALF), high_half),
    );
    let is_digit = avx2._mm256_cmpeq_epi8(high_half, all(3));

    let ones = avx2._mm256_and_si256(used, all(1));
    let squares = avx2._mm256_blendv_epi8(ones, low_half, is_digit);
    let sums = avx2._mm256_add_epi8(squares, avx2._mm256_slli_epi64::<8>(squares));
    let sums = avx2._mm256_add_epi8(sums, avx2._mm256_slli_epi64::<16>(sums));
    let sums = avx2._mm256_add_epi8(sums, avx2._mm256_slli_epi64::<32>(sums));
    let bits = avx2._mm256_shuffle_epi8(table(BIT_OF_COUNT), sums);

    let planes = avx2._mm256_or_si256(
        avx2._mm256_or_si256(
            plane(simd, class, bits, 0),
            avx2._mm256_slli_epi64::<8>(plane(simd, class, bits, 1)),
        ),
        avx2._mm256_or_si256(
            avx2._mm256_slli_epi64::<16>(plane(simd, class, bits, 2)),
            avx2._mm256_slli_epi64::<24>(plane(simd, class, bits, 3)),
        ),
    );

    let is_known = avx2._mm256_cmpgt_epi8(class, all(0x0f));
    let unknown = avx2._mm256_andnot_si256(is_known, used);
    let doubled = avx2._mm256_and_si256(is_digit, avx2._mm256_slli_epi64::<8>(is_digit));
    let counts = avx2._mm256_srli_epi64::<56>(sums);
    let miscounted = avx2._mm256_xor_si256(counts, cast([8_u64; 4]));
    let fault = avx2._mm256_or_si256(unknown, avx2._mm256_or_si256(doubled, miscounted));
    FourRanks {
        planes,
        fault,
        used: avx2._mm256_movemask_epi8(used).cast_unsigned(),
    }
}

/// An order by planes, in pairs of ranks: (3, 4) and (7, 8) of the first half, (1, 2) and (5, 6) of the second.
const PAIRS: [u8; 16] = [12, 4, 13, 5, 14, 6, 15, 7, 8, 0, 9, 1, 10, 2, 11, 3];

/// Joins the planes of eight ranks: byte 0 of a plane is rank 1.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn gather(simd: V3, upper: __m256i, lower: __m256i) -> [u64; 4] {
    let avx2 = simd.avx2;
    // Words of ranks (8, 4), (7, 3), (6, 2), (5, 1): each has four bytes of the upper rank, then four of the lower one.
    let words = avx2._mm256_or_si256(upper, avx2._mm256_slli_epi64::<32>(lower));
    let pairs = avx2._mm256_shuffle_epi8(words, cast([PAIRS, PAIRS]));
    let first = simd.avx._mm256_castsi256_si128(pairs);
    let second = avx2._mm256_extracti128_si256::<1>(pairs);
    let sse2 = simd.sse2;
    let lower_half = sse2._mm_unpacklo_epi16(second, first);
    let upper_half = sse2._mm_unpackhi_epi16(second, first);
    let [low, high]: [u64; 2] = cast(sse2._mm_unpacklo_epi32(lower_half, upper_half));
    let [major, black]: [u64; 2] = cast(sse2._mm_unpackhi_epi32(lower_half, upper_half));
    [low, high, major, black]
}

const _: () = assert!(eight(1) == 0x0101_0101_0101_0101);
