//! Keys of 96 bits for the comparison of lines.
//!
//! Two lines with the same key count as the same without a further comparison. That is safe: the
//! key of a position is a sum of products of its words with random numbers, modulo the prime
//! 2^127 - 1, cut to 96 bits. For any two different positions, at most one in 2^94 choices of these
//! numbers gives them the same key; ten million positions have 2^46 pairs. The numbers are chosen
//! anew each time, so nobody can construct a file with equal keys. For a line without a position
//! the words are two hashes of its bytes by the standard library, whose keys are random as well.

use super::canonical::Words;
use std::hash::{BuildHasher as _, RandomState};

/// The prime 2^127 - 1.
const PRIME: u128 = u128::MAX >> 1;
/// A fifth word that no position has: in a position its lowest 32 bits are at most 0x801.
const LINE_OF_TEXT: u64 = u32::MAX as u64;

/// Makes keys, with random factors.
pub(super) struct LineKeys {
    /// A number below the prime for each word.
    factors: [u128; 6],
    texts: [RandomState; 2],
}

impl LineKeys {
    pub(super) fn new() -> Self {
        let dice = [RandomState::new(), RandomState::new()];
        let throw = |n: u128| {
            let [high, low] = [0, 1].map(|half| {
                let dice = dice.get(half).map(|dice| dice.hash_one(n));
                u128::from(dice.unwrap_or_default())
            });
            reduced((high << 64 | low) >> 1)
        };
        Self {
            factors: [0, 1, 2, 3, 4, 5].map(throw),
            texts: [RandomState::new(), RandomState::new()],
        }
    }

    /// Returns the key of a position.
    pub(super) fn of_words(&self, words: &Words) -> u128 {
        let sum = words
            .iter()
            .zip(&self.factors)
            .fold(0, |sum, (word, factor)| {
                reduced(sum + product(*word, *factor))
            });
        sum & (u128::MAX >> 32)
    }

    /// Returns the key of a line without a position.
    pub(super) fn of_text(&self, line: &[u8]) -> u128 {
        let [one, other] = &self.texts;
        let hashes = [one.hash_one(line), other.hash_one(line)];
        let [one, other] = hashes;
        self.of_words(&[one, other, 0, 0, LINE_OF_TEXT, 0])
    }
}

/// Returns the product modulo the prime; `factor` must be below it.
fn product(word: u64, factor: u128) -> u128 {
    let word = u128::from(word);
    let (high, low) = (factor >> 64, factor & u128::from(u64::MAX));
    let high = word * high;
    // 2^127 counts as 1, so the bits of the upper half above 2^63 are added at the bottom.
    let turned = ((high & (u128::MAX >> 65)) << 64) + (high >> 63);
    let low = word * low;
    reduced(reduced(low) + reduced(turned))
}

/// Returns the number modulo the prime.
fn reduced(number: u128) -> u128 {
    let folded = (number & PRIME) + (number >> 127);
    if folded < PRIME {
        folded
    } else {
        folded - PRIME
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_agree_with_arithmetic_modulo_the_prime() {
        // Uses addition and doubling alone.
        let slow = |word: u64, factor: u128| {
            (0..64).rev().fold(0, |sum, bit| {
                let doubled = (sum * 2_u128) % PRIME;
                (doubled + u128::from(word >> bit & 1) * factor) % PRIME
            })
        };
        let mut number = 1_u128;
        for _ in 0..2000 {
            number = number.wrapping_mul(0xda94_2042_e4dd_58b5_1234_5678_9abc_def1) + 7;
            let factor = (number >> 1) % PRIME;
            let word = u64::try_from(number >> 64).unwrap_or_default();
            for word in [word, 0, 1, u64::MAX] {
                for factor in [factor, PRIME - 1, 1, 0] {
                    assert_eq!(product(word, factor), slow(word, factor));
                }
            }
        }
    }
}
