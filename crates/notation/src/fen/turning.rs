//! Converts the codes of the pieces, one byte per square, to planes of bits, and back.

/// Converts eight ranks of codes, rank 8 first and the a-file in the lowest byte, to planes.
#[inline]
pub(super) const fn planes_of_codes(ranks: [u64; 8]) -> [u64; 4] {
    let [r8, r7, r6, r5, r4, r3, r2, r1] = ranks;
    // Two ranks in one word, four bits per square, transposed so that each byte is a rank of one plane: four of the
    // lower rank and four of the rank four above it.
    let mut words = [
        turned(r1 | r5 << 4),
        turned(r2 | r6 << 4),
        turned(r3 | r7 << 4),
        turned(r4 | r8 << 4),
    ];
    // Rearranged so that each word is one plane.
    words = swapped_pairs(words);
    swapped_neighbours(words)
}

/// The inverse: rank 8 first, the a-file in the lowest byte.
#[inline]
pub(super) const fn codes_of_planes(planes: [u64; 4]) -> [u64; 8] {
    let [a, b, c, d] = swapped_pairs(swapped_neighbours(planes));
    let [r51, r62, r73, r84] = [turned(a), turned(b), turned(c), turned(d)];
    [
        upper(r84),
        upper(r73),
        upper(r62),
        upper(r51),
        lower(r84),
        lower(r73),
        lower(r62),
        lower(r51),
    ]
}

const HALVES: u64 = 0x0f0f_0f0f_0f0f_0f0f;

const fn lower(word: u64) -> u64 {
    word & HALVES
}

const fn upper(word: u64) -> u64 {
    word >> 4 & HALVES
}

const fn swapped_pairs([a, b, c, d]: [u64; 4]) -> [u64; 4] {
    let (a, c) = swapped(a, c, 16, 0x0000_ffff_0000_ffff);
    let (b, d) = swapped(b, d, 16, 0x0000_ffff_0000_ffff);
    [a, b, c, d]
}

const fn swapped_neighbours([a, b, c, d]: [u64; 4]) -> [u64; 4] {
    let (a, b) = swapped(a, b, 8, 0x00ff_00ff_00ff_00ff);
    let (c, d) = swapped(c, d, 8, 0x00ff_00ff_00ff_00ff);
    [a, b, c, d]
}

/// Swaps the masked bits of one word with those of the other that are lower by `shift`.
const fn swapped(one: u64, other: u64, shift: u32, mask: u64) -> (u64, u64) {
    let differing = (one >> shift ^ other) & mask;
    (one ^ differing << shift, other ^ differing)
}

/// Bit `i` of byte `k` becomes bit `k` of byte `i`.
const fn turned(mut word: u64) -> u64 {
    let mut differing = (word ^ word >> 7) & 0x00aa_00aa_00aa_00aa;
    word ^= differing ^ differing << 7;
    differing = (word ^ word >> 14) & 0x0000_cccc_0000_cccc;
    word ^= differing ^ differing << 14;
    differing = (word ^ word >> 28) & 0x0000_0000_f0f0_f0f0;
    word ^ differing ^ differing << 28
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_a_board_twice_restores_it() {
        let mut planes = [
            0x9e37_79b9_7f4a_7c15,
            0xdead_beef,
            u64::MAX,
            0x8000_0000_0000_0001,
        ];
        for _ in 0..200 {
            assert_eq!(planes_of_codes(codes_of_planes(planes)), planes);
            planes = planes.map(|plane| plane.rotate_left(7).wrapping_mul(5) ^ 0x1234);
        }
    }

    #[test]
    fn a8_is_in_the_first_byte_and_h1_in_the_last() {
        let a8 = 1_u64 << 56;
        assert_eq!(codes_of_planes([a8, 0, a8, 0])[0], 0b101);
        let h1 = 1_u64 << 7;
        assert_eq!(codes_of_planes([0, h1, 0, h1])[7], 0b1010 << 56);
    }
}
