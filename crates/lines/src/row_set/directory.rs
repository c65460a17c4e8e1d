//! The number of set bits before every block of words.

use super::bits::{self, BITS, word_of};

/// The number of words of a block.
const BLOCK: usize = 8;

/// An index that makes counting and finding bits fast.
#[derive(Clone)]
pub(super) struct Directory {
    /// The number of set bits before each block.
    before: Box<[u64]>,
}

impl Directory {
    pub(super) fn of(words: &[u64]) -> Self {
        let mut count = 0;
        let blocks = words.chunks(BLOCK).map(|block| {
            let before = count;
            count += bits::count_words(block);
            before
        });
        Self {
            before: blocks.collect(),
        }
    }

    /// The number of set bits before bit `at`.
    pub(super) fn rank(&self, words: &[u64], at: u64) -> u64 {
        let block = word_of(at) / BLOCK;
        let first = (block * BLOCK) as u64 * BITS;
        let before = self.before.get(block).copied().unwrap_or_default();
        before + bits::count(words, first..at)
    }

    /// The set bit that has `place` set bits before it.
    pub(super) fn nth(&self, words: &[u64], place: u64) -> Option<u64> {
        let block = self.before.partition_point(|before| *before <= place);
        let block = block.checked_sub(1)?;
        let mut left = place - self.before.get(block)?;
        let at = block * BLOCK;
        for (at, word) in (at..).zip(words.get(at..)?) {
            let ones = u64::from(word.count_ones());
            if left < ones {
                return Some(at as u64 * BITS + nth_one(*word, left));
            }
            left -= ones;
        }
        None
    }
}

/// The set bit of a word that has `place` set bits before it.
fn nth_one(mut word: u64, place: u64) -> u64 {
    for _ in 0..place {
        word &= word.wrapping_sub(1);
    }
    word.trailing_zeros().into()
}
