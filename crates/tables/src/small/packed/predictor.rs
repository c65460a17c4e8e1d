//! The probability of a bit, mixed from what several contexts have seen.
//!
//! Everything is computed with integers, so that all machines read the same bits.

use super::coder::Coder;

/// The number of contexts of a bit.
pub(crate) const CONTEXTS: usize = 9;
/// The number of bits that select a counter of a context.
const BITS: u32 = 16;
/// The sets of weights.
pub(crate) const SETS: usize = 1024;
/// The weight that each context has at first, in parts of 65,536.
const FIRST_WEIGHT: i32 = 20_000;
/// A counter adapts no slower than after so many bits.
const MEMORY: u32 = 250;

/// What was seen in a context: the probability of a set bit, in parts of 65,536, and the number of bits up to a limit.
#[derive(Clone, Copy, Debug)]
struct Counter {
    probability: u16,
    count: u16,
}

/// Learns the probabilities of bits.
#[derive(Debug)]
pub(crate) struct Predictor {
    /// Those of the first context, then those of the second one, and so on.
    counters: Vec<Counter>,
    weights: Vec<[i32; CONTEXTS]>,
    stretched: Vec<i16>,
    inverses: Vec<u64>,
}

/// The hash of the parts of a context.
pub(crate) fn hash(parts: &[u32]) -> u32 {
    parts.iter().fold(0, |hash, part| {
        let mixed = (hash ^ part).wrapping_mul(0x9E37_79B1);
        mixed ^ mixed >> 15
    })
}

#[expect(
    clippy::indexing_slicing,
    reason = "hashes are cut to the length of the counters, and sets to that of the weights"
)]
impl Predictor {
    pub(crate) fn new() -> Self {
        let unseen = Counter {
            probability: 1 << 15,
            count: 0,
        };
        Self {
            counters: vec![unseen; CONTEXTS << BITS],
            weights: vec![[FIRST_WEIGHT; CONTEXTS]; SETS],
            stretched: stretched(),
            inverses: inverses(),
        }
    }

    /// Codes a bit in contexts with these hashes, with this set of weights.
    pub(crate) fn code(
        &mut self,
        coder: &mut impl Coder,
        hashes: &[u32; CONTEXTS],
        set: usize,
        wanted: bool,
    ) -> bool {
        let weights = &mut self.weights[set % SETS];
        let slots: [usize; CONTEXTS] =
            std::array::from_fn(|place| place << BITS | (hashes[place] >> (32 - BITS)) as usize);
        let inputs = slots.map(|slot| {
            let probability = self.counters[slot].probability;
            i32::from(self.stretched[usize::from(probability >> 4)])
        });
        let parts = inputs.iter().zip(weights.iter());
        let sum: i32 = parts.map(|(input, weight)| (input * weight) >> 8).sum();
        let probability = squash(sum >> 8).clamp(1, 4095);
        let bit = coder.code(probability.unsigned_abs(), wanted);
        let error = (i32::from(bit) << 12) - probability;
        for (weight, input) in weights.iter_mut().zip(inputs) {
            let change = (input * error) >> 10;
            *weight = (*weight + change).clamp(-(1 << 19), 1 << 19);
        }
        for slot in slots {
            let counter = &mut self.counters[slot];
            counter.learn(bit, self.inverses[usize::from(counter.count)]);
        }
        bit
    }
}

impl Counter {
    #[inline]
    fn learn(&mut self, bit: bool, inverse: u64) {
        let probability = u32::from(self.probability);
        let step = |distance: u32| divided(distance * 2, inverse);
        let learnt = if bit {
            probability + step(65_535 - probability)
        } else {
            probability - step(probability)
        };
        self.probability = u16::try_from(learnt).unwrap_or(u16::MAX);
        if u32::from(self.count) < MEMORY {
            self.count += 1;
        }
    }
}

/// 2^32 divided by `count * 2 + 3` for each count, rounded up. To multiply by it takes a fraction of the time of a
/// division, and gives the same quotient for numbers below 2^17.
fn inverses() -> Vec<u64> {
    let divisors = (0..=MEMORY).map(|count| u64::from(count) * 2 + 3);
    divisors
        .map(|divisor| (1_u64 << 32).div_ceil(divisor))
        .collect()
}

fn divided(number: u32, inverse: u64) -> u32 {
    u32::try_from((u64::from(number) * inverse) >> 32).unwrap_or(0)
}

/// The logistic function: from parts of 256 to parts of 4,096.
fn squash(value: i32) -> i32 {
    /// Its values at multiples of 128.
    const VALUES: [i32; 33] = [
        1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994,
        3348, 3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
    ];
    let value = value.clamp(-2047, 2047);
    let (place, part) = ((value >> 7) + 16, value & 127);
    let at = |place: i32| {
        let place = usize::try_from(place).unwrap_or(0);
        VALUES.get(place).copied().unwrap_or(4095)
    };
    (at(place) * (128 - part) + at(place + 1) * part + 64) >> 7
}

/// The inverse of [`squash`], by probability.
fn stretched() -> Vec<i16> {
    let mut table = Vec::with_capacity(4096);
    for value in -2047..=2047_i16 {
        let reached = usize::try_from(squash(i32::from(value))).unwrap_or(0);
        while table.len() <= reached {
            table.push(value);
        }
    }
    table.resize(4096, 2047);
    table
}

#[cfg(test)]
mod tests {
    use super::{divided, inverses};

    #[test]
    fn inverses_divide_each_number_exactly() {
        for (divisor, inverse) in (3..).step_by(2).zip(inverses()) {
            for number in (0..1 << 17).step_by(7).chain([2 * 65_535]) {
                assert_eq!(divided(number, inverse), number / divisor);
            }
        }
    }
}
