//! A shuffled order of numbers, computed number by number.
//!
//! It is a Feistel network over the next even power of two, with rounds keyed by the seed. So no list is kept, each
//! number comes once, and every machine computes the same order.

/// The rounds of the network.
const ROUNDS: u64 = 6;
/// The golden ratio, as the generator `SplitMix64` has it.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// The numbers below a length in a shuffled order.
#[derive(Clone, Copy, Debug)]
pub struct Shuffle {
    len: u128,
    /// Half of the bits of a place.
    half: u32,
    seed: u64,
}

impl Shuffle {
    /// Shuffles the numbers below `len`, which may have up to 126 bits.
    pub const fn new(len: u128, seed: u64) -> Self {
        let bits = u128::BITS - len.saturating_sub(1).leading_zeros();
        let half = if bits < 2 { 1 } else { bits.div_ceil(2) };
        Self { len, half, seed }
    }

    /// The number of places. Some of them have no number: at most three of four, for more than two numbers.
    pub const fn places(&self) -> u128 {
        1 << (2 * self.half)
    }

    /// The number at a place. Each number below the length has one place.
    pub fn at(&self, place: u128) -> Option<u128> {
        if self.places() <= place {
            return None;
        }
        let mask = (1_u128 << self.half) - 1;
        let (mut left, mut right) = (place >> self.half & mask, place & mask);
        for round in 0..ROUNDS {
            let key = mixed(self.seed.wrapping_add(STEP.wrapping_mul(round + 1)));
            let word = u64::try_from(right).unwrap_or(u64::MAX);
            let mix = u128::from(mixed(word ^ key)) & mask;
            (left, right) = (right, left ^ mix);
        }
        Some(left << self.half | right).filter(|number| *number < self.len)
    }
}

/// Spreads each bit of a word over all of them, as `SplitMix64` does.
const fn mixed(word: u64) -> u64 {
    let word = word.wrapping_add(STEP);
    let word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}
